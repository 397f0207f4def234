/** Of the one-repetition maximum, in percent (decisions §7). */
export const defaultTrainingShare = 90;
export const trainingShareLimits = { least: 50, most: 110 };

/** Not rounded, but without what binary fractions add: 140 × 90 % is 126. */
export function shareOfMaximum(maximum: number, share: number): number {
  return Number(((maximum * share) / 100).toPrecision(12));
}
