import { newWord, noWord, type Phrase, phrase } from "#app/domain/workout/text/words/spellings.ts";

export const count = "\\d{1,3}";
export const reps = "(?:\\d{1,4}(?:-\\d{1,4}|\\+\\d{1,3}|\\+)?|max)";
export const number = "\\d+(?:[.,]\\d+)?";
export const unit = "\\s*(?:%(?:\\s*(?:tm|top|\\d{1,2}\\s?rm)(?![\\p{L}\\p{N}]))?|kg|lb)";
export const load = `(?:${number}(?:-${number})?|_)${unit}`;
export const tail = "(?<tail>(?:\\s.*)?)";

function whole(shape: string): RegExp {
  return new RegExp(`^${shape}$`, "iu");
}

type Step = { example: [written: string, notation: string]; shape: RegExp; readings: (parts: Parts) => string[] };
type Parts = Readonly<Record<string, string>>;

/** One round or several equal ones, load and repetitions in any order. */
export const steps: readonly Step[] = [
  {
    example: ["65% x 5", "5 @65%"],
    shape: whole(
      `@?\\s*(?<load>${load})(?:\\s*(?:x|for|:)|(?=\\s))\\s*(?<reps>${reps})(?:\\s*reps?(?!\\p{L}))?${tail}`,
    ),
    readings: ({ load, reps, tail }) => [`${reps} @${load}${tail}`],
  },
  {
    example: ["65% (5+)", "5+ @65%"],
    shape: whole(`@?\\s*(?<load>${load})\\s*\\((?<reps>${reps})\\)`),
    readings: ({ load, reps }) => [`${reps} @${load}`],
  },
  {
    example: ["70%/2", "2 @70%"],
    shape: whole(`(?<load>${load})\\s*/\\s*(?<reps>\\d{1,2}\\+?)`),
    readings: ({ load, reps }) => [`${reps} @${load}`],
  },
  {
    example: ["5/60kg", "5 @60kg"],
    shape: whole(`(?<reps>\\d{1,2}\\+?)\\s*/\\s*(?<load>\\d{2,3}(?:[.,]\\d+)?${unit})`),
    readings: ({ reps, load }) => [`${reps} @${load}`],
  },
  {
    example: ["80%/1x3", "3x1 @80%"],
    shape: whole(`(?<load>${load})\\s*/\\s*(?<reps>\\d{1,2}(?:\\+\\d{1,2})*)\\s*x\\s*(?<count>\\d{1,2})`),
    readings: ({ load, reps, count }) => [`${count}x${reps} @${load}`],
  },
  {
    example: ["70%/3/2", "2x3 @70%"],
    shape: whole(`(?<load>${load})\\s*/\\s*(?<first>\\d{1,2}(?:\\+\\d{1,2})?)\\s*/\\s*(?<second>\\d{1,2})`),
    readings: ({ load, first, second }) => [
      ...new Set([`${second}x${first} @${load}`, ...(first?.includes("+") ? [] : [`${first}x${second} @${load}`])]),
    ],
  },
  {
    example: ["80kg x 5 x 5", "5x5 @80kg"],
    shape: whole(`@?\\s*(?<load>${load})\\s*x\\s*(?<first>${reps})\\s*x\\s*(?<second>${reps})${tail}`),
    readings: ({ load, first, second, tail }) => [
      ...new Set([`${second}x${first} @${load}${tail}`, `${first}x${second} @${load}${tail}`]),
    ],
  },
  {
    example: ["3x5x80kg", "3x5 @80kg"],
    shape: whole(`(?<count>${count})\\s*x\\s*(?<reps>${reps})\\s*x\\s*@?\\s*(?<load>${load})${tail}`),
    readings: ({ count, reps, load, tail }) => [`${count}x${reps} @${load}${tail}`],
  },
  {
    example: ["80% for 5x3", "5x3 @80%"],
    shape: whole(`@?\\s*(?<load>${load})\\s*(?:for|:|,)?\\s+(?<count>${count})\\s*x\\s*(?<reps>${reps})${tail}`),
    readings: ({ count, reps, load, tail }) => [`${count}x${reps} @${load}${tail}`],
  },
  {
    example: ["5+ x 85%", "5+ @85%"],
    shape: whole(`(?<reps>${reps})\\s*x\\s*@?\\s*(?<load>${load})${tail}`),
    readings: ({ reps, load, tail }) => [
      `${reps} @${load}${tail}`,
      ...(/^\d+$/.test(reps ?? "") ? [`${reps}x @${load}${tail}`] : []),
    ],
  },
  {
    example: ["5 @60kg x 3", "3x5 @60kg"],
    shape: whole(`(?<reps>${reps})\\s*@\\s*(?<load>${load})\\s*x\\s*(?<count>\\d{1,2})`),
    readings: ({ reps, load, count }) => [`${count}x${reps} @${load}`],
  },
  {
    example: ["75% x 2 for 3 sets", "3x2 @75%"],
    shape: whole(`@?\\s*(?<load>${load})\\s*x\\s*(?<reps>${reps})\\s*(?:for|x|,)\\s*(?<count>${count})\\s*sets?`),
    readings: ({ load, reps, count }) => [`${count}x${reps} @${load}`],
  },
  {
    example: ["7+7+7 x 3", "3x 7+7+7"],
    shape: whole(
      `\\(?(?<reps>\\d{1,2}(?:\\+\\d{1,2})+(?:\\s*\\(\\d{1,3}s\\))?)\\)?(?<load>(?:\\s*@\\s*\\S+)?)\\s*x\\s*(?<count>\\d{1,2})(?<behind>(?:\\s*@\\s*\\S+)?)`,
    ),
    readings: ({ reps, load, count, behind }) => [`${count}x ${reps}${load}${behind}`],
  },
  {
    example: ["30 s x 3", "3x 30 s"],
    shape: whole(
      `(?<time>\\d{1,4}(?:[.,]\\d+)?\\s*(?:s|min|m|km|mi|yd)|\\d{1,2}:\\d{2})\\s*x\\s*(?<count>\\d{1,2})${tail}`,
    ),
    readings: ({ time, count, tail }) => [`${count}x ${time}${tail}`],
  },
  {
    example: ["bw+15kg 3x4", "3x4 bw+15kg"],
    shape: whole(
      `@?\\s*(?<load>bw(?:[+-]${number}(?:kg|lb))?),?\\s+(?<count>${count})\\s*x\\s*(?<reps>${reps})${tail}`,
    ),
    readings: ({ load, count, reps, tail }) => [`${count}x${reps} ${load}${tail}`],
  },
  {
    example: ["8-10 x 3", "3x8-10"],
    shape: whole(`(?<reps>\\d{1,2}-\\d{2})\\s*x\\s*(?<count>\\d{1,2})${tail}`),
    readings: ({ reps, count, tail }) => [`${count}x${reps}${tail}`],
  },
  {
    example: ["bw x 8 x 3", "3x8 bw"],
    shape: whole(
      `@?\\s*(?<load>bw(?:[+-]${number}(?:kg|lb))?)\\s*x\\s*(?<first>${reps})\\s*x\\s*(?<second>${count})${tail}`,
    ),
    readings: ({ load, first, second, tail }) => [
      ...new Set([`${second}x${first} ${load}${tail}`, `${first}x${second} ${load}${tail}`]),
    ],
  },
  {
    example: ["bw+10kg x 8", "8 bw+10kg"],
    shape: whole(`@?\\s*(?<load>bw(?:[+-]${number}(?:kg|lb))?)\\s*x\\s*(?<reps>${reps})${tail}`),
    readings: ({ load, reps, tail }) => [`${reps} ${load}${tail}`],
  },
  {
    example: ["x3 @80kg", "3 @80kg"],
    shape: whole(`x\\s*(?<reps>${reps})${tail}`),
    readings: ({ reps, tail }) => [`${reps}${tail}`],
  },
];

