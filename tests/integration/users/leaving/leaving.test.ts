import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { afterEach, expect, test } from "vitest";
import { NotFound } from "#app/domain/errors.ts";
import type { Role } from "#app/domain/policy/roles.ts";
import { assignPicked } from "#app/features/assignments/mutations.server.ts";
import { acceptInvitation } from "#app/features/coaching/mutations.server.ts";
import { leave } from "#app/features/leaving/mutations.server.ts";
import { previewLeaving } from "#app/features/leaving/queries.server.ts";
import { lastAdministrator } from "#app/features/leaving/words.ts";
import { createNote } from "#app/features/notes/mutations.server.ts";
import { listNotes } from "#app/features/notes/queries.server.ts";
import { createPost } from "#app/features/posts/mutations.server.ts";
import { findPost } from "#app/features/posts/queries.server.ts";
import { findProgram } from "#app/features/programs/queries.server.ts";
import { enterMaximum } from "#app/features/records/mutations.server.ts";
import { deleteUser } from "#app/features/users/administration/delete.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { hashPassword } from "#app/services/passwords.server.ts";
import { openLimits } from "#app/services/rate-limits.server.ts";
import { accountClients, accounts, userRoles, users } from "#db/schema/accounts.ts";
import { exercises } from "#db/schema/exercises.ts";
import { clientGroups } from "#db/schema/groups.ts";
import { clientImports } from "#db/schema/imports.ts";
import { mails } from "#db/schema/mails.ts";
import { programAssignments, programs, workoutExercises, workouts } from "#db/schema/programs.ts";
import { records } from "#db/schema/records.ts";
import { invited, mailsTo } from "#tests/integration/clients/coaching-given.ts";
import { givenClient } from "#tests/integration/clients/given.ts";
import { selling } from "#tests/integration/payments/subscriptions/life-given.ts";
import { givenProgram } from "#tests/integration/programs/given.ts";
import { plainDay, saveDays } from "#tests/integration/workouts/given.ts";
import { hold, letAllGo, untilWaiting } from "#tests/support/database/barrier.ts";
import { addUser, coachingBusiness } from "#tests/support/people/factory.ts";
import { makeGroup, makeImport, makeInvite } from "#tests/support/things.ts";
import { givenExercise } from "#tests/support/training/exercises.ts";
import { givenFolder } from "./given.ts";

const password = "correct horse battery";

afterEach(letAllGo);

const coach = (more: { roles?: Role[]; firstName?: string } = {}) =>
  coachingBusiness({ password, hasPaidAccess: true, ...more });
const go = (ctx: Context, typed = password) => leave(ctx, openLimits(ctx.db), typed, selling);

async function isThere({ db, actor }: Context) {
  return (await db.$count(users, eq(users.id, actor.userId))) === 1;
}

/** A program with a day, which a client of the actor follows. */
async function givenFollowed(ctx: Context, name = "Followed") {
  const programId = await givenProgram(ctx, { name, folderId: await givenFolder(ctx) });
  await saveDays(ctx, programId, [plainDay(programId, "1", "Squat day")]);
  const clientId = await givenClient(ctx);
  await assignPicked(ctx, programId, { pick: clientId, startDate: "2026-03-02" });
  return { programId, clientId };
}

test("whoever leaves gives their password, and is asked to wait after 5 wrong ones", async () => {
  const { ctx } = await coach();
  for (let tries = 0; tries < 5; tries++) {
    expect(await go(ctx, "wrong")).toEqual({ ok: false, problems: { password: ["That is not your password"] } });
  }
  expect(await go(ctx)).toMatchObject({ ok: false, retryAfter: expect.any(Number) });
  expect(await isThere(ctx)).toBe(true);
});

