import { newWord, noWord, number, type Phrase, phrase } from "#app/domain/workout/text/words/spellings.ts";

const unit = "(?:min\\w*|m|km|k|s|'|\")";
const pieces = new RegExp(
  `^\\s*(?<list>\\d{1,4}(?:\\s*${unit})?(?:\\s*[-/,]\\s*\\d{1,4}(?:\\s*${unit})?)+|(?<count>\\d{1,2})\\s*x\\s*(?<each>\\d{1,4}\\s*(?:${unit}|strokes)))\\s*,?\\s+(?:@\\s*|at\\s+)?(?:r(?:ate)?|s/?r)\\s*(?<rates>[1-4]\\d(?:\\s*[-/,]\\s*[1-4]\\d)+)(?!\\d)(?:\\s*spm)?(?<tail>.*?)(?:[\\s,]+x\\s*(?<times>[2-4]))?$`,
  "iu",
);

/** 'Row 4'-3'-2' r22-24-26': each piece at a stroke rate of its own. */
export function withRates(values: string): string {
  const { list = "", count, each = "", rates = "", tail = "", times = "1" } = pieces.exec(values)?.groups ?? {};
  const own = rates.split(/\s*[-/,]\s*/);
  const all = count === undefined ? list.split(/\s*[-/,]\s*/) : Array<string>(Number(count)).fill(each);
  const shared = new RegExp(`${unit}$`, "iu").exec(all.at(-1) ?? "")?.[0] ?? "";
  // why: '2 x 20 min r18-20' is a range
  if (own.length !== all.length || (own.length === 2 && count !== undefined && !rates.includes("/"))) return values;
  const rounds = all.map((piece, at) => `${/\D$/.test(piece) ? piece : piece + shared} ${own[at]}rpm`.trim());
  if (/strokes/i.test(each)) return ` ${own.map((rate) => `${rate}rpm`).join(" | ")}, ${each}${tail}`;
  const repeated = Array<string[]>(Number(times)).fill(rounds).flat().join(" | ");
  return shared === "" ? values : ` ${repeated}${tail}`;
}

export const rates: readonly Phrase[] = [
  phrase(
    "30min HR 130-140",
    "30min 130-140bpm",
    `@?\\s*${newWord}(?:hr|hf|puls|pulse|heart rate)\\s*:?\\s*(\\d{2,3}(?:-\\d{2,3})?)(?:\\s*bpm)?(?![-\\d]*\\s*%)${noWord}`,
    " $1bpm",
  ),
  phrase(
    "4min 90% HRmax",
    "4min 90%bpm",
    `@?\\s*(?:${newWord}(?:hr|hf|puls)\\s*:?\\s*)?(${number}(?:-${number})?)\\s*%\\s*(?:(?:of|der|od)\\s+)?(?:(?:h[rf]|fs|sf)\\s?ma(?:x|ks)|max\\.?\\s?(?:h[rf]|puls\\p{L}*|heart rate)|(?:maks\\p{L}*\\.?|maximale[nr]?)\\s(?:puls\\p{L}*|frekv\\p{L}*|herzfrequenz))${noWord}`,
    " $1%bpm",
  ),
  phrase(
    "4min @HRmax 90-95%",
    "4min 90-95%bpm",
    `@?\\s*${newWord}hr\\s?max\\s*@?\\s*(${number}(?:-${number})?)\\s*%`,
    " $1%bpm",
  ),
  phrase(
    "30min @ 90rpm",
    "30min 90rpm",
    `(?:@|at|bei|na|sa|pri)\\s*(?=${number}(?:-${number})?\\s*(?:rpm|spm|bpm|km/h|w)${noWord})`,
    " ",
  ),
  phrase("30min Z1-Z2", "30min z1-2", `${newWord}z(\\d)\\s*-\\s*z(?=\\d)`, "z$1-"),
  phrase(
    "24 spm",
    "24rpm",
    `(\\d)\\s*(?:spm|s/m(?:in)?|(?:strokes|schläge|zaveslaja)\\s*(?:/|per|pro|u)\\s*min(?:ut\\p{L}*)?)${noWord}`,
    "$1rpm",
  ),
];
