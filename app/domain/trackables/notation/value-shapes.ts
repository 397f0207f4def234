import { allowsType } from "#app/domain/trackables/allowed.ts";
import { alternatives, prefixWords, unitWords } from "#app/domain/trackables/notation/unit-words.ts";
import { percentageBaseWords } from "#app/domain/trackables/types.ts";

const decimal = "(?:\\d+(?:[.,]\\d*)?|[.,]\\d+)";
const cell = `(?:${decimal}|_+)`;
const clock = "\\d+(?::\\d+)+(?:[.,]\\d*)?";
const rangeEnd = `(?:${clock}|${cell})`;
const end = "(?=$|[\\s,;@|()])";
// why: '8 +20kg' is a weight, '8+ 80%' a minimum and a percentage, not forced repetitions
const notReps = [...unitWords].filter(([word, { category }]) => category !== "reps" && word !== "h");
const otherUnits = alternatives(notReps.map(([word]) => word));
const forms = {
  clock,
  cluster: `\\d+(?:\\s*\\+\\s*\\d+){2,}(?:\\s*\\(\\s*\\d+\\s*s?\\s*\\))?|\\d+\\s*\\+\\s*\\d+\\s*\\(\\s*\\d+\\s*s?\\s*\\)|(?:_\\+){2}_`,
  // why: '2:05/500m' is a pace
  drops: `${cell}(?:\\s*/\\s*(?!500\\s?m)${cell})+`,
  forced: `${cell}\\s*\\+\\s*${cell}(?!\\s*(?:%|(?:${otherUnits})\\+?${end}))`,
  range: `${rangeEnd}(?:%(?=-${cell}\\s*%))?-${rangeEnd}`,
  number: `(?:[+-]|minus\\s+)?${decimal}|_+|-(?![\\d.,])`,
};
const form = Object.entries(forms)
  .map(([name, shape]) => `(?<${name}>${shape})`)
  .join("|");
const spacedUnits = alternatives([...unitWords.keys()].filter((word) => word !== "h"));
// why: a word behind a percentage belongs to it, unless it precedes a value of its own: '@80% mas 4.2m/s'
const ofWhat = `bw(?!\\s*${cell}\\s*%)|(?:mas|hr)(?!\\s*(?:[+-]|minus\\s+)?(?:_|\\d+(?![\\d:])))`;
const bases = alternatives(Object.values(percentageBaseWords).map((word) => word.toLowerCase()));
const percentage = `(?<percent>\\s*%)(?:\\s*(?:of\\s+)?(?<base>${bases})(?![a-z])(?:\\s?set)?|\\s*(?<of>${ofWhat}))?`;
export const shape = new RegExp(
  `(?<at>@?)\\s*(?:(?<prefix>${alternatives(prefixWords.keys())})\\s*[:=@]?\\s*)?(?:${form})` +
    `(?<plus>\\+)?(?:${percentage})?(?:(?<gap>\\s*)(?<unit>${spacedUnits})|(?<hours>h))?(?<plusBehind>\\+)?${end}`,
  "iy",
);
export const automatic = new RegExp(
  `@?\\s*auto(?:\\s*(?<offset>[+-]\\s?${decimal})\\s*%?)?(?:\\s*(?<unit>kg|lb)s?)?${end}`,
  "iy",
);
export const offset = new RegExp(
  `@?\\s*(?:bw|body\\s?weight)(?:\\s*(?<offset>[+-]\\s?${cell})(?:\\s*(?<unit>kg|lb)s?)?|(?!\\s*[\\d_.,]+(?![\\d_.,]|\\s*[x×])))${end}`,
  "iy",
);
export const oneMaximum = new RegExp(`@?1\\s?rm${end}`, "iy");
/** 'max', 'max reps', 'time max'. An 'h' behind it is a height. */
export const failing = new Map(
  [...prefixWords, ...[...unitWords].map(([word, { category }]) => [word, category] as const)].filter(
    ([word, category]) => word !== "h" && allowsType(category, "toFailure"),
  ),
);
const failingWord = alternatives(failing.keys());
// why: the time of 'max time 1:30' is the next value's word
const noValueAhead = "(?!\\s*[:=@]?\\s*(?:[\\d._-]|minus\\b|max\\b))";
export const toFailure = new RegExp(
  `(?:(?<before>${failingWord})\\s*[:=]?\\s*)?(?:max|amrap|(?:to\\s+)?failure)(?:\\s+(?<behind>${failingWord})${noValueAhead})?${end}`,
  "iy",
);
export const wordHere = /[^\s|]+/y;
export const timeAhead = /\s*(?:[\d_.,]+\s*(?:s|sec|min)?\b|\d+:)/y;
