import { type TrackableCategory, trackables } from "#app/domain/trackables/table.ts";
import type { Maxima, Maximum } from "./reference.ts";

/**
 * The maxima after a coach entered a real one by hand (decisions §11). What the coach says of the latest day is the
 * current one, also when it is lower than before; of the same day the last word counts. The all-time one only rises,
 * or falls where lower is better. The calculated ones stay.
 */
export function withEnteredMaximum(category: TrackableCategory, maxima: Maxima, entered: Maximum): Maxima {
  const { currentReal, allTimeReal } = maxima;
  return {
    ...maxima,
    currentReal: currentReal && currentReal.on > entered.on ? currentReal : entered,
    allTimeReal: allTimeReal && !isBetter(category, entered.value, allTimeReal.value) ? allTimeReal : entered,
  };
}

function isBetter(category: TrackableCategory, one: number, other: number) {
  return trackables[category].lowerIsBetter ? one < other : one > other;
}
