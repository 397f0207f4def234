import { remembered } from "#app/domain/text/remembered.ts";
import { orderWords } from "#app/domain/workout/text/coach/sayings.ts";
import { roundsAhead } from "#app/domain/workout/text/rounds/rounds-ahead.ts";

/** A set as coaches announce it, as the notation writes its heading. Every example is read by a test. */
export type HeadingRule = {
  example: [written: string, notation: string];
  shape: RegExp;
  heading: (parts: Parts) => string;
  isLoose?: true;
  /** What it may mean as well. */
  other?: (parts: Parts) => string | null;
};
export type Parts = Readonly<Record<string, string | undefined>>;

const minutes = "(?:[ -]?(?:minutes?|minuten|minuta|mins?\\.?|'))";
const rounds =
  "(?:rounds?|rds?|rnds?|circuits?|durchg[aä]ng(?:e|en)?|durchgaenge|sets?|serij[ae]|sätze|saetze|runde|rundi|runden|kruga|krugova|krugovi|rundes)";
const named =
  '(?:(?![a-h][.)])(?<name>[^:,\\d]{2,60}?|"[^"]{2,59}")(?:\\s*[:,–-]\\s*|(?<=")\\s+|\\s+(?=\\d{1,3}[\\s-]?(?:rft|rounds?(?: for time)?\\b|min\\w*[\\s-](?:amrap|emom))|\\d{1,3}\\s?(?:s|sec)?\\s*(?:on|work)\\b|[1-6][05]\\s?\\/\\s?[1-6][05]\\s?x|(?:super|giant|tri)[ -]?sets?,? ?\\(?(?:x ?)?\\d)))?';
const then = "\\s*(?:(?::|,|\\s-|\\s–|\\sof(?!\\p{L}):?|$)\\s*(?<inline>.*))$";

/** With exercises behind nothing but a space. */
function looseRule(written: string, notation: string, words: string, heading: (parts: Parts) => string): HeadingRule {
  const shape = new RegExp(`^${named}(?:${words})(?:\\s*[:–-]|(?![\\p{L}\\p{N}]|[.,]\\d))\\s*(?<inline>.*)$`, "iu");
  return { example: [written, notation], shape, heading, isLoose: true };
}

function rule(written: string, notation: string, words: string, heading: (parts: Parts) => string): HeadingRule {
  return { example: [written, notation], shape: new RegExp(`^${named}(?:${words})${then}`, "iu"), heading };
}

const eachMinute = "(?:emom|e1mom|emotm|otm|on the min(?:ute)?|every (?:1 )?min(?:ute)?(?: on the min(?:ute)?)?),?";
const countOf = ({ count, after }: Parts) => count ?? after ?? "";
const seconds = '(?:s|secs?|seconds?|sek|sekundi|")';
const apart = `(?:(?<seconds>\\d{2,3}) ?${seconds}|(?<minutes>\\d{1,2}(?!\\d)(?::\\d{2})?)${minutes}?)`;
const total = `(?:(?:\\s*,?\\s*(?<within>for|in|x(?=\\s*\\d{1,3}${minutes}))?\\s*(?<total>\\d{1,3})(?<unit>:00|${minutes})?)|\\s*,?\\s*x\\s*(?<count>\\d{1,2})(?:\\s*${rounds})?|\\s*,?\\s*(?:for\\s*)?(?<after>\\d{1,2})\\s*(?:x|${rounds}))`;

/** '2', '2:00', '90s' as the notation writes a duration, and how many of them fit into so many minutes. */
function everyOf({ minutes: every = "", seconds, total: whole, ...parts }: Parts): string {
  const length = seconds === undefined ? lengthOf(every) : Number(seconds);
  const count = countOf(parts) || String(Math.max(1, Math.round((Number(whole) * 60) / length)));
  const text = length < 60 ? `${length}s` : `${Math.floor(length / 60)}:${String(length % 60).padStart(2, "0")}`;
  return `Interval x${count}, every ${text}`;
}

/** 'E2MOM 20' is of 20 minutes or of 20 rounds. */
function roundsInstead({ total: whole, within, unit, ...parts }: Parts): string | null {
  const isSure = whole === undefined || within !== undefined || unit !== undefined;
  return isSure ? null : everyOf({ ...parts, count: whole });
}

