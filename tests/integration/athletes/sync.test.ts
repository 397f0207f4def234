import { and, eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { afterEach, beforeEach, expect, test } from "vitest";
import { assignPicked } from "#app/features/assignments/mutations.server.ts";
import { deleteCompletion } from "#app/features/completions/mutations.server.ts";
import { discardDraft, saveDraft } from "#app/features/drafts/mutations.server.ts";
import { showWorkout } from "#app/features/prescriptions/show.server.ts";
import { storeResponse } from "#app/features/readiness/mutations.server.ts";
import { enterBodyWeight } from "#app/features/records/mutations.server.ts";
import { deleteOldChanges } from "#app/features/sync/cleanup.server.ts";
import { parseCursor, printCursor } from "#app/features/sync/cursor.ts";
import { changesSince } from "#app/features/sync/queries.server.ts";
import { startBought } from "#app/features/training/start.server.ts";
import { endRelations } from "#app/services/coaching-relations.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { accountClients, users } from "#db/schema/accounts.ts";
import { changes } from "#db/schema/changes.ts";
import { programAssignments } from "#db/schema/programs.ts";
import { givenBought } from "#tests/integration/programs/bought-given.ts";
import { hold, letAllGo } from "#tests/support/database/barrier.ts";
import { at } from "#tests/support/people/factory.ts";
import { didOf, givenAthlete, givenSquats, stored } from "./completions/given.ts";
import { answersOf } from "./readiness-given.ts";

/** Proves that an app that asks again and again misses nothing. */
let given: Awaited<ReturnType<typeof givenAthlete>>;
let ctx: Context;

beforeEach(async () => {
  given = await givenAthlete();
  ({ ctx } = given.athlete);
});

afterEach(letAllGo);

async function ask(cursor: string | null, { limit = 100, who = ctx } = {}) {
  const synced = await changesSince(who, cursor === null ? null : parseCursor(cursor), limit);
  if (!synced) throw new Error("The cursor is gone.");
  return { ...synced, told: synced.changes.map(({ kind, id, isDeleted }) => `${isDeleted ? "-" : "+"}${kind} ${id}`) };
}

async function begin(who = ctx) {
  await settled(who);
  return (await ask(null, { who })).cursor;
}

/** Until no transaction of any test that runs beside this one is older than what is written: it would be told again. */
async function settled(who = ctx) {
  for (let tries = 0; tries < 5_000; tries++) {
    const [row] = await ctx.db.execute<{ isOver: boolean }>(`select coalesce(bool_and(transaction <
      pg_snapshot_xmin(pg_current_snapshot())), true) as "isOver" from changes where user_id = '${who.actor.userId}'`);
    if (row?.isOver) return;
  }
  throw new Error("Older transactions did not end.");
}

const did = (weight: number) => stored(ctx, didOf(given.programId, given.day, [[5, weight]]));

test("everything of one's own is told once, by kind and id, and nothing of anybody else's", async () => {
  const other = await givenAthlete();
  const [since, theirs] = [await begin(), await begin(other.athlete.ctx)];
  const { prescriptionId } = await showWorkout(ctx, given.programId, given.day.id);
  const { id } = await did(100);
  const { workout } = didOf(given.programId, given.day, [[5, 100]]);
  const draft = await saveDraft(ctx, { programId: given.programId, workout, occurrence: 1, version: 0 }, null);
  const response = { id: newId(), on: "2026-03-02", ...answersOf(4), comment: "", bodyWeight: 80 };
  await storeResponse(ctx, ctx.actor.userId, response);
  const target = { accountId: given.coach.account.id, userId: ctx.actor.userId };
  const weight = { id: newId(), value: 80, unit: "kilograms", on: "2026-02-10" } as const;
  await enterBodyWeight(given.coach.ctx, target, weight);
  const { programId } = await givenSquats(given.coach.ctx);
  await assignPicked(given.coach.ctx, programId, { pick: ctx.actor.userId, startDate: "2026-03-02" });
  const { told } = await ask(since);
  expect(told.filter((one) => !one.startsWith("+record "))).toEqual(
    expect.arrayContaining([
      `+prescription ${prescriptionId}`,
      `+completion ${id}`,
      `+draft ${draft.ok ? draft.id : ""}`,
      `+readiness ${response.id}`,
      `+weight ${response.id}`,
      `+weight ${weight.id}`,
      `+assignment ${programId}`,
    ]),
  );
  expect(told.filter((one) => one.startsWith("+record "))).toHaveLength(2);
  expect(told).toHaveLength(9);
  expect((await ask(theirs, { who: other.athlete.ctx })).told).toEqual([]);
  expect((await ask(since, { who: given.coach.ctx })).told).toEqual([]);
});

test("a program that was bought is told like one that was given, when it is bought and when it begins", async () => {
  const { programId } = await givenSquats(given.coach.ctx);
  const since = await begin();
  await givenBought(ctx, programId);
  await settled();
  const bought = await ask(since);
  expect(bought.told).toEqual([`+assignment ${programId}`]);
  await startBought(ctx, programId, 1, "2026-03-09");
  expect((await ask(bought.cursor)).told).toEqual([`+assignment ${programId}`]);
});

test("deletions are told, and a relation's end takes its assignments; what another coach gives too, stays", async () => {
  const { id } = await did(100);
  const { workout } = didOf(given.programId, given.day, [[5, 100]]);
  const draft = await saveDraft(ctx, { programId: given.programId, workout, occurrence: 1, version: 0 }, null);
  const since = await begin();
  await deleteCompletion(ctx, id);
  await discardDraft(ctx, draft.ok ? draft.id : "");
  const byOther = await givenAthlete();
  const [assigned] = await ctx.db
    .select()
    .from(programAssignments)
    .where(eq(programAssignments.assigneeId, ctx.actor.userId));
  if (!assigned) throw new Error("Nothing is assigned.");
  await ctx.db.insert(accountClients).values({ accountId: byOther.coach.account.id, userId: ctx.actor.userId });
  await ctx.db.insert(programAssignments).values({ ...assigned, accountId: byOther.coach.account.id });
  const end = (accountId: string) =>
    ctx.db.transaction((tx) => endRelations(tx, [ctx.actor.userId], [accountId], { by: "coach", now: ctx.now }));
  await end(given.coach.account.id);
  const first = await ask(since);
  expect(first.told).toEqual(expect.arrayContaining([`-completion ${id}`, `-draft ${draft.ok ? draft.id : ""}`]));
  expect(first.told).toContain(`+assignment ${given.programId}`);
  expect(first.told.filter((one) => one.startsWith("-record "))).toHaveLength(2);
  await end(byOther.coach.account.id);
  expect((await ask(first.cursor)).told).toContain(`-assignment ${given.programId}`);
});

test("a transaction that began earlier and commits late is not skipped", async () => {
  const since = await begin();
  const measure = newId();
  const { accountId, userId } = ctx.actor;
  const commitLate = await hold(
    (tx) => tx`insert into body_measures
    (account_id, id, user_id, measured_on, body_weight, source, entered_by, entered_at)
    values (${accountId}, ${measure}, ${userId}, '2026-03-01', 80, 'client', ${userId}, now())`,
  );
  await showWorkout(ctx, given.programId, given.day.id);
  const before = await ask(since);
  expect(before.told).toEqual([expect.stringMatching(/^\+prescription /)]);
  await commitLate();
  expect((await ask(before.cursor)).told).toContain(`+weight ${measure}`);
});

test("pages go on where the last one ended, also inside one transaction", async () => {
  const since = await begin();
  const rows = Array.from(
    { length: 7 },
    (_, at) => ({ kind: at % 2 ? "weight" : "record", entityId: newId() }) as const,
  );
  const { accountId, userId } = ctx.actor;
  await ctx.db.transaction(async (tx) => {
    const [row] = await tx.execute<{ xid: string }>("select pg_current_xact_id()::text as xid");
    const more = { accountId, userId, transaction: row?.xid ?? "", isDeleted: false, changedAt: ctx.now };
    await tx.insert(changes).values(rows.map((one) => ({ ...one, ...more })));
  });
  await settled();
  const told: string[] = [];
  let [cursor, hasMore, pages] = [since, true, 0];
  for (; hasMore; pages++) {
    const page = await ask(cursor, { limit: 3 });
    told.push(...page.told);
    ({ cursor, hasMore } = page);
  }
  expect(pages).toBe(3);
  expect(told.toSorted()).toEqual(rows.map(({ kind, entityId }) => `+${kind} ${entityId}`).sort());
  expect((await ask(cursor)).told).toEqual([]);
});

test("a cursor is good for 90 days, and only in the database that gave it", async () => {
  const since = await begin();
  const days = (count: number) => at(ctx, new Date(ctx.now.getTime() + count * 24 * 60 * 60 * 1000));
  expect(await changesSince(days(90), parseCursor(since), 10)).not.toBeNull();
  expect(await changesSince(days(91), parseCursor(since), 10)).toBeNull();
  const parts = parseCursor(since);
  if (!parts) throw new Error("It is no cursor.");
  expect(await changesSince(ctx, { ...parts, epoch: "1-1-1" }, 10)).toBeNull();
  for (const text of ["", "x", "W10", printCursor({ ...parts, transaction: "1; drop table users" })]) {
    expect(parseCursor(text)).toBeNull();
  }
});

test("what is older than a cursor may be is removed, and everything goes with its person", async () => {
  await did(100);
  const isTheirs = and(eq(changes.userId, ctx.actor.userId));
  const count = () => ctx.db.$count(changes, isTheirs);
  expect(await count()).toBeGreaterThan(3);
  const days = (count: number) => new Date(Date.now() + count * 24 * 60 * 60 * 1000);
  await deleteOldChanges({ db: ctx.db, now: days(90) });
  expect(await count()).toBeGreaterThan(3);
  await ctx.db
    .update(changes)
    .set({ changedAt: days(-92) })
    .where(and(isTheirs, eq(changes.kind, "record")));
  const before = await count();
  await deleteOldChanges({ db: ctx.db, now: days(0) });
  expect(await count()).toBe(before - 2);
  await showWorkout(ctx, given.programId, given.day.id);
  await ctx.db.delete(users).where(eq(users.id, ctx.actor.userId));
  expect(await count()).toBe(0);
});
