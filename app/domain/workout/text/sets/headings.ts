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
const rounds = "(?:rounds?|rds?|sets?|serij[ae]|sätze|saetze|runde|rundi|runden|kruga|krugova|krugovi|rundes)";
const named = "(?:(?<name>[^:,\\d]{2,60}?)\\s*[:,–-]\\s*)?";
const then = "\\s*(?:(?::|,|\\s-|\\s–|\\sof(?!\\p{L}):?|$)\\s*(?<inline>.*))$";

/** With exercises behind nothing but a space. */
function looseRule(written: string, notation: string, words: string, heading: (parts: Parts) => string): HeadingRule {
  const shape = new RegExp(`^${named}(?:${words})(?:\\s*[:–-]|(?![\\p{L}\\p{N}]))\\s*(?<inline>.*)$`, "iu");
  return { example: [written, notation], shape, heading, isLoose: true };
}

function rule(written: string, notation: string, words: string, heading: (parts: Parts) => string): HeadingRule {
  return { example: [written, notation], shape: new RegExp(`^${named}(?:${words})${then}`, "iu"), heading };
}

const countOf = ({ count, after }: Parts) => count ?? after ?? "";

const apart = "(?<minutes>\\d{1,2}(?::\\d{2})?|\\d{1,3})";
const total = `(?:(?:\\s*,?\\s*(?<within>for|in)?\\s*(?<total>\\d{1,3})(?<unit>:00|${minutes})?)|\\s*x\\s*(?<count>\\d{1,2})(?:\\s*${rounds})?|\\s*,?\\s*(?:for\\s*)?(?<after>\\d{1,2})\\s*(?:x|${rounds}))`;

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

const worked =
  '(?<work>\\d{1,3})\\s?(?:s|sec|seconds?|")?\\s*(?:on|work|rad|arbeit)?\\s*[/,]\\s*(?<rest>\\d{1,3})\\s?(?:s|sec|seconds?|")?\\s*(?:off|rest|odmor|pause)?';

const intervals: readonly HeadingRule[] = [
  { ...rule("E2MOM x5", "Interval x5, every 2:00", `e${apart}mo?m?${total}`, everyOf), other: roundsInstead },
  rule("E90S x8", "Interval x8, every 1:30", `e(?<seconds>\\d{2,3})s${total}`, everyOf),
  rule(
    "Every 90 seconds x 8",
    "Interval x8, every 1:30",
    `every (?<seconds>\\d{2,3}) ?(?:s|sec|seconds?)${total}`,
    everyOf,
  ),
  rule(
    "Every 2 min for 10 min",
    "Interval x5, every 2:00",
    `every ${apart}${minutes}?(?: on the minute)?${total}`,
    everyOf,
  ),
  rule(
    "4 sets, every 4 min",
    "Interval x4, every 4:00",
    `(?<count>\\d{1,2}) ?${rounds},? every ${apart}${minutes}?`,
    everyOf,
  ),
  looseRule("Tabata", "Interval x8, 20s/10s", "tabata(?: x ?8)?", () => "Interval x8, 20s/10s"),
  looseRule(
    "8 x 20s on / 10s off",
    "Interval x8, 20s/10s",
    `(?=\\d+ ?x ?\\d+\\s?(?:s|"|on))(?<count>\\d{1,2}) ?x ?${worked}`,
    ({ count, work, rest }) => `Interval x${count}, ${work}s/${rest}s`,
  ),
  rule(
    "4 rounds, 30s work / 15s rest",
    "Interval x4, 30s/15s",
    `(?<count>\\d{1,2}) ?${rounds},? (?:of )?(?=\\d+ ?(?:s|"|on))${worked}`,
    ({ count, work, rest }) => `Interval x${count}, ${work}s/${rest}s`,
  ),
  looseRule(
    "40s work / 20s rest x 5",
    "Interval x5, 40s/20s",
    `${worked.replace("[/,]", "[/,]?")}\\s*x\\s*(?<count>\\d{1,2})`,
    ({ count, work, rest }) => `Interval x${count}, ${work}s/${rest}s`,
  ),
];

function cappedOf({ rft, count = rft, after, within = after ?? "" }: Parts): string {
  const cap = within.includes(":") ? within : `${within}:00`;
  return `For time${count === undefined ? "" : ` x${count}`}, cap ${cap}`;
}

const numberWords = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];
const words: readonly (readonly [RegExp, string])[] = [
  ...numberWords.map((word, index) => [new RegExp(`\\b${word}\\b`, "gi"), String(index + 1)] as const),
  [/\bsupers(?:atz|ätze|erija|erije)\b/gi, "Superset"],
  [/\b(?:zirkel|kružni trening)\b/gi, "Circuit"],
  [/\bauf zeit\b|\bna vrijeme\b/gi, "for time"],
];

