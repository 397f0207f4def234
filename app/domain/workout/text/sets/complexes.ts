import { unitsOf } from "#app/domain/workout/text/coach/open-values.ts";
import { isBareName } from "./entry-lists.ts";
import { type Knows, type Readings, restApart, setOf } from "./taken.ts";

const names = "^(?:complex\\s*:\\s*)?(?<names>[^:\\d()@]+?(?:\\s*\\+\\s*|\\s+\\/\\s+)[^:\\d()@]+?)\\s*[:,-]?\\s*";
const tuple = "\\(?(?<reps>\\d{1,2}(?:\\s*\\+\\s*\\d{1,2})+)\\)?";
const behind = "(?<behind>(?:[\\s,;@].*)?)$";
const load = "(?<load>@?\\s*\\d+(?:[.,]\\d+)?\\s*(?:kg|lb|%)\\s*:?\\s+)?";

const spelledOut: readonly RegExp[] = [
  new RegExp(`${names}${load}(?<count>\\d{1,2})\\s*(?:x|sets? of|rounds? of)\\s*${tuple}${behind}`, "i"),
  new RegExp(
    `${names}${load}(?:x\\s*)?${tuple}\\s*,?\\s*(?:x\\s*)?(?<count>\\d{1,2})(?:\\s*(?:sets?|rounds?))?${behind}`,
    "i",
  ),
  new RegExp(`${names}(?:x\\s*)?${tuple}(?!\\s*(?:x|sets|rounds))${behind}`, "i"),
];
const shared: readonly RegExp[] = [
  new RegExp(
    `${names}(?<count>\\d{1,2})\\s*(?:x|sets? of|rounds? of)\\s*(?<reps>\\d{1,3}(?:-\\d{1,3})?\\s?(?:m|km|s|sec|min|cal)?(?![\\p{L}\\d]))${behind}`,
    "i",
  ),
  new RegExp(`${names}(?<count>\\d{1,2})\\s*(?:sets?|rounds?|x(?!\\s*\\d))${behind}`, "i"),
];

type Words = Readonly<Record<string, string | undefined>>;

