import type { ExerciseSnapshot } from "#app/domain/workout/document/document.ts";

/** Exercises that lift the body, so that a weight is added to it. */
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

/** What the same text means of this exercise: 60cm of a box jump is a height, and x6 of a sprint its rounds. */
export function asMeantOf(exercise: ExerciseSnapshot, values: string): string {
  const { trackableCategoryConfiguration: own } = exercise;
  let text = values;
  if (own.includes("height") && isJump.test(exercise.name)) {
    text = text.replace(
      /(?<!(?:h|height|distance)\s*)(?<![\d.,])[@(]?\s*(\d{1,3}(?:[.,]\d+)?)\s*(cm|in(?:ch(?:es)?)?)(?![\p{L}\p{N}])\)?(?:\s*(?:box|boxes|high|hoch))?/giu,
      (_, number: string, unit: string) => ` h ${number}${unit.slice(0, 2)}`,
    );
  }
  if (own.includes("reps") && !own.includes("time")) {
    text = text.replace(/(?<=\d\+?)\s+in\s+(?=\d+(?::\d{2}|\s*(?:min|s))(?![\p{L}]{2}))/iu, " time ");
  }
  if (own.length > 0 && !own.includes("reps")) text = text.replace(/^\s*x\s*(\d{1,2})(?=$|[\s,;])/i, " $1x");
  if (own.includes("weight") && liftsTheBody(exercise)) {
    text = text.replace(/(?<=\d\+?|max)[\s,]+\+\s?(?=\d+(?:[.,]\d+)?\s?(?:kg|lb))/gi, " bw+");
  }
  return text;
}
