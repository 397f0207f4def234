import { and, eq, sql } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { NotFound } from "#app/domain/errors.ts";
import { deleteCompletion, storeCompletion, updateCompletion } from "#app/features/completions/mutations.server.ts";
import { ownForApi } from "#app/features/completions/page-queries.server.ts";
import { completionComments } from "#db/schema/completions.ts";
import { programAssignments } from "#db/schema/programs.ts";
import { hold, letAllGo, untilWaiting } from "#tests/support/database/barrier.ts";
import { coachingBusiness } from "#tests/support/people/factory.ts";
import { recordsBesideResults } from "#tests/support/training/records-beside-results.ts";
import { didOf, givenAthlete, givenSquats, type Rounds, recordOfUser, resultsOfUser, stored } from "./given.ts";

let given: Awaited<ReturnType<typeof givenAthlete>>;

beforeEach(async () => {
  given = await givenAthlete();
});

afterEach(letAllGo);

const did = (rounds: Rounds, changes = {}) => didOf(given.programId, given.day, rounds, changes);
const own = () => resultsOfUser(given.athlete.ctx, given.athlete.user.id);
const record = (category?: "reps" | "weight") => recordOfUser(given.athlete.ctx, given.athlete.user.id, category);

describe("whose", () => {
  test("a program that the athlete was not given, or holds no more, does not exist for them", async () => {
    const { coach, athlete, programId, day } = given;
    const other = await givenSquats(coach.ctx);
    const send = (...of: Parameters<typeof didOf>) => storeCompletion(athlete.ctx, didOf(...of));
    await expect(send(other.programId, other.day, [[5, 100]])).rejects.toThrow(NotFound);
    await expect(send(newId(), day, [[5, 100]])).rejects.toThrow(NotFound);
    expect(await send(programId, other.day, [[5, 100]])).toMatchObject({ ok: false });
    const kept = await stored(athlete.ctx, did([[5, 100]]));
    await coach.ctx.db.delete(programAssignments).where(eq(programAssignments.assigneeId, athlete.user.id));
    await expect(send(programId, day, [[5, 100]])).rejects.toThrow(NotFound);
    // why: what is done stays theirs to put right
    expect(await stored(athlete.ctx, did([[3, 100]], { id: kept.id }))).toMatchObject({ isNew: false });
  });

  test("somebody else's completion is none of mine, and its id is no way to it", async () => {
    const { athlete, coach } = given;
    const input = did([[5, 100]], { comment: "Mine" });
    const { id } = await stored(athlete.ctx, input);
    const other = await givenAthlete();
    const theirs = didOf(other.programId, other.day, [[5, 50]], { id });
    await expect(updateCompletion(other.athlete.ctx, theirs)).rejects.toThrow(NotFound);
    await expect(deleteCompletion(other.athlete.ctx, id)).rejects.toThrow(NotFound);
    await expect(ownForApi(coach.ctx, id)).rejects.toThrow(NotFound);
    const colleague = { ...athlete.ctx, actor: { ...athlete.ctx.actor, userId: other.athlete.user.id } };
    await expect(deleteCompletion(colleague, id)).rejects.toThrow(NotFound);
    expect((await ownForApi(athlete.ctx, id)).row.comment).toBe("Mine");
  });

  test("a comment under an id that another athlete of the coach has is refused, and nothing of it is stored", async () => {
    const { athlete, coach, programId } = given;
    const { id } = await stored(athlete.ctx, did([[5, 100]], { comment: "Mine" }));
    const second = await coachingBusiness({ roles: ["USR"] });
    await coach.ctx.db.execute(sql`insert into account_clients values (${coach.account.id}, ${second.user.id}, now())`);
    const assigned = {
      accountId: coach.account.id,
      programAccountId: coach.account.id,
      programId,
      assignerId: coach.user.id,
    };
    await coach.ctx.db
      .insert(programAssignments)
      .values({ ...assigned, assigneeId: second.user.id, assignDate: "2026-03-02", startDate: "2026-03-02" });
    expect(await storeCompletion(second.ctx, did([[1, 200]], { id, comment: "Theirs" }))).toMatchObject({ ok: false });
    expect(await resultsOfUser(second.ctx, second.user.id)).toEqual([]);
    const comments = await coach.ctx.db
      .select()
      .from(completionComments)
      .where(and(eq(completionComments.completionId, id)));
    expect(comments).toMatchObject([{ athleteId: athlete.user.id, readerId: coach.user.id }]);
  });

  test("a workout of the days to come is refused", async () => {
    const late = await storeCompletion(given.athlete.ctx, did([[5, 100]], { doneAt: "2026-03-05T08:00:00Z" }));
    expect(late).toEqual({ ok: false, problems: { "": ["This workout is in the future."] } });
  });
});

describe("two at once", () => {
  test("of an athlete wait for each other, and lose no record", async () => {
    const { athlete } = given;
    const letGo = await hold((tx) => tx`select 1 from users where id = ${athlete.user.id} for update`);
    const both = [did([[1, 120]]), did([[5, 110]])].map((input) => storeCompletion(athlete.ctx, input));
    await untilWaiting(2);
    await letGo();
    await Promise.all(both);
    expect(await record()).toMatchObject({ allTimeReal: 120, allTimeCalculated: 110 * (1 + 5 / 30) });
    const { stand, should } = await recordsBesideResults(athlete.ctx.db);
    expect(stand).toEqual(should);
  });

  test("with the same id store one", async () => {
    const { athlete } = given;
    const input = did([[1, 120]], { comment: "Twice" });
    const letGo = await hold((tx) => tx`select 1 from users where id = ${athlete.user.id} for update`);
    const both = [input, input].map((one) => storeCompletion(athlete.ctx, one));
    await untilWaiting(2);
    await letGo();
    expect((await Promise.all(both)).map((result) => result.ok && result.isNew).sort()).toEqual([false, true]);
    expect(await own()).toHaveLength(2);
  });

  test("a completion waits for the end of the relation, and is refused then", async () => {
    const { athlete } = given;
    const letGo = await hold((tx) => tx`delete from account_clients where user_id = ${athlete.user.id}`);
    const late = Promise.allSettled([storeCompletion(athlete.ctx, did([[1, 120]]))]);
    await untilWaiting(1);
    await letGo();
    expect(await late).toEqual([{ status: "rejected", reason: expect.any(NotFound) }]);
  });
});
