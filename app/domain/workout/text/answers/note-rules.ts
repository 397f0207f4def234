/** What a value of a note may be: its quantity, a detail of the line, when its rounds start, or a part of the whole. */
export type Quantity =
  | "reps"
  | "rounds"
  | "load"
  | "effort"
  | "time"
  | "pace"
  | "heart"
  | "zone"
  | "rate"
  | "power"
  | "height"
  | "every"
  | "detail"
  | "part";

/** `each`: one of each round, in their order. */
export type Said = { of: Quantity; value: string; each?: string[] };
type Words = Readonly<Record<string, string | undefined>>;
/** `clause`: the words around the value; `before`: what stands ahead of its parentheses; `body`: the exercise with its rounds. */
export type Around = { clause: string; before: string; body: string };
/** Every example is read by a test: an entry, words of its note, and the entry with their values. */
export type NoteRule = {
  example: [entry: string, note: string, read: string];
  shape: RegExp;
  ways: (found: Words, around: Around) => Said[];
};

export const number = "\\d{1,3}(?:[.,]\\d{1,2})?";
export const range = `${number}(?:\\s?-\\s?${number})?`;
export const noWord = "(?![\\p{L}\\p{N}])";
/** No more or less than something else, and no second number. */
const newWord = "(?<![\\p{L}\\p{N}.,:/+<>≤≥→-]|[+<>≤≥→]\\s)(?<!\\d\\s?x\\s?)";

export function rule(example: NoteRule["example"], shape: string, ways: NoteRule["ways"]): NoteRule {
  return { example, shape: new RegExp(`${newWord}${shape}`, "giu"), ways };
}

export const one = (of: Quantity, value = ""): Said[] => [{ of, value }];
export const close = (text = "") => text.replace(/\s/g, "").replaceAll(",", ".");
const listed = (list = "", to: (each: string) => string): Said[] => {
  return [{ of: "effort", value: "", each: list.split(/[\s,/-]+/).map(to) }];
};

export function isEndurance(body: string): boolean {
  return /(?<!\p{L})(?:run|jog|sprints?|swim|crawl|bike|ski|erg|walk|fartlek|strides)(?!\p{L})|stroke|^\s*row(?!\p{L})/iu.test(
    body,
  );
}

export const ofRest =
  /rest|between|break|off(?! the)|after|recover|take (?=\d|an? )|odmor|pauz|između|pause\s|zwischen|danach/i;

/** Up to this, a number behind @ is an RPE. */
const mostEffort = 10;
/** A smaller percentage is an incline, or of something else. */
const fewestOfMaximum = 30;

const units =
  "(?:kg|kilo|lb|reps?|sets?|rounds?|s|sec|seconds?|min|minutes?|m|km|k|mi|yd|ft|cm|in|cal|rir|rpm|w|times|degrees|plates?)(?!\\p{L})";
/** Of what it is a share, or what more of it hangs on the bar. */
const ofElse =
  "(?!\\s*(?:\\p{L}+\\s+)?(?:ftp|css|vo2|hr|mas|chains?|bands?|speed|incline|nagib|power|effort|steigung)(?!\\p{L}))";

