import { expect, test } from "vitest";
import { formatWritten } from "./written.ts";

const fourWeeks = { continuous: false, startDate: null, duration: 4, timeUnit: "W" as const };
const season = { continuous: true, startDate: "2026-03-04", duration: null, timeUnit: null };

test("a program with an end is written to a week of its weeks", () => {
  const words = (lastDay: number, days: number) => formatWritten(fourWeeks, { days, lastDay, lastDate: null });
  expect(words(1, 1)).toEqual({ reach: "Week 1 of 4", days: "1 of 28 days" });
  expect(words(7, 3)).toEqual({ reach: "Week 1 of 4", days: "3 of 28 days" });
  expect(words(8, 4)).toEqual({ reach: "Week 2 of 4", days: "4 of 28 days" });
  expect(words(28, 12)).toEqual({ reach: "Week 4 of 4", days: "12 of 28 days" });
});

test("days that make no whole week end in the last one", () => {
  const tenDays = { ...fourWeeks, duration: 10, timeUnit: "D" as const };
  expect(formatWritten(tenDays, { days: 2, lastDay: 10, lastDate: null })).toEqual({
    reach: "Week 2 of 2",
    days: "2 of 10 days",
  });
});

test("one without an end is written to a date", () => {
  expect(formatWritten(season, { days: 1, lastDay: null, lastDate: "2026-03-14" })).toEqual({
    reach: "To 14/03/2026",
    days: "1 day",
  });
});

test("nothing is written yet", () => {
  for (const span of [fourWeeks, season]) {
    expect(formatWritten(span, { days: 0, lastDay: null, lastDate: null })).toBeNull();
  }
});
