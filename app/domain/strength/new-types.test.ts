import { expect, test } from "vitest";
import { explain } from "./explanation.ts";
import { dayOf, entryWith, measured, roundOf, subjectOf, valueFor } from "./subject-support.ts";
import { workoutTotals } from "./totals.ts";

const bodyWeight = { value: 80, on: "2026-11-03" };

test("body weight and more: 80 + 10 and 80 − 20 kg; unknown without a body weight", () => {
  const subject = subjectOf([measured("Chin-up")], bodyWeight);
  const plus = valueFor(subject, "Chin-up", { type: "bodyWeightOffset", value: 10 });
  expect(plus).toMatchObject({ is: "calculated", value: 90 });
  if (plus?.is === "calculated") expect(explain(plus, "off")).toBe("80 kg (body weight of 3 Nov 2026) + 10 kg = 90 kg");
  const minus = valueFor(subject, "Chin-up", { type: "bodyWeightOffset", value: -20 });
  if (minus?.is === "calculated") expect(explain(minus, "off")).toContain("− 20 kg = 60 kg");
  const pounds = valueFor(subject, "Chin-up", { type: "bodyWeightOffset", unit: "pounds", value: 10 });
  expect(pounds).toMatchObject({ value: 186.37 });
  const unknown = valueFor(subjectOf([measured("Chin-up")]), "Chin-up", { type: "bodyWeightOffset", value: 10 });
  expect(unknown).toEqual({ is: "missing", what: "bodyWeight" });
});

test("90 % of a pace of 4:00 is 4:26.67, and of 90 to 95 % the slower end is the lower one", () => {
  const maxima = { velocity: { currentReal: { value: 1000 / 240, on: "2026-11-03" } } };
  const subject = subjectOf([{ ...measured("Run"), maxima }]);
  const pace = { category: "velocity", unit: "minutesPerKilometer" } as const;
  const share = valueFor(subject, "Run", { ...pace, type: "percentage", value: 90 });
  expect(share).toMatchObject({ value: 266.67 });
  if (share?.is === "calculated") expect(explain(share, "off")).toMatch(/^90 % × 4:00 min\/km .* = 4:27 min\/km$/);
  const range = valueFor(subject, "Run", { ...pace, type: "percentageRange", value: 90, additionalValue: 95 });
  expect(range).toMatchObject({ value: 266.67, upper: { value: 252.63 } });
});

test("totals: a cluster is its sum, what is per side counts twice, what is added needs the body weight", () => {
  const cluster = entryWith("Back squat", [
    roundOf({ category: "reps", type: "clusterReps", value: "5+3+2", additionalValue: 15 }, { value: 100 }),
  ]);
  const sided = {
    ...entryWith("Lunge", [roundOf({ category: "reps", value: 8 }, { value: 20 })]),
    perSide: true,
  } as const;
  const added = entryWith("Chin-up", [
    roundOf({ category: "reps", value: 5 }, { type: "bodyWeightOffset", value: 10 }),
  ]);
  const day = dayOf([cluster, sided, added]);
  const known = workoutTotals(day, subjectOf([measured("Chin-up")], bodyWeight));
  expect(known.get("Back squat")).toMatchObject({ repetitions: 10, volume: 1000, uncounted: 0 });
  expect(known.get("Lunge")).toMatchObject({ sets: 1, repetitions: 16, volume: 320 });
  expect(known.get("Chin-up")).toMatchObject({ repetitions: 5, volume: 450 });
  expect(workoutTotals(day, null).get("Chin-up")).toMatchObject({ volume: 0, uncounted: 1 });
});
