const seconds = "(?:s|secs?|sek|seconds?|\"|'')(?!\\p{L})";
const minutes = "(?:min\\w*|')(?!\\p{L})";
const measure = `(?:\\d{1,2}:\\d{2}(?!\\d)|\\d+(?:[.,]\\d+)?\\s*(?:${seconds}|${minutes}|(?:m|km|k|yds?|yards?|mi|miles?|cal)(?!\\p{L})))`;
const pair = `(?<work>\\d{1,3})\\s*(?<unit>${seconds}|${minutes})?\\s*(?:on|work|hard|fast|sprint|strong|max)?\\s*/\\s*(?<easy>\\d{1,3})\\s*(?<other>${seconds}|${minutes})?(?:\\s*(?:off|rest|(?<how>easy|ez|light|slow|spin|jog|walk)))?(?![\\d\\p{L}%])`;
const each = `\\d{1,2}\\s*x\\s*(?:${pair}|${measure})`;
const setsOf = "[2-9]\\s*(?:sets?|series|blocks?)(?:\\s*(?:of|x|:))?:?";
const behind = "(?<behind>\\s*(?:[,;/].*|\\)?))$";

type Parts = Readonly<Record<string, string | undefined>>;

/** '2 x (4 x 200 m, 1 min rest), 5 min between sets', '2 sets of 6 x 400 m' and '2 x 3 x 150 m' */
const shapes: readonly RegExp[] = [
  new RegExp(
    `^(?:[2-9]\\s*x|${setsOf})\\s*\\((?<inner>[^()]*(?:\\d\\s*x\\s*\\d|\\d\\s*(?:m|km|yd|s|min)\\b.*,)[^()]*)\\)(?<behind>.*)$`,
    "iu",
  ),
  /^[2-9]\s*x\s*\((?<inner>\d{1,2}(?:,\s?\d{1,2}){2,6})\)(?=.*between (?:each |the )?(?:ladders?|waves?))(?<behind>.*)$/iu,
  new RegExp(
    `^(?:[2-9]\\s*x|${setsOf})\\s*(?<inner>${each}[^,;/]*?(?:\\d\\s*%\\s*/\\s*\\d+\\s*%[^,;/]*?)?)${behind}`,
    "iu",
  ),
];
/** '2 x 6 min 15s on/15s off' */
const blocks = new RegExp(
  `^[2-9]\\s*x\\s*(?<total>\\d{1,2})\\s*${minutes}\\s*(?:of\\s+|as\\s+|[(:,])?\\s*${pair}\\)?(?<behind>.*)$`,
  "iu",
);
const inPairs = new RegExp(`^(?<count>\\d{1,2})\\s*x\\s*${pair}(?<tail>.*)$`, "iu");
const inRounds = new RegExp(`^(?<core>\\d{1,2}\\s*x(?:\\s*${measure})?)(?<tail>.*)$`, "iu");

const duration = `(?:\\d{1,2}:\\d{2}|\\d{1,2}'\\s?\\d{2}"?|:\\d{2}|\\d{1,3}(?:[.,]5)?\\s*(?:${seconds}|${minutes}))`;
const ofRest =
  "(?:extra|full|complete|rest|recovery|rec|ri|r|easy|ez|light|slow|jog|walk|spin|float|paddle|between|btw|b/w|in|the|each|every|all|sets?|series|reps?|rounds?|ladders?|waves?|blocks?|efforts?|intervals?|after|pause|pauza|odmor|zwischen|između|serija|den|sätzen)(?!\\p{L})";
const resting = new RegExp(
  `^(?:(?:w/|with|rest(?:ing)?|pauza|pause|odmor|ri|r|extra|then|plus|[+=:-])\\s*)*(?<time>${duration})[\\s=]*(?<how>(?:${ofRest}[\\s,]*)*)$`,
  "iu",
);
const clauses = new RegExp(
  `\\s*[,;]\\s*|(?<!w)\\s*/\\s+(?=\\d)|\\s+/\\s*(?=\\d)|\\s+(?=(?:rest|w/)\\s*${duration})|(?<!w/|with|extra|then|plus|rest|pause|pauza|odmor)\\s+(?=${duration}\\s*(?:rest|between|recovery))`,
  "iu",
);
const leaving = new RegExp(`^\\s*(?:on|@|every)\\s+(?:the\\s+)?${duration}(?=\\s*(?:$|[,;/]))`, "iu");

/** '4 x 250 m, 45s' */
const restAtEnd = new RegExp(`^(?<ahead>\\d{1,2}\\s*x[^,]*),\\s*(?<time>${duration})\\s*$`, "iu");

/** `core` and `tail` are the rounds of each of `count` sets. */
export type Nested = {
  count: number;
  core: string;
  tail: string;
  /** Between the rounds, and between the sets. */
  rests: readonly [rounds: string | null, sets: string | null];
  isSure: boolean;
  said: string[];
};

const betweenInBrackets = /\s*\((\d[^()]*(?:between|btw|b\/w|rest)[^()]*)\)$/i;

/** 'između serija 4 min' */
const setsAhead = new RegExp(
  `(?:između|zwischen(?:\\s+den)?|between)\\s+(?:serija|serien|sätzen|sets)\\s*:?\\s*(${duration})(?=\\s*(?:$|[,;)]))`,
  "giu",
);

