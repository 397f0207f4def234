import { describe, expect, test } from "vitest";
import { parseGraph, parseGraphs, printGraph } from "./graphs.ts";
import { bestOfWorkouts, bestOverTime, changePercentage, formatChange } from "./history.ts";
import { benchmarkCategories, categoryOf, inUnit, unitOf, volumeInUnit } from "./quantities.ts";
import { startOf, timeframes } from "./timeframes.ts";

const points = (...values: number[]) => values.map((value, at) => ({ at, value }));
const valuesOf = (of: { value: number }[]) => of.map(({ value }) => value);

describe("windows", () => {
  test("end now: 7, 31 and 365 days, or without a beginning", () => {
    const now = new Date("2026-03-02T09:00:00Z");
    expect(timeframes.map((timeframe) => startOf(timeframe, now)?.toISOString())).toEqual([
      "2026-02-23T09:00:00.000Z",
      "2026-01-30T09:00:00.000Z",
      "2025-03-02T09:00:00.000Z",
      undefined,
    ]);
  });
});

describe("the change", () => {
  test.each([
    [[112, 118, 119], 6.25, "+6.25 %"],
    [[80, 100, 60], -25, "−25 %"],
    [[7, 9, 7], 0, "0 %"],
    [[90, 95], 5.56, "+5.56 %"],
  ])("of %j is %d", (values, percentage, words) => {
    expect(changePercentage(points(...values))).toBe(percentage);
    expect(formatChange(percentage)).toBe(words);
  });

  test("of one point, of none, and from nothing is unknown", () => {
    expect([[], [5], [0, 5]].map((values) => changePercentage(points(...values)))).toEqual([null, null, null]);
  });
});

describe("attempts", () => {
  test("that were a best at their time are those above each one before", () => {
    expect(valuesOf(bestOverTime(points(100, 95, 105, 105, 104, 110), false))).toEqual([100, 105, 110]);
  });

  test("in which lower is better are those below", () => {
    expect(valuesOf(bestOverTime(points(5.1, 5.3, 4.9, 4.9, 5), true))).toEqual([5.1, 4.9]);
  });

  test("of one workout count as its best one, in the order of time", () => {
    const rounds = [100, 105, 105, 90, 95].map((value, at) => ({ at, value, workout: at < 3 ? "one" : "two" }));
    expect(bestOfWorkouts(rounds, false)).toEqual([rounds[1], rounds[4]]);
    expect(bestOfWorkouts(rounds, true)).toEqual([rounds[0], rounds[3]]);
  });
});

describe("what of an exercise is looked at", () => {
  test("is Weight where there is one, else the first, but never a zone or an effort", () => {
    expect(categoryOf(["reps", "weight", "rpe"], null)).toBe("weight");
    expect(categoryOf(["distance", "time", "heartRateZone"], null)).toBe("time");
    expect(categoryOf(["reps", "weight"], "reps")).toBe("reps");
    expect(categoryOf(["reps", "rpe"], "rpe")).toBe("reps");
    expect(categoryOf(["rpe", "heartRateZone"], null)).toBeNull();
    expect(benchmarkCategories).not.toEqual(expect.arrayContaining(["rpe"]));
    expect(benchmarkCategories).toHaveLength(15);
  });

  test("is measured in the wanted unit, else in the first of the category", () => {
    expect([unitOf("weight", "pounds"), unitOf("weight", "meters"), unitOf("distance", null)]).toEqual([
      ...["pounds", "kilograms", "meters"],
    ]);
  });

  test("is converted to 2 decimals; volume load by its own figure", () => {
    expect(inUnit(100, "kilograms", "pounds")).toBe(220.46);
    expect(inUnit(300, "pounds", "kilograms")).toBe(136.08);
    expect(inUnit(5, "kilometers", "miles")).toBe(3.11);
    expect([volumeInUnit(2450, "kilograms"), volumeInUnit(2450, "pounds")]).toEqual([2450, 5401.33]);
  });
});

describe("a graph in an address", () => {
  const id = "0190c0de-0000-7000-8000-000000000001";

  test("is one word, and read back", () => {
    const graph = { exerciseId: id, category: "weight", unit: "pounds", onlyMaxAttempts: true } as const;
    expect(printGraph(graph)).toBe(`${id}.weight.pounds.best`);
    expect(parseGraph(printGraph(graph))).toEqual(graph);
    const added = { ...graph, category: "bodyWeightOffset" } as const;
    expect(parseGraph(printGraph(added))).toEqual(added);
    expect(parseGraph("0.weight.kilograms")).toMatchObject({ exerciseId: "0", onlyMaxAttempts: false });
  });

  test("is none where the exercise or the category is none; another unit is the first", () => {
    expect(
      [`${id}.rpe.noDimension`, `${id}.speed`, "1.weight.kilograms", "0.reps.noDimension", ""].map(parseGraph),
    ).toEqual([null, null, null, null, null]);
    expect(parseGraph(`${id}.distance.pounds`)).toMatchObject({ unit: "meters" });
  });

  test("stands there once, among six at most", () => {
    const words = Array.from({ length: 9 }, (_, at) => `${id.slice(0, -1)}${at}.weight.kilograms`);
    expect(parseGraphs([words[0] ?? "", ...words])).toHaveLength(6);
  });
});
