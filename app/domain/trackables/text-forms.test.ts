import { expect, test } from "vitest";
import { defaultUnit } from "./allowed.ts";
import type { TrackableCategory } from "./table.ts";
import { typeSaid, type ValueKind } from "./text-forms.ts";
import type { TrackableType } from "./types.ts";
import { parseValue } from "./value-problems.ts";
import { printValue } from "./values.ts";

function kind(category: TrackableCategory, type: TrackableType = "amount"): ValueKind {
  return { category, unit: defaultUnit(category), type };
}

function read(of: ValueKind, text: string) {
  const parsed = parseValue(of, text);
  if (!parsed.ok) return parsed.reason;
  return parsed.additionalValue === null ? parsed.value : `${parsed.value}&${parsed.additionalValue}`;
}

function printed({ category, unit, type }: ValueKind, value: number | null) {
  return printValue({
    trackableCategory: category,
    measurementUnit: unit,
    trackableType: type,
    value,
    additionalValue: null,
  });
}

test("a minimum is a number and a plus", () => {
  const minimum = kind("reps", "minimum");
  expect(["8+", " 8 + ", "8,5+"].map((text) => read(minimum, text))).toEqual([8, 8, 8.5]);
  for (const text of ["8", "+8", "8++", "8-12", "-8+", "max"]) {
    expect(read(minimum, text)).toBe("Write the lowest number and a plus, like 8+.");
  }
  expect(read(kind("time", "minimum"), "1:30+")).toBe(90);
  expect(read(kind("time", "minimum"), "1:75+")).toBe("Seconds after the colon go from 00 to 59.");
  expect(printed(kind("time", "minimum"), 90)).toBe("1:30+");
  expect(read(minimum, "10001+")).toBe("Enter a number from 0 to 10000.");
});

test("a range has a lower and a higher end, of amounts or of percentages", () => {
  const range = kind("weight", "range");
  expect(["60-70", "60–70", " 60 - 70 ", "62,5-70", "60-60"].map((text) => read(range, text))).toEqual([
    ...["60&70", "60&70", "60&70", "62.5&70", "60&60"],
  ]);
  for (const text of ["60", "60-", "-60", "70-60", "60--70", "60-70-80", "a-b", "60-70kg"]) {
    expect(read(range, text)).toMatch(/Write the lower and the higher number, like 8-12\.$/);
  }
  expect(read(range, "60-1001")).toBe("Enter a number from 0 to 1000.");
  expect(read(kind("rpe", "range"), "7-8")).toBe("7&8");
  expect(read(kind("rpe", "range"), "7-11")).toMatch(/^Enter a whole or half number from 0 to 10\./);
  expect(read(kind("time", "range"), "0:45-1:30")).toBe("45&90");
  const percentages = kind("weight", "percentageRange");
  expect(["70-75", "70-75 %"].map((text) => read(percentages, text))).toEqual(["70&75", "70&75"]);
  expect(read(percentages, "70-10001")).toMatch(/^Enter a number from 0 to 10000\./);
});

test("to failure is max, and has no number", () => {
  expect(["max", " MAX "].map((text) => read(kind("reps", "toFailure"), text))).toEqual([null, null]);
  expect(read(kind("time", "toFailure"), "90")).toBe("Write max: as many as possible.");
  expect(printed(kind("reps", "toFailure"), null)).toBe("max");
});

test("a text says its type by its form, a plain number only where it replaces one of these", () => {
  const said = (of: ValueKind, ...texts: string[]) => texts.map((text) => typeSaid(of, text));
  expect(said(kind("reps"), "8+", "8-12", "8–12", "8+2", "max", "70-75%")).toEqual([
    ...["minimum", "range", "range", "forcedReps", "toFailure", "percentageRange"],
  ]);
  expect(said(kind("weight", "percentage"), "70-75", "70-75 %")).toEqual(["percentageRange", "percentageRange"]);
  expect(said(kind("time"), "1:30+", "1:30-2:00")).toEqual(["minimum", "range"]);
  for (const type of ["minimum", "range", "toFailure"] as const)
    expect(said(kind("reps", type), "8")).toEqual(["amount"]);
  expect(said(kind("weight", "percentageRange"), "75")).toEqual(["percentage"]);
  expect(said(kind("reps", "toFailure"), "")).toEqual(["amount"]);
  expect(said(kind("reps", "forcedReps"), "8", "", "eight", "8-", "-8")).toEqual(Array(5).fill(null));
  const ofBodyWeight = kind("weight", "bodyWeightPercentage");
  expect(said(ofBodyWeight, "50-60", "50+", "50-60%", "50+2")).toEqual([null, null, "percentageRange", null]);
  expect(said(kind("reps", "percentage"), "70+", "max")).toEqual([null, "toFailure"]);
  // why: a plain RPE is chosen from a list, which would replace the field under the fingers
  expect(said(kind("rpe", "range"), "8")).toEqual([null]);
});
