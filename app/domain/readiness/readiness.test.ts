import { expect, test } from "vitest";
import { firstFacing, formatMuscle, knownMuscles, muscleSummary, muscles } from "./muscles.ts";
import { averageOf, bandOf, bandWords, type Figures, formatHundredths, formatScore, meanOf, scoreOf } from "./score.ts";
import { firstDayOf } from "./timeframe.ts";

const answers = (...points: number[]) => points.map((each) => ({ points: each, best: 5 }));
const sore = (...levels: number[]) => levels.map((soreness) => ({ soreness }));

test("a score is points by the best ones, less soreness by 50", () => {
  // 4 + 3 + 4 + 5 + 4 = 20 of 25 is 0.8; 3 + 4 = 7 of 50 is 0.14
  expect(scoreOf(answers(4, 3, 4, 5, 4), sore(3, 4))).toBeCloseTo(0.66, 10);
  // 2 + 3 = 5 of 10 is 0.5, by the questions answered alone; 7 of 50 is 0.14
  expect(scoreOf(answers(2, 3), sore(7))).toBeCloseTo(0.36, 10);
  expect(scoreOf(answers(5, 5, 5, 5, 5), [])).toBe(1);
  expect(
    scoreOf(
      [
        { points: 3, best: 3 },
        { points: 1, best: 7 },
      ],
      [],
    ),
  ).toBe(0.4);
});

test("a score is never below 0, and nothing without answers", () => {
  expect(scoreOf(answers(1, 1), sore(10, 10))).toBe(0);
  expect(scoreOf([], sore(1))).toBe(0);
});

test.each([
  [0, "bad"],
  [0.2, "bad"],
  [0.201, "poor"],
  [0.4, "poor"],
  [0.8 - 0.2, "neutral"],
  [0.61, "good"],
  [0.8, "good"],
  [0.801, "excellent"],
  [1, "excellent"],
])("a score of %d is %s", (score, band) => {
  expect(bandOf(score)).toBe(band);
});

test("each band has its word and the document's message", () => {
  expect(Object.values(bandWords).map(({ name, message }) => `${name}: ${message}`)).toEqual([
    "Bad: Stay away from training!",
    "Poor: You are not feeling very good, think about skipping training.",
    "Neutral: Pretty neutral, train if you want to.",
    "Good: You are feeling good!",
    "Excellent: You are in tip top shape for training!",
  ]);
});

test("points are shown to two decimals, scores in percent", () => {
  expect([formatHundredths(3), formatHundredths(2.666), formatHundredths(null)]).toEqual(["3.00", "2.67", "–"]);
  expect([formatScore(0.66), formatScore(0.7449), formatScore(0)]).toEqual(["66 %", "74 %", "0 %"]);
});

test("an average is over the rows that have the column", () => {
  const rows: Figures[] = [
    { points: { sleep: 4, mood: null }, bodyWeight: 68.4, bodyFat: 21, score: 0.74 },
    { points: { sleep: 2, mood: 5 }, bodyWeight: 81, bodyFat: null, score: 0.37 },
    { points: {}, bodyWeight: null, bodyFat: null, score: null },
  ];
  const average = averageOf(rows, ["sleep", "mood"]);
  expect(average.points).toEqual({ sleep: 3, mood: 5 });
  expect(average.bodyWeight).toBeCloseTo(74.7, 10);
  expect(average.bodyFat).toBe(21);
  expect(average.score).toBeCloseTo(0.555, 10);
  expect(averageOf([], ["sleep"])).toEqual({ points: { sleep: null }, bodyWeight: null, bodyFat: null, score: null });
  expect(meanOf([null])).toBeNull();
});

test("a window ends today, which is one of its days", () => {
  expect(firstDayOf("oneWeek", "2026-11-23")).toBe("2026-11-17");
  expect(firstDayOf("oneMonth", "2026-11-23")).toBe("2026-10-24");
  expect(firstDayOf("oneYear", "2026-11-23")).toBe("2025-11-24");
  expect(firstDayOf("last", "2026-11-23")).toBeNull();
});

test("up to 5 a muscle is sore, above it painful; the sorest is said first", () => {
  const stored = [
    { muscle: "leftChest", soreness: 5 },
    { muscle: "rightQuadriceps", soreness: 7 },
    { muscle: "gills", soreness: 9 },
    { muscle: "neck", soreness: 5 },
  ];
  const known = knownMuscles(stored);
  expect(known.map(formatMuscle)).toEqual([
    "Right quadriceps: painful, 7 of 10",
    "Neck: sore, 5 of 10",
    "Left chest: sore, 5 of 10",
  ]);
  expect(muscleSummary(known)).toBe("1 painful, 2 sore");
  expect(muscleSummary([])).toBe("None sore");
});

test.each([
  ["front", []],
  ["front", ["neck"]],
  ["back", ["lowerBack", "leftCalf"]],
  ["front", ["lowerBack", "neck"]],
] as const)("the %s is looked at first where these are sore: %j", (facing, sore) => {
  expect(firstFacing(sore.map((muscle) => ({ muscle, soreness: 3 })))).toBe(facing);
});

test("no two muscles have one name, and each stands on one side", () => {
  const all = Object.values(muscles);
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
  expect(all.filter(({ facing }) => facing === "front")).toHaveLength(18);
  expect(all.filter(({ facing }) => facing === "back")).toHaveLength(16);
});
