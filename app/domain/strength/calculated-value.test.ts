import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { convert } from "#app/domain/trackables/conversion.ts";
import { numberIn, shownNumber } from "./calculated-value.ts";
import { oneRepetitionMaximum, oneRepetitionMaximumFormulas } from "./one-repetition-maximum.ts";
import { measured, subjectOf, valueFor } from "./subject-support.ts";

const on = "2026-11-03";
const squat = measured("Back squat", { weight: { currentReal: { value: 120, on } } });
const client = subjectOf([squat], { value: 82, on });

test("a percentage is of the reference maximum, rounded half up to 2 decimals", () => {
  expect(valueFor(client, "Back squat", { type: "percentage", value: 70 })).toMatchObject({
    is: "calculated",
    value: 84,
  });
  const third = subjectOf([measured("Press", { weight: { currentReal: { value: 33.35, on } } })]);
  expect(valueFor(third, "Press", { type: "percentage", value: 50 })).toMatchObject({ value: 16.68 });
});

test("it comes in the unit of the round", () => {
  const pounds = valueFor(client, "Back squat", { type: "percentage", unit: "pounds", value: 100 });
  expect(pounds).toMatchObject({
    value: 264.55,
    unit: "pounds",
    base: { amount: convert(120, "kilograms", "pounds") },
  });
});

test("a body weight percentage is of the latest body weight", () => {
  expect(valueFor(client, "Back squat", { type: "bodyWeightPercentage", value: 60 })).toMatchObject({
    value: 49.2,
    base: { of: "bodyWeight", amount: 82, on },
  });
});

test.each([
  [{ reps: 1, offset: null }, 120],
  [{ reps: 5, offset: null }, 102.86],
  [{ reps: 5, offset: -5 }, 96.86],
  [{ reps: 5, offset: 2.5 }, 105.86],
  [{ reps: 20, offset: null }, 72],
])("an automatic percentage inverts the formula: %o gives %d", ({ reps, offset }, value) => {
  const found = valueFor(
    client,
    "Back squat",
    { type: "automaticPercentage", value: offset },
    { category: "reps", value: reps },
  );
  expect(found).toMatchObject({ is: "calculated", value });
});

test("the exercise's own formula is used, Epley without one", () => {
  const values = [null, ...oneRepetitionMaximumFormulas].map((formula) => {
    const subject = subjectOf([{ ...squat, formula }]);
    const reps = { category: "reps", value: 5 } as const;
    return valueFor(subject, "Back squat", { type: "automaticPercentage", value: null }, reps);
  });
  expect(values.map((found) => found?.is === "calculated" && found.value)).toEqual([
    ...[102.86, 102.86, 106.67, 105.53, 102.16, 106.67],
  ]);
});

test("forced repetitions count without the forced ones, a share of repetitions as what it comes to", () => {
  const reps = { category: "reps", type: "forcedReps", value: 5, additionalValue: 3 } as const;
  expect(valueFor(client, "Back squat", { type: "automaticPercentage", value: null }, reps)).toMatchObject({
    value: 102.86,
  });
  const strong = subjectOf([{ ...squat, maxima: { ...squat.maxima, reps: { currentReal: { value: 10, on } } } }]);
  const half = { category: "reps", type: "percentage", value: 50 } as const;
  expect(valueFor(strong, "Back squat", { type: "automaticPercentage", value: null }, half)).toMatchObject({
    value: 102.86,
  });
});

