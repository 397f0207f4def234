import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { beforeEach, describe, expect, test } from "vitest";
import { Forbidden, NotFound } from "#app/domain/errors.ts";
import type { Role } from "#app/domain/policy/roles.ts";
import { removeClient } from "#app/features/clients/mutations.server.ts";
import { markCommentsRead } from "#app/features/comments/mutations.server.ts";
import { pageOfComments } from "#app/features/comments/page.server.ts";
import { commentedAbout, findComment, hasUnreadComments, listComments } from "#app/features/comments/queries.server.ts";
import { deleteCompletion, storeCompletion } from "#app/features/completions/mutations.server.ts";
import { pageOfOwn } from "#app/features/completions/page-queries.server.ts";
import { readDashboard } from "#app/features/dashboard/queries.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { accountClients } from "#db/schema/accounts.ts";
import { completionComments } from "#db/schema/completions.ts";
import { programAssignments } from "#db/schema/programs.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { addUser, coachingBusiness } from "#tests/support/people/factory.ts";
import { didOf, firstPage, follow, givenAthlete, givenSquats, stored } from "./completions/given.ts";

let given: Awaited<ReturnType<typeof givenAthlete>>;

beforeEach(async () => {
  given = await givenAthlete();
});

const all = { program: "", client: "", page: 1 };
const listed = async (ctx: Context, filters = {}) => (await listComments(ctx, { ...all, ...filters })).rows;

function say(comment: string | null, changes = {}) {
  const { athlete, programId, day } = given;
  return stored(
    athlete.ctx,
    didOf(
      programId,
      day,
      [
        [5, 100],
        [3, 105],
      ],
      { comment, ...changes },
    ),
  );
}

describe("a comment", () => {
  test("is read by the program's creator, with what was done beside what was prescribed", async () => {
    const { coach } = given;
    await say(null);
    const { id } = await say("Heavy today", { successfullyCompleted: false });
    const row = {
      id,
      fullName: "Luka Kovač",
      programName: "Texas Method",
      workout: "Squats, Day 1",
      doneOn: "02/03/2026",
      isEnteredByCoach: false,
    };
    expect(await listComments(coach.ctx, all)).toEqual({
      rows: [{ ...row, comment: "Heavy today", successfullyCompleted: false, isUnread: true }],
      total: 1,
    });
    const details = await findComment(coach.ctx, id);
    expect(details).toMatchObject({ ...row, volumeLoad: "815", volumeLoadInPounds: "1,796.77" });
    const [squat] = details.sets[0]?.exercises ?? [];
    expect(squat).toMatchObject({ name: "a Back squat", columns: ["Reps", "Weight (kg)"] });
    expect(squat?.rounds.map(({ cells }) => cells)).toEqual([
      [
        { prescribed: "5", done: "5" },
        { prescribed: "–", done: "100" },
      ],
      [
        { prescribed: "5", done: "3" },
        { prescribed: "–", done: "105" },
      ],
      [
        { prescribed: "5", done: "–" },
        { prescribed: "–", done: "–" },
      ],
    ]);
  });

  test("is unread until its reader marks it, and again when its words are changed", async () => {
    const { coach, athlete } = given;
    const { id } = await say("Heavy today");
    const admin = await coachingBusiness({ roles: ["ADM"] });
    expect(await markCommentsRead(admin.ctx, [id])).toEqual({ ok: true, hasUnread: false });
    expect([await hasUnreadComments(coach.ctx), await hasUnreadComments(admin.ctx)]).toEqual([true, false]);
    expect(await markCommentsRead(coach.ctx, [id, "nothing", newId()])).toEqual({ ok: true, hasUnread: false });
    expect((await listed(coach.ctx))[0]?.isUnread).toBe(false);
    await say("Heavy today", { id, successfullyCompleted: false });
    expect(await hasUnreadComments(coach.ctx)).toBe(false);
    await say("Too heavy", { id });
    expect(await hasUnreadComments(coach.ctx)).toBe(true);
    await say("", { id });
    expect(await listed(coach.ctx)).toEqual([]);
    await say("Heavy again", { id });
    await deleteCompletion(athlete.ctx, id);
    expect([await listed(coach.ctx), await hasUnreadComments(coach.ctx)]).toEqual([[], false]);
  });

  test("stands on the dashboard, the latest first, five at most", async () => {
    const { coach } = given;
    for (const hour of [1, 2, 3, 4, 5, 6]) await say(`At ${hour}`, { doneAt: `2026-03-02T0${hour}:00:00Z` });
    const { comments } = await readDashboard(coach.ctx, "UTC");
    expect(comments.map(({ comment }) => comment)).toEqual(["At 6", "At 5", "At 4", "At 3", "At 2"]);
    const page = await listComments(coach.ctx, all);
    expect([page.rows.length, page.total]).toEqual([6, 6]);
  });

  test("is found by its program and its client, in so many statements whatever their number", async () => {
    const { coach, programId, athlete } = given;
    await say("One");
    const second = await givenSquats(coach.ctx);
    await follow(coach.ctx, second.programId, athlete.user.id);
    const other = await stored(athlete.ctx, didOf(second.programId, second.day, [], { comment: "Two" }));
    const { queries } = await testDatabase();
    const before = queries.length;
    expect((await listed(coach.ctx, { program: second.programId })).map(({ id }) => id)).toEqual([other.id]);
    expect(await listed(coach.ctx, { client: athlete.user.id })).toHaveLength(2);
    expect(await listed(coach.ctx, { client: newId() })).toEqual([]);
    expect(queries.length - before).toBe(6);
    const { programs, clients } = await commentedAbout(coach.ctx);
    expect(programs.map(({ id }) => id).sort()).toEqual([programId, second.programId].sort());
    expect(clients).toEqual([{ id: athlete.user.id, name: "Luka Kovač" }]);
  });
});

