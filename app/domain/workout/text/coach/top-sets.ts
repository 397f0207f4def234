/** A way to write the heaviest set and the lighter ones behind it, as rounds apart by commas. Every example is read by a test. */
type Rule = { example: [written: string, rounds: string]; shape: RegExp; to: string };

const backOff = "(?:back[ -]?offs?|down[ -]?sets?|drop[ -]?backs?|load[ -]?drops?)(?:[ -]sets?)?";
const share = "(?<least>\\d{1,2}(?:[.,]5)?)(?:-(?<most>\\d{1,2}(?:[.,]5)?))?\\s?%";

function rule(written: string, rounds: string, shape: string, to: string): Rule {
  return { example: [written, rounds], shape: new RegExp(shape, "giu"), to };
}

export const topSetRules: readonly Rule[] = [
  rule(
    "1 top set 6-8",
    "6-8",
    "^(?:(?:1|one|a)\\s*(?:x\\s*)?)?top[ -]sets?(?:\\s*(?::|of|at(?=\\s*\\d)))?\\s*(?=[@x]?\\s*\\d)",
    "",
  ),
  rule("5 @8 top set, 3x5", "5 @8, 3x5", "(?<=^[^,;]*\\d\\S*\\s*)\\(?top[ -]set\\)?(?=\\s*(?:[,;+]|then|$))", ""),
  rule(
    "5 @8, 2 back-off sets of 10",
    "5 @8, 2x10",
    `\\s*(?:[,;+]|then|and)?\\s*(?<=\\d.*)(?<![\\dx]\\s*)(\\d{1,2})\\s*(?:x\\s*)?${backOff}\\s*(?:of|x|:)?\\s*(?=\\d)`,
    ", $1x",
  ),
  rule(
    "5 @8, back-offs: 3x5",
    "5 @8, 3x5",
    `\\s*(?:[,;+]|then|and)?\\s*(?:then\\s+)?(?<=\\d.*)(?<!\\d\\s*)${backOff}(?:\\s*(?::|of|with|to|at(?=\\s*\\d)))?\\s*(?=@?\\s*-?\\d)`,
    ", ",
  ),
  rule(
    "5 @8, then drop 15% for 3x5",
    "5 @8, 3x5 @85%top",
    "\\s*(?:[,;]|then)?\\s*(?:then\\s+)?drop\\s*(?:by\\s*)?(\\d{1,2})\\s?%\\s*(?:for|and do|x)\\s*(\\d{1,2}\\s*x\\s*\\d{1,2})",
    ", $2 -$1%",
  ),
  rule(
    "5 @8, -10% 3x5",
    "5 @8, 3x5 @90%top",
    ",\\s*-(\\d{1,2})\\s?%\\s*(?:for\\s*)?(\\d{1,2}\\s*x\\s*\\d{1,2})",
    ", $2 -$1%",
  ),
  rule(
    "5 @8, -10% x 5 x 3",
    "5 @8, 3x5 @90%top",
    ",\\s*-(\\d{1,2})\\s?%\\s*x\\s*(\\d{1,2})\\s*x\\s*(\\d{1,2})",
    ", $3x$2 -$1%",
  ),
  rule(
    "5 @8, 3x5 back-off",
    "5 @8, 3x5",
    `(?<=[,;]\\s*\\d+\\s*x\\s*\\d\\S*(?:\\s*@\\s*\\S+)?\\s*)\\(?${backOff}\\)?`,
    "",
  ),
];

const lighter = new RegExp(
  `^(?<before>.*\\d.*(?:[,;+|]|then|and)\\s*\\d+\\s*(?:x\\s*\\d[\\d-]*)?)\\s*[,(]?\\s*` +
    `(?:@?\\s*(?:-|minus|less|drop(?:ping)?(?:\\s+(?:the\\s+)?(?:weight|load))?(?:\\s+by)?|reduce(?:d)?(?:\\s+(?:the\\s+)?(?:weight|load))?(?:\\s+by)?)\\s*${share}(?:\\s*drop)?` +
    `|(?:@|at)?\\s*${share.replace(/<(\w+)>/g, "<$1Said>")}\\s*(?:less|lighter|lower|drop|off)(?: than (?:the )?top(?: ?set)?)?)` +
    "\\)?(?<behind>(?:\\s*[,;].*)?)$",
  "iu",
);

/** '5 @8, 3x5 -10%' is of nine tenths of the top set. */
export function withTopSet(written: string): string {
  const apart = written.replace(/(?<=\d.*)\s+(?:→|->|\/|\+)\s+(?=\d{1,2}\s*x\s*\d)/gu, ", ");
  const text = topSetRules.reduce((said, { shape, to }) => said.replace(shape, to), apart);
  const { before, behind = "", least, most, leastSaid = least, mostSaid = most } = lighter.exec(text)?.groups ?? {};
  if (before === undefined || leastSaid === undefined) return text;
  const [high, low] = [leastSaid, mostSaid].map((one) => one && 100 - Number(one.replace(",", ".")));
  return `${before} @${low ? `${low}-${high}` : high}%top${behind}`;
}