export function complexReadings(written: string, knows: Knows): Readings {
  if (!/[+/]/.test(written)) return null;
  const spaced = written.replace(
    /^(\D*\d+(?:[.,]\d+)?\s*(?:%|kg|lb))\s*\/\s*\(?(\d(?:\+\d)+)\)?\s*[/x]\s*(\d{1,2})$/i,
    "$1 $2 x $3",
  );
  const counted = spaced.replace(/(?<=\p{L}[\s:]+)(\d{1,2})\s*(?=\(\d\s*\+\s*\d)/u, "$1x");
  const text = counted.replace(/\s+super[ -]?sets?(?=\s*:?\s*\d)/i, "");
  if (text !== counted) return supersetReadings(text, knows);
  const each = eachOnce(text, knows) ?? cleanAndPress(text, knows);
  if (each) return each;
  for (const shape of spelledOut) {
    const words = shape.exec(text)?.groups;
    const found = words && ofEach(words, knows);
    if (found) return found;
  }
  // why: '1+1' is rather the lift as one
  const inTwo = /(\d)\+(?!\1)\d/.test(text) ? text.replace(asOneLift, "Clean + jerk $<values>") : text;
  const lift = ladderReadings(inTwo, knows) ?? cleanAndJerk(text, knows);
  if (lift) return lift;
  for (const shape of shared) {
    const words = shape.exec(text)?.groups;
    const found = words && ofAll(words, knows);
    if (found) return found;
  }
  return addedReadings(text, knows);
}

const ladder = new RegExp(`${names}(?<steps>\\d+(?:[.,]\\d+)?\\s*(?:%|kg|lb|/).*)$`, "i");
const step =
  /^(?<load>\d{2,3}(?:[.,]\d+)?)\s*(?<unit>%|kg|lb)?(?:\s*[x/]\s*|\s+)\(?(?<reps>\d{1,2}(?:\+\d{1,2})+)\)?(?:\s*\((?<inside>\d{1,2})\)|\s*x\s*(?<count>\d{1,2}))?$/i;
const betweenSteps = /\s*,\s+|\s+(?=\d{2,3}(?:[.,]\d+)?\s*(?:%|kg|lb)?\s*[x/]\s*\(?\d)/i;

/** Of steps that say none, those that their loads may have. */
function unitsIn(steps: readonly (Words | undefined)[]): string[] {
  if (steps.some((one) => one === undefined)) return [];
  const isSaid = steps.every((one) => one?.unit !== undefined);
  if (isSaid) return steps.length > 1 ? [""] : [];
  return unitsOf(steps.map((one) => Number(one?.load?.replace(",", "."))));
}

/** 'Clean + jerk 65%x1+1, 70%x1+1(2)' and '60/2+1 70/2+1': the last number is of sets. */
function ladderReadings(text: string, knows: Knows): Readings {
  const words = ladder.exec(text)?.groups;
  const parts = words ? partsOf(words, knows) : null;
  const found = words?.steps?.split(betweenSteps).map((one) => step.exec(one)?.groups) ?? [];
  const units = unitsIn(found);
  if (!parts || units.length === 0) return null;
  const texts = units.map((unit) => {
    const rounds = found.map(({ load, unit: own = unit, reps = "", count = "1", inside = count } = {}) =>
      reps.split("+").map((each) => `${inside === "1" ? "" : `${inside}x`}${each} @${load}${own}`),
    );
    const entries = parts.map((name, at) => `${name}  ${rounds.map((round) => round[at]).join(" | ")}`);
    return rounds.every(({ length }) => length === parts.length) && entries.every(knows.isEntry) ? entries : [];
  });
  return texts.every((entries) => entries.length > 0)
    ? { texts: texts.map((entries) => setOf("Complex", entries)) }
    : null;
}

const asOneLift = /^(?:c\s?(?:&|\+|and)\s?j|cleans?\s*(?:&|and|\+)\s*jerks?)\s*[:-]?\s+(?<values>\S.*)$/i;
const eachLoad = "\\d+(?:[.,]\\d+)?\\s*(?:%|kg|lbs?)";
const pairOfLifts: readonly RegExp[] = [
  new RegExp(
    `^(?:@?\\s*(?<ahead>${eachLoad})[\\s:,x]+)?\\(?(?<first>\\d)\\s*\\+\\s*(?<second>\\d)\\)?(?:\\s*@?\\s*(?<load>${eachLoad}))?(?:\\s*x\\s*(?<count>\\d{1,2})(?:\\s*@?\\s*(?<behind>${eachLoad}))?)?$`,
    "i",
  ),
  new RegExp(
    `^(?<count>\\d{1,2})\\s*(?:x|sets? of)\\s*\\(?(?<first>[2-9])\\s*\\+\\s*(?<second>\\d)\\)?(?:\\s*@?\\s*(?<load>${eachLoad}))?$`,
    "i",
  ),
];

/** 'C&J 2+1 @ 75% x 4': two cleans and a jerk, or the lift as one. */
function cleanAndJerk(text: string, knows: Knows): Readings {
  const { values = "" } = asOneLift.exec(text)?.groups ?? {};
  const found = values === "" ? undefined : pairOfLifts.map((shape) => shape.exec(values)?.groups).find(Boolean);
  if (!found) return equalPairs(values, knows);
  const { ahead, behind: last = ahead, load: behindThem = last, first, second, count } = found;
  const each = behindThem === undefined ? "" : ` @${behindThem}`;
  const entries = [`Clean  ${first}${each}`, `Jerk  ${second}${each}`];
  const reps = first === second ? first : `${first}+${second}`;
  const [heading, times] = count === undefined ? ["Complex", ""] : [`Complex x${count}`, `${count}x`];
  const asOne = `Clean and jerk  ${times}${reps}${each}`;
  return [...entries, asOne].every(knows.isEntry) ? { texts: [setOf(heading, entries), [asOne]] } : null;
}

/** 'C&J 60/1+1 70/1+1' is rather of the lift as one. */
function equalPairs(values: string, knows: Knows): Readings {
  const found = values.split(betweenSteps).map((one) => step.exec(one)?.groups);
  const areEqual = found.every((one) => one?.unit === undefined && new Set(one?.reps?.split("+")).size === 1);
  const units = areEqual && found.length > 1 ? unitsIn(found) : [];
  const texts = units.map((unit) => {
    const rounds = found.map(({ load, unit: own = unit, reps = "", count = "1", inside = count } = {}) => {
      return `${inside === "1" ? "" : `${inside}x`}${reps} @${load}${own}`;
    });
    return [`Clean and jerk  ${rounds.join(" | ")}`];
  });
  return texts.length > 0 && texts.flat().every(knows.isEntry) ? { texts } : null;
}

const cleanPlusPress = /^cleans?\s*\+\s*press(?:es)?\s*[,:]?\s+(?<values>\d[^+]*(?:l\s?\+\s?r)?)$/i;

/** 'Clean + press 3x5 L+R': the lift as one, or one lift after the other. */
function cleanAndPress(text: string, knows: Knows): Readings {
  const { values } = cleanPlusPress.exec(text)?.groups ?? {};
  const asOne = `Clean and press ${values}`;
  if (values === undefined || !knows.isEntry(asOne)) return null;
  const { count, each } = /^(?<count>\d{1,2})\s*x\s*(?<each>\d.*)$/i.exec(values)?.groups ?? {};
  const entries = [`Clean ${each ?? values}`, `Barbell press ${each ?? values}`];
  const apart = entries.every(knows.isEntry) ? [setOf(`Complex x${count ?? 1}`, entries)] : [];
  return { texts: [[asOne], ...apart], isAsked: true };
}

function supersetReadings(text: string, knows: Knows): Readings {
  const spaced = text.replace(/(?<=\p{L})\/(?=\p{L}{3})/gu, " / ");
  const { names: list = "", count, reps, behind: said = "" } = shared[0]?.exec(spaced)?.groups ?? {};
  const parts = list.split(/\s*\+\s*|\s+\/\s+/).map((name) => `${name.trim()} ${reps}${said}`);
  const areNamed = parts.length > 1 && parts.every((part) => knows.isEntry(part) || knows.isNear(part));
  return areNamed ? { texts: [setOf(`Superset x${count}`, parts)] } : null;
}

function namesIn(list: string): string[] {
  return list.split(/\s*\+\s*|\s+\/\s+/).map((name) => name.trim());
}

function partsOf({ names: list = "" }: Words, knows: Knows): string[] | null {
  const parts = pullsOf(namesIn(list));
  const isName = (name: string) => isBareName(name, knows) || knows.read(`${name} 1`)?.isPlain;
  return parts.length > 1 && parts.every(isName) ? parts : null;
}

/** 'Pull + clean' is a clean pull, and a clean; 'J' a jerk. */
function pullsOf(parts: readonly string[]): string[] {
  const [lift] = /snatch|clean|(?<!\p{L})(?:sn|cl)(?!\p{L})/iu.exec(parts.join(" ")) ?? [];
  const own = lift === undefined ? "" : /^s/i.test(lift) ? "Snatch " : "Clean ";
  return parts.map((part) => part.replace(/^(?=(?:high )?pulls?$)/i, own).replace(/^j$/i, "Jerk"));
}

/** Behind a clean it is of the bar. */
const pressOfClean = /(?<=clean\p{L}*\s*\+\s*)press(?:es)?(?=\s*(?:\+|$))/iu;

const countBehind = /[\s,]+(?:x\s*)?(\d{1,2})\s*(?:sets?|rounds?)(?=$|,)/i;

const openLoad = /^(?<load>[\s,]*@\s*(?<number>\d{2,3}(?:[.,]\d)?))(?<more>(?:[,;].*)?)$/;

/** A load without its unit has the same one in all parts. */
function inEachUnit(words: Words, knows: Knows): Readings {
  const { load, number = "", more = "" } = openLoad.exec(words.behind ?? "")?.groups ?? {};
  const units = load === undefined ? [] : unitsOf([Number(number.replace(",", "."))]);
  const texts = units.flatMap((unit) => ofEach({ ...words, behind: `${load}${unit}${more}` }, knows)?.texts ?? []);
  return texts.length > 0 ? { texts } : null;
}

function ofEach(words: Words, knows: Knows): Readings {
  const open = inEachUnit(words, knows);
  if (open) return open;
  const { reps = "", load: ahead = "" } = words;
  const [setsBehind = "", times] = words.count === undefined ? (countBehind.exec(words.behind ?? "") ?? []) : [];
  const { count = times, behind = "" } = words;
  const { values, rest } = restApart(behind.replace(setsBehind, ""));
  const parts = partsOf({ names: words.names?.replace(pressOfClean, "barbell press") }, knows);
  const each = reps.split(/\s*\+\s*/);
  if (!parts || each.length !== parts.length) return null;
  const said = ahead === "" ? values : ` @${ahead.replace(/[@:]/g, "").trim()}${values}`;
  const entries = parts.map((name, at) => `${name}  ${each[at]}${said}`);
  if (!entries.every(knows.isEntry)) return null;
  const set = setOf(count === undefined ? "Complex" : `Complex x${count}`, [...entries, ...rest]);
  const whole = parts.join(" and ");
  const asOne = `${whole}  ${count === undefined ? "" : `${count}x`}${each[0]}${said}`;
  const isOneName = isBareName(whole, knows) && new Set(each).size === 1 && knows.isEntry(asOne);
  return { texts: isOneName ? [set, [asOne]] : [set] };
}

const onceEach = new RegExp(
  `${names}(?<reps>\\d{1,3})\\s*(?:reps?\\s*)?(?:of\\s+)?each(?:[\\s,]+(?:x\\s*)?(?<count>\\d{1,2})(?:\\s*(?:rounds?|rds?|sets?|x))?)?$`,
  "i",
);

/** 'Halo + goblet squat + push-up, 5 of each' */
function eachOnce(text: string, knows: Knows): Readings {
  const { names: list = "", reps, count } = onceEach.exec(text)?.groups ?? {};
  const entries = namesIn(list).map((name) => `${name}  ${reps}`);
  if (reps === undefined || entries.length < 2 || !entries.every(knows.isEntry)) return null;
  const times = count === undefined ? "" : ` x${count}`;
  const complex = setOf(`Complex${times}`, entries);
  const superset = setOf(`${entries.length > 2 ? "Giant" : "Superset"}${times}`, entries);
  return { texts: /^complex/i.test(text) ? [complex] : [superset, complex], isAsked: true };
}

const lifted = /clean|snatch|jerk|thruster|pull$|push press|front squat|overhead squat/i;

/** 'Bench press + barbell row 4x8': after each other in every round, or each by itself. */
function ofAll(words: Words, knows: Knows): Readings {
  const { count, reps = "1", behind: values = "" } = words;
  const parts = namesIn(words.names ?? "");
  const isKnown = parts.every((name) => isBareName(name, knows));
  if (parts.length < 2 || (!isKnown && isBareName(parts.join(" and "), knows))) return null;
  const { values: said, rest, isBare } = restApart(values.replace(/^\s*each\b/i, ""));
  const entries = parts.map((name) => `${name}  ${reps}${said}`);
  const alone = parts.map((name) => `${name}  ${count}x${reps}${said}${rest.map((one) => `; ${one}`).join("")}`);
  if (![...entries, ...alone].every((entry) => knows.isEntry(entry) || (!isKnown && knows.isNear(entry)))) return null;
  const superset = setOf(`${parts.length > 2 ? "Giant" : "Superset"} x${count}`, [...entries, ...rest]);
  const complex = setOf(`Complex x${count}`, [...entries, ...rest]);
  const texts = parts.every((name) => lifted.test(name)) ? [complex, superset, alone] : [superset, alone, complex];
  return { texts, isAsked: isBare };
}

const added =
  /^(?:[\p{L} ]*complex\s*:\s*)?(?<list>[^@]+?\+[^@]+?)(?<load>\s*@\s*\d+(?:[.,]\d+)?\s*(?:kg|lb|%))?(?:\s+x\s*(?<count>\d{1,2})|,?\s+(?<after>\d{1,2})\s*(?:sets?|rounds?))(?<behind>(?:\s*@.*)?)$/iu;

function addedReadings(text: string, knows: Knows): Readings {
  const { list = "", after = "", count = after, load: ahead = "", behind: said = "" } = added.exec(text)?.groups ?? {};
  const values = `${ahead}${said}`;
  const parts = list.split(/\s*\+\s*/);
  const isOfCounts = parts.every((part) => /^(?:\d{1,2}\s+\D+|\D+\s\d{1,2})$/.test(part));
  const entries = parts.map((part) => `${part}${values}`);
  if (parts.length < 2 || !isOfCounts || !entries.every(knows.isEntry)) return null;
  return { texts: [setOf(`Complex x${count}`, entries)], isAsked: true };
}
