import type { TrackableCategory } from "#app/domain/trackables/table.ts";
import type { OneRepetitionMaximumFormula } from "./one-repetition-maximum.ts";

/** The four maxima of a record, the one that a reference prefers first (decisions §7). */
export const maximumKinds = ["currentReal", "currentCalculated", "allTimeReal", "allTimeCalculated"] as const;
export type MaximumKind = (typeof maximumKinds)[number];

/** In the first unit of its category, and the day it was measured (YYYY-MM-DD). */
export type Maximum = { value: number; on: string };

export type Maxima = Partial<Record<MaximumKind, Maximum>>;

/** An exercise as calculating knows it: its formula, its superior, and what the client did in it. */
export type MeasuredExercise = {
  id: string;
  name: string;
  formula: OneRepetitionMaximumFormula | null;
  superiorId: string | null;
  superiorPercentage: number | null;
  maxima: Partial<Record<TrackableCategory, Maxima>>;
};

export type MeasuredExercises = ReadonlyMap<string, MeasuredExercise>;

/**
 * What a percentage is of: `value` in the category's first unit, not rounded, from the maximum of the last exercise
 * that was followed. `through` has each superior exercise on the way and the share that was taken of it.
 */
export type Reference = {
  value: number;
  kind: MaximumKind;
  maximum: Maximum;
  through: { name: string; percentage: number }[];
};

/** How many superior exercises are asked, one above the other (decisions §7). */
export const mostSuperiors = 5;

/** The client's reference maximum: current before all-time, real before calculated, else the superior's; or null. */
export function referenceFor(
  exercises: MeasuredExercises,
  exerciseId: string,
  category: TrackableCategory,
): Reference | null {
  const through: Reference["through"] = [];
  let exercise = exercises.get(exerciseId);
  let share = 1;
  for (let step = 0; exercise && step <= mostSuperiors; step++) {
    const own = best(exercise.maxima[category]);
    if (own) return { ...own, value: own.maximum.value * share, through };
    const { superiorId, superiorPercentage: percentage } = exercise;
    exercise = superiorId === null || percentage === null ? undefined : exercises.get(superiorId);
    if (!exercise || percentage === null) return null;
    through.push({ name: exercise.name, percentage });
    share *= percentage / 100;
  }
  return null;
}

function best(maxima: Maxima = {}): Pick<Reference, "kind" | "maximum"> | null {
  for (const kind of maximumKinds) {
    const maximum = maxima[kind];
    if (maximum) return { kind, maximum };
  }
  return null;
}
