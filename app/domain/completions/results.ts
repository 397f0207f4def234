import { toFirstUnit } from "#app/domain/trackables/conversion.ts";
import type { TrackableCategory } from "#app/domain/trackables/table.ts";
import type { DoneDefinition, DoneExercise, DoneResult, DoneRound, DoneWorkout } from "./document.ts";
import { type DoneNumbers, readDone } from "./done-value.ts";

/** Decisions §11. */
const poundsInKilogram = 2.2046226218;

/**
 * One row per number: each weight of a drop set, and forced repetitions without the assisted ones. Rests give no rows.
 */
export function resultsOf(workout: DoneWorkout): DoneResult[] {
  const entries = workout.modules.flatMap(({ moduleExercises }) => moduleExercises);
  return entries.flatMap((entry) => {
    if (entry.isRest || !entry.exercise) return [];
    const exerciseId = entry.exercise.id;
    return entry.moduleExerciseRounds
      .filter(({ isRest }) => !isRest)
      .flatMap((round) => resultsIn(exerciseId, entry, round));
  });
}

function resultsIn(exerciseId: string, entry: DoneExercise, round: DoneRound): DoneResult[] {
  const repetitions = repetitionsOf(round);
  return round.roundDefinitions.flatMap((definition) => {
    const { trackableCategory: category, measurementUnit: unit } = definition;
    // why: what is added to a body weight is no weight that was lifted
    if (!category || !unit || definition.trackableType === "bodyWeightOffset") return [];
    const place = { exerciseId, moduleExerciseId: entry.id, round: round.orderNumber, category, unit, repetitions };
    return (doneNumbers(definition)?.own ?? []).map((value) => ({ ...place, value }));
  });
}

function repetitionsOf({ roundDefinitions }: DoneRound): number | null {
  const definition = roundDefinitions.find(({ trackableCategory }) => trackableCategory === "reps");
  const done = definition ? doneNumbers(definition) : null;
  return done ? (done.own[0] ?? 0) + done.forced : null;
}

function doneNumbers(definition: DoneDefinition): DoneNumbers | null {
  const read = readDone(definition);
  return read.ok ? read.done : null;
}

export function quantitiesOf(
  results: readonly Pick<DoneResult, "exerciseId" | "category">[],
): { exerciseId: string; category: TrackableCategory }[] {
  const once = new Map(
    results.map(({ exerciseId, category }) => [`${exerciseId} ${category}`, { exerciseId, category }]),
  );
  return [...once.values()];
}

/** Σ weight × repetitions in kilograms, not rounded (decisions §11). */
export function volumeLoad(
  results: readonly Pick<DoneResult, "category" | "value" | "unit" | "repetitions">[],
): number {
  return results.reduce((sum, { category, value, unit, repetitions }) => {
    if (category !== "weight") return sum;
    return sum + (toFirstUnit(category, value, unit) ?? 0) * (repetitions ?? 0);
  }, 0);
}

/** Not rounded. */
export function inPounds(kilograms: number): number {
  return kilograms * poundsInKilogram;
}
