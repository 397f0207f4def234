import { numberOf } from "./plain.ts";

/** A part of the whole that is done otherwise: 'last 20 min at marathon pace' of 90 minutes. */
export type Ending = {
  before: string;
  part: string;
  place: "first" | "middle" | "last";
  whole: string;
  said: string;
};

const unit = "(?:km|k|mi(?:les?)?|min(?:s|utes?)?|h(?:ours?)?|m|')";
const inHours =
  "(?<hours>\\d{1,2})(?:\\s*(?:h(?:ours?|rs?)?|sati?|std\\.?)\\s*(?:(?<minutes>\\d{2})(?:\\s*min)?)?|:(?<apart>[0-5]\\d)(?::00|\\s*h(?:ours?|rs?)?)?(?!:))";
const shape = new RegExp(
  `^(?:${inHours}|(?<amount>\\d{1,3}(?:[.,]\\d)?)\\s*(?<unit>${unit}))(?![\\p{L}\\d])(?<how>[^\\d,;()]*?(?:z\\d|\\d{1,2}:\\d{2}(?:-\\d{1,2}:\\d{2})?(?:/(?:km|mi))?)?[^\\d,;()]*?)[\\s,;(-]*` +
    `(?<said>(?:(?:w/|with|incl(?:uding|\\.)?|mit|sa?)\\s+)?(?:the\\s+)?(?<which>last\\s|final\\s|first\\s|middle\\s|zadnjih\\s|letzten?\\s|(?<=\\s(?:w/|with)\\s+)(?=\\d+\\s*(?:km|k|mi|min)?\\s*(?:@|at)\\s))\\s*` +
    `(?<part>\\d{1,3}(?:[.,]\\d)?)\\s*(?<own>${unit}(?!\\p{L}))?(?<tail>(?:[\\s@].*?)?))\\)?$`,
  "iu",
);

/** Null if it is of another unit, or not shorter than the whole. */
export function endingIn(values: string): Ending | null {
  const groups = shape.exec(values.trim())?.groups;
  if (!groups) return null;
  const { how = "", which = "", part = "", tail = "" } = groups;
  const { amount, of, written } = wholeOf(groups);
  const { own = of } = groups;
  const rest = numberOf(amount) - numberOf(part);
  if (kindOf(own) !== kindOf(of) || rest <= 0) return null;
  const place = /middle/i.test(which) ? "middle" : /first/i.test(which) ? "first" : "last";
  return {
    before: `${Math.round((place === "middle" ? rest / 2 : rest) * 10) / 10}${of}${how}`,
    part: `${part}${own} ${closed(tail.trim())}`.trim(),
    place,
    whole: `${written}${how}`,
    said: closed(groups.said ?? ""),
  };
}

type Parts = Readonly<Record<string, string | undefined>>;

/** '3 h' of which the last 45 min are done otherwise. */
function wholeOf({ hours, minutes, apart = minutes, amount = "", unit: of = "", own }: Parts) {
  if (hours === undefined) return { amount, of, written: `${amount}${of}` };
  if (own !== undefined && /^h/i.test(own)) return { amount: hours, of: "h", written: `${hours}h` };
  const all = 60 * Number(hours) + Number(apart ?? 0);
  return { amount: String(all), of: "min", written: `${all}min` };
}

/** The last parenthesis may be that of the whole. */
function closed(text: string): string {
  return text.includes("(") && !text.includes(")") ? `${text})` : text;
}

function kindOf(written: string): string {
  return /^(?:min|')/i.test(written) ? "min" : /^k/i.test(written) ? "km" : written.slice(0, 2).toLowerCase();
}
