/** Decisions §7. */

export const oneRepetitionMaximumFormulas = ["epley", "brzycki", "landers", "lombardi", "oconner"] as const;
export type OneRepetitionMaximumFormula = (typeof oneRepetitionMaximumFormulas)[number];

export const formulaNames: Record<OneRepetitionMaximumFormula, string> = {
  epley: "Epley",
  brzycki: "Brzycki",
  landers: "Landers",
  lombardi: "Lombardi",
  oconner: "O'Conner",
};

/** The formulas were published for up to 10 repetitions; their inverse is used a little further. */
const maxRepetitions = 10;
const maxInverseRepetitions = 20;

/** The factor on the weight, for more than 1 repetition. */
const multipliers: Record<OneRepetitionMaximumFormula, (repetitions: number) => number> = {
  epley: (repetitions) => 1 + repetitions / 30,
  brzycki: (repetitions) => 36 / (37 - repetitions),
  landers: (repetitions) => 100 / (101.3 - 2.67123 * repetitions),
  lombardi: (repetitions) => repetitions ** 0.1,
  oconner: (repetitions) => 1 + repetitions / 40,
};

/** In the weight's unit, not rounded; null beyond 10 repetitions, below 1, or without a weight. */
export function oneRepetitionMaximum(
  formula: OneRepetitionMaximumFormula,
  weight: number,
  repetitions: number,
): number | null {
  if (!isMeasured(weight) || !isWithin(repetitions, maxRepetitions)) return null;
  return weight * multiplier(formula, repetitions);
}

/** In the maximum's unit, not rounded; null beyond 20 repetitions. */
export function weightForRepetitions(
  formula: OneRepetitionMaximumFormula,
  maximum: number,
  repetitions: number,
): number | null {
  if (!isMeasured(maximum) || !isWithin(repetitions, maxInverseRepetitions)) return null;
  return maximum / multiplier(formula, repetitions);
}

function multiplier(formula: OneRepetitionMaximumFormula, repetitions: number): number {
  return repetitions === 1 ? 1 : multipliers[formula](repetitions);
}

function isMeasured(weight: number): boolean {
  return Number.isFinite(weight) && weight > 0;
}

function isWithin(repetitions: number, most: number): boolean {
  return Number.isInteger(repetitions) && repetitions >= 1 && repetitions <= most;
}
