import type { TrackableCategory } from "#app/domain/trackables/table.ts";
import type { ExerciseSnapshot } from "#app/domain/workout/document/document.ts";

export const isOf =
  (shape: RegExp) =>
  ({ name }: ExerciseSnapshot) =>
    shape.test(name);

/** Whether it is measured by all of `own`, and by none of `others`. */
export const by =
  (own: TrackableCategory[], others: TrackableCategory[] = []) =>
  ({ trackableCategoryConfiguration: all }: ExerciseSnapshot) =>
    own.every((one) => all.includes(one)) && !others.some((one) => all.includes(one));

export type OfExercise = readonly [
  isAbout: (exercise: ExerciseSnapshot) => boolean,
  shape: RegExp,
  to: string | ((...found: string[]) => string),
];

export const isMachine = (exercise: ExerciseSnapshot) =>
  isOf(/\b(?:row|rowing|ski)\b/i)(exercise) && by([], ["reps"])(exercise);

const splitBehind = /(?<=^\s*\d{1,3}\s*(?:min|')(?![^|]*\d\s*x)[^|]*?)[\s,@]+([1-3]:[0-5]\d(?:-[1-3]:[0-5]\d)?)\s*$/iu;

/** 'from 5:30 down to 4:45/km' */
const changing =
  /(?:from\s+)?(\d{1,2}:\d\d)(?:\/(?:km|mi|500m?))?\s*(?:[-=]>|→|(?:down )?to(?=\s)|bis(?=\s))\s*(\d{1,2}:\d\d)(?:\s*(\/\s*(?:km|mi|500m?))|(?![\d:]|\s*(?:min|h)(?!\p{L})))/giu;

/** '100-200-300' of a swim, and '400/800/400' of a run. */
const listOfMeters = /^(\s*(?:[1-9]\d*[05]0|[257]5)(?:\s?[-/,]\s?(?:[1-9]\d*[05]0|[257]5)){2,})(?=$|\s(?!m|km|yd|mi))/i;
/** Of what is rowed, ridden, run or swum; in this order, each as the notation says it. */
export const ofEndurance: readonly OfExercise[] = [
  // why: 'at' alone says nothing
  [isMachine, /(?<=\d\s?(?:min\w*|m|km|')?\s)(AT|TR)\s*(?=\/)/gu, "(@ $1) "],
  [isOf(/sprint/i), /,\s*@?\s*((?:100|[89]\d)(?:-\d{2,3})?\s?%)(?=\s*(?:$|,))/giu, ", @ $1 effort"],
  // '3 times up and down the stairs'
  [
    isRepeated,
    /^[\s,:]*(\d{1,2})\s+(?:times|x|puta|mal)\s+((?:up|down|there|around|round|gore|dolje|rauf|runter)(?!\p{L})[^,;()]*)/iu,
    " $1x ($2)",
  ],
  // 'Run 20 min @ 4:15'
  [
    isOf(/(?<!\p{L})(?:run|fartlek|jog)(?!\p{L})/iu),
    /(?<=\d\s*(?:min\p{L}*|'|h)(?:\s\p{L}+)?\s*)(?:@|at)\s*([3-7]:[0-5]\d(?:-[3-7]:[0-5]\d)?)(?!\d|-|\s*(?:\/|min|pace))/giu,
    "$1 pace",
  ],
  // 'SS' of a steady state
  [isMachine, /(?<=\d\s?(?:min\w*|'|k|km|m)\s)SS(?!\p{L})/gu, "(steady state)"],
  [isMachine, /(\d:\d{2}(?:-\d:\d{2})?)\s*(?:pace|split)(?!\p{L})/giu, "$1/500m"],
  [isMachine, /(?<!\p{L})(\d{1,2})r(\d{2})(?!\d)/giu, "$1min $2rpm"],
  [
    isMachine,
    /(?<!\p{L})(?:hold(?:ing)?|target(?:ing)?|split|schnitt)\s*(?:(?:around|about|of|at|@|~)\s*)?(\d:\d{2}(?:-\d:\d{2})?)(?!\/)/giu,
    "$1/500m",
  ],
  [isMachine, /(?<!\p{L})(?:(?:stroke )?(?:rate|s\/?r)|sf|schlagfrequenz)\s*:?\s*(\d{2}(?:-\d{2})?)(?!\d)/giu, "$1rpm"],
  [isMachine, /(?<!\p{L})r\s?([1-3]\d)\+(?!\d)/giu, "$1rpm (and higher),"],
  [isMachine, /(?<!\p{L})r\s?([1-3]\d(?:-[1-3]\d)?)(?!\d|\s*(?:s|min))/giu, "$1rpm"],
  // '4-3-2-1 x 3 (min)'
  [
    by(["time"], ["reps", "weight"]),
    /^[\s:]*(?:([2-5])\s*x\s+)?(\d{1,2}(?:-\d{1,2}){2,6})\s*(?:\(?min\w*\)?(?:\s*x\s*(\d))?|x\s*(\d),?\s*\(?min\w*\)?)(?=\s*(?:$|[,;]))/iu,
    (_, ahead, list, within, behind) => ` ${list} min x ${ahead ?? within ?? behind ?? 1}`.replace(" x 1", ""),
  ],
  [by(["time"], ["reps", "weight"]), /^[\s:]*([1-9][05])\s*\/\s*([1-9][05])\s*x\s*(\d{1,2})\s*$/i, " $3x $1s / $2s"],
  [
    by(["distance", "time"], ["reps"]),
    /^([\s:]*(?:\d{1,2}\s*x\s*)?\d{3,4})\s*m?\s+in\s+((?:[2-9]\d|1[01]\d)(?:-(?:[2-9]\d|1[01]\d))?)\s?s?(?=\s*(?:$|[,;]|off\s))/i,
    "$1m $2s",
  ],
  [isMachine, /(?<=\d\s*x\s*)(?=\d{1,3}\s*strokes)/giu, " "],
  [
    isMachine,
    /(?<=^[\s:]*\d{1,2}\s*x\s*)([1-9]\d?00|[1-9]50)(?=\s*(?:(?:@|at|in)\s*\d:\d\d|,?\s*@?\s*[1-3]\d(?:-[1-3]\d)?rpm))/giu,
    "$1m",
  ],
  [
    by(["distance"], ["reps"]),
    /(?<=^[\s:]*\d{1,2}\s*x\s*)(\d{3,4})\s*\/\s*(\d{0,2}:\d\d|\d{1,3}\s*(?:s|min|'))\s*(?:r|ri|rest)?(?!\p{L})/iu,
    "$1m, rest $2",
  ],
  [
    isOf(/bike|cycl|spin|ride/i),
    /(?<!\p{L})(?:cad(?:ence)?\.?|rpm)\s*:?\s*(\d{2,3}(?:-\d{2,3})?)(?:\s*rpm)?(?![\d%+])/giu,
    "$1rpm",
  ],
  [isOf(/bike|cycl|spin|ride/i), /(\d{2,3})\s*(?:rpm\s?\+|\+\s?rpm)/giu, "$1rpm (and higher)"],
  [
    isOf(/bike|cycl|spin|ride/i),
    /(?<!\p{L})(?:cad(?:ence)?\.?|rpm)\s*:?\s*(?:>|over|above|min\.?|at least)?\s*(\d{2,3})\s?\+(?!\d)/giu,
    "$1rpm (and higher)",
  ],
  // why: no rider does 53 sets
  [
    isOf(/bike|cycl|spin|ride/i),
    /([,(]\s*|\sin\s(?:the\s)?)([345]\d)\s*x\s*(1[1-9]|2[0-8])(?=\s*(?:$|[,;)]|gear))/giu,
    "$1$2-$3 gear",
  ],
  [isMachine, changing, (_, first, second) => `${first}-${second}/500m (progressive)`],
  [
    by(["distance", "time"], ["reps", "weight"]),
    changing,
    (_, first, second, unit) => `${first}-${second}${unit ?? " pace"} (progressive)`,
  ],
  [
    isOf(/swim|crawl|stroke|medley/i),
    /(?<=\d\s*x\s*(?:[5-9]\d|\d{3,4})\s*m?(?![\d:]).*),\s*:?(5|1\d|2[0-5])\s*(?:s|secs?|")\s*$/giu,
    ", rest $1s",
  ],
  [isOf(/run|jog|walk/i), /(?<![\d.,])(\d{1,2}(?:[.,]5)?)M(?!\p{L})/gu, "$1mi"],
  [isMachine, splitBehind, " $1/500m"],
  [by(["distance"], ["reps"]), listOfMeters, "$1m"],
  [
    isRepeated,
    /^(?!\s*\d{1,2}\s*x\s*\d+\s*(?:m|yd|s|min)(?!\p{L}))([^x]*(?:2\s*x\s*\d[^x]*)?)(?:,\s+|(?<=\d\s*(?:kg|lbs?),?\s+\d+\s*(?:m|yd|s|min))\s*)x\s*(\d{1,2})(?=\s*(?:$|[,;]))/iu,
    (_, before = "", count) => ` ${count}x ${before.trim()}`,
  ],
  [
    by(["distance"], ["reps"]),
    /(?<=\d\s*(?:x|sets?(?: of)?)\s*\(?\s*\d{1,2}\s*x\s*)(25|50|75|[1-9]\d?00|[1-9]50)(?=\s*(?:$|[,;/)])|\s+(?!m|yd|k|s|cal|rep))/gi,
    "$1m",
  ],
  [isRepeated, /^\s*x\s*(\d{1,2})(?=$|[\s,;])(?!\s*(?:s|sec|sek|min|m|km|mi|yd|cal))/i, " $1x"],
];

function isRepeated({ trackableCategoryConfiguration: own }: ExerciseSnapshot): boolean {
  return own.length > 0 && !own.includes("reps");
}
