/** What a line says of the whole exercise: sides, tempo, band and rest between rounds. */
type DetailRule = {
  example: [written: string, detail: string];
  shape: RegExp;
  detail: (parts: Parts) => string | null;
};
type Parts = Readonly<Record<string, string | undefined>>;

const noWord = "(?![\\p{L}\\p{N}])";
const newWord = "(?<![\\p{L}\\p{N}])";
const duration = "(?:\\d(?:[.,]5)?\\s*m(?:in)?(?!\\p{L})|\\d{1,3}(?::\\d{2})?\\s*(?:min|s)?)";
const span = `${duration}(?:\\s*(?:-|to)\\s*${duration})?`;
const side =
  "(?:sides?|legs?|arms?|hands?|directions?|dir|noga|noge|nozi|nogu|nogom|ruka|ruke|ruci|ruku|rukom|strana|strani|stranu|stranom|seite|bein|arm|hand)";
const color =
  "(?:(?<!\\d)(?:double|two|2)\\s+)?(?:red|green|blue|black|purple|yellow|orange|grey|gray|mini|monster|light|heavy|average|strong|medium|crvena|zelena|plava|rote[sm]?|rot|gelbe?[sm]?|blaue?[sm]?|schwarze?[sm]?|grüne?[sm]?)";
const rest =
  "(?:(?:standing|static|passive) )?(?:rests?|rbi|ri|pause|pauza|pauze|odmor|odmora|breaks?|recover(?:y|ies)|rec|[gt]p)";

const between =
  "\\s*(?:(?:in )?between|btwn?\\.?|inter(?:[ -]?(?:set|round|cluster)s?)?(?:\\s*rest)?(?!\\p{L})|b\\/[wt]|bw(?=\\s+(?:sets?|rounds?|rds?))|entre|izme\u0111u|zwischen|zw\\.|after(?:\\s+(?:each|every))?(?=\\s+(?:sets?|rounds?|pairs?|supersets?|reps?)(?!\\p{L})))(?:\\s+(?:all\\s+|work(?:ing)?\\s+)?(?:sets?|rounds?|rds?|pairs?|supersets?|clusters?|reps?|efforts|intervals|serija|den s\u00e4tzen))?";

function rule(written: string, detail: string, shape: string, to: DetailRule["detail"]): DetailRule {
  return {
    example: [written, detail],
    shape: new RegExp(`(?:[,;|]|\\s(?:[-/]|->|→)(?=\\s))?\\s*\\(?(?:${shape})\\)?`, "iu"),
    detail: to,
  };
}

const restOf = ({ span: time = "" }: Parts) =>
  isLong(time) ? `rest ${inMinutes(time.replace(/\s*to\s*/, "-"))}` : null;

/** '1.5 min' and '2m', which is no distance of a rest. */
function inMinutes(time: string): string {
  return time
    .replace(/(\d:\d\d)\s*min/g, "$1")
    .replace(/(\d)[.,]5\s*m(?:in)?/g, "$1:30")
    .replace(/(\d\s*)m(?!\p{L})/gu, "$1min");
}

/** '2' alone may be minutes, so it is left where it stands. */
function isLong(time: string): boolean {
  return /[:a-z]/i.test(time.replace("to", "")) || Number.parseInt(time, 10) >= 10;
}