/** '@1.5x BW' */
export function ofBodyWeight(text: string): string {
  const shape =
    /(?:(?:@|\bat|w\/|\bwith) ?(\d(?:[.,]\d+)?)|(?<![\d.,])(\d[.,]\d+)) ?x ?(?:bw|body[ -]?weight)(?!\p{L})/giu;
  return text.replace(
    shape,
    (_, said: string | undefined, bare = "") => `bw ${Math.round(100 * Number((said ?? bare).replace(",", ".")))}%`,
  );
}

/** Sets of which only the number is said, or that are not what else a coach calls a set. */
export const setCounts: readonly Phrase[] = [
  phrase("3 radne serije", "3x", "(\\d)\\s*(?:arbeitss(?:atz|ätze)|radn\\p{L}+ serij\\p{L})", "$1 sets"),
  phrase("3 working sets", "3x", "(\\d)\\s*(?:work(?:ing)?|straight|hard|more|further|additional)\\s+(?=sets)", "$1 "),
  phrase("3 max sets", "3x max", `(\\d{1,2})\\s*(?:x\\s*)?max[ -]?sets${noWord}`, "$1x max"),
  phrase("1 max set", "max", `(?:${newWord}(?:1|one)\\s*(?:x\\s*)?)?max[ -]?set${noWord}`, "max"),
  phrase(
    "5 sets @80kg",
    "5x @80kg",
    `^(\\d{1,2})\\s*sets?(?=\\s*(?:$|[,;](?!\\s*\\d)|,?\\s*@?\\s*${number}\\s*(?:kg|lb|%)))`,
    "$1x",
  ),
  phrase("20 rep set", "20", `(\\d{1,2})[ -]rep sets?${noWord}`, "$1"),
  phrase("3x5, AMRAP @ 70%", "3x5, max @ 70%", "(?<=[+,]\\s*|then\\s+(?:1\\s*x\\s*)?)amrap(?=\\s*@)", "max"),
  phrase(
    "5x max -2",
    "5x 2RIR",
    "(?<=x\\s*)max\\s*(?:reps\\s*)?(?:-|minus|less)\\s*([1-5])(?:\\s*reps?)?(?=$|[\\s,;)])",
    "$1RIR",
  ),
  phrase("8+2 forced reps", "8+2", `(\\d+\\s*\\+\\s*\\d+)\\s*forced(?:\\s*reps?)?${noWord}`, "$1"),
];

