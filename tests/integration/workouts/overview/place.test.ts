import { v7 as newId } from "uuid";
import { beforeEach, describe, expect, test } from "vitest";
import { Forbidden, NotFound } from "#app/domain/errors.ts";
import { placeDay, placeWeek, readPlacedDay, readPlacedWeek } from "#app/features/workouts/overview/place.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { givenProgram } from "#tests/integration/programs/given.ts";
import { plainDay, readDayOf, renameDay, saveDays, storedDays } from "#tests/integration/workouts/given.ts";
import { coachingBusiness } from "#tests/support/people/factory.ts";

let ctx: Context;
let programId: string;

beforeEach(async () => {
  ({ ctx } = await coachingBusiness());
  programId = await givenProgram(ctx);
  const named = { "1": "Push", "3": "Pull", "8": "Legs", "15": "Lighter" };
  await saveDays(
    ctx,
    programId,
    Object.entries(named).map(([key, name]) => plainDay(programId, key, name)),
  );
});

/** As the form shows it. */
async function asked() {
  return { saveId: newId(), seen: (await readPlacedDay(ctx, programId, "1")).version };
}

const day = async (placing: string, key: string, week: string, weekday: string, by = asked()) =>
  placeDay(ctx, programId, key, { placing, week, weekday }, await by);

const week = async (placing: string, from: string, to: string, by = asked()) =>
  placeWeek(ctx, programId, from, { placing, week: to }, await by);

/** The titles of training days by key. */
async function titles() {
  const days = (await storedDays(ctx, programId)).filter(({ restDay }) => !restDay);
  return Object.fromEntries(days.map(({ day: number, document }) => [number, document.name]));
}

describe("a day", () => {
  test("is shown with where it is, and the version of all weeks to choose from", async () => {
    expect(await readPlacedDay(ctx, programId, "8")).toEqual({
      ...{ id: programId, title: "Day 8, Legs", page: 2, weekday: 0, version: 4 },
      stretch: { first: 1, last: 4 },
    });
  });

  test("moves to a rest day, which leaves rest behind, and changes places with a workout", async () => {
    const moved = await day("move", "1", "4", "6");
    expect(moved).toEqual({ ok: true, page: 4, message: "Day 1 was moved to Sunday of week 4." });
    expect(await titles()).toEqual({ 3: "Pull", 8: "Legs", 15: "Lighter", 28: "Push" });
    await day("move", "3", "2", "0");
    expect(await titles()).toEqual({ 3: "Legs", 8: "Pull", 15: "Lighter", 28: "Push" });
  });

  test("is copied over what is there, with ids of its own, in one save of the history", async () => {
    await day("copy", "1", "2", "0");
    expect(await titles()).toEqual({ 1: "Push", 3: "Pull", 8: "Push", 15: "Lighter" });
    const [one, other] = [await readDayOf(ctx, programId, "1"), await readDayOf(ctx, programId, "8")];
    expect(other.workout.modules.map(({ name }) => name)).toEqual(one.workout.modules.map(({ name }) => name));
    expect(other.workout.modules[0]?.id).not.toBe(one.workout.modules[0]?.id);
    expect(other.version).toBe(2);
  });

  test.each([
    [["1", "5", "0"], { week: ["Choose a week from 1 to 4."] }],
    [["1", "0", "0"], { week: ["Choose a week from 1 to 4."] }],
    [["1", "1", "0"], { weekday: ["Choose another day."] }],
  ])("goes nowhere beyond the program, nor where it is: %j", async ([key = "", to = "", weekday = ""], problems) => {
    expect(await day("move", key, to, weekday)).toEqual({ ok: false, problems });
  });

  test("is missing in a week that ends before it", async () => {
    programId = await givenProgram(ctx, { span: { continuous: false, startDate: null, duration: 10, timeUnit: "D" } });
    expect(await day("move", "1", "2", "4")).toEqual({
      ok: false,
      problems: { weekday: ["Week 2 has no Friday."] },
    });
    await expect(day("move", "11", "1", "4")).rejects.toThrow(NotFound);
  });
});

describe("a week", () => {
  test("moves, and those in between go up or down", async () => {
    expect(await week("move", "1", "3")).toEqual({ ok: true, page: 3, message: "Week 1 is now week 3." });
    expect(await titles()).toEqual({ 1: "Legs", 8: "Lighter", 15: "Push", 17: "Pull" });
    await week("move", "3", "1");
    expect(await titles()).toEqual({ 1: "Push", 3: "Pull", 8: "Legs", 15: "Lighter" });
  });

  test("is copied over another, rest days included", async () => {
    expect(await week("copy", "2", "1")).toMatchObject({ ok: true, message: "Week 2 was copied to week 1." });
    expect(await titles()).toEqual({ 1: "Legs", 8: "Legs", 15: "Lighter" });
  });

  test("with a workout that has no day there stays where it is", async () => {
    programId = await givenProgram(ctx, { span: { continuous: false, startDate: null, duration: 10, timeUnit: "D" } });
    await saveDays(ctx, programId, [plainDay(programId, "5", "Friday")]);
    const message = "Week 2 has no Friday, and week 1 has a workout on it.";
    expect(await week("move", "1", "2")).toEqual({ ok: false, problems: { "": [message] } });
    expect(await titles()).toEqual({ 5: "Friday" });
  });

  test("is not found beyond the program", async () => {
    for (const text of ["5", "0", "x"]) await expect(readPlacedWeek(ctx, programId, text)).rejects.toThrow(NotFound);
  });
});

test("the same post sent twice is stored once", async () => {
  const once = await asked();
  await day("move", "1", "4", "6", Promise.resolve(once));
  const before = await storedDays(ctx, programId);
  expect(await day("move", "1", "4", "6", Promise.resolve(once))).toMatchObject({ ok: true });
  expect(await storedDays(ctx, programId)).toEqual(before);
});

test("what was saved since the form was shown is kept, and the form gets its version", async () => {
  const late = await asked();
  await renameDay(ctx, programId, "8", "Theirs");
  expect(await week("copy", "1", "2", Promise.resolve(late))).toEqual({
    ok: false,
    problems: { "": ["Something was saved in the meantime, so nothing was changed. Look at it first."] },
    theirs: { values: {}, version: 5 },
  });
  expect(await titles()).toMatchObject({ 8: "Theirs" });
});

test("nobody else moves anything: others don't find it, administrators may only look", async () => {
  const attempt = await asked();
  const by = async (other: Context) => placeWeek(other, programId, "1", { placing: "copy", week: "2" }, attempt);
  await expect(by((await coachingBusiness()).ctx)).rejects.toThrow(NotFound);
  await expect(by((await coachingBusiness({ roles: ["ADM"] })).ctx)).rejects.toThrow(Forbidden);
  expect(await titles()).toMatchObject({ 8: "Legs" });
});
