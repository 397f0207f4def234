import { distance } from "#app/domain/text/distance.ts";

/** The line as it may have been meant, offered only if it is then read. Every example is read by a test. */
type Repair = {
  example: [refused: string, offered: string];
  shape: RegExp;
  to: readonly string[] | ((...found: string[]) => string[]);
};

function repair(refused: string, offered: string, shape: string, ...to: string[]): Repair {
  return { example: [refused, offered], shape: new RegExp(shape, "giu"), to };
}

function counting(refused: string, offered: string, shape: string, to: (...found: string[]) => string[]): Repair {
  return { example: [refused, offered], shape: new RegExp(shape, "giu"), to };
}

const number = "\\d+(?:[.,]\\d+)?";
const noWord = "(?![\\p{L}\\p{N}])";
const newWord = "(?<![\\p{L}\\p{N}])";

const slips: readonly Repair[] = [
  repair("Back squat 5x5 @8O%", "Back squat 5x5 @80%", "(?<=\\d)o(?=[\\d%.,x\\s]|$)", "0"),
  repair("Back squat 5x5 @80%%", "Back squat 5x5 @80%", "([%.,@:;+x-])\\1+", "$1"),
  repair("Back squat 5y5", "Back squat 5x5", "(\\d) ?[a-wyz] ?(?=\\d)", "$1x"),
  repair("Back squat 5x-5", "Back squat 5x5", "(?<=[\\sx@])-(?=\\d)", ""),
  repair("Back squat max max", "Back squat max", "(?<!\\S)(\\S+)(?:\\s+\\1)+(?!\\S)", "$1"),
  repair("Back squat 5 | | 3", "Back squat 5 | _ | 3", "\\|(?:\\s*\\|)+", "| _ |", "|"),
  repair("Dip 8\0", "Dip 8", "[\\0\\p{Surrogate}]+", ""),
];

const units = "kg lb km mi yd cm in ft sec min cal rpm bpm m s h w".split(" ");

function near(typed: string, known: readonly string[]): string[] {
  const word = typed.toLowerCase();
  if (units.includes(word) || word === "rpe" || word === "rir") return [];
  return known.filter((one) => {
    const isAlike = one[0] === word[0] || one.length > 3;
    return isAlike && distance(word, one, one.length > 4 ? 2 : 1) !== null;
  });
}

const wordsMeant: readonly Repair[] = [
  counting("Run 5kn", "Run 5km", `(@?)(${number} ?)(\\p{L}{2,6})${noWord}`, (_, at, load, word) => {
    const isLoad = (unit: string) => unit === "kg" || unit === "lb";
    const meant = near(word ?? "", units).toSorted((a, b) => Number(isLoad(a)) - Number(isLoad(b)));
    return (at === "@" ? meant.filter(isLoad) : meant).map((unit) => `${at}${load}${unit}`);
  }),
  repair("Back squat 5 @8-12", "Back squat 5 @8-12kg", unitless("(?!\\s*x)"), "$&kg", "$&lb", "$&%"),
  repair("rest 90", "rest 90s", unitless(""), "$&s", "$&min"),
  repair("Back squat h 60", "Back squat h 60cm", unitless(""), "$&cm", "$&in", "$&m"),
];

function unitless(behind: string): string {
  return `(?<![\\d.,:/x-])${number}(?:[-/]${number})*(?![\\d.,:%/-]|\\s*\\p{L})${behind}`;
}

const either = repair(
  "Dip or push-up 3x8",
  "Dip 3x8\n#2\n push-up 3x8",
  "^(\\s*)(\\p{L}[\\p{L}' .-]*?) or (\\p{L}[\\p{L}' .-]*?) (\\d.*)$",
  "$1$2 $4\n$1#2\n$1 $3 $4",
);

export function eitherOf(text: string): string[] {
  return repairedBy(either, text);
}

