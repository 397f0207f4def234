/**
 * A half is rounded up. `numerator` at least 0, `denominator` above 0. Exact while twice their sum is below 2^53: only
 * then division of doubles never reaches the next integer.
 */
export function divideHalfUp(numerator: number, denominator: number): number {
  return Math.floor((2 * numerator + denominator) / (2 * denominator));
}
