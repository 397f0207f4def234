import fc from "fast-check";
import { expect, test } from "vitest";
import { convert } from "#app/domain/trackables/conversion.ts";
import { explain, explainMissing, formatRoundedAmount } from "./explanation.ts";
import { roundToStep } from "./round-to-step.ts";
import { parseRoundingStep, type RoundingStep, roundingSteps } from "./rounding-step.ts";
import { measured, subjectOf, valueFor } from "./subject-support.ts";

const on = "2026-11-03";
const client = subjectOf(
  [
    measured("Back squat", { weight: { currentReal: { value: 120, on } } }),
    measured("Front squat", { superiorId: "Back squat", superiorPercentage: 80 }),
    measured("Row", { maxima: { time: { allTimeCalculated: { value: 100, on } } } }),
  ],
  { value: 82, on },
);

function explained(name: string, step: RoundingStep, ...cells: Parameters<typeof valueFor>[2][]) {
  const found = valueFor(client, name, ...cells);
  if (found?.is !== "calculated") throw new Error(`${name} has no value.`);
  return explain(found, step);
}

test("a number is explained: the share, what it is of, and what comes out", () => {
  const percent = { type: "percentage", value: 70 } as const;
  expect(explained("Back squat", "off", percent)).toBe("70 % × 120 kg (real maximum of 3 Nov 2026) = 84 kg");
  expect(explained("Back squat", "2.5 kg", percent)).toBe(
    "70 % × 120 kg (real maximum of 3 Nov 2026) = 84 kg, rounded to 85 kg",
  );
  expect(explained("Front squat", "off", percent)).toBe(
    "70 % × 96 kg (80 % of Back squat: 120 kg, real maximum of 3 Nov 2026) = 67.2 kg",
  );
  expect(explained("Back squat", "off", { type: "bodyWeightPercentage", value: 50 })).toBe(
    "50 % × 82 kg (body weight of 3 Nov 2026) = 41 kg",
  );
  expect(explained("Row", "5 lb", { category: "time", unit: "seconds", type: "percentage", value: 90 })).toBe(
    "90 % × 1:40 (all-time calculated maximum of 3 Nov 2026) = 1:30",
  );
});

test("of a range both ends are explained", () => {
  const range = { type: "percentageRange", value: 70, additionalValue: 75 } as const;
  expect(explained("Back squat", "off", range)).toBe("70-75 % × 120 kg (real maximum of 3 Nov 2026) = 84-90 kg");
  expect(explained("Back squat", "2.5 kg", range)).toBe(
    "70-75 % × 120 kg (real maximum of 3 Nov 2026) = 84-90 kg, rounded to 85-90 kg",
  );
  const narrow = valueFor(client, "Back squat", { ...range, additionalValue: 71 });
  if (narrow?.is !== "calculated") throw new Error("It was not calculated.");
  expect(formatRoundedAmount(narrow, "2.5 kg")).toBe("85 kg");
});

test("an automatic percentage tells its repetitions, formula and offset", () => {
  const reps = { category: "reps", value: 5 } as const;
  expect(explained("Back squat", "off", { type: "automaticPercentage", value: null }, reps)).toBe(
    "85.71 % (5 repetitions by Epley) × 120 kg (real maximum of 3 Nov 2026) = 102.86 kg",
  );
  expect(explained("Back squat", "1 kg", { type: "automaticPercentage", value: -5 }, reps)).toBe(
    "80.71 % (5 repetitions by Epley, − 5 %) × 120 kg (real maximum of 3 Nov 2026) = 96.86 kg, rounded to 97 kg",
  );
});

test("what is missing is a sentence", () => {
  const about = { exercise: "Back squat", category: "weight", client: "Luka Kovač" } as const;
  expect(
    (["maximum", "bodyWeight", "repetitions"] as const).map((what) => explainMissing({ is: "missing", what }, about)),
  ).toEqual([
    "No maximum of Back squat, weight, is known for Luka Kovač.",
    "No body weight is known for Luka Kovač.",
    "An automatic percentage needs a whole number of repetitions from 1 to 20.",
  ]);
});

test("weights come to the nearest step, half a step up; other quantities stay", () => {
  const rounded = (step: RoundingStep) =>
    [81.24, 81.25, 83.75, 0.2].map((kilograms) => roundToStep(kilograms, "kilograms", step));
  expect(rounded("off")).toEqual([81.24, 81.25, 83.75, 0.2]);
  expect(rounded("0.5 kg")).toEqual([81, 81.5, 84, 0]);
  expect(rounded("2.5 kg")).toEqual([80, 82.5, 85, 0]);
  expect(roundToStep(187, "pounds", "5 lb")).toBe(185);
  expect(roundToStep(190, "pounds", "2.5 kg")).toBe(187.39);
  expect(roundToStep(93, "seconds", "2.5 kg")).toBe(93);
});

const steps = fc.constantFrom(...roundingSteps.filter((step) => step !== "off"));
const weights = fc.integer({ min: 0, max: 100_000 }).map((hundredths) => hundredths / 100);

test("a rounded weight is a whole number of steps, at most half a step away, and stays there", () => {
  fc.assert(
    fc.property(steps, weights, (step, value) => {
      const [size = "", name] = step.split(" ");
      const unit = name === "lb" ? "pounds" : "kilograms";
      const rounded = roundToStep(value, unit, step);
      expect(Number.isInteger(rounded / Number(size))).toBe(true);
      expect(Math.abs(rounded - value)).toBeLessThanOrEqual(Number(size) / 2);
      expect(roundToStep(rounded, unit, step)).toBe(rounded);
    }),
  );
});

test("a heavier weight is never rounded below a lighter one, in either unit", () => {
  fc.assert(
    fc.property(steps, weights, weights, fc.constantFrom("kilograms", "pounds"), (step, one, other, unit) => {
      const [light, heavy] = [Math.min(one, other), Math.max(one, other)];
      expect(roundToStep(light, unit, step)).toBeLessThanOrEqual(roundToStep(heavy, unit, step));
    }),
  );
});

test("a step is read from its own words alone", () => {
  expect(roundingSteps.map(parseRoundingStep)).toEqual([...roundingSteps]);
  expect(["", "2 kg", "2.5", "OFF"].map(parseRoundingStep)).toEqual([null, null, null, null]);
});

test("a rounded amount is shown in the unit of its column", () => {
  const pounds = valueFor(client, "Back squat", { type: "percentage", unit: "pounds", value: 70 });
  if (pounds?.is !== "calculated") throw new Error("It was not calculated.");
  expect(pounds.value).toBe(185.19);
  expect(formatRoundedAmount(pounds, "2.5 kg")).toBe("187.39 lb");
  expect(convert(85, "kilograms", "pounds")).toBeCloseTo(187.39, 2);
});
