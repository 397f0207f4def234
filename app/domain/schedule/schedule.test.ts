import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, daysBetween, formatDate, isIsoDate, weekdayOf } from "./dates.ts";
import {
  addWeek,
  describeReach,
  formatSpan,
  type ProgramSpan,
  pageCount,
  type TimeUnitCode,
  totalDays,
} from "./span.ts";
import { chosenPage, neighboursOf, noWeek, weekDays } from "./week.ts";
import { formatPlace, parseWorkoutKey, printWorkoutKey } from "./workout-key.ts";

const today = "2026-05-20";

function fixed(duration: number, timeUnit: TimeUnitCode): ProgramSpan {
  return { continuous: false, startDate: null, duration, timeUnit };
}

function continuous(startDate: string): ProgramSpan {
  return { continuous: true, startDate, duration: null, timeUnit: null };
}

test("D = duration, W = duration times 7, M = times 31, Y = times 365", () => {
  const spans = [fixed(3, "D"), fixed(2, "W"), fixed(2, "M"), fixed(1, "Y")];
  expect(spans.map((span) => totalDays(span, today))).toEqual([3, 14, 62, 365]);
});

test("a continuous program's length in days is the days since its start date plus 32", () => {
  expect(totalDays(continuous("2026-05-06"), today)).toBe(14 + 32);
  expect(totalDays(continuous("2026-06-30"), today)).toBe(32);
});

test("it reaches as far past its last saved workout, where that is later than today, and never past 2100", () => {
  const saved = (startDate: string, lastSaved: string | null) => ({ ...continuous(startDate), lastSaved });
  expect(totalDays(saved("2026-05-06", "2026-05-21"), today)).toBe(15 + 32);
  expect(totalDays(saved("2026-05-06", "2026-05-19"), today)).toBe(14 + 32);
  expect(totalDays(saved("2026-05-06", null), today)).toBe(14 + 32);
  expect(totalDays(saved("2100-12-01", null), today)).toBe(31);
  expect(totalDays(saved("9999-12-31", null), today)).toBe(0);
  expect(describeReach(saved("2026-05-06", "2026-05-21"), today)).toBe(
    "This program can be planned up to 21/06/2026: 32 days from its last saved workout.",
  );
  expect(describeReach(continuous("2026-05-06"), today)).toBe(
    "This program can be planned up to 20/06/2026: 32 days from today.",
  );
  expect(describeReach(continuous("2026-06-01"), today)).toBe(
    "This program can be planned up to 02/07/2026: 32 days from its start.",
  );
  expect(describeReach(fixed(4, "W"), today)).toBeNull();
});

test("number of pages = ceiling of total days plus leading empty days, divided by 7", () => {
  expect([fixed(1, "D"), fixed(7, "D"), fixed(8, "D"), fixed(4, "W")].map((span) => pageCount(span, today))).toEqual([
    1, 1, 2, 4,
  ]);
  // Wednesday: 2 empty days + 46 days = 48
  expect(pageCount(continuous("2026-05-06"), today)).toBe(7);
  expect(pageCount({ ...fixed(0, "D"), duration: null }, today)).toBe(1);
});

test("the first week of a program that starts on a Wednesday has two empty days", () => {
  const week = weekDays(continuous("2026-05-06"), 1, today);
  expect(week.map(({ key }) => key)).toEqual([
    null,
    null,
    "2026-05-06",
    "2026-05-07",
    "2026-05-08",
    "2026-05-09",
    "2026-05-10",
  ]);
  expect(week.map(({ weekday }) => weekday)).toEqual([0, 1, 2, 3, 4, 5, 6]);
});

test("the last week ends with the program", () => {
  expect(weekDays(fixed(10, "D"), 2, today).map(({ day }) => day)).toEqual([8, 9, 10, null, null, null, null]);
});

test("every day of a program stands once on its pages, on its own weekday", () => {
  const start = fc.integer({ min: 0, max: 400 }).map((days) => continuous(addDays("2025-05-01", days)));
  const length = fc.tuple(fc.integer({ min: 1, max: 40 }), fc.constantFrom("D", "W", "M" as TimeUnitCode));
  const span = fc.oneof(
    start,
    length.map(([duration, unit]) => fixed(duration, unit as TimeUnitCode)),
  );
  fc.assert(
    fc.property(span, (program) => {
      const pages = Array.from({ length: pageCount(program, today) }, (_, index) =>
        weekDays(program, index + 1, today),
      );
      const days = pages.flat().filter(({ key }) => key !== null);
      expect(days).toHaveLength(totalDays(program, today));
      expect(new Set(days.map(({ key }) => key)).size).toBe(days.length);
      expect(days.every(({ date, weekday }) => date === null || weekdayOf(date) === weekday)).toBe(true);
    }),
  );
});

