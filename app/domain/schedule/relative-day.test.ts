import { expect, test } from "vitest";
import { relativeDay } from "./relative-day.ts";

test.each([
  ["2026-03-01", "today"],
  ["2026-02-28", "yesterday"],
  ["2026-02-27", "2 days ago"],
  ["2026-02-23", "6 days ago"],
  ["2026-02-22", "22/02/2026"],
  ["2025-03-01", "01/03/2025"],
  ["2026-03-02", "02/03/2026"],
])("%s is said as '%s' on 1 March 2026", (date, words) => {
  expect(relativeDay(date, "2026-03-01")).toBe(words);
});