const forms: readonly Repair[] = [
  repair(
    "Back squat 60kg-70kg",
    "Back squat 60-70kg",
    `(${number})\\s*(kg|lb|%|km|m|min|s)\\s*-\\s*(${number})\\s*\\2${noWord}`,
    "$1-$3$2",
  ),
  repair("Back squat bw 50-60%", "Back squat bw 50%", "bw\\s+(\\d+)-(\\d+)\\s*%", "bw $1%", "bw $2%"),
  repair("Back squat bw 50", "Back squat bw+50kg", `bw\\s+(${number})(?![\\d%.,-])`, "bw+$1kg", "bw+$1lb", "bw $1%"),
  repair("Back squat 8+2kg", "Back squat 8 bw+2kg", `(\\d+)\\+(${number})\\s*(kg|lb)`, "$1 bw+$2$3", "$1 @$2$3"),
  repair("Back squat h 60kg", "Back squat h 60cm", `h\\s+(\\d+)\\s*(kg|lb)${noWord}`, "h $1cm", "@$1$2"),
  repair("Back squat rpe 80%", "Back squat @80%", `rpe\\s*(${number}\\s*%)`, "@$1"),
  repair("Back squat 10 ft 4.2s", "Back squat 10 fastest 4.2s", "(\\d) ft (?=\\d)", "$1 fastest ", "$1ft "),
  repair("Back squat 80%+", "Back squat 80%", "(%|\\d-\\d+|rpe\\s*\\d+)\\+", "$1"),
  either,
  repair("Back squat 1:30 min", "Back squat 1:30", `(\\d:\\d\\d)\\s*(?:min|sec|s|h)${noWord}`, "$1"),
];

const kilogramsInPound = 0.45359;

const outOfLimits: readonly Repair[] = [
  repair("Back squat rpe 75", "Back squat rpe 7.5", "(rpe\\s*)([5-9])5", "$1$2.5"),
  repair("Back squat rpe 11", "Back squat rpe 10", "(rpe\\s*)(?:1[1-9]|[2-9]\\d)", "$110"),
  repair("Run 5km z7", "Run 5km z5", `${newWord}z\\s*[6-9]${noWord}`, "z5"),
  counting("Run 45:75", "Run 46:15", "(\\d{1,2}):([6-9])(\\d)", (_, minutes, tens, ones) => [
    `${Number(minutes) + 1}:${Number(tens) - 6}${ones}`,
  ]),
  repair("Back squat 82.255kg", "Back squat 82.25kg", "(\\d[.,]\\d\\d)\\d+", "$1"),
  counting(
    "Bench press 80kg | 175lb",
    "Bench press 80kg | 79.5kg",
    `(${number})\\s*(kg|lb)${noWord}`,
    (_, load, unit) => {
      const isPounds = unit?.toLowerCase() === "lb";
      const other = Number(load?.replace(",", ".")) * (isPounds ? kilogramsInPound : 1 / kilogramsInPound);
      return [`${Math.round(2 * other) / 2}${isPounds ? "kg" : "lb"}`];
    },
  ),
];

const headings: readonly Repair[] = [
  repair("Superset x60\n  Dip 8", "Superset x50", `(?<=x\\s?)\\d{2,}${noWord}`, "50"),
  repair("Dip 0x10", "Dip 1x10", "(?<=^|\\D)0(?=\\s?x)|(?<=x\\s?)0$", "1"),
  repair("Dip 51 rounds of 8", "Dip 50 rounds of 8", "\\d{2,}(?= rounds)", "50"),
  repair("EMOM\n  Dip 8", "EMOM _", "^(\\s*emom)(?=:|\\s*$)", "$1 _"),
  repair("EMOM 5 rounds\n  Dip 8", "EMOM 5", "(\\d) ?(?:rounds?|sets?|x)$", "$1"),
  repair(
    "For time 20 min: Murph\n  Dip 8",
    "For time, cap 20:00: Murph",
    "^(\\s*for time),? (\\d+) ?min(?:utes)?",
    "$1, cap $2:00",
  ),
  repair("Every x5\n  Dip 8", "Interval x5", "^(\\s*)every(?=\\s+x)", "$1Interval"),
  repair("# Press\n# Day", "> Day", "^#\\s+", "> "),
  repair("Dip 8\n#1", "#2", "^#1(?!\\d)", "#2"),
  repair("== Monday\nDip 8", "# Monday", "^==+\\s*", "# "),
];

export const repairs: readonly Repair[] = [...slips, ...forms, ...outOfLimits, ...headings, ...wordsMeant];

const mostPlaces = 3;

export function repaired(text: string): string[] {
  return repairs.flatMap((one) => repairedBy(one, text));
}

function repairedBy({ shape, to }: Repair, text: string): string[] {
  return [...text.matchAll(shape)].slice(0, mostPlaces).flatMap((match) => {
    const [found] = match;
    const end = match.index + found.length;
    const made = typeof to === "function" ? to(...match) : to.map((one) => filled(one, match));
    return made.map((one) => text.slice(0, match.index) + one + text.slice(end));
  });
}

function filled(template: string, match: readonly string[]): string {
  return template.replace(/\$(\d|&)/g, (_, nth: string) => match[nth === "&" ? 0 : Number(nth)] ?? "");
}