test("programs that clients follow stay readable, off the store and without history; the others go", async () => {
  const { ctx } = await coach({ roles: ["TRN", "PAR"] });
  const { programId, clientId } = await givenFollowed(ctx);
  const unread = await givenProgram(ctx, { name: "Nobody's", folderId: await givenFolder(ctx) });
  await ctx.db.update(programs).set({ status: 3, priceCents: 900, feedback: "Nice" }).where(eq(programs.id, programId));
  expect(await previewLeaving(ctx)).toMatchObject({
    followedPrograms: 1,
    otherPrograms: 1,
    clients: 1,
    isCoach: true,
  });
  const athlete = { ...ctx, actor: { ...ctx.actor, roles: ["USR" as const] } };
  expect((await previewLeaving(athlete)).isCoach).toBe(false);
  expect(await go(ctx)).toEqual({ ok: true });

  const left = await ctx.db.select().from(programs).where(eq(programs.accountId, ctx.actor.accountId));
  expect(left).toMatchObject([
    { id: programId, name: "Followed", status: 1, priceCents: null, feedback: "", folderId: null, position: null },
  ]);
  expect(left.some(({ id }) => id === unread)).toBe(false);
  expect(await ctx.db.$count(workouts, eq(workouts.programId, programId))).toBe(1);
  const followers = await ctx.db.select().from(programAssignments).where(eq(programAssignments.programId, programId));
  expect(followers.map(({ assigneeId }) => assigneeId)).toEqual([clientId]);
  const admin = await coachingBusiness({ roles: ["ADM"] });
  expect((await findProgram(admin.ctx, programId)).creatorName).toBe("Deleted user");
});

test("the last of a business ends it: its clients are coached by nobody, and keep what is theirs", async () => {
  const { ctx, user, account } = await coach();
  const { db } = ctx;
  const { programId, clientId } = await givenFollowed(ctx);
  const [used, recorded, unused] = [
    await givenExercise(ctx, { name: "Used" }),
    await givenExercise(ctx, { name: "Recorded" }),
    await givenExercise(ctx, { name: "Unused" }),
  ];
  const above = await givenExercise(ctx, { name: "Above" });
  await db
    .update(exercises)
    .set({ superiorExerciseId: above, superiorExercisePercentage: 50 })
    .where(eq(exercises.id, recorded));
  const quantity = { exerciseId: recorded, category: "weight" } as const;
  const entered = { id: newId(), value: 100, unit: "kilograms", on: "2026-02-10" } as const;
  await enterMaximum(ctx, { accountId: account.id, userId: clientId }, quantity, entered);

  const [day] = await db.select().from(workouts).where(eq(workouts.programId, programId));
  await db
    .insert(workoutExercises)
    .values({ accountId: account.id, programId, workoutId: day?.id ?? "", exerciseId: used });
  await makeGroup(user);
  await makeInvite(user);
  expect(await go(ctx)).toEqual({ ok: true });

  expect(await db.$count(users, eq(users.id, clientId))).toBe(1);
  expect(await db.$count(records, eq(records.userId, clientId))).toBe(1);
  expect(await db.$count(accountClients, eq(accountClients.accountId, account.id))).toBe(0);
  expect(await db.$count(clientGroups, eq(clientGroups.accountId, account.id))).toBe(0);
  const names = await db.select({ name: exercises.name }).from(exercises).where(eq(exercises.accountId, account.id));
  expect(names.map(({ name }) => name).sort()).toEqual(["Above", "Recorded", "Used"]);
  expect(names).not.toContain(unused);
  const [business] = await db.select().from(accounts).where(eq(accounts.id, account.id));
  expect(business?.name).toBe("Deleted user");
});

test("clients are told by mail that the business ended, and earlier mails about its coaching name it no more", async () => {
  const { coach: leaver, athlete, id } = await invited();
  const { db } = leaver.ctx;
  await acceptInvitation(athlete.ctx, id, "client");
  await db
    .update(users)
    .set({ passwordHash: await hashPassword(password) })
    .where(eq(users.id, leaver.user.id));
  expect(await go(leaver.ctx)).toEqual({ ok: true });

  const told = await db.select().from(mails).where(eq(mails.recipient, athlete.user.email)).orderBy(mails.id);
  expect(told.map(({ kind, accountId, content }) => ({ kind, accountId, content }))).toEqual([
    { kind: "coachingBegan", accountId: athlete.user.accountId, content: { firstName: "Luka", businessName: "" } },
    {
      kind: "coachingEnded",
      accountId: athlete.user.accountId,
      content: { firstName: "Luka", businessName: leaver.account.name, endedBy: "left" },
    },
  ]);
});

test("an administrator who erases the last of a business has its clients told too", async () => {
  const { ctx, user } = await coach();
  const clientId = await givenClient(ctx);
  const { ctx: admin } = await coachingBusiness({ roles: ["ADM"] });
  expect(await deleteUser(admin, user.id)).toMatchObject({ ok: true });
  const [client] = await ctx.db.select({ email: users.email }).from(users).where(eq(users.id, clientId));
  expect(await mailsTo(ctx, client?.email ?? "")).toEqual([{ kind: "coachingEnded", endedBy: "left" }]);
});

