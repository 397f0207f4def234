import { toFirstUnit } from "#app/domain/trackables/conversion.ts";
import { measuredAs, type RecordedCategory } from "#app/domain/trackables/recorded.ts";
import { type TrackableCategory, trackables } from "#app/domain/trackables/table.ts";
import type { MeasurementUnit } from "#app/domain/trackables/units.ts";
import { type OneRepetitionMaximumFormula, oneRepetitionMaximum } from "./one-repetition-maximum.ts";
import { type Maxima, type Maximum, maximumKinds } from "./reference.ts";

export type Achieved = {
  value: number;
  unit: MeasurementUnit;
  /** YYYY-MM-DD. */
  on: string;
  repetitions: number | null;
  /** Coaches only enter real maxima. */
  isByCoach: boolean;
  isSinceReset: boolean;
  /** Not before the coach's last entry: that entry and what was done later. */
  isSinceSaid: boolean;
};

export const defaultFormula: OneRepetitionMaximumFormula = "epley";

/** Of the categories that a percentage can refer to. */
export function hasMaxima(category: RecordedCategory): boolean {
  return trackables[measuredAs(category)].types.includes("percentage");
}

/**
 * From everything achieved (decisions §11), in the category's first unit, calculated ones not rounded. Real: entered by
 * a coach, a weight at one repetition, or any value of another category. Calculated: a weight by the exercise's
 * formula. Current maxima only use what came after the reset; a coach's entry is the current real one until it is
 * beaten later, even if it is lower than before. The earlier day wins a tie.
 */
export function maximaFrom(
  recorded: RecordedCategory,
  formula: OneRepetitionMaximumFormula,
  achieved: readonly Achieved[],
): Maxima {
  const category = measuredAs(recorded);
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

/** The result equals that of all results together. */
export function betterMaxima(recorded: RecordedCategory, one: Maxima, other: Maxima): Maxima {
  const category = measuredAs(recorded);
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
  // why: zero is no achievement; as a time it would be the best there ever is
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
