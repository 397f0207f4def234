import { expect, test } from "vitest";
import { momentOfDay } from "./graph.ts";
import { numbersOf } from "./numbers.ts";

test("a graph's numbers are a table of its lines that have points", () => {
  const at = momentOfDay("2026-03-01");
  const lines = [
    { id: "a", label: "=1+1", points: [{ at, value: 1499 }] },
    { id: "b", label: "Jonas, M.", points: [{ at: at + 86_400_000, value: 1205.5 }] },
    { id: "c", label: "Mei", points: [] },
  ];
  const graph = { id: "g", title: "Run · Time", unit: "", isClock: true, lines } as const;
  expect(numbersOf(graph)).toEqual([
    ["Date", "=1+1 (s)", "Jonas, M. (s)"],
    ["2026-03-02", null, 1205.5],
    ["2026-03-01", 1499, null],
  ]);
  expect(numbersOf({ ...graph, unit: "min/km" })[0]).toContain("=1+1 (min/km, in s)");
});