/** With numbers in digits, and words of other languages in English. */
export function headingWords(text: string): string {
  return words.reduce((written, [word, english]) => written.replace(word, english), text);
}

export const headingRules: readonly HeadingRule[] = [
  rule(
    "For time (cap 20 min)",
    "For time, cap 20:00",
    `(?:(?:(?<count>\\d{1,2}) ${rounds} )?for time|(?<rft>\\d{1,2})\\s?rft)\\s*(?:[,(-]|with|in)?\\s*(?:an?\\s+)?(?:(?:time[ -]?)?(?:cap|tc)\\s*:?\\s*(?<after>\\d{1,3}(?::\\d{2})?)${minutes}?|(?<within>\\d{1,3}(?::\\d{2})?)${minutes}?\\s*(?:time[ -]?)?cap)\\)?`,
    cappedOf,
  ),
  rule(
    "15 min cap, for time",
    "For time, cap 15:00",
    `(?:(?:time[ -]?)?cap\\s*:?\\s*(?<after>\\d{1,3}(?::\\d{2})?)${minutes}?|(?<within>\\d{1,3}(?::\\d{2})?)${minutes}?\\s*(?:time[ -]?)?cap)\\s*[,:-]\\s*(?:(?:(?<count>\\d{1,2}) ${rounds} )?for time(?: of)?|(?<rft>\\d{1,2})\\s?rft)`,
    cappedOf,
  ),
  rule(
    "12 min AMRAP",
    "AMRAP 12",
    `(?<count>\\d{1,3})${minutes}?[ -]?amrap|amrap\\s*(?:in|for|x|-|–|,)?\\s*(?<after>\\d{1,3})${minutes}?|` +
      `as many rounds as possible in (?<within>\\d{1,3})${minutes}`,
    (parts) => `AMRAP ${parts.within ?? countOf(parts)}`,
  ),
  rule(
    "10 min EMOM",
    "EMOM 10",
    `(?<count>\\d{1,3})${minutes}?[ -]?emom|emom\\s*(?:in|for|x|-|–|,)?\\s*(?<after>\\d{1,3})${minutes}?|` +
      `every minute(?: on the minute)?,? for (?<within>\\d{1,3})${minutes}`,
    (parts) => `EMOM ${parts.within ?? countOf(parts)}`,
  ),
  rule(
    "5 RFT",
    "For time x5",
    `(?<count>\\d{1,2})\\s?(?:rft|${rounds} for time)(?: of)?|for time,? (?<after>\\d{1,2}) ${rounds}(?: of)?`,
    (parts) => `For time x${countOf(parts)}`,
  ),
  ...intervals,
  rule("for time of:", "For time", "for time(?: of)?", () => "For time"),
  rule(
    "3 supersets of:",
    "Superset x3",
    "(?<count>\\d{1,2})\\s?supersets?(?: of)?",
    (parts) => `Superset x${parts.count}`,
  ),
  rule("3 rounds of:", "Regular x3", `(?<count>\\d{1,2})\\s?${rounds}(?: of)?|(?<after>\\d{1,2})\\s?x`, (parts) => {
    return `Regular x${countOf(parts)}`;
  }),
  rule("Tri-set", "Giant", "tri-?sets?(?: x ?(?<count>\\d{1,2}))?", ({ count }) =>
    count ? `Giant x${count}` : "Giant",
  ),
  rule("Superset: A + B", "Superset", "(?:super[ -]?set|ss)(?: x ?(?<count>\\d{1,2}))?", ({ count }) =>
    count ? `Superset x${count}` : "Superset",
  ),
  rule("For time cap", "For time, cap", "for time,? (?:time )?cap", () => "For time, cap"),
  rule("Every x5", "Interval x5, every", "every x ?(?<count>\\d{1,2})", ({ count }) => `Interval x${count}, every`),
  rule(
    "Circuit, 3 rounds",
    "Giant x3: Circuit",
    `(?<word>circuit),? ?\\(?(?:x ?(?<count>\\d{1,2})|(?<after>\\d{1,2}) ?${rounds})\\)?`,
    (parts) => {
      return `Giant x${countOf(parts)}: ${parts.word}`;
    },
  ),
];

/** Cheap: whether a line may announce a set, or belong to one in a way that the notation does not write. */
export const mayBeSet =
  /amrap|as many|e\d*mom|every|rft|for time|\d\s?(?:rounds?|rds?|sets?|x|runde|rundi|runden|kruga|krugova)\s*(?:of|:|$)|super[ -]?set|\bss\b|tabata|circuit|supers(?:atz|erij)|zirkel|auf zeit|na vrijeme|\d\s*x\s*\d+\s?s|\d\s*(?:s|sec)?\s*(?:on|work)\s|^\s*[-*•]?\s*(?:[a-h]\d|t\d)\b|\d[-,]\d+[-,]\d|:\s|^\s*(?:min|odd|even)/i;
