import { expect, test } from "vitest";
import { formatProgress, progressOf, shareOf } from "./progress.ts";
import type { ProgramSpan } from "./span.ts";

const fourWeeks: ProgramSpan = { continuous: false, startDate: null, duration: 4, timeUnit: "W" };
const tenDays: ProgramSpan = { ...fourWeeks, duration: 10, timeUnit: "D" };
const season: ProgramSpan = { continuous: true, startDate: "2026-01-07", duration: null, timeUnit: null };

test.each([
  ["before it begins", fourWeeks, "2026-03-02", "2026-03-01", "begins 02/03/2026", 0],
  ["on its first day", fourWeeks, "2026-03-02", "2026-03-02", "week 1 of 4", 0],
  ["on the seventh day", fourWeeks, "2026-03-02", "2026-03-08", "week 1 of 4", 6 / 28],
  ["on the eighth day", fourWeeks, "2026-03-02", "2026-03-09", "week 2 of 4", 7 / 28],
  ["on its last day", fourWeeks, "2026-03-02", "2026-03-29", "week 4 of 4", 27 / 28],
  ["when it is over", fourWeeks, "2026-03-02", "2026-03-30", "ended 29/03/2026", 1],
  ["in a week that is not whole", tenDays, "2026-03-02", "2026-03-10", "week 2 of 2", 8 / 10],
  ["of one without an end", season, "2026-03-02", "2026-03-16", "week 3", null],
] as const)("%s", (_, span, startDate, today, words, share) => {
  const progress = progressOf(span, startDate, today);
  expect(formatProgress(progress)).toBe(words);
  expect(shareOf(progress)).toBe(share);
});

test("the day counts from 1", () => {
  expect(progressOf(tenDays, "2026-03-02", "2026-03-11")).toMatchObject({ day: 10, days: 10, week: 2, weeks: 2 });
});
