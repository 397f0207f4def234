import { describe, expect, test } from "vitest";
import type { RoundDefinition } from "#app/domain/workout/document/document.ts";
import { calculateValue } from "./calculated-value.ts";
import { explain, explainMissing, formatRoundedAmount } from "./explanation.ts";
import { type cell, dayOf, entryWith, measured, roundOf, subjectOf, valueFor } from "./subject-support.ts";
import { workoutTotals } from "./totals.ts";

/** Figures worked out by hand, after decisions §7. */
const on = "2026-11-03";
const squat = measured("Back squat", { weight: { currentReal: { value: 140, on } } });
const client = subjectOf([squat]);
const share = (value: number, percentageOf: RoundDefinition["percentageOf"]) =>
  ({ type: "percentage", value, ...(percentageOf && { percentageOf }) }) as const;

function shown(subject: typeof client, name: string, ...cells: Parameters<typeof roundOf>) {
  const value = valueFor(subject, name, ...cells);
  if (value?.is === "missing") {
    return explainMissing(value, { exercise: name, category: "weight", client: "Luka Kovač" });
  }
  return value?.is === "calculated" ? explain(value, "off") : value;
}

describe("a training maximum", () => {
  test("is 90 % of the maximum: a week of 5/3/1 from a squat of 140 kg", () => {
    const week = [65, 75, 85].map((percent) => valueFor(client, "Back squat", share(percent, "trainingMax")));
    expect(week.map((value) => value?.is === "calculated" && value.value)).toEqual([81.9, 94.5, 107.1]);
    const loaded = week.map((value) => value?.is === "calculated" && formatRoundedAmount(value, "2.5 kg"));
    expect(loaded).toEqual(["82.5 kg", "95 kg", "107.5 kg"]);
  });

  test("says of what it is a share", () => {
    const hundred = subjectOf([measured("Bench press", { weight: { currentReal: { value: 100, on } } })]);
    expect(shown(hundred, "Bench press", share(85, "trainingMax"))).toBe(
      "85 % × 90 kg (training maximum, 90 % of real maximum of 3 Nov 2026) = 76.5 kg",
    );
    const range = { ...share(65, "trainingMax"), type: "percentageRange", additionalValue: 75 } as const;
    expect(shown({ ...hundred, trainingShare: 85 }, "Bench press", range)).toBe(
      "65-75 % × 85 kg (training maximum, 85 % of real maximum of 3 Nov 2026) = 55.25-63.75 kg",
    );
  });

  test("is the one that was set, whatever the maximum and the share are", () => {
    const set = subjectOf([{ ...squat, trainingMaximum: { value: 120, on: "2026-10-01" } }]);
    expect(shown(set, "Back squat", share(85, "trainingMax"))).toBe(
      "85 % × 120 kg (training maximum of 1 Oct 2026) = 102 kg",
    );
    const alone = subjectOf([measured("Row", { trainingMaximum: { value: 80, on } })]);
    expect(shown(alone, "Row", share(50, "trainingMax"))).toBe("50 % × 80 kg (training maximum of 3 Nov 2026) = 40 kg");
    expect(shown(alone, "Row", share(50, undefined))).toBe("No maximum of Row, weight, is known for Luka Kovač.");
  });

  test("is not rounded itself, and is in the unit of the round", () => {
    const odd = subjectOf([measured("Row", { weight: { currentReal: { value: 102.5, on } } })]);
    // 102.5 × 0.9 = 92.25; × 0.9 = 83.025
    expect(valueFor(odd, "Row", share(90, "trainingMax"))).toMatchObject({ value: 83.03 });
    // 92.25 kg = 203.3764 lb; half of it
    expect(valueFor(odd, "Row", { ...share(50, "trainingMax"), unit: "pounds" })).toMatchObject({ value: 101.69 });
  });

  test("follows the exercise above", () => {
    const front = measured("Front squat", { superiorId: "Back squat", superiorPercentage: 80 });
    expect(shown(subjectOf([squat, front]), "Front squat", share(50, "trainingMax"))).toBe(
      "50 % × 100.8 kg (training maximum, 90 % of 80 % of Back squat: 140 kg, real maximum of 3 Nov 2026) = 50.4 kg",
    );
  });

  test("that nobody knows says so", () => {
    expect(shown(subjectOf([measured("Row")]), "Row", share(85, "trainingMax"))).toBe(
      "No training maximum and no maximum of Row is known for Luka Kovač.",
    );
  });
});