/** '10x(30s @ 130% / 30s @ 50%)' */
const shared =
  /(\d{1,2}\s*x\s*)\(\s*(\d{1,3}\s*(?:s|sec|min|'|"))\s*(@[^@/()]*?)\s*\/\s*(\d{1,3}\s*(?:s|sec|min|'|"))\s*(@[^@/()]*?)\s*\)/i;

const mayBeNested = /^[2-9]\s*(?:x\s*[(\d]|sets?|series|blocks?)/i;

/** Sets of several rounds, and the rests between the rounds and the sets. */
export function nestedIn(values: string): Nested | null {
  const text = values
    .trim()
    .replace(shared, "$1$2/$4, $3 / $5")
    .replace(betweenInBrackets, ", $1")
    .replace(setsAhead, "$1 between sets");
  if (!mayBeNested.test(text)) return null;
  const parts = blockOf(text) ?? shapes.map((shape) => shape.exec(text)?.groups).find((groups) => groups !== undefined);
  if (!parts) return null;
  const { inner = "", behind: after = "" } = parts;
  const start = leaving.exec(after)?.[0] ?? "";
  const rounds = roundsOf(`${inner}${start === "" ? "" : ` ${start.trim()}`}`);
  return rounds && withRests(Number(text[0]), rounds, after.slice(start.length));
}

function blockOf(text: string): Parts | null {
  const {
    total,
    work = "",
    unit = "",
    easy = "",
    other = unit,
    how = "",
    behind: after,
  } = blocks.exec(text)?.groups ?? {};
  const length = secondsOf(work, unit) + secondsOf(easy, other);
  if (total === undefined || length === 0) return null;
  const count = Math.round((Number(total) * 60) / length);
  return count < 2 ? null : { inner: `${count}x ${work}${unit || "s"}/${easy}${other || "s"} ${how}`, behind: after };
}

function secondsOf(number: string, unit: string): number {
  return Number(number) * (/m|^'$/i.test(unit) ? 60 : 1);
}

type Rounds = { core: string; tail: string; rest: string | null };

function roundsOf(inner: string): Rounds | null {
  const {
    count,
    work = "",
    unit = "",
    easy = "",
    other = "",
    how,
    tail = "",
  } = inPairs.exec(inner.trim())?.groups ?? {};
  if (count !== undefined) {
    const [one, two] = [unit || other, other || unit].map(plainUnit);
    return { core: `${count}x ${work}${one}`, tail: how ? `${tail}, ${how}` : tail, rest: `${easy}${two}` };
  }
  const { ahead = inner, time } = restAtEnd.exec(inner)?.groups ?? {};
  if (time !== undefined) return { ...(roundsOf(ahead) ?? { core: ahead, tail: "" }), rest: timeIn(time) };
  const { core, tail: behindCore = "" } = inRounds.exec(inner.trim())?.groups ?? {};
  return core === undefined ? { core: inner.trim(), tail: "", rest: null } : { core, tail: behindCore, rest: null };
}

function plainUnit(unit: string): string {
  return /m|^'$/i.test(unit) ? "min" : "s";
}

type Rest = { time: string; isOfSets: boolean };

function withRests(count: number, { core, tail, rest }: Rounds, behindSets: string): Nested | null {
  const { said: all, found } = clausesOf(behindSets);
  const said = all.filter((one) => !tail.endsWith(`, ${one}`));
  const [first, second] = found;
  if (found.length > 2 || (rest !== null && second !== undefined)) return null;
  const rests = restsOf(rest, first, second);
  return { count, core, tail, rests, isSure: rests[0] !== null || first === undefined || first.isOfSets, said };
}

function clausesOf(behindSets: string): { said: string[]; found: Rest[] } {
  const [said, found]: [string[], Rest[]] = [[], []];
  const all = behindSets.replace(/^\s*\)/, "").split(clauses);
  for (const clause of all.map((one) => one.trim()).filter(Boolean)) {
    const { time, how = "" } = resting.exec(clause)?.groups ?? {};
    if (time === undefined) said.push(clause);
    else {
      found.push({ time: timeIn(time), isOfSets: /sets|series|blocks|serija|sätzen/i.test(how) });
      said.push(...(/(?:easy |ez |slow |light )?(?:easy|ez|jog|walk|spin|float|paddle)/i.exec(how) ?? []));
    }
  }
  return { said, found };
}

/** Of two, the first is rather between the rounds. */
function restsOf(own: string | null, first: Rest | undefined, second: Rest | undefined): Nested["rests"] {
  if (first === undefined || second === undefined) return [own, first?.time ?? null];
  const isTurned = first.isOfSets && !second.isOfSets;
  return isTurned ? [second.time, first.time] : [first.time, second.time];
}

/** '1'30"' and '3'' as the notation writes a time. */
function timeIn(written: string): string {
  const [, apart, rest] = /^(\d{1,2})'\s?(\d{2})/.exec(written) ?? [];
  if (apart !== undefined) return `${apart}:${rest}`;
  const [, number = "", half] = /^(\d+)(?:[.,](5))?\s*(?:min\w*|')$/i.exec(written) ?? [];
  if (number !== "") return `${number}:${half === undefined ? "00" : "30"}`;
  return written.replace(/^:/, "0:").replace(/\s*(?:''|"|s\w*)$/i, "s");
}
