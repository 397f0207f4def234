import type { ExerciseSnapshot } from "#app/domain/workout/document/document.ts";
import { by, isMachine, isOf, type OfExercise, ofEndurance } from "#app/domain/workout/text/endurance/of-endurance.ts";
import { withRates } from "#app/domain/workout/text/endurance/rates.ts";
import { withLoadsBehind } from "#app/domain/workout/text/rounds/plain-rounds.ts";
import { isOfBells } from "./open-values.ts";

/** Done by the dozen, so that a number alone is of repetitions. */
const doneByTheDozen = /(?:push|press|sit)-?ups?$/i;

export function isDoneByTheDozen(name: string): boolean {
  return doneByTheDozen.test(name);
}

const liftsBody =
  /(?:pull|chin|push|press|sit|muscle)-?ups?$|\bdips?$|^nordic|(?:inverted|ring) row|back extension|^hanging|glute-ham/i;

/** Of these, centimetres are always a height. */
const isJump = /jump|box|step|drop|hop/i;

export function liftsTheBody({ name }: ExerciseSnapshot): boolean {
  return liftsBody.test(name);
}

/** '(24"/20")', as of men and women */
const pairOfHeights =
  /\(?(\d{2})\s*(?:"|''|in|cm)?\s*\/\s*(\d{2})\s*(?:"|''|in(?:ch(?:es)?)?|cm)(?![\p{L}\p{N}])\)?/giu;