describe("a maximum of several repetitions", () => {
  test("is the best that was lifted so often, else what the formula gives", () => {
    const lifted = subjectOf([{ ...squat, repetitionMaxima: { 3: { value: 125, on: "2026-10-01" } } }]);
    expect(shown(lifted, "Back squat", share(80, "3RM"))).toBe("80 % × 125 kg (3RM of 1 Oct 2026) = 100 kg");
    // Epley: 140 / (1 + 5 / 30) = 120
    expect(shown(lifted, "Back squat", share(80, "5RM"))).toBe(
      "80 % × 120 kg (5RM by Epley from 140 kg, real maximum of 3 Nov 2026) = 96 kg",
    );
    // Brzycki: 140 × 27 / 36 = 105
    const brzycki = subjectOf([{ ...squat, formula: "brzycki" }]);
    expect(valueFor(brzycki, "Back squat", share(80, "10RM"))).toMatchObject({ value: 84 });
  });

  test("that nobody knows says so", () => {
    expect(shown(subjectOf([measured("Row")]), "Row", share(85, "5RM"))).toBe(
      "No 5RM and no maximum of Row is known for Luka Kovač.",
    );
  });
});

describe("the top set", () => {
  const round = (id: string, weight: Parameters<typeof cell>[0], reps = 5) => ({
    ...roundOf({ category: "reps", value: reps }, weight),
    id,
  });
  const backOff = round("back-off", share(80, "topSet"));
  const backOffIn = (...entries: ReturnType<typeof entryWith>[]) => {
    const [entry] = entries;
    return entry ? calculateValue(client, entry, backOff, 1, entries) : null;
  };

  test("is the heaviest other round of the exercise in the workout, also of another set", () => {
    const rounds = [round("one", { value: 90 }), round("two", { value: 110 }), backOff];
    expect(backOffIn(entryWith("Back squat", rounds))).toMatchObject({
      value: 88,
      base: { of: "topSet", amount: 110 },
    });
    const later = { ...entryWith("Back squat", [round("three", share(85, undefined))]), id: "later" };
    // 85 % of 140 = 119
    expect(backOffIn(entryWith("Back squat", rounds), later)).toMatchObject({ value: 95.2 });
    const other = { ...entryWith("Bench press", [round("four", { value: 200 })]), id: "other" };
    expect(backOffIn(entryWith("Back squat", rounds), other)).toMatchObject({ value: 88 });
    const dropped = round("five", { type: "dropSet", value: "120/100/80" });
    expect(backOffIn(entryWith("Back squat", [...rounds, dropped]))).toMatchObject({ value: 96 });
  });

  test("is what was done of it, where it was done", () => {
    const top = round("top", { value: 110 });
    const done = {
      ...top,
      roundDefinitions: top.roundDefinitions.map((one, at) => ({ ...one, doneValue: [5, 115][at] })),
    };
    const value = backOffIn(entryWith("Back squat", [done, backOff]));
    expect(value?.is === "calculated" && explain(value, "off")).toBe("80 % × 115 kg (top set, as done) = 92 kg");
  });

  test("is unknown if no other round has a weight", () => {
    const twice = { ...backOff, id: "again" };
    const value = backOffIn(entryWith("Back squat", [round("one", { value: null }), twice, backOff]));
    expect(value).toEqual({ is: "missing", what: "topSet" });
    expect(shown(client, "Back squat", share(80, "topSet"))).toBe(
      "No other round of Back squat in this workout has a known weight.",
    );
  });

  test("counts in totals: 5 × 110 kg and 5 × 88 kg", () => {
    const day = dayOf([entryWith("Back squat", [round("top", { value: 110 }), backOff])]);
    expect(workoutTotals(day, null).get("Back squat")).toMatchObject({ volume: 990, uncounted: 0 });
    const ofTraining = dayOf([entryWith("Back squat", [round("one", share(85, "trainingMax"))])]);
    // 5 × 107.1
    expect(workoutTotals(ofTraining, client).get("Back squat")).toMatchObject({ volume: 535.5, uncounted: 0 });
    expect(workoutTotals(ofTraining, null).get("Back squat")).toMatchObject({ volume: 0, uncounted: 1 });
  });
});