test("no list reads what was done in each workout, neither a page's nor the API's", async () => {
  const { coach, athlete } = given;
  await say("One");
  const { queries } = await testDatabase();
  const before = queries.length;
  await listComments(coach.ctx, all);
  await commentedAbout(coach.ctx);
  const { rows } = await pageOfComments(coach.ctx, { ...firstPage, userId: null });
  expect(rows).toMatchObject([{ fullName: "Luka Kovač", comment: "One", isRead: false }]);
  expect((await pageOfOwn(athlete.ctx, firstPage)).rows).toMatchObject([{ comment: "One" }]);
  const asked = queries.slice(before);
  expect(asked.filter((query) => query.includes('"document"'))).toEqual([]);
  await findComment(coach.ctx, rows[0]?.id ?? "");
  expect(queries.slice(before + asked.length).some((query) => query.includes('"document"'))).toBe(true);
});

describe("whose", () => {
  test("of a client of two businesses both see what they gave, and neither the other's", async () => {
    const { coach, athlete } = given;
    const second = await coachingBusiness({ hasPaidAccess: true });
    await coach.ctx.db.insert(accountClients).values({ accountId: second.account.id, userId: athlete.user.id });
    const theirs = await givenSquats(second.ctx);
    await follow(second.ctx, theirs.programId, athlete.user.id);
    await say("To the first");
    await stored(athlete.ctx, didOf(theirs.programId, theirs.day, [], { comment: "To the second" }));
    expect((await listed(coach.ctx)).map(({ comment }) => comment)).toEqual(["To the first"]);
    expect((await listed(second.ctx)).map(({ comment }) => comment)).toEqual(["To the second"]);
  });

  test("of a bought program it speaks to who gave it; to two where two did, and administrators list it once", async () => {
    const { coach, athlete, programId } = given;
    const buyer = await coachingBusiness({ hasPaidAccess: true });
    const { db } = coach.ctx;
    await db.insert(accountClients).values({ accountId: buyer.account.id, userId: athlete.user.id });
    const dates = { assignDate: "2026-03-02", startDate: "2026-03-02" };
    const whose = { accountId: buyer.account.id, assignerId: buyer.user.id, assigneeId: athlete.user.id };
    await db.insert(programAssignments).values({ ...whose, ...dates, programAccountId: coach.account.id, programId });
    const { id } = await say("To both");
    expect([(await listed(coach.ctx)).length, (await listed(buyer.ctx)).length]).toEqual([1, 1]);
    await markCommentsRead(buyer.ctx, [id]);
    expect([await hasUnreadComments(coach.ctx), await hasUnreadComments(buyer.ctx)]).toEqual([true, false]);
    const admin = await coachingBusiness({ roles: ["ADM"] });
    const seen = await listed(admin.ctx);
    expect(seen.filter((row) => row.id === id)).toHaveLength(1);
  });

  test.each([[["TRN"]], [["PAR"]], [["USR"]]] as Role[][][])(
    "is none of a colleague's with %j, nor of strangers",
    async (roles) => {
      const { coach } = given;
      const { id } = await say("Between us");
      const colleague = await addUser(coach.account, { roles });
      const stranger = await coachingBusiness();
      for (const { ctx } of [colleague, stranger]) {
        expect(await listed(ctx)).toEqual([]);
        await expect(findComment(ctx, id)).rejects.toThrow(NotFound);
      }
      if (roles.includes("USR")) await expect(markCommentsRead(colleague.ctx, [id])).rejects.toThrow(Forbidden);
      else await markCommentsRead(colleague.ctx, [id]);
      expect(await hasUnreadComments(coach.ctx)).toBe(true);
    },
  );

  test("nobody's once the relation has ended; the completion stays the athlete's", async () => {
    const { coach, athlete, programId, day } = given;
    const second = await coachingBusiness({ hasPaidAccess: true });
    await coach.ctx.db.insert(accountClients).values({ accountId: second.account.id, userId: athlete.user.id });
    const { id } = await say("Before we part");
    await removeClient(coach.ctx, athlete.user.id);
    expect([await listed(coach.ctx), await hasUnreadComments(coach.ctx)]).toEqual([[], false]);
    await expect(findComment(coach.ctx, id)).rejects.toThrow(NotFound);
    // why: it may still be put right, and is the coach's to read no longer
    const changed = didOf(programId, day, [[5, 90]], { id, comment: "After we parted" });
    expect(await storeCompletion(athlete.ctx, changed)).toMatchObject({ ok: true });
    const left = await coach.ctx.db.select().from(completionComments).where(eq(completionComments.completionId, id));
    expect(left).toEqual([]);
  });
});
