import type { TrackableCategory } from "#app/domain/trackables/table.ts";
import type { OneRepetitionMaximumFormula } from "./one-repetition-maximum.ts";

/** In the order of preference (decisions §7). */
export const maximumKinds = ["currentReal", "currentCalculated", "allTimeReal", "allTimeCalculated"] as const;
export type MaximumKind = (typeof maximumKinds)[number];

/** In the first unit of its category; `on`: YYYY-MM-DD. */
export type Maximum = { value: number; on: string };

export type Maxima = Partial<Record<MaximumKind, Maximum>>;

export const repetitionMaxima = [3, 5, 10] as const;
export type RepetitionMaximum = (typeof repetitionMaxima)[number];

export type MeasuredExercise = {
  id: string;
  name: string;
  formula: OneRepetitionMaximumFormula | null;
  superiorId: string | null;
  superiorPercentage: number | null;
  maxima: Partial<Record<TrackableCategory, Maxima>>;
  /** Of a weight: set by a coach. */
  trainingMaximum: Maximum | null;
  /** Of a weight: the heaviest that was lifted so often, or more often. */
  repetitionMaxima: Partial<Record<RepetitionMaximum, Maximum>>;
};

export type MeasuredExercises = ReadonlyMap<string, MeasuredExercise>;

/**
 * `value` is in the category's first unit, not rounded, from the last exercise in the chain. `through`: each superior
 * exercise on the way and its share.
 */
export type Reference = {
  value: number;
  kind: MaximumKind;
  maximum: Maximum;
  through: { name: string; percentage: number }[];
};

/** Decisions §7. */
export const maxSuperiors = 5;

/** The exercise's best maximum, else its superior's. */
export function referenceFor(
  exercises: MeasuredExercises,
  exerciseId: string,
  category: TrackableCategory,
): Reference | null {
  const through: Reference["through"] = [];
  let exercise = exercises.get(exerciseId);
  let share = 1;
  for (let step = 0; exercise && step <= maxSuperiors; step++) {
    const own = bestMaximum(exercise.maxima[category]);
    if (own) return { ...own, value: own.maximum.value * share, through };
    const { superiorId, superiorPercentage: percentage } = exercise;
    exercise = superiorId === null || percentage === null ? undefined : exercises.get(superiorId);
    if (!exercise || percentage === null) return null;
    through.push({ name: exercise.name, percentage });
    share *= percentage / 100;
  }
  return null;
}

/** Current before all-time, real before calculated. */
export function bestMaximum(maxima: Maxima = {}): Pick<Reference, "kind" | "maximum"> | null {
  for (const kind of maximumKinds) {
    const maximum = maxima[kind];
    if (maximum) return { kind, maximum };
  }
  return null;
}
