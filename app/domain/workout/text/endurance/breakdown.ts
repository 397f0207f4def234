const unit = "(?:km|k|mi(?:les?)?|min(?:s|utes?)?|h(?:ours?)?|m|')(?!\\p{L})";
const whole = new RegExp(
  `^(?<total>\\d{1,3}(?:[.,]\\d)?)\\s*(?<unit>${unit})(?<said>(?:\\s+\\p{L}[\\p{L} -]{2,24}?)?)\\s*(?:[:=(]|\\s-\\s)\\s*(?<list>\\d[^()]*)\\)?$`,
  "iu",
);
const part = new RegExp(`^(?<amount>\\d{1,3}(?:[.,]\\d)?)\\s*(?<own>${unit})?(?<how>(?:\\s+|\\s*@).*)?$`, "iu");

type Breakdown = { whole: string; parts: string[]; said: string };

/** 'Long run 20 mi: 8 easy, 10 @ MP, 2 easy', whose parts are the whole together. */
export function breakdownIn(values: string): Breakdown | null {
  const { total = "", unit: own = "", list = "", said = "" } = whole.exec(values.trim())?.groups ?? {};
  const all = list.split(/\s*[,;+]\s+|\s+(?:\+|then|->|→|>|\/|-)\s+/).map((one) => part.exec(one.trim())?.groups);
  if (list === "" || all.length < 2) return null;
  const amounts = all.map((groups) => Number((groups?.amount ?? "x").replace(",", ".")));
  const sum = amounts.reduce((added, one) => added + one, 0);
  // why: of other units the sum is another
  if (!(Math.abs(sum - Number(total.replace(",", "."))) < 0.01) || all.some((one) => one?.own && one.own !== own))
    return null;
  const parts = all.map((groups) => `${groups?.amount}${own} ${groups?.how ?? ""}`.trim());
  return { whole: `${total}${own}`, parts, said: [said.trim(), list.trim()].filter(Boolean).join(", ") };
}
