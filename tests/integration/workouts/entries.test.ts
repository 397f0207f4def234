import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { beforeEach, expect, test } from "vitest";
import { findProgram } from "#app/features/programs/queries.server.ts";
import { findSteps, readHistory } from "#app/features/workouts/history.server.ts";
import { saveWorkouts } from "#app/features/workouts/mutations.server.ts";
import { restoreSave } from "#app/features/workouts/restore.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { programSaves } from "#db/schema/revisions.ts";
import { givenProgram } from "#tests/integration/programs/given.ts";
import { addUser, at, coachingBusiness, monday } from "#tests/support/people/factory.ts";
import { plainDay, readDayOf, renameDay, saveDays } from "./given.ts";

let ctx: Context;
let account: { id: string };
let programId: string;

beforeEach(async () => {
  ({ ctx, account } = await coachingBusiness());
  programId = await givenProgram(ctx);
});

const day = (key: string, name: string) => plainDay(programId, key, name);
const rename = (key: string, name: string, as: Context) => renameDay(as, programId, key, name);
const nameOf = async (key: string) => (await readDayOf(ctx, programId, key)).workout.name;

async function history() {
  return readHistory(ctx, await findProgram(ctx, programId), 1);
}

async function restore(save: number) {
  const { latest } = await history();
  return restoreSave(ctx, await findProgram(ctx, programId), { save, saveId: newId(), latest });
}

const minutesLater = (n: number) => at(ctx, new Date(monday.getTime() + 60_000 * n));
const numbers = async () => (await history()).saves.map(({ first, number }) => [first, number]);

test("small saves by one person within ten minutes are one entry, which says what they came to; undo still goes back one by one", async () => {
  await saveDays(ctx, programId, [day("1", "A"), day("2", "A")]);
  for (const [at, name] of ["B", "C", "D"].entries()) await rename("1", name, minutesLater(at * 4));
  await rename("2", "B", minutesLater(9));
  expect(await numbers()).toEqual([
    [2, 5],
    [1, 1],
  ]);
  expect((await history()).saves[0]).toMatchObject({
    days: 2,
    changes: [
      { key: "1", lines: ["Title: ‘A’ → ‘D’"] },
      { key: "2", lines: ["Title: ‘A’ → ‘B’"] },
    ],
  });
  const { undo } = await findSteps(ctx, await findProgram(ctx, programId));
  expect(undo).toMatchObject({ number: 5, label: "Day 2: Title: ‘A’ → ‘B’" });
  expect(await restore(1)).toEqual({ ok: true, days: 2 });
  expect([await nameOf("1"), await nameOf("2")]).toEqual(["A", "A"]);
});

test("small saves by one person within ten minutes end after ten minutes, at a larger save, and at another person's", async () => {
  const { ctx: other } = await addUser(account);
  await saveDays(ctx, programId, [day("1", "A")]);
  await rename("1", "B", minutesLater(9));
  await rename("1", "C", minutesLater(10));
  await saveDays(minutesLater(11), programId, [day("2", "A"), day("3", "A")]);
  await rename("1", "D", minutesLater(12));
  await ctx.db.update(programSaves).set({ savedBy: other.actor.userId }).where(eq(programSaves.number, 5));
  await rename("1", "E", minutesLater(13));
  expect((await numbers()).toReversed()).toEqual([
    [1, 2],
    [3, 3],
    [4, 4],
    [5, 5],
    [6, 6],
  ]);
});

test("small saves by one person within ten minutes that change nothing in the end say so", async () => {
  await saveDays(ctx, programId, [day("1", "A"), day("2", "A")]);
  for (const name of ["B", "A"]) await rename("1", name, ctx);
  expect((await history()).saves[0]).toMatchObject({ first: 2, number: 3, days: 0, changes: [] });
});

test("small saves by one person within ten minutes do not take what 'Keep mine' replaced into their entry", async () => {
  await saveDays(ctx, programId, [day("1", "A")]);
  await rename("1", "Theirs", ctx);
  const { workout, version } = await readDayOf(ctx, programId, "1");
  const kept = { saveId: newId(), keeps: true, workouts: [{ version, workout: { ...workout, name: "Mine" } }] };
  expect(await saveWorkouts(ctx, programId, kept)).toMatchObject({ saved: [{ key: "1" }] });
  await rename("1", "After", ctx);
  expect(await numbers()).toEqual([
    [4, 4],
    [3, 3],
    [1, 2],
  ]);
  await restore(2);
  expect(await nameOf("1")).toBe("Theirs");
});

test("small saves by one person within ten minutes are twenty at most, and fifty entries of them are kept", async () => {
  await saveDays(ctx, programId, [day("1", "0")]);
  for (let number = 1; number <= 20; number++) await rename("1", String(number), ctx);
  expect(await numbers()).toEqual([
    [21, 21],
    [1, 20],
  ]);
  for (let number = 1; number <= 48; number++) await rename("1", `later ${number}`, minutesLater(number * 11));
  expect((await history()).oldest).toBe(1);
  await rename("1", "one more", minutesLater(49 * 11));
  expect((await history()).oldest).toBe(21);
});
