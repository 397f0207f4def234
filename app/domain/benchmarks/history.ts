import { roundToHundredths } from "#app/domain/trackables/numbers.ts";

/** `at`: milliseconds since 1970. */
export type Point = { at: number; value: number };

/** `workout` is the same for all rounds of one workout. */
export type Attempt = Point & { workout: string };

/** By time. Of rounds with the same value, the first counts. */
export function bestOfWorkouts<A extends Attempt>(attempts: readonly A[], lowerIsBetter: boolean): A[] {
  const bests = new Map<string, A>();
  for (const attempt of attempts) {
    const best = bests.get(attempt.workout);
    if (!best || isBetter(attempt, best, lowerIsBetter)) bests.set(attempt.workout, attempt);
  }
  return [...bests.values()];
}

/** Expects the points in the order of time. */
export function bestOverTime<P extends Point>(points: readonly P[], lowerIsBetter: boolean): P[] {
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
 * Change from the first to the last point in percent, to 2 decimals; null with fewer than two points or if the first is
 * 0.
 */
export function changePercentage(points: readonly Point[]): number | null {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 2 || first.value === 0) return null;
  return roundToHundredths(((last.value - first.value) / first.value) * 100);
}

export function formatChange(percentage: number): string {
  const sign = percentage > 0 ? "+" : percentage < 0 ? "−" : "";
  return `${sign}${Math.abs(percentage)} %`;
}
