import { roundToHundredths } from "#app/domain/strength/one-repetition-maximum.ts";

/** What was reached, and when, in milliseconds since 1970. */
export type Point = { at: number; value: number };

/** A value of a round, or one that a coach entered. `workout`: the same of all rounds of one. */
export type Attempt = Point & { workout: string };

/** The best of each workout, in the order of time: of rounds with the same value the first. */
export function bestOfWorkouts<A extends Attempt>(attempts: readonly A[], lowerIsBetter: boolean): A[] {
  const bests = new Map<string, A>();
  for (const attempt of attempts) {
    const best = bests.get(attempt.workout);
    if (!best || isBetter(attempt, best, lowerIsBetter)) bests.set(attempt.workout, attempt);
  }
  return [...bests.values()];
}

/** The points that were a best at their time, so better than each one before. Of points in the order of time. */
export function bestAtTheirTime<P extends Point>(points: readonly P[], lowerIsBetter: boolean): P[] {
  const bests: P[] = [];
  for (const point of points) {
    const best = bests.at(-1);
    if (!best || isBetter(point, best, lowerIsBetter)) bests.push(point);
  }
  return bests;
}

function isBetter(one: Point, other: Point, lowerIsBetter: boolean) {
  return lowerIsBetter ? one.value < other.value : one.value > other.value;
}

/**
 * By how many percent the last of the points is more than the first, to 2 decimals; null where there are not two, or the
 * first is nothing.
 */
export function changePercentage(points: readonly Point[]): number | null {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 2 || first.value === 0) return null;
  return roundToHundredths(((last.value - first.value) / first.value) * 100);
}

/** '+6.3 %', '−2 %', '0 %'. */
export function changeInWords(percentage: number): string {
  const sign = percentage > 0 ? "+" : percentage < 0 ? "−" : "";
  return `${sign}${Math.abs(percentage)} %`;
}