test("colleagues go on with the business, its clients, groups and exercises", async () => {
  const { ctx, user, account } = await coach({ firstName: "Founder" });
  const { db } = ctx;
  await db.update(accounts).set({ name: "Founder Kovač" }).where(eq(accounts.id, account.id));
  const colleague = await addUser(account, { firstName: "Heir" });
  const { clientId } = await givenFollowed(ctx);
  await givenExercise(ctx, { name: "Shared" });
  await makeGroup(user);
  await createNote(ctx, clientId, newId(), { text: "Sore left knee", notedOn: "2026-03-02" });
  const uploads = [await makeImport(user), await makeImport(colleague.user)];
  expect((await previewLeaving(ctx)).clients).toBeNull();
  expect(await go(ctx)).toEqual({ ok: true });
  expect(await isThere(colleague.ctx)).toBe(true);
  expect(await db.$count(accountClients, eq(accountClients.userId, clientId))).toBe(1);
  expect(await db.$count(clientGroups, eq(clientGroups.accountId, account.id))).toBe(1);
  expect(await listNotes(colleague.ctx, clientId)).toMatchObject([{ text: "Sore left knee", author: null }]);
  const imports = await db.select().from(clientImports).where(eq(clientImports.accountId, account.id));
  expect(imports.map(({ id }) => id)).toEqual(uploads.slice(1));
  expect(await db.$count(exercises, eq(exercises.accountId, account.id))).toBe(1);
  const [business] = await db.select().from(accounts).where(eq(accounts.id, account.id));
  expect(business?.name).toBe("Heir Kovač");
});

test("of the last two who leave at once the second ends the business", async () => {
  const { ctx, user, account } = await coach();
  const colleague = await addUser(account, { password });
  await makeGroup(user);
  const letGo = await hold((tx) => tx`select 1 from accounts where id = ${account.id} for update`);
  const both = [go(ctx), go(colleague.ctx)];
  await untilWaiting(2);
  await letGo();
  expect(await Promise.all(both)).toEqual([{ ok: true }, { ok: true }]);
  expect(await ctx.db.$count(clientGroups, eq(clientGroups.accountId, account.id))).toBe(0);
});

test("posts stay for their readers, by a deleted user", async () => {
  const { ctx } = await coach({ roles: ["PAR", "WRT"] });
  const id = newId();
  const video = "https://www.youtube.com/watch?v=dQw4w9WgXcQ";
  const post = {
    title: "Sleep first",
    description: "",
    categories: ["recovery" as const],
    videoUrl: video,
    imageId: null,
  };
  await createPost(ctx, id, post);
  await go(ctx);
  const reader = await coachingBusiness({ roles: ["PAR", "WRT"] });
  expect(await findPost(reader.ctx, id)).toMatchObject({ title: "Sleep first", creatorName: "Deleted user" });
});

test("a client who is entered for while they leave is gone, and nothing of them is stored", async () => {
  const mine = await coach();
  const guest = await coach();
  await givenClient(mine.ctx, { userId: guest.user.id });
  const exerciseId = await givenExercise(mine.ctx);
  const letGo = await hold((tx) => tx`select 1 from users where id = ${guest.user.id} for update`);
  const leaving = go(guest.ctx);
  await untilWaiting(1);
  const target = { accountId: mine.account.id, userId: guest.user.id };
  const entered = { id: newId(), value: 100, unit: "kilograms", on: "2026-02-10" } as const;
  const late = enterMaximum(mine.ctx, target, { exerciseId, category: "weight" }, entered);
  const outcome = expect(late).rejects.toThrow(NotFound);
  await untilWaiting(2);
  await letGo();
  expect(await leaving).toEqual({ ok: true });
  await outcome;
  expect(await mine.ctx.db.$count(records, eq(records.userId, guest.user.id))).toBe(0);
});

test("the last system administrator stays, also when the last two leave at once", async () => {
  const [first, second] = [await coach({ roles: ["SYS"] }), await coach({ roles: ["SYS"] })];
  const { db } = first.ctx;
  const letGo = await hold((tx) => tx`select 1 from user_roles where role = 'SYS' for update`);
  const both = [go(first.ctx), go(second.ctx)];
  await untilWaiting(2);
  await letGo();
  const outcomes = await Promise.all(both);
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  expect(outcomes).toContainEqual({ ok: false, problems: { "": [lastAdministrator] } });
  expect(await db.$count(userRoles, eq(userRoles.role, "SYS"))).toBe(1);
  const stays = (await isThere(first.ctx)) ? first : second;
  expect((await previewLeaving(stays.ctx)).isLastAdministrator).toBe(true);
});