test("page changes are ignored when the page is not a number or is outside 1 to the number of pages", () => {
  const asked = ["2", " 4 ", "0", "5", "-1", "1.5", "two", "", null];
  expect(asked.map((text) => chosenPage(text, 3, fixed(4, "W"), today))).toEqual([2, 4, 3, 3, 3, 3, 3, 3, 3]);
});

test("a text that names no week is told which there are", () => {
  expect(["1", " 4 "].map((text) => noWeek(text, 4))).toEqual([null, null]);
  for (const text of ["0", "5", "99", "-1", "1.5", "1e0", "two", ""]) {
    expect(noWeek(text, 4)).toBe("Enter a week from 1 to 4.");
  }
});

test("a day knows where it stands among all days, and the days beside it with their pages", () => {
  const beside = (span: ProgramSpan, key: string) => {
    const place = parseWorkoutKey(key);
    return place && neighboursOf(span, place, today);
  };
  expect(beside(fixed(4, "W"), "1")).toEqual({ index: 1, total: 28, previous: null, next: { key: "2", page: 1 } });
  expect(beside(fixed(4, "W"), "28")).toMatchObject({ index: 28, previous: { key: "27", page: 4 }, next: null });
  expect(beside(continuous("2026-05-03"), "2026-05-04")).toMatchObject({
    index: 2,
    total: 17 + 32,
    previous: { key: "2026-05-03", page: 1 },
    next: { key: "2026-05-05", page: 2 },
  });
});

test("add week: days add 7, weeks add 1, months and years become days", () => {
  const longer = (span: ProgramSpan) => {
    const added = addWeek(span, today);
    return added.ok ? [added.span.duration, added.span.timeUnit] : added.reason;
  };
  expect(longer(fixed(10, "D"))).toEqual([17, "D"]);
  expect(longer(fixed(2, "W"))).toEqual([3, "W"]);
  expect(longer(fixed(1, "M"))).toEqual([38, "D"]);
  expect(longer(fixed(1, "Y"))).toEqual([372, "D"]);
  expect(longer(continuous("2026-05-06"))).toMatch(/continuous program has no end/);
});

test("the workout key is the day number, or the date in a continuous program", () => {
  expect(parseWorkoutKey("12")).toEqual({ day: 12, date: null });
  expect(parseWorkoutKey("2026-05-04")).toEqual({ day: null, date: "2026-05-04" });
  expect(["0", "-1", "012", "2026-02-30", "1e3", "", "../1"].map(parseWorkoutKey)).toEqual(Array(7).fill(null));
  expect(["12", "2026-05-04"].map((key) => printWorkoutKey(parseWorkoutKey(key) ?? { day: 0, date: null }))).toEqual([
    "12",
    "2026-05-04",
  ]);
  expect([formatPlace({ day: 3, date: null }), formatPlace({ day: null, date: "2026-05-04" })]).toEqual([
    "Day 3",
    "04/05/2026",
  ]);
});

test("dates display day/month/year", () => {
  expect(formatDate("2026-05-04")).toBe("04/05/2026");
});

test("dates move over clock changes, month ends and leap days", () => {
  expect(addDays("2026-03-28", 2)).toBe("2026-03-30");
  expect(addDays("2024-02-28", 1)).toBe("2024-02-29");
  expect(addDays("2026-01-01", -1)).toBe("2025-12-31");
  expect([isIsoDate("2024-02-29"), isIsoDate("2026-02-29"), isIsoDate("2026-2-9"), isIsoDate("26-02-09")]).toEqual([
    true,
    false,
    false,
    false,
  ]);
  fc.assert(
    fc.property(fc.integer({ min: -5000, max: 5000 }), (days) => {
      expect(daysBetween("2026-03-28", addDays("2026-03-28", days))).toBe(days);
    }),
  );
});

test("a duration is said in words", () => {
  const spans = [fixed(1, "W"), fixed(4, "W"), fixed(10, "D"), continuous("2026-05-06")];
  expect(spans.map(formatSpan)).toEqual(["1 week", "4 weeks", "10 days", "Continuous"]);
});
