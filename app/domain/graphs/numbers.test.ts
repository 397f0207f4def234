import { expect, test } from "vitest";
import { momentOfDay } from "./graph.ts";
import { serializeNumbers } from "./numbers.ts";

test("a graph's numbers are a table for a spreadsheet, which runs no name as a formula", () => {
  const at = momentOfDay("2026-03-01");
  const lines = [
    { id: "a", label: "=1+1", points: [{ at, value: 1499 }] },
    { id: "b", label: "Jonas, M.", points: [{ at: at + 86_400_000, value: 1205.5 }] },
    { id: "c", label: "Mei", points: [] },
  ];
  const graph = { id: "g", title: "Run · Time", unit: "", isClock: true, lines } as const;
  expect(serializeNumbers(graph)).toBe(
    '\ufeffDate,\'=1+1 (s),"Jonas, M. (s)"\r\n2026-03-02,,1205.5\r\n2026-03-01,1499,\r\n',
  );
  expect(serializeNumbers({ ...graph, unit: "min/km" })).toContain("'=1+1 (min/km, in s)");
});
