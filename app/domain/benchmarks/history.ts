import { roundToHundredths } from "#app/domain/strength/one-repetition-maximum.ts";

/** What was reached, and when, in milliseconds since 1970. */
export type Point = { at: number; value: number };

/** The points that were a best at their time, so better than each one before. Of points in the order of time. */
export function bestAtTheirTime<P extends Point>(points: readonly P[], lowerIsBetter: boolean): P[] {
  const bests: P[] = [];
  for (const point of points) {
    const best = bests.at(-1);
    const isBetter = !best || (lowerIsBetter ? point.value < best.value : point.value > best.value);
    if (isBetter) bests.push(point);
  }
  return bests;
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

/** The points without those that stand in the place of the one before: rounds of a workout with the same value. */
export function apart<P extends Point>(points: readonly P[]): P[] {
  return points.filter(({ at, value }, index) => {
    const before = points[index - 1];
    return before?.at !== at || before.value !== value;
  });
}