const nearly = "(?:cca?\\.?|ca\\.?|circa|approx\\.?|approximately|about|around|roughly|etwa|ungefähr|oko|otprilike)";

/** Loads that are nearly meant. */
export const approximations: readonly Phrase[] = [
  phrase(
    "3x5 at about 80%",
    "3x5 @80%",
    `(?<=(?:\\d\\s*x\\s*|^|,\\s*)\\d{1,2}(?:-\\d{1,2})?\\+?),?\\s+(?:(?:@|at|with|bei|mit|na|sa?)\\s*)?${nearly}\\s+(?=rpe\\s*\\d|\\d{1,3}(?:[.,]\\d)?(?:-\\d{1,3})?\\s?%(?!\\s*(?:effort|speed|intensity|pace)))`,
    " @",
  ),
  phrase(
    "~80%",
    "80%",
    `(?:[~≈]|${newWord}(?:(?:go for|aim for|should be|at) )?(?<!${newWord}or |efforts? )${nearly}\\s(?!\\s*\\d+\\s?%(?! of (?:that|it|the top|top)${noWord})))\\s*(?=\\d)`,
    "",
  ),
  phrase("60kg or so", "60kg", `(\\d\\s*(?:kgs?|lbs?|%|s|secs?|min)),? (?:or so|or thereabouts|ish)${noWord}`, "$1"),
];
