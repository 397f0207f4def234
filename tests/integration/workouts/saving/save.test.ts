import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { beforeEach, describe, expect, test } from "vitest";
import { Forbidden, NotFound } from "#app/domain/errors.ts";
import { derivedId } from "#app/domain/ids/derived.ts";
import type { Workout } from "#app/domain/workout/document/document.ts";
import { findProgram } from "#app/features/programs/queries.server.ts";
import { saveWorkouts } from "#app/features/workouts/mutations.server.ts";
import { saveSchema } from "#app/features/workouts/schema.ts";
import type { Context } from "#app/services/context.server.ts";
import { workoutExercises } from "#db/schema/programs.ts";
import { line, reps } from "#scripts/demo-data/plan.ts";
import { givenProgram } from "#tests/integration/programs/given.ts";
import {
  dayOf,
  plainDay,
  planOf,
  readDayOf,
  saveDays,
  saveOver,
  snapshotOf,
  squatPlan,
  storedDays,
} from "#tests/integration/workouts/given.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { addUser, coachingBusiness } from "#tests/support/people/factory.ts";
import { givenExercise, starterId } from "#tests/support/training/exercises.ts";

let ctx: Context;
let account: { id: string };
let programId: string;

beforeEach(async () => {
  ({ ctx, account } = await coachingBusiness());
  programId = await givenProgram(ctx);
});

const squatDay = (key: string) => plainDay(programId, key, "Squats", { set: "Main" });

describe("storing", () => {
  test("a new day becomes version 1, kept as the document it is, with who saved it and when", async () => {
    const workout = squatDay("1");
    const result = await saveDays(ctx, programId, [workout]);
    expect(result).toEqual({ saved: [{ key: "1", version: 1 }], conflicts: [], unsaved: [] });
    const [row] = await storedDays(ctx, programId);
    expect(row).toMatchObject({ day: 1, date: null, restDay: false, version: 1 });
    expect(row).toMatchObject({ updatedBy: ctx.actor.userId, updatedAt: ctx.now });
    expect(row?.document).toMatchObject({ id: workout.id, name: "Squats" });
    expect((await readDayOf(ctx, programId, "1")).workout).toEqual(workout);
  });

  test("each further save raises the version by one", async () => {
    await saveDays(ctx, programId, [squatDay("1")]);
    for (const version of [1, 2])
      await saveOver(ctx, programId, { ...squatDay("1"), name: `Edit ${version}` }, version);
    const [row] = await storedDays(ctx, programId);
    expect(row).toMatchObject({ version: 3, document: { name: "Edit 2" } });
  });

  test("a rest day is stored as one", async () => {
    await saveDays(ctx, programId, [squatDay("1")]);
    const rest: Workout = { ...squatDay("1"), restDay: true, name: "", modules: [] };
    await saveOver(ctx, programId, rest, 1);
    expect((await storedDays(ctx, programId))[0]).toMatchObject({ restDay: true, version: 2 });
  });

  test("columns without a category are not stored, and are there again when the day is edited", async () => {
    const workout = dayOf(programId, "1", planOf("Chin-ups", { lines: [line("Chin-up", [reps(8)])] }));
    await saveDays(ctx, programId, [workout]);
    const slotsIn = (document: Workout | undefined) =>
      document?.modules[0]?.moduleExercises[0]?.trackableCategories.map(({ trackableCategory }) => trackableCategory);
    expect(slotsIn((await storedDays(ctx, programId))[0]?.document)).toEqual(["reps"]);
    expect(slotsIn((await readDayOf(ctx, programId, "1")).workout)).toEqual(["reps", null]);
  });

  test("which exercises a day uses is kept beside it, and follows its edits", async () => {
    const { db } = ctx;
    const used = async () => {
      const rows = await db.select().from(workoutExercises).where(eq(workoutExercises.programId, programId));
      return rows.map(({ exerciseId }) => exerciseId).sort();
    };
    const lines = [line("Back squat", [reps(5)]), line("Chin-up", [reps(5)]), line("Back squat", [reps(3)])];
    await saveDays(ctx, programId, [dayOf(programId, "1", planOf("Both", { lines }))]);
    expect(await used()).toEqual([starterId("Back squat"), starterId("Chin-up")].sort());
    await saveOver(ctx, programId, dayOf(programId, "1", planOf("One", { lines: lines.slice(1, 2) })), 1);
    expect(await used()).toEqual([starterId("Chin-up")]);
    await saveOver(ctx, programId, dayOf(programId, "1", planOf("None")), 2);
    expect(await used()).toEqual([]);
  });

  test("what the browser says of an exercise is replaced by what the library says", async () => {
    const forged = { ...snapshotOf("Back squat"), name: "Anything else" };
    await saveDays(ctx, programId, [dayOf(programId, "1", squatPlan, () => forged)]);
    const [row] = await storedDays(ctx, programId);
    expect(row?.document.modules[0]?.moduleExercises[0]?.exercise?.name).toBe("Back squat");
  });

  test("needs the same few statements for one day and for a whole program", async () => {
    const { queries } = await testDatabase();
    const counted = async (days: number) => {
      programId = await givenProgram(ctx);
      const before = queries.length;
      const keys = Array.from({ length: days }, (_, index) => String(index + 1));
      await saveDays(ctx, programId, keys.map(squatDay));
      return queries.length - before;
    };
    const one = await counted(1);
    expect(await counted(28)).toBe(one);
    // why: the newest entry of the history is read, too, since small saves join it
    expect(one).toBeLessThanOrEqual(13);
  });
});