describe("a range", () => {
  const range = { type: "percentageRange", value: 70, additionalValue: 75 } as const;

  test("of percentages comes to both ends, and says so to apps", () => {
    const found = valueFor(client, "Back squat", range);
    expect(found).toMatchObject({ is: "calculated", value: 84, share: 70, upper: { value: 90, share: 75 } });
    expect([shownNumber(found), numberIn("weight", found)]).toEqual(["84-90", 84]);
    expect(valueFor(subjectOf([]), "Back squat", range)).toEqual({ is: "missing", what: "maximum" });
  });

  test("of amounts is given with both, a minimum with its number, and to failure with nothing", () => {
    const amounts = valueFor(client, "Back squat", { type: "range", value: 60, additionalValue: 70 });
    expect([shownNumber(amounts), numberIn("weight", amounts)]).toEqual(["60-70", 60]);
    const minimum = valueFor(client, "Back squat", { category: "reps", type: "minimum", value: 8 });
    expect([shownNumber(minimum), numberIn("reps", minimum)]).toEqual([8, 8]);
    expect(valueFor(client, "Back squat", { category: "reps", type: "toFailure", value: null })).toBeNull();
  });

  test.each([
    ["range", { category: "reps", type: "range", value: 5, additionalValue: 8 }, 102.86],
    ["minimum", { category: "reps", type: "minimum", value: 5 }, 102.86],
    ["range of percentages", { category: "reps", type: "percentageRange", value: 50, additionalValue: 80 }, 102.86],
  ] as const)("of repetitions gives the automatic percentage its lower end: %s", (_, reps, value) => {
    const strong = subjectOf([{ ...squat, maxima: { ...squat.maxima, reps: { currentReal: { value: 10, on } } } }]);
    expect(valueFor(strong, "Back squat", { type: "automaticPercentage", value: null }, reps)).toMatchObject({ value });
  });

  test("to failure gives the automatic percentage no repetitions", () => {
    const max = { category: "reps", type: "toFailure", value: null } as const;
    expect(valueFor(client, "Back squat", { type: "automaticPercentage", value: 5 }, max)).toEqual({
      is: "missing",
      what: "repetitions",
    });
  });
});

describe("what is missing is named", () => {
  const nobody = subjectOf([measured("Back squat")]);

  test.each([
    ["a maximum", { type: "percentage", value: 70 }, "maximum"],
    ["a body weight", { type: "bodyWeightPercentage", value: 70 }, "bodyWeight"],
  ] as const)("%s", (_words, cell, what) => {
    expect(valueFor(nobody, "Back squat", cell)).toEqual({ is: "missing", what });
  });

  test.each([0, 21, 2.5])("repetitions that no formula takes: %d", (value) => {
    const cells = [{ type: "automaticPercentage", value: 5 } as const, { category: "reps", value } as const] as const;
    expect(valueFor(client, "Back squat", ...cells)).toEqual({ is: "missing", what: "repetitions" });
  });

  test("an exercise that nobody told of", () => {
    expect(valueFor(client, "Unknown", { type: "percentage", value: 70 })).toEqual({ is: "missing", what: "maximum" });
  });
});

test("what is given stays as it is, and what is empty is nothing", () => {
  const given = [
    { value: 80 },
    { type: "dropSet", value: "80/70/60" },
    { category: "reps", type: "forcedReps", value: 8, additionalValue: 2 },
  ] as const;
  expect(given.map((one) => valueFor(client, "Back squat", one))).toMatchObject(
    given.map(({ value }) => ({ is: "given", value })),
  );
  for (const type of ["amount", "percentage", "bodyWeightPercentage", "automaticPercentage"] as const) {
    expect(valueFor(client, "Back squat", { type, value: null })).toBeNull();
  }
});

const weights = fc.integer({ min: 1, max: 50_000 }).map((hundredths) => hundredths / 100);

test("any share of any maximum is that share, to the hundredth", () => {
  fc.assert(
    fc.property(weights, fc.integer({ min: 1, max: 150 }), (value, share) => {
      const subject = subjectOf([measured("Lift", { weight: { currentReal: { value, on } } })]);
      const found = valueFor(subject, "Lift", { type: "percentage", value: share });
      if (found?.is !== "calculated") throw new Error("It was not calculated.");
      // integer arithmetic has no rounding other than the required one
      expect(found.value).toBe(Math.floor((Math.round(value * 100) * share + 50) / 100) / 100);
    }),
  );
});

test("an automatic weight leads back to the maximum, for each formula up to 10 repetitions", () => {
  const formulas = fc.constantFrom(...oneRepetitionMaximumFormulas);
  fc.assert(
    fc.property(formulas, fc.integer({ min: 50, max: 400 }), fc.integer({ min: 1, max: 10 }), (formula, max, reps) => {
      const subject = subjectOf([measured("Lift", { formula, weight: { currentReal: { value: max, on } } })]);
      const cells = [{ type: "automaticPercentage", value: null } as const, { category: "reps", value: reps } as const];
      const found = valueFor(subject, "Lift", ...cells);
      const weight = found?.is === "calculated" ? found.value : 0;
      expect(Math.abs((oneRepetitionMaximum(formula, weight, reps) ?? 0) - max)).toBeLessThan(0.01);
    }),
  );
});