export const detailRules: readonly DetailRule[] = [
  rule(
    "8/leg",
    "per side",
    `(?:[pe]?\\/|(?:(?:on|for|with)\\s+)?(?:per|each|ea\\.?|every|pro|je|po|auf jeder|svak[aeiou]m?|na svaku|za svaku|jed(?:e|er|em|es))\\s+)(?:\\s*)${side}${noWord}`,
    () => "per side",
  ),
  rule(
    "8 e/s",
    "per side",
    `(?<=\\d\\s?s)\\/s(?=$|[\\s,;)])|(?<=x\\s?\\d{1,2}(?:-\\d{1,2})?)e(?=$|[\\s,;)])|(?:${newWord}|(?<=\\d))(?!(?<=(?:min|'|km)\\s*)el)(?:[ep][./]?[sl]\\.?|e\\/(?:way|[awd])|ea(?:ch|\\.)? way|ea\\.?|\\/s|l\\/[rd]|[rd]\\/l|[lr] ?[+&] ?[lr]|both (?:sides|legs|arms)|(?<!(?:kg|lbs?)\\s*)each(?!\\s+\\p{L})|a side)(?=$|[\\s,;@)])`,
    () => "per side",
  ),
  rule(
    "w/ 2min rest",
    "rest 2min",
    `${newWord}(?:w\\/|with|mit|s|sa|uz)\\s*(?<span>${span})\\s*${rest}${noWord}(?:${between})?`,
    restOf,
  ),
  rule(
    "@ 70% w/ 90s",
    "rest 90s",
    "(?<=\\d\\s*x\\s*\\d.*(?:\\d\\s?(?:%|kg|lbs?)|rpe\\s*\\d\\S*)\\s+)(?:w\\/|with)\\s*(?<span>\\d{2,3}\\s*s(?:ec\\w*)?|\\d:\\d{2}|\\d\\s*min\\w*)(?=\\s*(?:$|[,;)]))",
    restOf,
  ),
  rule(
    "rest 90s",
    "rest 90s",
    `${newWord}(?:w\\/|with|mit|\\bs\\b)?\\s*(?:${rest}(?:${between})?|(?=b\\/w|btw|between(?:\\s+\\p{L}|\\s*:))${between})\\s*[:=]?\\s*(?:of\\s+)?(?<span>${span})(?:${between})?(?=$|[\\s,;|)])`,
    restOf,
  ),
  rule(
    "30s rest",
    "rest 30s",
    `${newWord}(?:@\\s*|dazwischen\\s+|između\\s+|tak(?:e|ing)\\s+|(?:a )?full\\s+)?(?<span>${span})\\s*(?:of\\s+)?(?:full\\s+)?(?:${rest}(?:${between})?|${between})(?=$|[\\s,;|)])(?!\\s*:?\\s*\\d)`,
    restOf,
  ),
  // why: a round has one time, so that the second is a rest
  rule("1:50 (2 min)", "rest 2 min", `(?<=\\d:\\d{2}(?:\\/\\w+)?\\s*)\\((?<span>${span})\\)`, restOf),
  rule(
    "3x8 @60kg rpe 8 (1:30)",
    "rest 1:30",
    "(?<=\\d\\s*x\\s*\\d{1,2}(?:-\\d{1,2})?(?![\\d:]|\\s*(?:m|s|min|km)(?!\\p{L})).*(?:rpe|rir|tempo|bw|%top|/leg|/side|-\\d-).*\\s*)\\((?<span>\\d{1,2}:\\d{2})\\)(?=$|,)",
    restOf,
  ),
  rule("20s off", "rest 20s", `(?<!\\son\\b.*)${newWord}(?<span>${span})\\s*off(?=$|[\\s,;|)])(?!\\s+\\d)`, restOf),
  rule(
    "r = 2min",
    "rest 2min",
    `${newWord}r\\s*(?:[=:]\\s*|(?=\\d+(?::\\d{2}|\\s*(?:min|s))))(?<span>${span})(?=$|[\\s,;|)])|(?<own>\\d{1,2}(?::\\d{2}|\\s*min)|\\d{2,3}\\s*s)\\s*r(?=$|[\\s,;|)])(?!\\s*\\d)`,
    ({ span: time, own }) => restOf({ span: time ?? own }),
  ),
  rule("90s P.", "rest 90s", `${newWord}(?<span>${span})\\s*p\\.?(?=\\s*(?:$|[,;)]))`, restOf),
  rule("25m + 20s", "rest 20s", `(?<=\\d\\s*(?:m|yd)\\s*)\\+\\s*(?<span>\\d{1,3}\\s*s)$`, restOf),
  rule("r20", "rest 20s", `${newWord}r\\s?(?<span>\\d{2,3})s?(?=$|[\\s,;)])`, ({ span: time }) => `rest ${time}s`),
  rule(
    "tempo 30X1",
    "tempo 30X1",
    `(?<=x\\s*\\d.*[\\s,(])(?<!\\d\\d\\s*x\\s*\\d+(?:x\\d+)?\\+?[\\s,;/].*)(?!(\\d)(?:-\\1){3})(?:tempo\\s*[:=]?|t\\s*[:=]|@|w\\/|with)?\\s*(?<!(?:rpe|rir)\\s*)(?<tempo>\\d[\\dx]x[01x]|\\d{4}|\\d-[\\dx]-[\\dx]-[\\dx]|\\d\\/[\\dx]\\/[\\dx]\\/[\\dx])(?:\\s*tempo)?(?=$|[\\s,;)])(?!\\s*(?:m\\s*)?(?:race\\s+)?(?:pace|effort|speed))`,
    ({ tempo }) => `tempo ${tempo}`,
  ),
  rule(
    ", 4020",
    "tempo 4020",
    "(?<=x\\s*\\d{1,2}(?!\\d).*,\\s*)(?<!\\d\\d\\s*x\\s*\\d+(?:x\\d+)?\\+?,.*)(?<tempo>[1-6][0-3](?!00)[0-4x][0-3])(?=\\s*(?:$|,))",
    ({ tempo }) => `tempo ${tempo}`,
  ),
  rule("(4-0-1-0)", "tempo 4-0-1-0", "\\((?<tempo>\\d-[\\dx]-[\\dx]-[\\dx])\\)", ({ tempo }) => `tempo ${tempo}`),
  {
    // why: in lower case it may be one repetition at 30, and so it may where the sets are in capitals
    example: ["30 X 1", "tempo 30X1"],
    shape:
      /(?<=\d.*)(?<!\d\d\s?x\s?\d.*|\d\s?X\s?\d.*|(?:kg|lb|%)\s*x\s.*)[,;]?\s*(?:(?<=\s)@\s*|\(|(?<=[\s,;]))(?:[Tt]empo\s*[:=]?\s*)?(?<first>[1-5])\s?(?<second>[0-4X])\s?X\s?(?<last>[0-2X])(?:\s*tempo)?\)?(?=$|[\s,;)])/u,
    detail: ({ first, second, last }) => `tempo ${first}${second}X${last}`,
  },
  {
    example: ["32X1 4x5", "tempo 32X1"],
    shape: /^[\s:@(]*(?:[Tt]empo\s*)?(?<first>[1-6])(?<second>[0-4X])X(?<last>[0-4X])\)?[\s,]+(?=\d{1,2}\s?x\s?\d)/u,
    detail: ({ first, second, last }) => `tempo ${first}${second}X${last}`,
  },
  rule(
    "@ 30x1",
    "tempo 30x1",
    "(?<=\\d.*\\s)(?:@\\s*|\\()(?<tempo>[1-6][0-4x]x[0-4x])(?:\\s*tempo)?(?=$|[\\s,;)])",
    ({ tempo }) => `tempo ${tempo}`,
  ),
  // why: nobody does no repetitions, so a nought is of a tempo
  rule(
    "4-0-1-0",
    "tempo 4-0-1-0",
    "(?<=(?:\\d|max).*[\\s,;(])(?<![\\d-])(?:tempo\\s*[:=]?|@)?\\s*(?<tempo>\\d-(?:(?:[\\dx]-0|[0x]-[\\dx])-[\\dx]|[\\dx]-[\\dx]-0))(?![\\d-])",
    ({ tempo }) => `tempo ${tempo}`,
  ),
  rule(
    "tempo 3010",
    "tempo 3010",
    `${newWord}tempo\\s*[:=]?\\s*@?(?<tempo>[\\dx](?:[./-]?[\\dx]){3})(?=$|[\\s,;)])|${newWord}@?(?!\\dx\\d\\d)(?<before>[\\dx]{4})\\s+tempo(?=$|[\\s,;)])`,
    ({ tempo, before }) => `tempo ${tempo ?? before}`,
  ),
  rule(
    "with a red band",
    "band red",
    `(?:\\+|vs\\.?|against|${newWord}(?:w\\/|with|mit|s|sa)(?:\\s+(?:a|an|einem))?)?\\s*(?<color>${color})\\s*(?:bands?|traka|trakom|t[ -]?bands?|thera-?bands?|tb|loops?)${noWord}`,
    ({ color }) => `band ${color?.toLowerCase()}`,
  ),
  rule(
    "+ minis",
    "band mini",
    "\\+\\s*(?<color>(?:(?:double|two|2)\\s+)?(?:monster\\s+)?mini)s(?=$|[\\s,;)])",
    ({ color }) => `band ${color?.toLowerCase()}`,
  ),
  rule(
    "band: green",
    "band green",
    `${newWord}(?:\\+\\s*)?bands?\\s*[:=]?\\s*(?<color>${color})${noWord}`,
    ({ color }) => `band ${color?.toLowerCase()}`,
  ),
];