describe("refusing", () => {
  test("a program of another account, and one of a colleague, are not there", async () => {
    const stranger = await coachingBusiness();
    const colleague = await addUser(account);
    for (const other of [stranger.ctx, colleague.ctx]) {
      await expect(saveDays(other, programId, [squatDay("1")])).rejects.toThrow(NotFound);
    }
    expect(await storedDays(ctx, programId)).toEqual([]);
  });

  test("an administrator sees the program, but only its creator saves", async () => {
    const admin = await coachingBusiness({ roles: ["ADM"] });
    await expect(saveDays(admin.ctx, programId, [squatDay("1")])).rejects.toThrow(Forbidden);
    expect(await storedDays(ctx, programId)).toEqual([]);
  });

  test("an exercise of the account's own library is no stranger", async () => {
    const id = await givenExercise(ctx, { name: "Our own squat" });
    await saveDays(ctx, programId, [dayOf(programId, "1", squatPlan, () => ({ ...snapshotOf("Back squat"), id }))]);
    expect((await storedDays(ctx, programId))[0]?.document.modules[0]?.moduleExercises[0]?.exercise).toMatchObject({
      id,
      name: "Our own squat",
    });
  });

  test.each([
    ["a day after the last", { day: 29 }],
    ["a date in a program of days", { day: null, date: "2026-03-02" }],
    ["another day's id", { id: derivedId("another day") }],
    ["the id of one day on another", { day: 2 }],
  ])("%s", async (_, changes) => {
    await expect(saveDays(ctx, programId, [{ ...squatDay("1"), ...changes }])).rejects.toThrow(NotFound);
    expect(await storedDays(ctx, programId)).toEqual([]);
  });

  test.each(["29", "2026-03-02"])("day %s, although it carries an id that fits", async (key) => {
    await expect(saveDays(ctx, programId, [squatDay(key)])).rejects.toThrow(NotFound);
  });

  test("one bad day stores none of the others", async () => {
    await expect(saveDays(ctx, programId, [squatDay("1"), squatDay("29")])).rejects.toThrow(NotFound);
    expect(await storedDays(ctx, programId)).toEqual([]);
  });
});

describe("a continuous program", () => {
  const from = "2026-02-25";
  beforeEach(async () => {
    const span = { continuous: true, startDate: from, duration: null, timeUnit: null } as const;
    programId = await givenProgram({ ...ctx, now: new Date(`${from}T08:00:00Z`) }, { span });
  });

  test("stores by date, from its first day to 32 days after today", async () => {
    const documents = ["2026-02-25", "2026-04-02"].map(squatDay);
    await saveDays(ctx, programId, documents);
    const rows = await storedDays(ctx, programId);
    expect(rows.map(({ day, date }) => [day, date])).toEqual([
      [null, "2026-02-25"],
      [null, "2026-04-02"],
    ]);
  });

  test("reaches as far past its last saved workout", async () => {
    await saveDays(ctx, programId, [squatDay("2026-04-02")]);
    await saveDays(ctx, programId, [squatDay("2026-05-03")]);
    await expect(saveDays(ctx, programId, [squatDay("2026-06-04")])).rejects.toThrow(NotFound);
    expect((await findProgram(ctx, programId)).lastSaved).toBe("2026-05-03");
  });

  test("has the days that there are where its coach is", async () => {
    const auckland = { ...ctx, now: new Date("2026-03-02T12:00:00Z"), timeZone: "Pacific/Auckland" };
    await expect(saveDays({ ...auckland, timeZone: "UTC" }, programId, [squatDay("2026-04-03")])).rejects.toThrow();
    await saveDays(auckland, programId, [squatDay("2026-04-03")]);
  });

  test.each(["2026-02-24", "2026-04-03", "1"])("has no %s", async (key) => {
    await expect(saveDays(ctx, programId, [squatDay(key)])).rejects.toThrow(NotFound);
  });
});

describe("what a request to save may be", () => {
  const request = () => ({ saveId: newId(), workouts: [{ version: 0, workout: squatDay("1") }] });
  const isTaken = (change: object) => saveSchema.safeParse({ ...request(), ...change }).success;

  test("one save of one or more different days", () => {
    expect(isTaken({})).toBe(true);
    expect(isTaken({ workouts: [] })).toBe(false);
    expect(isTaken({ saveId: "1" })).toBe(false);
    expect(isTaken({ workouts: [{ version: -1, workout: squatDay("1") }] })).toBe(false);
    const twice = [squatDay("1"), squatDay("1")].map((workout) => ({ version: 0, workout }));
    expect(isTaken({ workouts: twice })).toBe(false);
  });

  test.each(["\0", "\ud800", "a\udc00b"])("no text that the database cannot hold: %j", (name) => {
    expect(isTaken({ workouts: [{ version: 0, workout: { ...squatDay("1"), name } }] })).toBe(false);
  });

  test("ids in capitals are the same ids", async () => {
    const sent = { ...request(), saveId: newId().toUpperCase() };
    for (let n = 1; n <= 2; n++) {
      const result = await saveWorkouts(ctx, programId, saveSchema.parse(sent));
      expect(result.conflicts).toEqual([]);
    }
    expect((await storedDays(ctx, programId))[0]?.version).toBe(1);
  });
});
