import { isOfPool, isTooSoon } from "#app/domain/workout/text/endurance/leaving.ts";
import { withNote } from "#app/domain/workout/text/words/lines.ts";
import { isOfWorkAlone } from "./asides.ts";
import { headingRules, timeOf } from "./headings.ts";
import { type Knows, namesIn, type Readings, setOf } from "./taken.ts";
import { ladderEvery } from "./turns.ts";

export const duration = "(?:\\d{1,2}:\\d\\d|\\d{1,3}\\s*(?:(?:s|secs?|sek|seconds?|min|mins|minutes?)(?![a-z])|'|\"))";
const every = `\\(?(?<sign>on|off|every|e(?=\\d)|leaving\\s+(?:on|every)|going\\s+(?:on|every)|send[ -]?off|start(?:s|ing)?\\s+(?:na|at|um|every|alle|on)|abgang(?:\\s+(?:alle|um))?|int(?:erval)?\\.?|@)\\s*(?:the\\s+)?(?<time>:\\d\\d|${duration})\\)?`;
const held = "(?:hold(?:ing)?|target(?:ing)?|aim(?:ing)? for|halten)\\s+\\d:\\d\\d(?:-\\d:\\d\\d)?";
const behind = new RegExp(
  `^(?<entry>.+?)[\\s,]+${every}(?<tail>(?:\\s*@.*|\\s*\\([^()]*\\)|,?\\s+${held}|,\\s+\\p{L}[^,;\\d]*)?)$`,
  "iu",
);
const isHeld = new RegExp(held, "i");
const multiplier = /(?<![\d.,])(\d{1,2})\s*(?:x|sets?\s+of|rounds?\s+of)\s*(?=\d|\()/i;

/** '10 rounds of 30s on' */
export const roundsOn =
  /(\d{1,2})\s*(?:rounds?|rds?|sets?)\s*(?:of\s+|x\s*|[:,]\s*)?(?=\d{1,3}\s*(?:s|secs?|min|')\s*(?:on|work|hard)(?!\p{L}))/iu;

/** 'Snatch EMOM 10 min x 2' is of two repetitions. */
const emomOf = /(?<=\p{L}\s+)(emom\s+\d{1,2}(?:\s*min\w*)?)\s+x\s*(?=\d)/iu;

/** '15 on the minute, 10 min' */
const minutesBehind = /((?:on the|every) min(?:ute)?),\s*(?=\d{1,2}\s*min)/iu;

export function timedReadings(written: string, knows: Knows): Readings {
  const text = written.replace(roundsOn, "$1 x ").replace(emomOf, "$1, ").replace(minutesBehind, "$1 for ");
  return (
    turnedEvery(text, knows) ??
    sendOff(text, knows) ??
    restBehind(text, knows) ??
    emomBehind(text, knows) ??
    headingBehind(text, knows)
  );
}

const slashed = new RegExp(`^(?<work>[^/]*\\d\\s*(?:m|km|yd|cal))\\s*/\\s*(?<rest>${duration})$`, "i");

function restBehind(text: string, knows: Knows): Readings {
  const { work = "", rest = "" } = slashed.exec(text)?.groups ?? {};
  const isRepeated = multiplier.test(work) && knows.nameEnd(work) !== null && knows.isEntry(work);
  return isRepeated ? { texts: [[`${work}; rest ${timeOf(rest)}`]], isAsked: true } : null;
}

function emomBehind(text: string, knows: Knows): Readings {
  const {
    entry = "",
    minutes,
    tail = "",
    said = "",
  } = /^(?<entry>.+?),?\s+\(?(?:emom|e(?<minutes>\d)mom|every min(?:ute)?|on the min(?:ute)?|otm)\)?,?(?<tail>(?:\s*@?\s*\d.*|\s*\(\D+\))?)(?<said>(?:,\s+\p{L}[^,;\d]*)?)$/iu.exec(
    inNumbers(text),
  )?.groups ?? {};
  const once = entry.replace(equalList, (list, first) => `${list.split("-").length}x${first}`);
  const count = multiplier.exec(once)?.[1] ?? countBehind.exec(once)?.[1];
  const each = `${once.replace(multiplier, "").replace(countBehind, "")}${tail}`;
  const heading = minutes === undefined ? `EMOM ${count}` : `Interval x${count}, every ${minutes}:00`;
  if (count === undefined || !knows.isEntry(each) || hidesExercise(said, knows)) return null;
  return { texts: [setOf(heading, [withNote(each, said.replace(/^,\s*/, ""))])] };
}

const equalList = /(?<=\s)(\d{1,2})(?:-\1){2,}$/;

const countBehind = /(?<=\d\s*\p{L}*)\s*x\s*(\d{1,2})$/iu;

function inNumbers(text: string): string {
  return text.replace(
    /(?<=\d\s*)(singles|doubles|triples)/i,
    (word) => `x${" sdt".indexOf(word[0]?.toLowerCase() ?? "")}`,
  );
}

/** 'Deadlift 5x3 every 2 min, then push-ups': an exercise behind the time is no note. */
function hidesExercise(said: string, knows: Knows): boolean {
  return said.startsWith(",") && !isHeld.test(said) && (/^,\s*(?:then|and|plus)\s/i.test(said) || namesIn(said, knows));
}

const loadAhead =
  /^(?<name>.*\p{L}[\s:]+)(?<load>\d{2,3}(?:[.,]\d)?\s?(?:%|kg|lbs?))\s*\/\s*(?<one>\d{1,2})\s*x\s*(?<other>\d{1,2})$/iu;

/** 'Squat 80%/2x5, every 2:00': weightlifters write the repetitions first. */
function turnedEvery(text: string, knows: Knows): Readings {
  const { entry = "", sign = "", time = "", tail } = behind.exec(text)?.groups ?? {};
  const { name, load, one = "", other = "" } = loadAhead.exec(entry)?.groups ?? {};
  if (name === undefined || tail !== "" || !/^(?:every|on)$/i.test(sign)) return null;
  const texts = [
    [other, one],
    [one, other],
  ].map(([count, reps]) => setOf(`Interval x${count}, every ${timeOf(time)}`, [`${name}${reps} @${load}`]));
  return knows.isEntry(`${name}${one} @${load}`) ? { texts } : null;
}

function sendOff(text: string, knows: Knows): Readings {
  const { entry: all = "", sign = "", time = "", tail: said = "" } = behind.exec(inNumbers(text))?.groups ?? {};
  if (hidesExercise(said, knows)) return null;
  const entry = all.replace(/(?<=\s)(\d{1,4}\s*(?:m|yd|s|sec|min))\s*x\s*(\d{1,2})(?=\s*(?:$|,))/iu, "$2x $1");
  const [tail, noted] = /^\s*(?:@|$)/.test(said) ? [said, ""] : ["", ` // ${said.replace(/^[\s,(]+|\)$/g, "")}`];
  const count = multiplier.exec(entry)?.[1];
  if (count === undefined) return ladderEvery(entry, time, [tail, noted], knows);
  const each = withMeters(`${entry.replace(multiplier, "")}${tail}`, knows);
  const read = knows.read(each);
  if (!read || read.exercise === null) return null;
  const whole = withMeters(entry, knows);
  const isPool = isOfPool(read.exercise);
  if (isTooSoon(each, read.exercise, time) && (sign !== "@" || isPool))
    return { texts: [[`${whole}${tail}; rest ${timeOf(time)}${noted}`]], isAsked: !/^on$/i.test(sign) };
  const heading = `Interval x${count}, every ${timeOf(time)}`;
  const set = setOf(heading, [`${each}${noted}`]);
  const sets = [...heldReadings(said).map((values) => setOf(heading, [`${each} ${values}`])), set];
  if (sign.toLowerCase() === "off") {
    // why: swimmers leave off a time, and runners rest off it
    const rested = [`${whole}${tail}; rest ${timeOf(time)}${noted}`];
    return { texts: isPool ? [...sets, rested] : [rested, ...sets] };
  }
  if (sign !== "@") return { texts: sets };
  return isPool && tail === "" ? { texts: [...sets, [`${whole} ${timeOf(time)}${noted}`]] } : null;
}

/** '8x100 on 1:50, hold 1:35' has the time of each. */
export function heldReadings(said: string): string[] {
  const [words = ""] = isHeld.exec(said) ?? [];
  return [...(/\d.*/.exec(words) ?? [])];
}

/** 'Swim 100': metres of an exercise that has a distance. */
function withMeters(entry: string, knows: Knows): string {
  const inMeters = entry.replace(
    /(?<=^|[\sx])(\d{2,4})(?=$|\s+(?!(?:m|yd|km|k|mi|s|sec|min|cal)\b)[a-z]{2,}$|\s+(?:@|w\/)\s*\p{L})/iu,
    "$1m",
  );
  const read = inMeters === entry || knows.read(entry)?.isPlain ? null : knows.read(inMeters);
  return read?.isMeasured && (read.isPlain || read.hasNote) ? inMeters : entry;
}

const startOfHeading =
  /(?<=[\s,(])(?:every\s|e\d{1,2}(?::\d\d)?mo?m?(?=\s)|e\d{2,3}s\s|emom|otm|on the min|amrap|tabata|\d{1,3}[\s-]?min[\s\w-]{0,8}(?:amrap|emom)|\d{1,2}\s?x\s?\(?\d{1,3}(?::\d\d)?\s?(?:s|sec|seconds?|"|min|')?|(?:\d{1,3}(?::\d\d)?|:\d\d)\s?(?:s|sec|"|min|')?\s*(?:on|work|hard|sprint|fast)?\s*\/\s*:?\d|\d{1,3}(?::\d\d)?\s?(?:s(?:ec(?:ond)?s?)?|"|min(?:ute)?s?|')?\s*(?:on|work|hard|sprint|fast)\s*,?\s*\d)/gi;

/** A bound for the time that a line takes. */
const mostHeadings = 3;

/** Behind an exercise stands what the notation writes above it: 'Power clean EMOM 10: 2 @ 70%'. */
function headingBehind(text: string, knows: Knows): Readings {
  const [said = "", words = ""] = /\s*\(([^()]*\p{L}{2}[^()]*)\)$/u.exec(text) ?? [];
  const found =
    said === "" || !/work|on the min|every min/i.test(text) ? null : headingBehind(text.slice(0, -said.length), knows);
  if (found) return { texts: found.texts.map((lines) => withWords(lines, words)), isAsked: true };
  const { whole = "", load = "" } = /^(?<whole>.+?)(?<load>\s+@\s*\S.*)$/.exec(text)?.groups ?? {};
  const { ahead = "", last } =
    /^(?<ahead>.+?\d),?\s+\(?@?\s*(?<last>\d+(?:[.,]\d+)?\s?(?:kg|lbs?))\)?$/i.exec(text)?.groups ?? {};
  return (
    headingIn(text, "", knows) ??
    (load === "" ? null : headingIn(whole, load, knows)) ??
    (last === undefined ? null : headingIn(ahead, ` @${last}`, knows))
  );
}

function withWords(lines: readonly string[], words: string): string[] {
  return lines.map((line, at) => (at === lines.length - 1 ? `${line} // ${words}` : line));
}

function headingIn(text: string, load: string, knows: Knows): Readings {
  for (const { index } of [...text.matchAll(startOfHeading)].slice(0, mostHeadings)) {
    const exercise = text.slice(0, index).replace(/[\s,:(-]+$/, "");
    const behind = text.slice(index).trim();
    const found = multiplier.test(exercise) ? null : headingAhead(behind.replace(/[.)]+$/, ""));
    // why: 'Run 20 km, gel every 40 min' is of no intervals
    if (
      found === null ||
      found.heading.includes("x_") ||
      areNumbers(behind, found) ||
      areHeights(exercise, behind, knows)
    )
      continue;
    const isWithin = isOfWorkAlone.test(found.heading) && knows.read(exercise)?.isMeasured;
    if (isWithin) return withinWhole(exercise, behind, found.heading, knows);
    if (/^in \d/i.test(found.inline)) return withinTime(exercise, behind, found, knows);
    const entry = entryUnder(exercise, `${found.inline.replace(/^x\s*(?=\d)/i, "")}${load}`.trim(), knows);
    if (knows.isEntry(entry))
      return { texts: [setOf(found.heading, [entry])], isAsked: !/[a-z]{2}|\d\s?s/i.test(behind) };
  }
  return null;
}

function areNumbers(behind: string, { inline }: Inline): boolean {
  return /^\d/.test(behind) && !/emom|amrap/i.test(behind) && /^\d/.test(inline);
}

function areHeights(exercise: string, behind: string, knows: Knows): boolean {
  return pairOfHeights.test(behind) && knows.read(exercise)?.mayHaveHeight === true;
}

/** '24/20" x 30' of a box jump is no work and rest. */
const pairOfHeights = /^\d{2}\s?(?:"|in|cm)?\s?\/\s?\d{2}\s?(?:"|in|cm)?(?!\s?(?:s|sec|on|off)\b)/i;

function entryUnder(exercise: string, values: string, knows: Knows): string {
  const isBare = knows.nameEnd(exercise) === exercise.length;
  return `${exercise}${isBare && values.startsWith("@") ? " _" : ""} ${values}`.trim();
}

function withinWhole(exercise: string, behind: string, heading: string, knows: Knows): Readings {
  const name = exercise.slice(0, knows.nameEnd(exercise) ?? 0).replace(/[\s:]+$/, "");
  const whole = exercise.replace(/\s+(?:incl(?:uding|\.)?|with|w\/|mit|sa)$/i, "");
  if (name === "" || !knows.isEntry(whole)) return null;
  return { texts: [[`${whole} // ${behind}`], setOf(heading, [name])] };
}

/** 'Fartlek 8x(1 min on/1 min off) in 45 min' */
function withinTime(exercise: string, behind: string, { heading, inline }: Inline, knows: Knows): Readings {
  const whole = `${exercise} ${inline.slice(3)}`;
  const said = behind.slice(0, behind.length - inline.length).trim();
  const set = setOf(heading, [`${exercise} // ${inline}`]);
  return { texts: [set, ...(knows.isEntry(whole) ? [[`${whole} // ${said}`]] : [])], isAsked: true };
}

type Inline = { heading: string; inline: string };

/** The sign of a work and a rest is 'on' or a slash: '5x20s, 20s off' has a rest after each round. */
export function headingAhead(head: string): Inline | null {
  if (/^\d+\s*x/i.test(head) && !/on|work|rad|\//i.test(head)) return null;
  if (/^\d+\s*x\s*(?!20\s?s?\s*\/\s*10)[\d:]+\s?(?:s|sec|min|')?\s*\/\s*[\d:]+\s?(?:s|sec|min|')?$/i.test(head))
    return null;
  if (/^\d+\s*\/|\dx\s*\d+\s*\//i.test(head) && !/[a-z"':]/i.test(head.replace(/x|\s@.*$/gi, ""))) return null;
  for (const { shape, heading } of headingRules) {
    const groups = shape.exec(head)?.groups;
    if (groups && groups.name === undefined)
      return { heading: heading(groups), inline: (groups.inline ?? "").replace(/^[\s,;)]+/, "") };
  }
  return null;
}
