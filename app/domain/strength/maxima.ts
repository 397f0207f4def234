import { toFirstUnit } from "#app/domain/trackables/conversion.ts";
import { type TrackableCategory, trackables } from "#app/domain/trackables/table.ts";
import type { MeasurementUnit } from "#app/domain/trackables/units.ts";
import { type OneRepetitionMaximumFormula, oneRepetitionMaximum } from "./one-repetition-maximum.ts";
import { type Maxima, type Maximum, maximumKinds } from "./reference.ts";

/** A result as maxima are told from it. */
export type Achieved = {
  value: number;
  unit: MeasurementUnit;
  /** YYYY-MM-DD. */
  on: string;
  /** Those without help in the same round; null where none are known. */
  repetitions: number | null;
  /** Said by a coach, who enters real maxima alone. */
  isByCoach: boolean;
  /** After the record's last reset, or there was none. */
  isSinceReset: boolean;
  /** Not before what a coach said last: that, and what was done later. */
  isSinceSaid: boolean;
};

/** Of an exercise that names none. */
export const usualFormula: OneRepetitionMaximumFormula = "epley";

/** Whether maxima are kept of the category: of those that a percentage can be of. */
export function hasMaxima(category: TrackableCategory): boolean {
  return trackables[category].types.includes("percentage");
}

/**
 * The maxima of an exercise and category from everything that was achieved (decisions §11), in the category's first
 * unit, calculated ones not rounded. Real is what a coach said, a weight at one repetition, and anything done of another
 * category; calculated is a weight by the exercise's formula. The current ones are of what came after the reset; what a
 * coach says is the current real one until somebody does better later, also when it is lower than before. Of two alike,
 * the earlier day stands.
 */
export function maximaFrom(
  category: TrackableCategory,
  formula: OneRepetitionMaximumFormula,
  achieved: readonly Achieved[],
): Maxima {
  const real = achieved.filter((one) => isReal(category, one));
  const calculated = category === "weight" ? achieved.filter(({ isByCoach }) => !isByCoach) : [];
  const asReal = (one: Achieved) => inFirstUnit(category, one);
  const asCalculated = (one: Achieved) => calculate(formula, one);
  return {
    ...best(
      "currentReal",
      category,
      real.filter(({ isSinceReset, isSinceSaid }) => isSinceReset && isSinceSaid),
      asReal,
    ),
    ...best(
      "currentCalculated",
      category,
      calculated.filter(({ isSinceReset }) => isSinceReset),
      asCalculated,
    ),
    ...best("allTimeReal", category, real, asReal),
    ...best("allTimeCalculated", category, calculated, asCalculated),
  };
}

/** The better maximum of each kind, as if all that they are told from had been told from at once. */
export function betterMaxima(category: TrackableCategory, one: Maxima, other: Maxima): Maxima {
  const better: Maxima = {};
  for (const kind of maximumKinds) {
    const [first, second] = [one[kind], other[kind]];
    const found = first && second ? (isBetter(category, second, first) ? second : first) : (first ?? second);
    if (found) better[kind] = found;
  }
  return better;
}

function isReal(category: TrackableCategory, { isByCoach, repetitions }: Achieved) {
  return isByCoach || category !== "weight" || repetitions === 1;
}

function inFirstUnit(category: TrackableCategory, { value, unit, on }: Achieved): Maximum | null {
  const number = toFirstUnit(category, value, unit);
  // why: nothing, or less, is no achievement: of a time it would be the best there ever is
  return number !== null && number > 0 ? { value: number, on } : null;
}

function calculate(formula: OneRepetitionMaximumFormula, one: Achieved): Maximum | null {
  const weight = inFirstUnit("weight", one);
  const value = weight && oneRepetitionMaximum(formula, weight.value, one.repetitions ?? 0);
  return value === null ? null : { value, on: one.on };
}

function best(
  kind: keyof Maxima,
  category: TrackableCategory,
  achieved: readonly Achieved[],
  maximumOf: (one: Achieved) => Maximum | null,
): Maxima {
  let found: Maximum | null = null;
  for (const one of achieved) {
    const maximum = maximumOf(one);
    if (maximum && (!found || isBetter(category, maximum, found))) found = maximum;
  }
  return found ? { [kind]: found } : {};
}

function isBetter(category: TrackableCategory, one: Maximum, other: Maximum) {
  if (one.value === other.value) return one.on < other.on;
  return trackables[category].lowerIsBetter ? one.value < other.value : one.value > other.value;
}
