import { expect, test } from "vitest";
import { defaultStart, isOverdue, lastDayOf } from "./following.ts";

const week = { continuous: false, startDate: null, duration: 1, timeUnit: "W" } as const;
const continuous = { continuous: true, startDate: "2026-04-01", duration: null, timeUnit: null } as const;

test("one begins today, and a continuous program on its start date", () => {
  expect(defaultStart(week, "2026-03-02")).toBe("2026-03-02");
  expect(defaultStart(continuous, "2026-03-02")).toBe("2026-04-01");
});

test("the last day is a day less than the length away; a continuous program has none", () => {
  expect(lastDayOf(week, "2026-03-02")).toBe("2026-03-08");
  expect(lastDayOf({ ...week, timeUnit: "Y" }, "2026-01-01")).toBe("2026-12-31");
  expect(lastDayOf(continuous, "2026-04-01")).toBeNull();
});

test("overdue is who has workouts left after the last day", () => {
  const following = { startDate: "2026-03-02", undone: 1 };
  expect(isOverdue(week, following, "2026-03-08")).toBe(false);
  expect(isOverdue(week, following, "2026-03-09")).toBe(true);
  expect(isOverdue(week, { ...following, undone: 0 }, "2026-03-09")).toBe(false);
  expect(isOverdue(continuous, following, "2030-01-01")).toBe(false);
});
