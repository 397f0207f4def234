import { describe, expect, test } from "vitest";
import type { TrackableCategory } from "./table.ts";
import { parseForm } from "./text-forms.ts";
import type { MeasurementUnit } from "./units.ts";
import { amountProblem, limitProblem, parseValue, valueProblem } from "./value-problems.ts";

const amount = { trackableType: "amount", value: 20_000, additionalValue: null } as const;

function read(category: TrackableCategory, unit: MeasurementUnit, typed: number) {
  const parsed = parseValue({ category, unit, type: "amount" }, String(typed));
  return parsed.ok ? parsed.value : parsed.reason;
}

describe("limits of amounts", () => {
  test.each<[TrackableCategory, MeasurementUnit, number]>([
    ["weight", "kilograms", 1_000],
    ["weight", "pounds", 2_204.62],
    ["reps", "noDimension", 10_000],
    ["time", "seconds", 604_800],
    ["distance", "kilometers", 1_000],
    ["distance", "centimeters", 100_000_000],
    ["height", "meters", 100],
    ["velocity", "metersPerSecond", 150],
    ["velocity", "kilometersPerHour", 540],
    ["mas", "metersPerSecond", 150],
    ["peakVelocity", "metersPerSecond", 150],
    ["rpm", "noDimension", 1_000],
    ["heartRate", "noDimension", 300],
    ["calories", "noDimension", 50_000],
    ["peakPower", "watts", 20_000],
    ["fastestTime", "seconds", 604_800],
    ["timeToPeakVelocity", "seconds", 604_800],
  ])("%s in %s is at most %d, and 0 at least where it was done", (category, unit, most) => {
    expect(read(category, unit, most)).toBe(most);
    expect(read(category, unit, most + 0.01)).toMatch(/^Enter a (number from|time of at most)/);
    expect([most, 0].map((value) => amountProblem({ category, unit }, value))).toEqual([null, null]);
    for (const value of [most + 0.01, -0.01]) expect(amountProblem({ category, unit }, value)).not.toBeNull();
  });

  test("hold for each weight of a drop set", () => {
    const problem = (text: string) => {
      const parsed = parseValue({ category: "weight", unit: "kilograms", type: "dropSet" }, text);
      return parsed.ok ? null : parsed.reason;
    };
    expect(problem("1000/80")).toBeNull();
    for (const text of ["9999/80", "1001/1000/80"]) expect(problem(text)).toBe("Enter a number from 0 to 1000.");
  });

  test("RPE goes from 0 to 10, zones from 1 to 5", () => {
    const unit = "noDimension";
    const allowed = (category: TrackableCategory) =>
      [-1, 0, 1, 5, 6, 7.5, 10, 10.5].filter((value) => amountProblem({ category, unit }, value) === null);
    expect([allowed("rpe"), allowed("heartRateZone")]).toEqual([
      [0, 1, 5, 6, 7.5, 10],
      [1, 5],
    ]);
  });

  test("are named in the unit; a value that was stored before them is still one of its kind", () => {
    const stored = { trackableCategory: "weight", measurementUnit: "kilograms", ...amount } as const;
    expect(limitProblem(stored)).toBe("Enter a number from -1000 to 1000.");
    expect(amountProblem({ category: "time", unit: "seconds" }, 604_801)).toBe("Enter a time of at most 168:00:00.");
    expect([
      valueProblem(stored),
      parseForm({ category: "weight", unit: "kilograms", type: "amount" }, "20000").ok,
    ]).toEqual([null, true]);
  });
});