const halves = new RegExp(
  `(?<![\\d-])(\\d{1,2})\\s*(?:total)?\\s*\\(\\s*(\\d{1,2})\\s*(?:(?:each|per)\\s*${side}|/\\s*${side}|e/s|each|ea\\.?)\\s*\\)`,
  "iu",
);
const bothSides =
  /(?<![\d/])(\d{1,2})\s*(?:(?:L\s*[/,+&]\s*\1\s*R|R\s*[/,+&]\s*\1\s*L)(?!\p{L})(?:\s*x\s*(\d{1,2}))?|\/\s*\1\s*x\s*(\d{1,2}))/iu;

/** The text without its details, and them as the notation writes them. */
export function takeDetails(text: string): { left: string; details: string[] } {
  const details: string[] = [];
  let left = text.replace(/(?<=x\s*)(\d{1,2})\/\1(?=$|[\s@,])/i, (_, reps: string) => {
    details.push("per side");
    return reps;
  });
  // why: '8 L / 8 R', and '1/1 x 5' of five rounds
  left = left.replace(bothSides, (_, reps: string, behind: string | undefined, count = behind) => {
    details.push("per side");
    return count === undefined ? reps : `${count}x${reps}`;
  });
  left = left.replace(halves, (whole, total: string, each: string) => {
    if (Number(total) !== 2 * Number(each)) return whole;
    details.push("per side");
    return each;
  });
  for (const { shape, detail } of detailRules) {
    const match = shape.exec(left);
    const made = match && detail(match.groups ?? {});
    if (!match || !made) continue;
    details.push(made);
    left = `${left.slice(0, match.index)} ${left.slice(match.index + match[0].length)}`;
  }
  return {
    left: left
      .replace(/\s+/g, " ")
      .replace(/ (?=[,;])/g, "")
      .trim(),
    details,
  };
}
