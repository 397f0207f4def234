import { defaultUnit } from "#app/domain/trackables/allowed.ts";
import { toFirstUnit } from "#app/domain/trackables/conversion.ts";
import type { TrackableCategory } from "#app/domain/trackables/table.ts";
import { units } from "#app/domain/trackables/units.ts";
import type { DoneDefinition, DoneExercise, DoneResult, DoneRound, DoneWorkout } from "./document.ts";
import { type DoneNumbers, readDone } from "./done-value.ts";

/** Decisions §11. */
const poundsInKilogram = 2.2046226218;

/**
 * One row per number: each weight of a drop set, and forced repetitions without the assisted ones. Rests give no rows;
 * nor do the repetitions of a cluster, which are no maximum and give none. Paces are stored in m/s and repetitions in
 * reserve as RPE, so that the database compares like with like.
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
  const sides = entry.perSide ? 2 : 1;
  return round.roundDefinitions.flatMap((definition) => {
    const { trackableCategory: category, measurementUnit: unit } = definition;
    // why: what is added to a body weight is no weight that was lifted
    if (!category || !unit || definition.trackableType === "bodyWeightOffset") return [];
    if (definition.trackableType === "clusterReps") return [];
    const place = { exerciseId, moduleExerciseId: entry.id, round: round.orderNumber, category, repetitions, sides };
    const isStored = units[unit].counts === undefined;
    return (doneNumbers(definition)?.own ?? []).flatMap((value) => {
      const stored = isStored ? value : toFirstUnit(category, value, unit);
      return stored === null ? [] : [{ ...place, unit: isStored ? unit : defaultUnit(category), value: stored }];
    });
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
  results: readonly Pick<DoneResult, "category" | "value" | "unit" | "repetitions" | "sides">[],
): number {
  return results.reduce((sum, { category, value, unit, repetitions, sides }) => {
    if (category !== "weight") return sum;
    return sum + (toFirstUnit(category, value, unit) ?? 0) * (repetitions ?? 0) * sides;
  }, 0);
}

/** Not rounded. */
export function inPounds(kilograms: number): number {
  return kilograms * poundsInKilogram;
}