function lengthOf(text: string): number {
  const [first = "0", second = "0"] = text.split(":");
  return Number(first) * 60 + Number(second);
}

const length = "(?:\\d{1,2})?:\\d{2}|\\d{1,3}\\s?(?:s|secs?|sek|seconds?|sekundi|\"|mins?|minutes?|minuten|')?";
const worked =
  `(?<work>${length})\\s*(?:on|work|hard|fast|sprint|strong|max|all[ -]out|rad|arbeit|belastung)?\\s*(?:[/,&]|and)\\s*` +
  `(?<rest>${length})\\s*(?:off|rest|easy|slow|light|rec(?:overy|\\.)?|odmor|pause|pauza|spin|walk|jog|float)?`;
/** '30s on 30s off' */
const unsigned = worked.replace("[/,&]", "(?<=(?:on|work|hard)\\s*)|[/,&]");

function intervalOf({ count = "1", work = "", rest = "" }: Parts): string {
  return `Interval x${count}, ${timeOf(work)}/${timeOf(rest)}`;
}

/** '20', '90s', '2 min' and '1:30' as the notation writes a time; a number alone is of seconds. */
export function timeOf(written: string): string {
  const text = written.trim();
  if (text.startsWith(":")) return `${Number(text.slice(1))}s`;
  if (text.includes(":")) return text;
  const seconds = Number.parseInt(text, 10) * (/m|'/i.test(text) ? 60 : 1);
  return seconds < 60 ? `${seconds}s` : `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

const intervals: readonly HeadingRule[] = [
  {
    ...rule("E2MOM x5", "Interval x5, every 2:00", `e${apart}(?:mo?m?|(?<=:\\d\\d)(?=\\s*x))${total}`, everyOf),
    other: roundsInstead,
  },
  rule("E90S x8", "Interval x8, every 1:30", `e(?<seconds>\\d{2,3})(?:s|(?=\\s*x))${total}`, everyOf),
  rule(
    "Every 2 min for 10 min",
    "Interval x5, every 2:00",
    `(?:every|on the(?=\\s\\d*:)) ${apart}(?:,? on the minute,?)?${total}`,
    everyOf,
  ),
  rule("E2MOM:", "Interval x_, every 2:00", `(?:every |e(?=\\d\\S*m|\\d+s))${apart}(?:mo?m?)?`, (parts) =>
    everyOf({ ...parts, count: "_" }),
  ),
  rule(
    "4 sets, every 4 min",
    "Interval x4, every 4:00",
    `(?<count>\\d{1,2}) ?${rounds},? (?:every|on the) ${apart}`,
    everyOf,
  ),
  rule(
    "3 x AMRAP 4, rest 2 min",
    "Interval x3, 4:00/2:00",
    `(?<count>\\d{1,2}) ?x ?(?:amrap ?(?<within>\\d{1,2})${minutes}?|(?<total>\\d{1,2})${minutes}? ?amrap),? (?:with )?(?:rest (?<rest>${length})|(?<pause>${length}) rest)(?: between)?`,
    ({ count, within, total: whole, rest, pause }) =>
      intervalOf({ count, work: `${within ?? whole}min`, rest: rest ?? pause }),
  ),
  looseRule("Tabata", "Interval x8, 20s/10s", "tabata(?: intervals?| style)?(?: x ?8)?", () => "Interval x8, 20s/10s"),
  looseRule(
    "8 x 20s on / 10s off",
    "Interval x8, 20s/10s",
    `(?=\\d+ ?x ?\\(?\\d+\\s?(?:s|"|'|min|:\\d\\d|on))(?<count>\\d{1,2}) ?x ?\\(?${worked}\\)?`,
    intervalOf,
  ),
  rule(
    "4 rounds, 30s work / 15s rest",
    "Interval x4, 30s/15s",
    `(?<count>\\d{1,2}) ?${rounds}[:,]? (?:of )?(?=\\d+ ?(?:s|"|'|min|:\\d\\d|on))${unsigned}`,
    intervalOf,
  ),
  looseRule(
    "40s work / 20s rest x 5",
    "Interval x5, 40s/20s",
    `${unsigned}\\s*(?:x\\s*(?<count>\\d{1,2})(?:\\s*${rounds})?|[,x]?\\s*(?<after>\\d{1,2})\\s*(?:x|${rounds}))`,
    (parts) => intervalOf({ ...parts, count: countOf(parts) }),
  ),
];

const counted = `(?:,? ?\\(?(?:x ?(?<count>\\d{1,2})|(?<after>\\d{1,2}) ?(?:x|${rounds}))\\)?)?`;

function timesOf(parts: Parts): string {
  return countOf(parts).replace(/^(?=.)/, " x");
}

const numberWords = "one two three four five six seven eight nine ten eleven twelve".split(" ");
const words: readonly (readonly [RegExp, string])[] = [
  ...numberWords.map((word, index) => [new RegExp(`\\b${word}\\b`, "gi"), String(index + 1)] as const),
  [/\bsupers(?:atz|ätze|erija|erije)\b/gi, "Superset"],
  [/\bauf zeit\b|\bna vrijeme\b/gi, "for time"],
  [/\b(?:alle|svake)(?=\s\d)/gi, "every"],
  [/^"?(\p{L}{3,20})"?\s+FT(?=\s*:)/gu, "$1: for time"],
  [
    /(?<![\p{L}\d]|\d )FT(?=\s*(?::|$))|f\.t\.|(?<=\d (?:rounds|rds) )AFAP(?=:)|^AFAP(?!\p{L})|(?<=^[^x@]*\s)AFAP$/gu,
    "for time",
  ],
];

const tabataAgain =
  /[\s,:]*\(?8\s*(?:r(?:oun)?ds?|sets?) (?:of )?each\)?|[\s,:]*\(?(?:(?<=[\s,:(])8\s*(?:x|r(?:oun)?ds?|sets?)(?:\s*of)?[\s,]*)?:?20\s*s?(?:ec)?\s*(?:on|work)?(?:\s*[/,]\s*|(?<=on|work)\s+):?10\s*s?(?:ec)?\s*(?:off|rest)?(?:[\s,]*(?:x\s*8|8\s*(?:x|r(?:oun)?ds?|sets?)))?\)?/gi;

/** 'Alternating EMOM 16' and 'EMOM 12 alternating between …' */
const alternately = /^(alt(?:ernating|\.)?\s+)(?=emom|tabata|\d)|\s+alternating\s+(?:between|of)\s+/i;

function withoutTabata(text: string): string {
  return /tabata/i.test(text) ? text.replace(tabataAgain, "").replace(/(?<=\p{L}{3})\/(?=\p{L}{3})/gu, " / ") : text;
}

/** With numbers in digits, and words of other languages in English. */
export const headingWords = remembered((text) =>
  words.reduce(
    (written, [word, english]) => written.replace(word, english),
    withoutTabata(roundsAhead(text.replace(orderWords, "")).replace(/(?<=^e\d*mom.*)\s+alt\.?(?=\s*:)/i, "")).replace(
      alternately,
      (_, before) => (before ? "" : ": "),
    ),
  ),
);

export const headingRules: readonly HeadingRule[] = [
  rule(
    "12 min AMRAP",
    "AMRAP 12",
    `(?<count>\\d{1,3})(?::00)?${minutes}?[ -]?amrap(?: of)?|amrap\\s*(?:in|for|of|x|-|–|,)?\\s*(?<after>\\d{1,3})(?::00)?${minutes}?|` +
      `as many (?:rounds|reps) as possible in (?<within>\\d{1,3})${minutes}`,
    (parts) => `AMRAP ${parts.within ?? countOf(parts)}`,
  ),
  rule(
    "10 min EMOM",
    "EMOM 10",
    `(?<count>\\d{1,3})(?::00)?${minutes}?[ -]?${eachMinute}|` +
      `${eachMinute}\\s*(?:in|for|x|-|–|,)?\\s*(?<after>\\d{1,3})(?::00)?(?:${minutes}| rounds)?`,
    (parts) => `EMOM ${parts.within ?? countOf(parts)}`,
  ),
  rule(
    "5 RFT",
    "For time x5",
    `rft,? (?:x ?)?(?<within>\\d{1,2})|(?<count>\\d{1,2})\\s?(?:rft|${rounds}(?:,? each)? for time)(?: of)?|for time,? (?<after>\\d{1,2}) ${rounds}(?: of)?`,
    (parts) => `For time x${parts.within ?? countOf(parts)}`,
  ),
  rule(
    "20 min continuous: 5 burpees",
    "AMRAP 20: continuous",
    `(?<count>\\d{1,3})${minutes} (?<word>continuous|non-?stop)(?=(?: of:?|:) \\d)`,
    ({ count, word }) => `AMRAP ${count}: ${word}`,
  ),
  ...intervals,
  rule("for time of:", "For time", "for time(?: of)?", () => "For time"),
  rule(
    "3 supersets of:",
    "Superset x3",
    "(?<count>\\d{1,2})\\s?supersets?(?: of)?",
    (parts) => `Superset x${parts.count}`,
  ),
  rule(
    "KB complex x5",
    "Complex x5: KB complex",
    "(?<word>(?:\\p{L}+ ){1,3}complex),? ?\\(?(?:x ?(?<count>\\d{1,2})|(?<after>\\d{1,2}) ?(?:x|rounds?|sets?))\\)?",
    (parts) => `Complex${timesOf(parts)}: ${parts.word}`,
  ),
  rule("Tri-set, 3 rounds", "Giant x3", `(?:tri-?|giant[ -]?)sets?${counted}`, (parts) => `Giant${timesOf(parts)}`),
  rule("Superset x 4", "Superset x4", `(?:super[ -]?set|ss)${counted}`, (parts) => `Superset${timesOf(parts)}`),
  rule(
    "KB circuit, 3 rounds",
    "Regular x3: KB circuit",
    `(?<word>(?:\\p{L}+ ){0,3}?(?:circuits?|zirkel(?:training)?|kružni(?: trening)?|block|blok|part|section|finisher|practice|brick)(?: [\\p{L}\\d])?),? ?\\(?(?:x ?(?<count>\\d{1,2})|(?<after>\\d{1,2}) ?(?:x|${rounds}))\\)?`,
    (parts) => `Regular x${countOf(parts)}: ${parts.word}`,
  ),
  {
    ...rule(
      "2-3 rounds of:",
      "Regular x3",
      `(?<least>\\d{1,2}) ?(?:-|to) ?(?<most>\\d{1,2})\\s?${rounds}(?: of)?`,
      ({ most }) => `Regular x${most}`,
    ),
    other: ({ least }) => `Regular x${least}`,
  },
  rule("3 rounds of:", "Regular x3", `(?<count>\\d{1,2})\\s?${rounds}(?: of)?|(?<after>\\d{1,2})\\s?x`, (parts) => {
    return `Regular x${countOf(parts)}`;
  }),
  rule("For time cap", "For time, cap", "for time,? (?:time )?cap", () => "For time, cap"),
  rule("Every x5", "Interval x5, every", "every x ?(?<count>\\d{1,2})", ({ count }) => `Interval x${count}, every`),
];

export function secondsIn(text: string): number {
  const [, time = "", unit = ""] = /(\d{1,2}:\d\d|\d{1,3})\s*(s|sec|min|m|')?/i.exec(text) ?? [];
  const [minutes = 0, seconds = 0] = time.split(":").map(Number);
  if (time.includes(":")) return minutes * 60 + seconds;
  return /^s/i.test(unit) ? minutes : unit === "" ? 0 : minutes * 60;
}

/** Cheap: whether a line may announce a set, or belong to one in a way that the notation does not write. */
export const mayBeSet =
  /^death by |amrap|as many|(?:alle|svake)\s\d|e\d*mom|otm|every|e\d{1,2}m(?!\p{L})|e\d{2,3}s(?!\p{L})|e\d{1,3}(?::\d\d)?\s*x\s*\d|on the min|rft|afap|for time|\d\s?(?:rounds?|rds?|sets?|x|rnds?|durchg[aä]nge?|runde|rundi|runden|kruga|krugova)\s*(?:of|:|$)|super[ -]?set|\bss\b|tabata|circuit|(?:block|blok|part|section|finisher).*\d|supers(?:atz|erij)|zirkel|kružni|(?:giant|tri)[ -]?set|auf zeit|na vrijeme|\d\s*x\s*\d+\s?s|\d\s*(?:s|secs?|min|')?\s*(?:on|work)[\s/]|^\s*[-*•]?\s*(?:[a-h]\d|t\d)\b|\d[-,]\d+[-,]\d|:\s|^\s*(?:min|odd|even)/iu;
