import { expect, test } from "vitest";
import { weekDays } from "#app/domain/schedule/week.ts";
import { takeDay, takeDaysOfWeeks, takeWeek } from "./taking.ts";

test("a moved day changes places with the other, a copied one replaces it", () => {
  expect(takeDay("move", "1", "9")).toEqual([
    { to: "9", from: "1" },
    { to: "1", from: "9" },
  ]);
  expect(takeDay("copy", "1", "9")).toEqual([{ to: "9", from: "1" }]);
});

test("a moved week pushes those in between up or down by one", () => {
  const moved = (from: number, to: number) => takeWeek("move", from, to).map((week) => [week.to, week.from]);
  expect(moved(2, 4)).toEqual([
    [2, 3],
    [3, 4],
    [4, 2],
  ]);
  expect(moved(3, 1)).toEqual([
    [3, 2],
    [2, 1],
    [1, 3],
  ]);
  expect(takeWeek("copy", 1, 4)).toEqual([{ to: 4, from: 1 }]);
});

/** Ten days: the second week ends with its Wednesday. */
const span = { continuous: false, startDate: null, duration: 10, timeUnit: "D" } as const;
const daysOf = (week: number) => weekDays(span, week, "2026-03-02");

test("a week that lacks days takes and gives those that it has", () => {
  const isTrained = (key: string) => Number(key) <= 3;
  const copied = takeDaysOfWeeks({ placing: "copy", from: 2, to: 1 }, { daysOf, isTrained });
  expect(copied).toMatchObject({
    takings: [
      { to: "1", from: "8" },
      { to: "2", from: "9" },
      { to: "3", from: "10" },
    ],
  });
  const moved = takeDaysOfWeeks({ placing: "move", from: 1, to: 2 }, { daysOf, isTrained });
  expect(moved.ok && moved.takings.map(({ to, from }) => `${to}←${from ?? "rest"}`)).toEqual([
    ...["1←8", "2←9", "3←10", "4←rest", "5←rest", "6←rest", "7←rest"],
    ...["8←1", "9←2", "10←3"],
  ]);
});

test("a workout without a day to go to is a reason not to", () => {
  const weeks = { placing: "copy", from: 1, to: 2 } as const;
  expect(takeDaysOfWeeks(weeks, { daysOf, isTrained: (key) => key === "5" })).toEqual({
    ok: false,
    reason: "Week 2 has no Friday, and week 1 has a workout on it.",
  });
});
