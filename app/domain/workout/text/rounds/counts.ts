const sided = "\\s*(?:each|per|e[/.]?|/)\\s?(?:side|way|leg|arm|hand|direction|s|l)s?";
const timesBehind = new RegExp(
  "^[\\s:,-]*(?:hold\\s+)?(?:for\\s+)?(?:@?\\s*(?<load>\\d+(?:[.,]\\d+)?\\s?(?:kg|lbs?)),?\\s+)?(?<values>\\d[\\d:-]*(?![\\d.,%])[^,;()]{0,30}?)" +
    `(?:(?<side>${sided})?[\\s,]+(?:(?:x\\s*|for\\s+)?(?<times>[2-9]|1\\d)\\s*(?:rounds?|times|puta)|twice|thrice)|(?<=\\d\\s?\\p{L}*${sided})\\s*x\\s*(?<count>[2-9]|1\\d))(?<behind>(?:\\s*[,;(].*)?)$`,
  "iu",
);

/** '24kg 40m each hand, 4 rounds' and '30 sec each leg, twice': how often stands behind. */
export function countedFirst(text: string): string {
  const {
    load,
    values = "",
    times,
    side = "",
    behind = "",
    count = times ?? (/twice/i.test(text) ? "2" : "3"),
  } = timesBehind.exec(text)?.groups ?? {};
  if (values === "" || /\d\s*(?:x|sets?|rounds?)(?!\p{L})|[|:]|(?<!\p{L})(?:then|amrap)(?!\p{L})/iu.test(values))
    return text;
  return ` ${count}x ${values}${side}${load === undefined ? "" : ` @${load}`}${behind}`;
}
