import { describe, expect, test } from "vitest";
import type { ProgramSpan } from "#app/domain/schedule/span.ts";
import { formatRange, keyOfDay, printableDays, readRange } from "./range.ts";

const fourWeeks: ProgramSpan = { continuous: false, startDate: null, duration: 4, timeUnit: "W" };
const season: ProgramSpan = { continuous: true, startDate: "2026-05-04", duration: null, timeUnit: null };
const none = { firstDate: null, lastDate: null };
const may = { firstDate: "2026-05-06", lastDate: "2026-05-20" };

describe("what may be printed", () => {
  test("is every day of a program of fixed length, whatever is saved", () => {
    expect(printableDays(fourWeeks, none)).toEqual({ from: 1, to: 28 });
  });

  test("is, of a continuous program, from the date of its first workout to that of its last", () => {
    const days = printableDays(season, may);
    expect(days).toEqual({ from: 3, to: 17 });
    expect(days && [keyOfDay(season, days.from), keyOfDay(season, days.to)]).toEqual(["2026-05-06", "2026-05-20"]);
  });

  test("is nothing of a continuous program without workouts", () => {
    expect(printableDays(season, none)).toBeNull();
  });
});

describe("a range by days", () => {
  const bounds = { from: 1, to: 28 };
  const read = (from: string, to: string) => readRange(fourWeeks, bounds, { from, to });

  test("is two numbers of the program, and may be one day", () => {
    expect(read("1", "28")).toEqual({ ok: true, range: { from: 1, to: 28 } });
    expect(read(" 7 ", "7")).toEqual({ ok: true, range: { from: 7, to: 7 } });
  });

  test("needs both, each with a word of its own", () => {
    expect(read("", "")).toEqual({
      ok: false,
      errors: { from: ["Choose the first day."], to: ["Choose the last day."] },
    });
  });

  test.each(["0", "29", "2.5", "x", "-1", "2026-05-04"])("does not take %s for a day", (typed) => {
    expect(read(typed, "28")).toEqual({ ok: false, errors: { from: ["Choose a day from Day 1 to Day 28."] } });
  });

  test("does not end before it begins", () => {
    expect(read("8", "7")).toEqual({ ok: false, errors: { to: ["The last day can't be before the first."] } });
  });
});

describe("a range by dates", () => {
  const bounds = { from: 3, to: 17 };
  const read = (from: string, to: string) => readRange(season, bounds, { from, to });

  test("is two dates within the workouts", () => {
    expect(read("2026-05-06", "2026-05-20")).toEqual({ ok: true, range: { from: 3, to: 17 } });
  });

  test.each(["2026-05-05", "2026-05-21", "2026-02-30", "3"])("does not take %s", (typed) => {
    expect(read("2026-05-06", typed)).toEqual({
      ok: false,
      errors: { to: ["Choose a date from 06/05/2026 to 20/05/2026."] },
    });
  });
});

test("a range is told in words", () => {
  expect(formatRange(fourWeeks, { from: 1, to: 28 })).toBe("Day 1 to Day 28");
  expect(formatRange(season, { from: 3, to: 3 })).toBe("06/05/2026");
});
