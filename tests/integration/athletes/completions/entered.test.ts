import { and, eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { Forbidden, NotFound } from "#app/domain/errors.ts";
import { enterCompletion, storeCompletion } from "#app/features/completions/mutations.server.ts";
import { accountClients, users } from "#db/schema/accounts.ts";
import { completionComments, completions } from "#db/schema/completions.ts";
import { hold, letAllGo, untilWaiting } from "#tests/support/database/barrier.ts";
import { addUser, coachingBusiness } from "#tests/support/people/factory.ts";
import { didOf, follow, givenAthlete, givenSquats, type Rounds, recordOfUser, resultsOfUser, stored } from "./given.ts";

/** Proves how a coach enters what a client did. */
let given: Awaited<ReturnType<typeof givenAthlete>>;

beforeEach(async () => {
  given = await givenAthlete();
});

afterEach(letAllGo);

const did = (rounds: Rounds = [[5, 100]], changes = {}) => didOf(given.programId, given.day, rounds, changes);
const enter = (input = did()) => enterCompletion(given.coach.ctx, given.athlete.user.id, input);

async function rowOf(id: string) {
  const { ctx } = given.athlete;
  const [row] = await ctx.db.select().from(completions).where(eq(completions.id, id));
  return row;
}

test("it stands in the client's account, marked as the coach's, with results and records, in the client's time zone", async () => {
  const { athlete, coach } = given;
  await athlete.ctx.db.update(users).set({ timeZone: "Pacific/Auckland" }).where(eq(users.id, athlete.user.id));
  const input = did([[1, 120]], { doneAt: "2026-03-01T20:00:00Z", comment: "Well done" });
  expect(await enter(input)).toEqual({ ok: true, id: input.id, isNew: true });
  const whose = { accountId: athlete.account.id, userId: athlete.user.id, enteredBy: coach.user.id };
  expect(await rowOf(input.id)).toMatchObject({ ...whose, doneOn: "2026-03-02", doneOffset: 780 });
  expect(await resultsOfUser(athlete.ctx, athlete.user.id)).toMatchObject([
    { ...whose, source: "client" },
    { ...whose, source: "client" },
  ]);
  expect(await recordOfUser(athlete.ctx, athlete.user.id)).toMatchObject({ allTimeReal: 120 });
  expect(await athlete.ctx.db.$count(completionComments, eq(completionComments.completionId, input.id))).toBe(0);
});

test("sent again it stores nothing more; the coach changes what they entered, and nothing that the athlete sent", async () => {
  const { athlete } = given;
  const input = did();
  await enter(input);
  expect(await enter(input)).toMatchObject({ isNew: false });
  expect(await enter({ ...input, comment: "Better" })).toMatchObject({ ok: true });
  const own = did([[3, 90]]);
  await stored(athlete.ctx, own);
  expect(await enter({ ...own, comment: "Changed" })).toMatchObject({ ok: false });
  expect(await rowOf(own.id)).toMatchObject({ comment: null, enteredBy: null });
});

test("what the athlete then changes is the athlete's, and sending it as it is leaves it the coach's", async () => {
  const { athlete, coach } = given;
  const input = did();
  await enter(input);
  await stored(athlete.ctx, input);
  expect((await rowOf(input.id))?.enteredBy).toBe(coach.user.id);
  await stored(athlete.ctx, { ...input, comment: "Not quite" });
  expect((await rowOf(input.id))?.enteredBy).toBeNull();
  expect(await enter(input)).toMatchObject({ ok: false });
});

describe("only", () => {
  test("for one's own clients, of programs that one's business gave them", async () => {
    const { coach, athlete } = given;
    const other = await coachingBusiness({ hasPaidAccess: true });
    await expect(enterCompletion(other.ctx, athlete.user.id, did())).rejects.toThrow(NotFound);
    await expect(enterCompletion(coach.ctx, newId(), did())).rejects.toThrow(NotFound);
    await expect(enterCompletion(coach.ctx, "x", did())).rejects.toThrow(NotFound);
    const { db } = coach.ctx;
    await db.insert(accountClients).values({ accountId: other.account.id, userId: athlete.user.id });
    const theirs = await givenSquats(other.ctx);
    await follow(other.ctx, theirs.programId, athlete.user.id);
    const input = didOf(theirs.programId, theirs.day, [[5, 100]]);
    await expect(enter(input)).rejects.toThrow(NotFound);
    expect(await enterCompletion(other.ctx, athlete.user.id, input)).toMatchObject({ ok: true });
  });

  test("while they are a client: it waits for the end of the relation, and is refused then", async () => {
    const letGo = await hold((tx) => tx`delete from account_clients where user_id = ${given.athlete.user.id}`);
    const late = Promise.allSettled([enter()]);
    await untilWaiting(1);
    await letGo();
    expect(await late).toEqual([{ status: "rejected", reason: expect.any(NotFound) }]);
  });

  test("by who coaches", async () => {
    const writer = await addUser(given.coach.account, { roles: ["PAR"] });
    await expect(enterCompletion(writer.ctx, given.athlete.user.id, did())).rejects.toThrow(Forbidden);
  });
});

test("a colleague's completion of the same account is no way for somebody else to theirs", async () => {
  const { coach, athlete, programId, day } = given;
  const colleague = await addUser(athlete.account, { roles: ["USR"] });
  await coach.ctx.db.insert(accountClients).values({ accountId: coach.account.id, userId: colleague.user.id });
  await follow(coach.ctx, programId, colleague.user.id);
  const input = did([[5, 100]]);
  await stored(athlete.ctx, input);
  const before = await resultsOfUser(athlete.ctx, athlete.user.id);
  expect(await storeCompletion(colleague.ctx, didOf(programId, day, [[1, 200]], { id: input.id }))).toEqual({
    ok: false,
    problems: { "": ["Another workout has this id."] },
  });
  expect(await resultsOfUser(athlete.ctx, athlete.user.id)).toEqual(before);
  const isTheirs = and(eq(completions.id, input.id), eq(completions.userId, athlete.user.id));
  expect(await athlete.ctx.db.$count(completions, isTheirs)).toBe(1);
});
