import { eq, sql } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { NotFound } from "#app/domain/errors.ts";
import { assignPicked } from "#app/features/assignments/mutations.server.ts";
import { createExercise, deleteExercise, updateExercise } from "#app/features/exercises/mutations.server.ts";
import { publishProgram } from "#app/features/publishing/mutations.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { erasePerson } from "#app/services/erasure/erase.server.ts";
import { openDatabase } from "#db/client.ts";
import { accountClients } from "#db/schema/accounts.ts";
import { programs } from "#db/schema/programs.ts";
import { line, reps } from "#scripts/demo-data/plan.ts";
import { givenProgram } from "#tests/integration/programs/given.ts";
import { dayOf, saveDays, snapshotOf } from "#tests/integration/workouts/given.ts";
import { hold, isFree, letAllGo, untilWaiting } from "#tests/support/database/barrier.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { coachingBusiness } from "#tests/support/people/factory.ts";
import { exerciseInput, givenExercise } from "#tests/support/training/exercises.ts";

/**
 * Two writers at once, one of whom is held in the middle by a third connection: the other is seen to wait, and what comes
 * of both is right. Each test is red without the lock, or the order of locking, that its name speaks of.
 */

let ctx: Context;
let programId: string;

beforeEach(async () => {
  ({ ctx } = await coachingBusiness());
  programId = await givenProgram(ctx);
});

afterEach(letAllGo);

/** A day with a set a name, in their order, each with the exercises. */
function dayWith(key: string, exerciseIds: string[], setNames = ["Main"]) {
  const lines = exerciseIds.map((id) => line(id, [reps(5)]));
  const sets = setNames.map((name) => ({ name, type: "regular" as const, rounds: 3, lines }));
  return dayOf(programId, key, { name: "Day", sets }, (id) => ({ ...snapshotOf("Back squat"), id }));
}

describe("an exercise that a save is about to use", () => {
  test("is not deleted until the save is stored", async () => {
    const id = await givenExercise(ctx, { name: "Held squat" });
    await saveDays(ctx, programId, [dayWith("1", [])]);
    // why: a save ends with the names of its sets
    const letGo = await hold(lockSetName("main"));
    const saving = saveDays(ctx, programId, [dayWith("2", [id])]);
    await untilWaiting(1);
    const removing = deleteExercise(ctx, id);
    await untilWaiting(2);
    await letGo();
    expect(await saving).toMatchObject({ saved: [{ key: "2" }], unsaved: [] });
    expect(await removing).toMatchObject({
      ok: false,
      problems: { "": ["This exercise is used in 1 workouts and can't be deleted."] },
    });
  });

  test("and that is being deleted keeps the save waiting, which then says so and saves the other days", async () => {
    const id = await givenExercise(ctx, { name: "Doomed squat" });
    const letGo = await hold((tx) => tx`select 1 from exercise_category_links where exercise_id = ${id} for update`);
    const removing = deleteExercise(ctx, id);
    await untilWaiting(1);
    const saving = saveDays(ctx, programId, [dayWith("1", [id]), dayWith("2", [])]);
    await untilWaiting(2);
    await letGo();
    expect(await removing).toMatchObject({ ok: true });
    expect(await saving).toMatchObject({ saved: [{ key: "2" }], unsaved: [{ key: "1" }] });
  });
});