/** 'from a 40 cm box' */
const boxes =
  /(?:,\s*)?\(?(?:(?:on|onto|to|off|from|use|using|auf|na|aus|s)\s+)?(?:(?:an?|the|eine[rn]?)\s+)?(\d{1,3})[\s-]?("|''|in(?:ch(?:es)?|\.)?|cm)\s*(?:box(?:es)?|step|platform|bench|kasten|kist\p{L}|kutij\p{L}|stepenic\p{L}|klup\p{L})\)?(?!\p{L})(?:\s+-(?=\s))?/giu;

const inTotal = /(?:a )?total of (\d{2,3})(?: ?reps?)?(?!\S)|(\d{2,3}) (?:total reps?|total|reps? in total)(?!\S)/iu;
const vest =
  /[\s,(]*(?:(?:with|w\/|in|wearing)\s+)?(?:an?\s+)?(\d+(?:[.,]\d+)?\s?(?:kg|lbs?))\s(?:weight(?:ed)?\s)?vest(?!\p{L})\)?/iu;

const heightOfJump =
  /(?<!(?:h|height|distance)\s*)(?<![\d.,])[@(]?\s*(\d{1,3}(?:[.,]\d+)?)\s*(cm|in)(?:ch(?:es)?)?(?![\p{L}\p{N}])\)?(?:\s*(?:box|boxes|high|hoch))?/giu;
const target =
  /(?:,\s*)?\(?(?:to|at|on)?\s*(?:an?\s+)?(?<![\d./])(\d{1,2})\s?(?:ft|feet|foot|')(?!\p{L})(?:\s*(?:target|line|high))?\)?/giu;

/** Of a treadmill or a hill. */
const incline = /(?<![\d.,]|@\s*|(?:incline|grade)\s*)((?:\d|1[0-5])(?:[.,]5)?\s?%)(?=\s*(?:$|[,;/)@]))/giu;

/** '1,000 m' */
const thousands = /(?<![\d.,])(\d{1,2}),(\d{3})(?=\s*(?:m|met(?:er|re)s?|yd|yards?|steps|ft|feet|cals?)(?!\p{L}))/giu;
/** '(holding 20 lb dumbbells)' */
const holding = (count: string) =>
  new RegExp(
    `(?:,\\s*)?\\(?(?:hold|carry)(?:ing)?\\s+${count}(\\d+(?:[.,]\\d+)?)\\s*(kg|lbs?)(?:\\s*(?:plates?|dbs?|dumbbells?|kbs?|kettlebells?|balls?|weights?))?\\)?(?!\\p{L})`,
    "giu",
  );
const [inHands, inHand] = [holding("(?:two\\s+|2\\s*x\\s*)"), holding("(?:an?\\s+|one\\s+)?")];
/** '3 lengths of the gym' */
const lengths =
  /(?<=^[\s:,]*)(\d{1,2})\s+((?:lengths?|widths?|trips?)(?:\s+of\s+(?:the\s+|an?\s+)?\p{L}+|\s+(?:down|there|up|out) and back)?)(?=\s*(?:$|[,;@]|(?:with|w\/|at)\s))/giu;

const bells =
  "(?:dumbbells?|dbs?|kettlebells?|kbs?|bučic\\p{L}{1,3}|girj\\p{L}{1,3}|kurzhanteln?|hanteln?|kh|kugelhanteln?)";
/** '3x10, bučice 2 x 12 kg' and '3x10, 2 dumbbells of 12 kg' */
const inBells = new RegExp(
  `(?<=\\d.*)(?:,\\s*|\\s)\\(?(?:(?:with|w/|mit|sa?)\\s+)?(?:(2|two|zwei|dvije)\\s+|(?:1|one|an?|einer?)\\s+)?${bells}\\s*(?::|@|of|à|od|(?:mit|zu)?\\s*je|po|mit|zu)?\\s*(?:(2)\\s*x\\s*|1\\s*x\\s*)?(\\d+(?:[.,]\\d+)?)\\s*(kg|lbs?)(?:\\s*each)?(?![\\p{L}\\d/])\\)?`,
  "giu",
);

/** '3+3' of one arm or leg */
const ofOneSide = isOf(/get-?up|(?:single|one)-(?:arm|leg)|windmill|step-up|lunge|split squat/i);

const inTwoBells = new RegExp(
  `(?<=\\d.*)(?:,\\s*|\\s)\\(?(?:(?:with|w/|mit|sa?)\\s+)?(?:2|two|zwei|dvije)\\s+(\\d+(?:[.,]\\d+)?)\\s*-?(kg|lbs?)[\\s-]*${bells}(?!\\p{L})\\)?`,
  "giu",
);

/** In this order, each as the notation says it. */
const ofExercises: readonly OfExercise[] = [
  [() => true, boxes, (_, height = "", unit = "in") => ` h ${height}${/cm/i.test(unit) ? "cm" : "in"},`],
  [by(["height"]), pairOfHeights, " $1/$2"],
  [(exercise) => by(["height"])(exercise) && isJump.test(exercise.name), heightOfJump, " h $1$2"],
  [by(["weight"], ["distance"]), /(?<=\d)k(?![\p{L}\p{N}])/giu, "kg"],
  [() => true, thousands, "$1$2"],
  [() => true, /(?<![\d.,])(\d{1,2})\.(\d{3})(?=\s*(?:steps|schritte|koraka)(?!\p{L}))/giu, "$1$2"],
  // '80kg on sled'
  [
    by(["weight"]),
    /(?<=\d\s?(?:kg|lbs?))\s+(?:on|auf|na)\s+(?:the\s+|dem\s+)?(?:sled|prowler|bar|schlitten|sanjkama)(?!\p{L})/giu,
    "",
  ],
  // '3 x 10, 40 kg bar'
  [
    by(["weight"]),
    /(?<=\d\s*,\s*)(\d{1,3}(?:[.,]5)?\s?(?:kg|lbs?))\s+(bar(?:bell)?|bell|kb|kettlebell|db|dumbbell|plate)(?=\s*(?:$|[,;]))/giu,
    "@$1 ($2)",
  ],
  // '100 m run, 2 x 4 reps'
  [
    by(["distance"], ["reps"]),
    /^[\s:]*(\d{2,4}\s?m),?\s+((?:\d\s*x\s*)?\d{1,2})\s*(?:x\s*)?(?:reps?|wdh\.?|pon\.?|puta)(?!\p{L})/iu,
    " $2 x $1",
  ],
  [
    by(["weight"]),
    inBells,
    (_, two, twice = two, load, unit) => (twice === undefined ? ` @${load}${unit}` : `, 2x${load}${unit}`),
  ],
  // '5RM (aim 140kg)'
  [
    by(["weight"], ["distance"]),
    /(?<=\d.*)[\s,(]+(aim(?:ing)?(?: for)?|target(?:ing)?|goal|ziel|cilj)\s*:?\s*(?:of\s+)?@?((?:[2-9]\d|\d{3})(?:[.,]\d)?)\s*(kg|lbs?|%)?\)?(?=\s*(?:$|[,;]))/giu,
    " @$2$3 ($1)",
  ],
  [() => true, inHands, ", 2x$1$2"],
  [() => true, inHand, " @$1$2"],
  // '3x10, zwei 10kg Kurzhanteln'
  [by(["weight"]), inTwoBells, ", 2x$1$2"],
  [(exercise) => !isOf(/swim|crawl|stroke|medley/i)(exercise), lengths, "$1x ($2)"],
  [() => true, inTotal, "$1$2 reps total"],
  [isOf(/wall ball/i), target, " h $1ft"],
  [
    () => true,
    /^\s*(h \d{1,3}(?:cm|in)),?\s+(\d{1,2}\s*(?:x|sets?(?:\s*of)?)\s*\d{1,2}(?:-\d{1,2})?)(?!\d)/iu,
    " $2 $1",
  ],
  // '3x40m, 28k' of kettlebells
  [
    isOf(/carry|walk$|sled|yoke/i),
    /(?<=\d\s*x\s*\d+\s?m(?:\s*\/\s*\p{L}+|\s+(?:per|each)\s+\p{L}+)?[\s,@]+(?:2\s*x\s*)?)(1[24-68]|2[048]|3[26]|4[08])k(?=\s*(?:$|[,;]))/giu,
    "$1kg",
  ],
  // '3 sets x 12 steps each leg'
  [
    isOf(/lunge/i),
    /(?<=\dx?\s*|x\s*)(\d{1,3})\s*steps(\s*(?:each|per|\/)\s*(?:leg|side))?(?!\p{L})/giu,
    "$1$2 (steps)",
  ],
  [isOf(/^flying/i), /(?<=\d.*),\s*([3-9](?:-\d{1,2})?)\s*(?:'|min)\s*$/giu, ", rest $1 min"],
  // 'Snatch - max, 3 attempts'
  [
    by(["weight"]),
    /^[\s:,-]*(?:to (?:a )?)?max(?:imum)?(?: single)?[\s,;(-]+([2-6])\s*attempts?\)?\s*$/iu,
    " $1x1 (max attempts)",
  ],
  // '3x(1+1)' behind a maximum is of the lift as one
  [isOf(/and jerk/i), /(?<=max.*\d\s*x\s*)\(1\s*\+\s*1\)/giu, "1"],
  [ofOneSide, /(?<![\d+.,x]\s*)(\d{1,2})\s*\+\s*\1\s*x\s*(\d{1,2})(?![\d.,]|\s*(?:kg|lbs?|%))/giu, "$2x$1/side"],
  [ofOneSide, /(?<![\d+.,])(\d{1,2})\s*\+\s*\1(?![\d+])/giu, "$1/side"],
  // why: the way of a neck that goes four ways is no side
  [isOf(/^\d[- ]way/i), /(?<=\d)\s+(?:e\/w|ea(?:ch|\.)? (?:way|direction))(?=\s*(?:$|[,;]))/giu, " (all ways)"],
  // why: each of the letters, not each side
  [isOf(/^ytw/i), /(?<=\d)\s+each(?=\s*(?:$|[,;]))/giu, " (each letter)"],
  [
    isOf(/kettlebell|dumbbell/i),
    /^[\s:]*2\s*x\s*(8|1[02468]|2[02468]|3[026]|4[048])(?:\s*kg\s*[-,]\s+(?=\d{1,2}\s*x)|\s*(?:kg\s*)?[-,]\s+(?=\d{1,2}\s*sets))(\d{1,2}\s*(?:x|sets of)\s*\d{1,2}(?:-\d{1,2})?)(?!\d)/iu,
    " $2, 2x$1kg",
  ],
  // '5 reps, hold 30 seconds' of a wall sit
  [
    by(["time"], ["reps"]),
    /^(\D{0,30}[\s:,-]|)(\d{1,2})\s*(?:x|sets?|reps?|repetitions?|times|holds?|wdh\.?|wiederholungen|pon\.?|ponavljanj\p{L})\s*(?:,|x|of|for|po|à)?\s*(?:(?:hold(?:ing)?|zadrž\p{L}*|izdrž\p{L}*|drž\p{L}*|halten)\s+(?:for\s+)?)?(\d{1,3}(?:-\d{1,3})?\s*(?:s|secs?|seconds?|sek\p{L}*\.?|min\p{L}*))(?!\p{L})(?:\s+(?:holds?|halten))?/iu,
    "$1 $2x $3",
  ],
  [by(["reps"]), /(?<=\d\s*x\s*)(\d{1,3}(?:-\d{1,3})?)\s*(steps|koraka|schritte)(?!\p{L})/giu, "$1 ($2)"],
  // '2x16 kg, 3x10'
  [
    (exercise) => isOfBells(exercise, ""),
    /^[\s:,]*2\s*x\s*(\d{1,2}(?:[.,]5)?)\s*(kg|lbs?)\s*[-,]\s*(\d{1,2}\s*(?:x|sets of|serij\p{L} po)\s*\d{1,2}(?:-\d{1,2})?)(?!\d)/iu,
    " $3, 2x$1$2,",
  ],
  [by(["reps"], ["time"]), /(?<=^\s*\d+\+?)\s+in\s+(?=\d+(?::\d{2}|\s*(?:min|s))(?![\p{L}]{2}))/iu, " time "],
  [by(["reps"], ["distance"]), /(?<=\d)\s+(?=in\s+(?:\p{L}|\d+\s*(?:min|s)))/giu, ", "],
  [
    (exercise) => by(["distance"], ["weight", "reps"])(exercise) && isOf(/walk|run|hik/i)(exercise),
    incline,
    "$1 incline",
  ],
  // '400s x 10' of a track
  [by(["distance"], ["weight"]), /(?<![\d.:])([24-8]00|1[026]00)s\s*x\s*(\d{1,2})(?!\d)/giu, "$2x $1m"],
  // '70's x 8', '80s for 6' and 'w/50s' of two dumbbells
  [by(["weight"]), /(?<=[\s@/(]|^)(\d{2,3}(?:[.,]5)?)['’]?s\s+for\s+(?=\d{1,2}(?!\d))/giu, "$1s x "],
  [by(["weight"]), /(?<=[\s@/(]|^)(\d{2,3}(?:[.,]5)?)['’]s(?![\p{L}\d])/giu, "$1s"],
  [by(["weight"]), /w\/(?=\d{2}s(?!\p{L}))/giu, "w/ "],
  [by(["weight"]), /^\s*(?:w\/|with)\s+(?:the\s+)?(?=\d{2,3}s\s*x)/iu, " "],
  [by(["weight"]), /(?<=max)(?:\s*reps)?\s+(?:w\/|with)\s+(?:the\s+)?(?=\d{2,3}s\s*$)/iu, " "],
  // 'DB snatch (20s) x 10' and 'DB lunge (15s) 3x10' of two dumbbells
  [by(["weight"], ["time"]), /^\s*\((\d{2}(?:[.,]5)?)s\)\s*(?=(?:x\s*\d{1,2}|\d{1,2}\s*x\s*\d{1,2})(?!\d))/iu, " $1s "],
  // '30/30 x 4' of a battle rope
  [
    (exercise) => by(["time"], ["weight"])(exercise) || by(["time"], ["reps"])(exercise) || liftsTheBody(exercise),
    /^\s*([1-6][05])\s?\/\s?([1-6][05])\s*x\s*(\d{1,2})$/iu,
    " $3x $1s/$2s",
  ],
  // why: men's loads are heavier than women's, so that '20/40 x 6' of a sled is of work and rest
  [
    by(["weight"]),
    /^\s*([1-6][05])\s?\/\s?([2-6][05])\s*x\s*(\d{1,2})$/iu,
    (all, work, rest, count) => (Number(work) <= Number(rest) ? ` ${count}x ${work}s/${rest}s` : all) ?? "",
  ],
  [
    isOf(/band/i),
    /^(\s*)\((red|green|blue|black|purple|yellow|orange|gr[ae]y|light|medium|heavy|crvena|zelena|plava|žuta|crna|rot|grün|blau|gelb|schwarz)\)(?=\s*[,:]?\s*\d)(.*)$/iu,
    "$1$3, band: $2",
  ],
  ...ofEndurance,
];

function replaced(text: string, shape: RegExp, to: OfExercise[2]): string {
  return typeof to === "string" ? text.replace(shape, to) : text.replace(shape, to);
}

/** What the same text means of this exercise: 60cm of a box jump is a height, and x6 of a sprint its rounds. */
export function asMeantOf(exercise: ExerciseSnapshot, values: string): string {
  const text = ofExercises.reduce(
    (written, [isAbout, shape, to]) => (isAbout(exercise) ? replaced(written, shape, to) : written),
    isMachine(exercise) ? withRates(values) : values,
  );
  // why: '20/40 x 8' of a bike is of work and rest
  const own = exercise.trackableCategoryConfiguration;
  const isOfLoads = own.length === 0 || own.includes("weight") || own.includes("height");
  const loaded = isOfLoads ? withLoadsBehind(text) : text;
  return liftsTheBody(exercise) ? withAdded(loaded) : loaded;
}

/** '+10kg' and '10kg vest' are added to the body. */
function withAdded(written: string): string {
  const [, unit = ""] = /[+-]\d+(?:[.,]\d+)?\s?(kg|lb)s?\s*x/i.exec(written) ?? [];
  const text = unit === "" ? written : written.replace(/(?<=[\s,][+-]\d+(?:[.,]\d+)?)(?=\s*x\s*\d)/gi, unit);
  return text
    .replace(vest, " bw+$1")
    .replace(
      /(?<!bw|body[ -]?weight)(?:^|(,?)\s+@?|@)\s*\(?(\+\s?|-(?=\d))(\d+(?:[.,]\d+)?)\s?(?:(kg|lbs?)\b\)?)(?=(\s*(?:x|for)\s*\d)?)/giu,
      (_, comma: string = "", sign: string, load: string, unit: string, reps: string | undefined) =>
        `${reps === undefined ? "" : comma} bw${sign.trim()}${load}${unit}`,
    );
}

/** '8' of the rowing machine may be, too. */
export function mayBeOfAnother(exercise: ExerciseSnapshot, values: string): boolean {
  const { trackableCategoryConfiguration: own } = exercise;
  const isNumber =
    own.length > 0 && !own.includes("reps") && !own.includes("weight") && /^\s*\d{1,2}(?:-\d{1,2})?\s*$/.test(values);
  return isNumber || isOfAnother(exercise, values);
}

/** '3x10' of the rowing machine is of another exercise that has repetitions and a load. */
export function isOfAnother({ trackableCategoryConfiguration: own }: ExerciseSnapshot, values: string): boolean {
  if (own.length === 0 || own.includes("reps") || own.includes("weight")) return false;
  return /^\s*\d{1,2}\s*x\s*\d{1,2}(?:-\d{1,2})?(?=$|\s*(?:[@;]|,(?!\d{3}))|\s+(?!(?:x|strokes|s|secs?|sek|sekund\p{L}+|min|mins|minutes?|m|km|h|mi|miles?|cals?|calories|yds?)\b))/iu.test(
    values,
  );
}
