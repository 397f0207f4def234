import { scaleOf } from "#app/domain/trackables/types.ts";
import { isEmptyValue } from "#app/domain/trackables/values.ts";
import type { ExerciseSnapshot } from "#app/domain/workout/document/document.ts";
import { mostUsualReps, mostUsualRounds } from "#app/domain/workout/text/coach/doubts.ts";
import { isDoneByTheDozen } from "#app/domain/workout/text/coach/of-exercise.ts";
import type { PlacedValue, Segment } from "./drafts.ts";

/** Values that are read, and that nobody is likely to mean of this exercise: they are asked about. */
export function isUnlikely(segments: readonly Segment[], exercise: ExerciseSnapshot): boolean {
  const rounds = segments.filter(({ isRest }) => !isRest);
  const isLadder = rounds.length > 1;
  const hasGap = isLadder && rounds.some(({ values }) => values.every(isEmpty)) && !rounds[0]?.values.every(isEmpty);
  const bases = new Set(rounds.flatMap(({ values }) => values.filter(isShare).map((value) => value.percentageOf)));
  return (
    hasGap ||
    bases.size > 1 ||
    (isLadder && rounds.some(({ count }) => (count ?? 1) > mostUsualRounds)) ||
    rounds.some(({ values }) => values.some((value) => isForeign(value, values, exercise)))
  );
}

const measures: readonly string[] = ["time", "distance", "calories", "height"];
/** A distance may be a height, which is asked about elsewhere. */
const oftenAdded: readonly string[] = ["time", "calories"];

/** '200' of a swim, 130 repetitions of a squat, and a time of what is counted: it may be a rest. */
function isForeign(value: PlacedValue, round: readonly PlacedValue[], exercise: ExerciseSnapshot): boolean {
  const { trackableCategoryConfiguration: own, name } = exercise;
  if (own.length === 0 || isEmpty(value)) return false;
  if (value.category === "reps") {
    if (/[a-z]/i.test(value.text)) return false;
    if (!own.includes("reps")) return !round.some(({ category }) => measures.includes(category));
    return own.includes("weight") && Number(value.value) > mostUsualReps && !isDoneByTheDozen(name);
  }
  return oftenAdded.includes(value.category) && !own.includes(value.category) && round.some(isRepetition);
}

function isRepetition({ category }: PlacedValue): boolean {
  return category === "reps";
}

function isEmpty({ value, type }: PlacedValue): boolean {
  return isEmptyValue({ value, trackableType: type });
}

function isShare({ type, value }: PlacedValue): boolean {
  return scaleOf(type) === "percentage" && value !== null;
}
