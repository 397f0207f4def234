import { expect, test } from "vitest";
import { isMarked, pointsInView, spreadLabels, timeTicks, valueRange, valueTicks } from "./axis.ts";
import { day, describeGraph, formatGraphValue, momentOfDay, rowsOf, withUnit } from "./graph.ts";

const at = (date: string, value = 1) => ({ at: momentOfDay(date), value });
const span = (from: string, to: string) => ({ from: momentOfDay(from), to: momentOfDay(to) });
const labels = (from: string, to: string, most = 6) => timeTicks(span(from, to), most).map(({ label }) => label);

test("moments stand evenly apart, in hours, days or months", () => {
  expect(timeTicks({ from: momentOfDay("2026-03-01"), to: momentOfDay("2026-03-01") + 7_200_000 }, 6)).toHaveLength(5);
  expect(labels("2026-03-01", "2026-03-02")).toEqual(["01/03", "06:00", "12:00", "18:00", "02/03"]);
  expect(labels("2026-03-01", "2026-03-06")).toEqual(["01/03", "02/03", "03/03", "04/03", "05/03", "06/03"]);
  expect(labels("2026-01-15", "2026-05-20")).toEqual(["02/2026", "03/2026", "04/2026", "05/2026"]);
  expect(labels("2026-11-14", "2026-11-24", 4)).toEqual(["18/11", "23/11"]);
  for (const days of [1, 3, 9, 40, 366, 4000]) {
    const { from } = span("2026-01-01", "2026-01-01");
    const count = timeTicks({ from, to: from + days * 86_400_000 }, 6).length;
    expect([days, count >= 2 && count <= 6]).toEqual([days, true]);
  }
});

test("values stand between round numbers with some room, or between those that the graph has", () => {
  const graph = (...values: number[]) => ({
    id: "g",
    title: "Body weight",
    unit: "kg",
    lines: [{ id: "a", label: "Weight", points: values.map((value, index) => ({ at: index, value })) }],
  });
  expect(valueRange(graph(68.2, 70.9))).toEqual([68, 71]);
  expect(valueRange(graph(70))).toEqual([68, 72]);
  expect(valueRange({ ...graph(2, 3), lowest: 1, highest: 5 })).toEqual([1, 5]);
  expect(valueRange({ ...graph(2, 12), lowest: 0 })).toEqual([0, 15]);
  expect(valueRange(graph())).toEqual([0, 1]);
  expect(valueTicks([1, 5], 4)).toEqual([1, 2, 3, 4, 5]);
  expect(valueTicks([0, 0.3], 3)).toEqual([0, 0.1, 0.2, 0.3]);
});

test("a line leads on to the points before and after the window", () => {
  const points = ["2026-03-01", "2026-03-02", "2026-03-05", "2026-03-09", "2026-03-10"].map((date) => at(date));
  const shown = (from: string, to: string) =>
    pointsInView(points, span(from, to)).map(({ at: moment }) => points.findIndex((point) => point.at === moment));
  expect(shown("2026-03-04", "2026-03-06")).toEqual([1, 2, 3]);
  expect(shown("2026-03-06", "2026-03-07")).toEqual([2, 3]);
  expect(shown("2026-03-09", "2026-03-12")).toEqual([2, 3, 4]);
});

test("a workout stands at its day, and at its hour where hours are counted", () => {
  const morning = momentOfDay("2026-03-05") + day / 4;
  const placed = (from: string, to: string) => pointsInView([{ at: morning, value: 1 }], span(from, to))[0]?.at;
  expect(placed("2026-03-01", "2026-03-05")).toBe(momentOfDay("2026-03-05"));
  expect(placed("2026-03-05", "2026-03-06")).toBe(morning);
  expect(labels("2026-03-04", "2026-03-06", 12)).toEqual(["04/03", "05/03", "06/03"]);
});

test("times stand between round minutes, as m:ss, and thousands apart", () => {
  const run = { id: "r", title: "Run · Time", unit: "", isClock: true } as const;
  const lines = [{ id: "a", label: "Priya", points: [at("2026-03-01", 1499), at("2026-03-08", 1205.5)] }];
  const range = valueRange({ ...run, lines });
  expect(valueTicks(range, 4, true).map((value) => formatGraphValue(value, true))).toEqual([
    "20:00",
    "22:00",
    "24:00",
    "26:00",
  ]);
  expect(describeGraph({ ...run, lines })).toBe("Run · Time; Priya 24:59 on 01/03/2026, 20:05.5 on 08/03/2026");
  expect([withUnit(run.title, run), withUnit("Row", { unit: "kg" })]).toEqual(["Run · Time (m:ss)", "Row (kg)"]);
  expect([15000, 1234567.891, 950.5, -1200].map((value) => formatGraphValue(value))).toEqual([
    ...["15,000", "1,234,567.89", "950.5", "-1,200"],
  ]);
  expect(valueTicks([0, 40_000], 4, true)).toEqual([0, 18_000, 36_000]);
});

test("numbers stand by day, and by moment on a day on which a line has several", () => {
  const [first, noon] = [momentOfDay("2026-03-01"), day / 2];
  const lines = [
    {
      id: "a",
      label: "Amara",
      points: [first + 7, first + day + 9, first + day + noon].map((on) => ({ at: on, value: 1 })),
    },
    { id: "b", label: "Jonas", points: [first + noon, first + day + noon].map((on) => ({ at: on, value: 2 })) },
  ];
  expect(rowsOf({ lines })).toEqual([
    { at: first + day + noon, values: [1, 2] },
    { at: first + day + 9, values: [1, undefined] },
    { at: first, values: [1, 2] },
  ]);
});

test("of many points some are marked, the last one among them", () => {
  expect([0, 1, 2, 3, 4].filter((index) => isMarked(index, 5, 5))).toEqual([0, 1, 2, 3, 4]);
  expect([0, 1, 2, 3, 4].filter((index) => isMarked(index, 5, 3))).toEqual([0, 2, 4]);
});

test("labels of lines that end together stand apart, and none leaves the graph", () => {
  expect(spreadLabels([50, 10, 52], 15, [0, 200])).toEqual([50, 10, 65]);
  expect(spreadLabels([198, 200], 15, [0, 200])).toEqual([185, 200]);
  expect(spreadLabels([0, 0, 0], 15, [0, 30])).toEqual([0, 15, 30]);
});

test("who does not see a graph hears its lines from their first value to their last", () => {
  const lines = [
    { id: "a", label: "Amara", points: [at("2026-10-22", 112), at("2026-11-21", 119.005)] },
    { id: "b", label: "Jonas", points: [at("2026-11-01", 90)] },
    { id: "c", label: "Mei", points: [] },
  ];
  expect(describeGraph({ id: "g", title: "Back squat", unit: "kg", lines })).toBe(
    "Back squat; Amara 112 kg on 22/10/2026, 119.01 kg on 21/11/2026; Jonas 90 kg on 01/11/2026",
  );
});
