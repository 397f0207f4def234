import { beforeEach, describe, expect, test } from "vitest";
import { NotFound } from "#app/domain/errors.ts";
import { findProgram } from "#app/features/programs/queries.server.ts";
import { readWeek } from "#app/features/workouts/queries.server.ts";
import { findWeekPage, readDayAt, readWeekAt } from "#app/features/workouts/week.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { line, reps } from "#scripts/demo-data/plan.ts";
import { givenProgram } from "#tests/integration/programs/given.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { at, coachingBusiness } from "#tests/support/people/factory.ts";
import { dayOf, planOf, saveDays, squatPlan } from "./given.ts";

let ctx: Context;
let programId: string;

beforeEach(async () => {
  ({ ctx } = await coachingBusiness());
});

const week = async (page: number, by = ctx) => readWeek(by, await findProgram(by, programId), page);

describe("a program of days", () => {
  beforeEach(async () => {
    programId = await givenProgram(ctx);
  });

  test("has seven days a page, Monday first, the unsaved ones as rest days of version 0", async () => {
    await saveDays(ctx, programId, [dayOf(programId, "9", squatPlan)]);
    const { page, pages, days, workouts } = await week(2);
    expect([page, pages]).toEqual([2, 4]);
    expect(days.map(({ weekday, key, day }) => [weekday, key, day])).toEqual(
      [8, 9, 10, 11, 12, 13, 14].map((day, weekday) => [weekday, String(day), day]),
    );
    expect(workouts.map(({ key, version, workout }) => [key, version, workout.restDay])).toEqual([
      ["8", 0, true],
      ["9", 1, false],
      ...["10", "11", "12", "13", "14"].map((key) => [key, 0, true]),
    ]);
    expect(workouts[1]?.workout).toMatchObject({ day: 9, date: null, name: "Squats" });
  });

  test("ends with its last day: what comes after it on the page is empty", async () => {
    const span = { continuous: false, startDate: null, duration: 10, timeUnit: "D" } as const;
    programId = await givenProgram(ctx, { span });
    const { pages, days, workouts } = await week(2);
    expect(pages).toBe(2);
    expect(days.map(({ key }) => key)).toEqual(["8", "9", "10", null, null, null, null]);
    expect(workouts.map(({ key }) => key)).toEqual(["8", "9", "10"]);
  });

  test("gives an unsaved day the same id to everyone who looks", async () => {
    const ids = async () => (await week(1)).workouts.map(({ workout }) => workout.id);
    expect(await ids()).toEqual(await ids());
    expect(new Set(await ids()).size).toBe(7);
  });

  test("opens at the week that the address asks for, or else at the first", async () => {
    const program = await findProgram(ctx, programId);
    const pages = [null, "3", "4", "5", "0", "-1", "1.5", "x", ""].map((text) => readWeekAt(ctx, program, text));
    expect((await Promise.all(pages)).map(({ page }) => page)).toEqual([1, 3, 4, 1, 1, 1, 1, 1, 1]);
  });

  test("opens at the week of the day that the address names, whatever week it asks for", async () => {
    const program = await findProgram(ctx, programId);
    expect(findWeekPage(ctx, program, "3", "9")).toBe(2);
    for (const key of ["29", "0", "x", "2026-03-02"]) {
      expect(() => findWeekPage(ctx, program, null, key)).toThrow(NotFound);
    }
  });

  test("shows a single day in its week, and none that it does not have", async () => {
    const program = await findProgram(ctx, programId);
    const { page, days, workouts } = await readDayAt(ctx, program, "9");
    expect([page, days.map(({ key }) => key), workouts.map(({ key }) => key)]).toEqual([2, ["9"], ["9"]]);
    for (const key of ["29", "0", "x", "2026-03-02"]) {
      await expect(readDayAt(ctx, program, key)).rejects.toThrow(NotFound);
    }
  });
});

describe("a continuous program", () => {
  beforeEach(async () => {
    // 25 February 2026 is a Wednesday, five days before the tests' Monday
    const before = at(ctx, new Date("2026-02-25T08:00:00Z"));
    const span = { continuous: true, startDate: "2026-02-25", duration: null, timeUnit: null } as const;
    programId = await givenProgram(before, { span });
  });

  test("begins in the middle of its first week: the days before it are empty", async () => {
    const { pages, days, workouts } = await week(1);
    expect(pages).toBe(Math.ceil((5 + 32 + 2) / 7));
    const dates = ["2026-02-25", "2026-02-26", "2026-02-27", "2026-02-28", "2026-03-01"];
    expect(days.map(({ key }) => key)).toEqual([null, null, ...dates]);
    expect(workouts.map(({ workout }) => workout.date)).toEqual(dates);
  });

  test("reads each day from its date", async () => {
    await saveDays(ctx, programId, [dayOf(programId, "2026-03-04", squatPlan)]);
    const { days, workouts } = await week(2);
    expect(days[2]).toEqual({ weekday: 2, key: "2026-03-04", day: null, date: "2026-03-04" });
    expect(workouts.map(({ version }) => version)).toEqual([0, 0, 1, 0, 0, 0, 0]);
  });

  test("grows by a day every day", async () => {
    const year = at(ctx, new Date("2027-02-25T08:00:00Z"));
    expect((await week(1, year)).pages).toBe(Math.ceil((365 + 32 + 2) / 7));
    expect((await week(57, year)).days.map(({ key }) => key)).toEqual([
      ...["2027-03-22", "2027-03-23", "2027-03-24", "2027-03-25", "2027-03-26", "2027-03-27", "2027-03-28"],
    ]);
  });
});

test("a week takes two queries, however long the program and however full its days", async () => {
  const { queries } = await testDatabase();
  const counted = async (days: number, lines: number) => {
    const span = { continuous: false, startDate: null, duration: Math.max(7, days), timeUnit: "D" } as const;
    programId = await givenProgram(ctx, { span });
    const full = planOf("Full", { lines: Array.from({ length: lines }, () => line("Back squat", [reps(5)])) });
    const documents = Array.from({ length: days }, (_, index) => dayOf(programId, String(index + 1), full));
    await saveDays(ctx, programId, documents);
    const program = await findProgram(ctx, programId);
    const before = queries.length;
    await readWeek(ctx, program, 1);
    return queries.length - before;
  };
  expect(await counted(1, 1)).toBe(2);
  expect(await counted(200, 10)).toBe(2);
});
