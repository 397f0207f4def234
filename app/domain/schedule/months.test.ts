import { expect, test } from "vitest";
import { formatMonth, monthsAround, parseMonth, weeksOfMonth } from "./months.ts";

test.each([
  ["2026-03", "2026-03"],
  ["2026-13", null],
  ["2026-3", null],
  ["1999-12", null],
  ["2101-01", null],
  ["2026-03-01", null],
  ["", null],
  [null, null],
])("the month %s of an address is %s", (text, month) => {
  expect(parseMonth(text)).toBe(month);
});

test.each([
  ["2026-01", "2025-12", "2026-02"],
  ["2026-02", "2026-01", "2026-03"],
  ["2024-12", "2024-11", "2025-01"],
  ["2000-01", null, "2000-02"],
  ["2100-12", "2100-11", null],
])("around %s stand %s and %s", (month, before, after) => {
  expect(monthsAround(month)).toEqual({ before, after });
});

test.each([
  ["2026-02", "2026-01-26", "2026-03-01", 5],
  ["2026-03", "2026-02-23", "2026-04-05", 6],
  ["2027-02", "2027-02-01", "2027-02-28", 4],
])("the weeks of %s go from %s to %s", (month, first, last, count) => {
  const weeks = weeksOfMonth(month);
  expect([weeks[0]?.[0], weeks.at(-1)?.at(-1), weeks.length]).toEqual([first, last, count]);
  expect(weeks.every((days) => days.length === 7)).toBe(true);
});

test("a month is named in full", () => {
  expect([formatMonth("2026-03"), formatMonth("2025-12")]).toEqual(["March 2026", "December 2025"]);
});
