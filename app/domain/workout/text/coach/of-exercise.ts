import type { ExerciseSnapshot } from "#app/domain/workout/document/document.ts";

/** Done by the dozen, so that a number alone is of repetitions. */
const doneByTheDozen = /(?:push|press|sit)-?ups?$/i;

export function isDoneByTheDozen(name: string): boolean {
  return doneByTheDozen.test(name);
}

const liftsBody =
  /(?:pull|chin|push|press|sit|muscle)-?ups?$|\bdips?$|^nordic|inverted row|back extension|^hanging|glute-ham/i;

/** Of these, centimetres are always a height. */
const isJump = /jump|box|step|drop|hop/i;

export function liftsTheBody({ name }: ExerciseSnapshot): boolean {
  return liftsBody.test(name);
}

/** '(24"/20")', as of men and women */
const pairOfHeights =
  /\(?(\d{2})\s*(?:"|''|in|cm)?\s*\/\s*(\d{2})\s*(?:"|''|in(?:ch(?:es)?)?|cm)(?![\p{L}\p{N}])\)?/giu;

/** '100-200-300' of a swim, and '400/800/400' of a run. */
const listOfMeters = /^(\s*(?:[1-9]\d*[05]0|[257]5)(?:\s?[-/,]\s?(?:[1-9]\d*[05]0|[257]5)){2,})(?=$|\s(?!m|km|yd|mi))/i;
const inTotal = /(?:a )?total of (\d{2,3})(?: ?reps?)?(?!\S)|(\d{2,3}) (?:total reps?|total|reps? in total)(?!\S)/iu;
const vest =
  /[\s,(]*(?:(?:with|w\/|in|wearing)\s+)?(?:an?\s+)?(\d+(?:[.,]\d+)?\s?(?:kg|lbs?))\s(?:weight(?:ed)?\s)?vest(?!\p{L})\)?/iu;

/** What the same text means of this exercise: 60cm of a box jump is a height, and x6 of a sprint its rounds. */
export function asMeantOf(exercise: ExerciseSnapshot, values: string): string {
  const { trackableCategoryConfiguration: own } = exercise;
  let text = own.includes("height") ? values.replace(pairOfHeights, " $1/$2") : values;
  if (own.includes("height") && isJump.test(exercise.name)) {
    text = text.replace(
      /(?<!(?:h|height|distance)\s*)(?<![\d.,])[@(]?\s*(\d{1,3}(?:[.,]\d+)?)\s*(cm|in(?:ch(?:es)?)?)(?![\p{L}\p{N}])\)?(?:\s*(?:box|boxes|high|hoch))?/giu,
      (_, number: string, unit: string) => ` h ${number}${unit.slice(0, 2)}`,
    );
  }
  text = text.replace(inTotal, (_, first: string | undefined, second = first) => `${second} reps total`);
  if (/wall ball/i.test(exercise.name)) {
    text = text.replace(
      /(?:,\s*)?\(?(?:to|at|on)?\s*(?:an?\s+)?(?<![\d./])(\d{1,2})\s?(?:ft|feet|foot|')(?!\p{L})(?:\s*(?:target|line|high))?\)?/giu,
      " h $1ft",
    );
  }
  if (own.includes("reps") && !own.includes("time")) {
    text = text.replace(/(?<=^\s*\d+\+?)\s+in\s+(?=\d+(?::\d{2}|\s*(?:min|s))(?![\p{L}]{2}))/iu, " time ");
  }
  if (own.includes("reps") && !own.includes("distance"))
    text = text.replace(/(?<=\d)\s+(?=in\s+(?:\p{L}|\d+\s*(?:min|s)))/giu, ", ");
  if (/\b(?:row|rowing|ski)\b/i.test(exercise.name)) {
    text = text
      .replace(/(\d:\d{2}(?:-\d:\d{2})?)\s*(?:pace|split)(?!\p{L})/giu, "$1/500m")
      .replace(/(?<!\p{L})(\d{1,2})r(\d{2})(?!\d)/giu, "$1min $2rpm")
      .replace(/(?<!\p{L})r\s?(\d{2}(?:-\d{2})?)(?!\d|\s*(?:s|min))/giu, "$1rpm")
      .replace(/(?<!\p{L})(?:stroke )?(?:rate|sr)\s*(\d{2}(?:-\d{2})?)(?!\d)/giu, "$1rpm");
  }
  if (own.includes("distance") && !own.includes("reps")) text = text.replace(listOfMeters, "$1m");
  if (own.length > 0 && !own.includes("reps"))
    text = text.replace(/^\s*x\s*(\d{1,2})(?=$|[\s,;])(?!\s*(?:s|sec|sek|min|m|km|mi|yd|cal))/i, " $1x");
  return own.includes("weight") && liftsTheBody(exercise) ? withAdded(text) : text;
}

/** '+10kg' and '10kg vest' are added to the body. */
function withAdded(text: string): string {
  return text
    .replace(vest, " bw+$1")
    .replace(
      /(?<!bw|body[ -]?weight)(?:^|(,?)\s+@?|@)\s*(\+\s?|-(?=\d))(\d+(?:[.,]\d+)?)\s?(?=(?:kg|lbs?)(\s*(?:x|for)\s*\d)?)/giu,
      (_, comma: string = "", sign: string, load: string, reps: string | undefined) =>
        `${reps === undefined ? "" : comma} bw${sign.trim()}${load}`,
    );
}

/** '3x10' of the rowing machine is of another exercise that has repetitions and a load. */
export function isOfAnother({ trackableCategoryConfiguration: own }: ExerciseSnapshot, values: string): boolean {
  if (own.length === 0 || own.includes("reps") || own.includes("weight")) return false;
  return /^\s*\d{1,2}\s*x\s*\d{1,2}(?=$|\s*[@,;]|\s+(?!(?:s|secs?|min|mins|minutes?|m|km|h|mi|miles?|cal|yd)\b))/i.test(
    values,
  );
}
