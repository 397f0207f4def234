import fc from "fast-check";
import { expect, test } from "vitest";
import { roundToHundredths } from "#app/domain/trackables/numbers.ts";
import {
  formulaNames,
  oneRepetitionMaximum,
  oneRepetitionMaximumFormulas,
  weightForRepetitions,
} from "./one-repetition-maximum.ts";

test("5 repetitions with 100 give 116.67, 112.50, 113.71, 117.46 and 112.50", () => {
  const maxima = oneRepetitionMaximumFormulas.map((formula) =>
    roundToHundredths(oneRepetitionMaximum(formula, 100, 5) ?? Number.NaN),
  );
  expect(oneRepetitionMaximumFormulas.map((formula) => formulaNames[formula])).toEqual([
    "Epley",
    "Brzycki",
    "Landers",
    "Lombardi",
    "O'Conner",
  ]);
  expect(maxima).toEqual([116.67, 112.5, 113.71, 117.46, 112.5]);
});

test("one repetition gives the weight itself", () => {
  for (const formula of oneRepetitionMaximumFormulas) {
    expect(oneRepetitionMaximum(formula, 142.5, 1)).toBe(142.5);
    expect(weightForRepetitions(formula, 142.5, 1)).toBe(142.5);
  }
});

test("maxima are calculated from at most 10 repetitions, weights up to 20", () => {
  for (const formula of oneRepetitionMaximumFormulas) {
    expect(oneRepetitionMaximum(formula, 100, 10)).toBeGreaterThan(100);
    expect(oneRepetitionMaximum(formula, 100, 11)).toBeNull();
    expect(weightForRepetitions(formula, 100, 20)).toBeGreaterThan(0);
    expect(weightForRepetitions(formula, 100, 21)).toBeNull();
  }
});

test("without a weight or whole repetitions there is no maximum", () => {
  const nothing = [
    [0, 5],
    [-20, 5],
    [Number.NaN, 5],
    [100, 0],
    [100, 2.5],
  ] as const;
  expect(nothing.map(([weight, repetitions]) => oneRepetitionMaximum("epley", weight, repetitions))).toEqual(
    nothing.map(() => null),
  );
});

test("the weight for the repetitions leads back to the maximum", () => {
  const formula = fc.constantFrom(...oneRepetitionMaximumFormulas);
  fc.assert(
    fc.property(formula, fc.integer({ min: 1, max: 1000 }), fc.integer({ min: 1, max: 10 }), (name, maximum, reps) => {
      const weight = weightForRepetitions(name, maximum, reps) ?? 0;
      expect(oneRepetitionMaximum(name, weight, reps)).toBeCloseTo(maximum, 8);
    }),
  );
});