describe("saves lock in one order, whatever their own", () => {
  test("the exercises", async () => {
    const [first = "", second = ""] = [newId(), newId()].sort();
    // why: stored the other way round, and read as they are stored
    for (const id of [second, first]) await createExercise(ctx, id, exerciseInput({ name: id }));
    const { url } = await testDatabase();
    const pool = openDatabase(url, { max: 1 });
    await pool.db.execute(sql`set enable_indexscan = off`);
    const lock = (id: string) => `select 1 from exercises where id = '${id}' for update`;
    const letGo = await hold((tx) => tx.unsafe(lock(first)));
    const saving = saveDays({ ...ctx, db: pool.db }, programId, [dayWith("1", [second, first])]);
    await untilWaiting(1);
    expect(await isFree((tx) => tx.unsafe(`${lock(second)} nowait`))).toBe(true);
    await letGo();
    expect(await saving).toMatchObject({ saved: [{ key: "1" }] });
    await pool.end();
  });

  test("the names of sets", async () => {
    await saveDays(ctx, programId, [dayWith("1", [], ["Alpha", "Beta"])]);
    const letGo = await hold(lockSetName("alpha"));
    const saving = saveDays(ctx, programId, [dayWith("2", [], ["Beta", "Alpha"])]);
    await untilWaiting(1);
    expect(await isFree(lockSetName("beta", "nowait"))).toBe(true);
    await letGo();
    expect(await saving).toMatchObject({ saved: [{ key: "2" }] });
  });
});

test("two changes of a library that would make a ring of superior exercises together wait for each other", async () => {
  const [a, b, c, d] = await Promise.all(["a", "b", "c", "d"].map((name) => givenExercise(ctx, { name })));
  const under = (name: string) => ({ name, id: null, pick: null, percentage: 80 });
  const put = (id = "", name = "", superior = "") =>
    updateExercise(ctx, id, 1, exerciseInput({ name, superior: under(superior) }));
  expect(await put(b, "b", "c")).toMatchObject({ ok: true });
  expect(await put(d, "d", "a")).toMatchObject({ ok: true });
  // why: a change ends with the exercise's categories
  const letGo = await hold((tx) => tx`select 1 from exercise_category_links where exercise_id = ${a ?? ""} for update`);
  const first = put(a, "a", "b");
  await untilWaiting(1);
  const second = put(c, "c", "d");
  await untilWaiting(2);
  await letGo();
  expect(await first).toMatchObject({ ok: true });
  expect(await second).toMatchObject({ ok: false, problems: { superiorExercise: [expect.stringContaining("below")] } });
});

test("of two steps of publishing that were asked for at once the second is told", async () => {
  const admin = (await coachingBusiness({ roles: ["ADM"] })).ctx;
  const id = await givenProgram(admin);
  const letGo = await hold((tx) => tx`select 1 from programs where id = ${id} for no key update`);
  const prices = [1000, 2000];
  const steps = prices.map((priceCents) =>
    publishProgram(admin, id, 0, { step: "update", isPublished: true, priceCents, feedback: "" }),
  );
  await untilWaiting(2);
  await letGo();
  const results = await Promise.all(steps);
  expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  expect(results.filter(({ ok }) => !ok)).toMatchObject([{ theirs: { version: 1 } }]);
});

test("a program of a person is given to them while they are erased, and neither waits for the other for good", async () => {
  const coach = (await coachingBusiness({ hasPaidAccess: true })).ctx;
  const ownId = await givenProgram(coach);
  const { db, actor, now } = coach;
  const { accountId, userId: id, email } = actor;
  await db.insert(accountClients).values({ accountId, userId: id });
  const letGo = await hold((tx) => tx`select 1 from users where id = ${id} for update`);
  const erasing = db.transaction((tx) => erasePerson(tx, { accountId, id, email }, now));
  await untilWaiting(1);
  const giving = assignPicked(coach, ownId, { pick: id, startDate: "2026-03-02" });
  const isGone = expect(giving).rejects.toThrow(NotFound);
  await untilWaiting(2);
  await letGo();
  await erasing;
  await isGone;
  expect(await db.$count(programs, eq(programs.accountId, accountId))).toBe(0);
});

function lockSetName(name: string, nowait = "") {
  const lock = `select 1 from set_names where account_id = '${ctx.actor.accountId}' and search_name = '${name}'`;
  return (tx: { unsafe: (query: string) => Promise<unknown> }) => tx.unsafe(`${lock} for update ${nowait}`);
}