/** In this order, before those of times: what one has read is no other's. */
export const valueRules: readonly NoteRule[] = [
  rule(
    ["Dip  3x8", "3-2-1 RIR", "Dip  8 3RIR | 8 2RIR | 8 1RIR"],
    `(?:(?<list>\\d(?:\\s?[,/]\\s?\\d)+|\\d(?:-\\d){2,})\\s*rir${noWord}|rir\\s*:?\\s*(?<behind>\\d(?:\\s?[,/]\\s?\\d)+))`,
    ({ behind, list = behind }) => listed(list, (left) => `${left}RIR`),
  ),
  rule(
    ["Dip  3x8", "RPE 7/8/9", "Dip  8 rpe 7 | 8 rpe 8 | 8 rpe 9"],
    "@?\\s*rpe\\s*(?<list>\\d{1,2}(?:\\s?[,/]\\s?\\d{1,2})+)",
    ({ list }) => listed(list, (effort) => `rpe ${effort}`),
  ),
  rule(
    ["Dip  3x8", "stop at RPE 7", "Dip  3x8 rpe 7"],
    "(?:stop\\s+)?(?:@|at\\s)?\\s*rpe\\s*:?\\s*(?<rpe>\\d{1,2}(?:[.,]5)?(?:-\\d{1,2})?)",
    ({ rpe }) => one("effort", `rpe ${close(rpe)}`),
  ),
  rule(
    ["Dip  3x8", "2 reps short of failure", "Dip  3x8 2RIR"],
    `(?:leav(?:e|ing)\\s+|stop\\s+|keep\\s+)?(?<left>\\d(?:-\\d)?)\\s*(?:rir|(?:reps?\\s*)?(?:left|short|shy|in (?:the )?(?:tank|reserve)))${noWord}(?:\\s+(?:of failure|in the tank))?`,
    ({ left }) => one("effort", `${left}RIR`),
  ),
  rule(
    ["Dip  3x8", "70% effort", "Dip  3x8 rpe 7"],
    `(?:at\\s+|@\\s*)?(?:(?<tens>[5-9])0\\s?%\\s*(?:effort|intensity)|(?<tenths>[5-9])(?:/| out of )10(?: effort)?${noWord})`,
    ({ tenths, tens = tenths }) => one("effort", `rpe ${tens}`),
  ),
  rule(
    ["Dip  3x8", "last set to failure", "Dip  2x8 | max"],
    `(?:(?:is\\s+)?(?:an?\\s+)?(?:to\\s+|bis\\s+zum\\s+|do\\s+)?(?:failure|muskelversagen|otkaza)|amrap|as many as (?:you can|possible))${noWord}`,
    () => ["max", "+"].flatMap((open) => one("reps", open)),
  ),
  rule(
    ["Box jump  3x5", "40 cm box", "Box jump  3x5 h 40cm"],
    '(?:to\\s+|on\\s+|from\\s+)?(?:an?\\s+)?(?:box\\s*(?:height|at|of|:)?\\s*)?(?<height>\\d{1,3})\\s?-?(?:(?<cm>cm)|in(?:ch(?:es)?)?|")(?!\\p{L})(?:(?<=box\\s*(?:height|at|of|:)?\\s*\\d{1,3}\\s?-?\\p{L}{0,6}"?)|(?=\\s+(?:box|bench|step|hurdles?|kutij|klup|kasten|stufe)))',
    ({ height, cm }) => one("height", `h ${height}${cm ? "cm" : "in"}`),
  ),
  rule(
    ["Dip  3x8", "with a 10kg vest", "Dip  3x8 bw+10kg"],
    `(?:with|w/|wear(?:ing)?|use|using)?\\s*(?:an?\\s+|the\\s+)?(?:(?<load>${number})\\s?-?(?<unit>kg|lb)s?\\s+(?:weight\\s+)?(?:vest|belt)|(?<added>bw\\+${number}(?:kg|lb)))${noWord}`,
    ({ load, unit = "", added = `bw+${close(load)}${unit}` }) => one("load", added.toLowerCase()),
  ),
  rule(
    ["Dip  3x8", "with the 16kg bell", "Dip  3x8 @16kg"],
    `(?:(?:with|w/|using|hold(?:ing)?|at|the)\\s+)*@?\\s*(?:an?\\s+|the\\s+)?(?<load>${range})\\s?-?(?<unit>kgs?|kilos?|kila|lbs?|pounds?|#|%)(?!\\p{L}|\\s?\\+)${ofElse}`,
    ({ load, unit = "" }, { body }) => {
      if (unit === "%")
        return isEndurance(body) || Number(close(load).split("-")[0]) < fewestOfMaximum
          ? []
          : one("load", `@${close(load)}%`);
      return one("load", `@${close(load)}${/^k/i.test(unit) ? "kg" : "lb"}`);
    },
  ),
  rule(
    ["Dip  3x8", "w/ 40s", "Dip  3x8 @40lb"],
    `(?:with|w/|the|using|holding)\\s*(?:the\\s+)?(?<load>\\d{1,2}[05])s${noWord}`,
    ({ load }, { clause, body }) =>
      ofRest.test(clause) || isEndurance(body) ? [] : ["lb", "kg"].flatMap((unit) => one("load", `@${load}${unit}`)),
  ),
  rule(
    ["Dip  3x8", "last set hold 20", "Dip  2x8 @_kg | 8 @20kg"],
    `(?:with|w/|using|hold(?:ing)?|(?<at>@|at))\\s*(?:an?\\s+|the\\s+)?(?<load>${number})${noWord}(?!\\s?(?:[%:x/°'"-]|${units}))`,
    ({ at, load }, { body }) => {
      const size = Number(close(load));
      if (isEndurance(body)) return [];
      if (size > mostEffort) return ["kg", "lb"].flatMap((unit) => one("load", `@${size}${unit}`));
      return at === undefined ? [] : one("effort", `rpe ${size}`);
    },
  ),
  rule(
    ["Dip  8", "3 rounds", "Dip  3x8"],
    `(?<count>[2-9]|[1-4]\\d)\\s*(?:sets?|rounds?|rds|times(?! (?:a|per))|serij[ae]|sätze|runden|kruga)${noWord}`,
    ({ count }) => one("rounds", count),
  ),
  rule(
    ["Dip  3x8", "top set 6", "Dip  6 | 2x8"],
    `(?<=(?:first|last|final|top|letzter|zadnja|prva)\\s+(?:sets?|one|satz|serija)\\s*:?\\s*(?:of\\s+|x\\s?)?)(?<reps>\\d{1,2}(?:-\\d{1,2}|(?:\\+\\d{1,2})*\\+?))${noWord}(?!\\s?(?:[%:x/.-]|${units}))`,
    ({ reps }) => one("reps", reps),
  ),
  rule(
    ["Dip  3x", "12 reps", "Dip  3x12"],
    `(?<reps>\\d{1,3}(?:-\\d{1,3})?\\+?)\\s*(?:reps?|wdh|pon(?:avljanja)?)${noWord}\\.?`,
    ({ reps }) => one("reps", reps),
  ),
  rule(
    ["Dip  3x8", "each leg", "Dip  3x8; per side"],
    "(?:per|each|both|every|pro|je|po|svak[aeu]|svakoj|na svaku)\\s+(?:side|leg|arm|hand|foot|seite|bein|arm|stran[aeiu]|no[gz][aeiu]|ru[kc][aeiu])(?!\\p{L})",
    () => one("detail", "per side"),
  ),
  rule(
    ["Dip  3x8", "light band", "Dip  3x8; band light"],
    `(?:(?:with|w/|use|using)\\s+)?(?:an?\\s+|the\\s+)?(?<band>red|green|blue|black|yellow|purple|orange|light|medium|heavy)\\s+(?:mini[ -]?|resistance\\s+)?band${noWord}`,
    ({ band }) => one("detail", `band ${band}`),
  ),
  rule(
    ["Dip  3x8", "body weight only", "Dip  3x8 bw"],
    `(?:with\\s+)?(?:bw|body\\s?weight|körpergewicht|vlastitom težinom)(?:\\s+only)?${noWord}(?!\\s*[+-])`,
    () => one("load", "bw"),
  ),
];
