import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { afterEach, expect, test } from "vitest";
import { NotFound } from "#app/domain/errors.ts";
import { listClients } from "#app/features/clients/list.server.ts";
import type { ClientQuery } from "#app/features/clients/list.ts";
import { removeClient } from "#app/features/clients/mutations.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { openSessions, startSession } from "#app/services/sessions.server.ts";
import { invites } from "#db/schema/access.ts";
import { accountClients, sessions, userEmails, users } from "#db/schema/accounts.ts";
import { clientGroupMembers } from "#db/schema/groups.ts";
import { programAssignments, workouts } from "#db/schema/programs.ts";
import { bodyMeasures } from "#db/schema/records.ts";
import { hold, letAllGo, untilWaiting } from "#tests/support/database/barrier.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { addUser, coachingBusiness } from "#tests/support/people/factory.ts";
import { makeClient, makeGroup, makeInvite, makeProgram } from "#tests/support/things.ts";
import { givenClient } from "./given.ts";

const everybody: ClientQuery = { search: "", show: "", program: "", group: "", sort: "name", page: 1 };

afterEach(letAllGo);

async function found(ctx: Context, query: Partial<ClientQuery>) {
  const { rows, total } = await listClients(ctx, { ...everybody, ...query });
  return { who: rows.map((row) => (row.kind === "client" ? row.fullName : row.email)), total };
}

async function follow(ctx: Context, userId: string, startDate = "2026-03-02") {
  const { accountId, userId: assignerId } = ctx.actor;
  const programId = await makeProgram({ accountId, id: assignerId });
  const assigned = {
    accountId,
    programAccountId: accountId,
    programId,
    assigneeId: userId,
    assignerId,
    assignDate: startDate,
    startDate,
  };
  await ctx.db.insert(programAssignments).values(assigned);
  return programId;
}

test("the list has the business's clients and open invitations, by name, and what they follow", async () => {
  const { ctx, user } = await coachingBusiness();
  const id = await givenClient(ctx, { lastName: "Zec" });
  await givenClient(ctx, { lastName: "Šarić" });
  const email = `${await makeInvite(user)}@invites.test`;
  const accepted = await makeInvite(user);
  await ctx.db.update(invites).set({ acceptedOn: ctx.now, status: "accepted" }).where(eq(invites.id, accepted));
  const programId = await follow(ctx, id);
  expect(await found(ctx, {})).toEqual({ who: [email, "Luka Šarić", "Luka Zec"], total: 3 });
  const { rows } = await listClients(ctx, everybody);
  expect(rows[0]).toMatchObject({ kind: "invite", as: ["client"], isActivated: false, programs: [] });
  expect(rows[2]).toMatchObject({ kind: "client", isActivated: true, programs: [{ name: `Program ${programId}` }] });
});

test("those with a workout today, and those without a program, are found; the invited are neither", async () => {
  const { ctx, user } = await coachingBusiness();
  const clients = [
    await givenClient(ctx, { lastName: "Byday" }),
    await givenClient(ctx, { lastName: "Bydate" }),
  ] as const;
  await givenClient(ctx, { lastName: "Idle" });
  const resting = await givenClient(ctx, { lastName: "Resting" });
  await makeInvite(user);
  const day = { day: 1, date: null, restDay: false };
  await write(ctx, await follow(ctx, clients[0]), day);
  await write(ctx, await follow(ctx, clients[1]), { ...day, day: null, date: "2026-03-02" });
  await write(ctx, await follow(ctx, resting), { ...day, restDay: true });
  const tomorrow = { ...ctx, now: new Date(ctx.now.getTime() + 24 * 60 * 60 * 1000) };
  expect(await found(ctx, { program: "today" })).toEqual({ who: ["Luka Bydate", "Luka Byday"], total: 2 });
  expect(await found(tomorrow, { program: "today" })).toEqual({ who: [], total: 0 });
  expect(await found(ctx, { program: "none" })).toEqual({ who: ["Luka Idle"], total: 1 });
});

type Day = { day: number | null; date: string | null; restDay: boolean };

async function write({ db, actor, now }: Context, programId: string, day: Day) {
  const { accountId, userId: updatedBy } = actor;
  const saved = { document: {}, version: 1, saveId: newId(), updatedBy, updatedAt: now };
  await db.insert(workouts).values({ accountId, programId, id: newId(), ...day, ...saved });
}

test("a search looks into names and e-mails, whatever their case and accents", async () => {
  const { ctx, user } = await coachingBusiness();
  await givenClient(ctx, { lastName: "Šarić" });
  await givenClient(ctx, { lastName: "Zec" });
  const invitedId = await makeInvite(user);
  for (const search of ["saric", "LUKA Š", "ka sar"]) {
    expect(await found(ctx, { search })).toEqual({ who: ["Luka Šarić"], total: 1 });
  }
  expect((await found(ctx, { search: "EXAMPLE.test" })).total).toBe(2);
  expect((await found(ctx, { search: invitedId.slice(-12) })).who).toEqual([`${invitedId}@invites.test`]);
  expect((await found(ctx, { show: "clients" })).who).toEqual(["Luka Šarić", "Luka Zec"]);
  expect((await found(ctx, { show: "invites" })).total).toBe(1);
  expect(await found(ctx, { search: "luka", show: "invites" })).toEqual({ who: [], total: 0 });
});

test("24 are on a page, and as many queries are asked for them as for none", async () => {
  const { ctx, user } = await coachingBusiness();
  const { queries } = await testDatabase();
  const cost = async (page: number) => {
    const before = queries.length;
    const { rows, total } = await listClients(ctx, { ...everybody, page });
    return { rows: rows.length, total, queries: queries.length - before };
  };
  expect(await cost(1)).toEqual({ rows: 0, total: 0, queries: 2 });
  for (let count = 0; count < 20; count++) await makeClient(user);
  for (let count = 0; count < 10; count++) await makeInvite(user);
  expect(await cost(1)).toEqual({ rows: 24, total: 30, queries: 5 });
  expect(await cost(2)).toMatchObject({ rows: 6, total: 30 });
});

test("a coach sees the own business's, an administrator everybody's, each person once", async () => {
  const [mine, theirs, admin] = await Promise.all([
    coachingBusiness(),
    coachingBusiness(),
    coachingBusiness({ roles: ["ADM"] }),
  ]);
  const shared = await makeClient(mine.user);
  await theirs.ctx.db.insert(accountClients).values({ accountId: theirs.account.id, userId: shared });
  const invitedId = await makeInvite(theirs.user);
  expect((await found(mine.ctx, {})).total).toBe(1);
  expect((await found(theirs.ctx, {})).total).toBe(2);
  const both = await Promise.all([shared, invitedId].map((search) => found(admin.ctx, { search })));
  expect(both.map(({ total }) => total)).toEqual([1, 1]);
  const writer = await coachingBusiness({ roles: ["PAR", "WRT"] });
  expect((await found(writer.ctx, {})).total).toBe(0);
});

test("an app-only client of nobody else is erased with all that is stored about them", async () => {
  const { ctx, user } = await coachingBusiness();
  const { db } = ctx;
  const id = await makeClient(user);
  const accountId = user.accountId;
  const groupId = await makeGroup(user);
  await db.insert(clientGroupMembers).values({ accountId, groupId, userId: id });
  await follow(ctx, id);
  const [home] = await db.select({ accountId: users.accountId }).from(users).where(eq(users.id, id));
  await startSession(openSessions(db, "a secret"), { id, accountId: home?.accountId ?? "" }, ctx.now);
  const measured = { measuredOn: "2026-03-02", bodyWeight: 80, source: "coach" as const, enteredBy: user.id };
  await db
    .insert(bodyMeasures)
    .values({ accountId: home?.accountId ?? "", id: newId(), userId: id, ...measured, enteredAt: ctx.now });
  expect(await removeClient(ctx, id)).toMatchObject({ ok: true, fullName: expect.any(String) });
  const left = [
    await db.$count(accountClients, eq(accountClients.userId, id)),
    await db.$count(clientGroupMembers, eq(clientGroupMembers.userId, id)),
    await db.$count(programAssignments, eq(programAssignments.assigneeId, id)),
    await db.$count(bodyMeasures, eq(bodyMeasures.userId, id)),
    await db.$count(users, eq(users.id, id)),
    await db.$count(userEmails, eq(userEmails.userId, id)),
    await db.$count(sessions, eq(sessions.userId, id)),
  ];
  // why: ending the coaching erases nobody
  expect(left).toEqual([0, 0, 0, 1, 1, 1, 1]);
  await expect(removeClient(ctx, id)).rejects.toThrow(NotFound);
});

test("a client of another business too, and one who works on the web, only stop being this one's", async () => {
  const [mine, theirs] = [await coachingBusiness(), await coachingBusiness()];
  const { db } = mine.ctx;
  const shared = await makeClient(mine.user);
  await db.insert(accountClients).values({ accountId: theirs.account.id, userId: shared });
  const [kept, ended] = [await follow(theirs.ctx, shared), await follow(mine.ctx, shared)];
  expect(await removeClient(mine.ctx, shared)).toMatchObject({ ok: true });
  expect(await db.$count(users, eq(users.id, shared))).toBe(1);
  expect(await db.$count(programAssignments, eq(programAssignments.programId, kept))).toBe(1);
  expect(await db.$count(programAssignments, eq(programAssignments.programId, ended))).toBe(0);

  const guest = await addUser(theirs.account);
  await givenClient(mine.ctx, { userId: guest.user.id });
  await removeClient(mine.ctx, guest.user.id);
  expect(await db.$count(users, eq(users.id, guest.user.id))).toBe(1);
});

test("another business's client is not found, and stays", async () => {
  const [mine, theirs] = [await coachingBusiness(), await coachingBusiness()];
  const id = await makeClient(theirs.user);
  await expect(removeClient(mine.ctx, id)).rejects.toThrow(NotFound);
  expect(await mine.ctx.db.$count(accountClients, eq(accountClients.userId, id))).toBe(1);
});

test("of two businesses that end their relations at once neither erases the person", async () => {
  const [mine, theirs] = [await coachingBusiness(), await coachingBusiness()];
  const { db } = mine.ctx;
  const shared = await makeClient(mine.user);
  await db.insert(accountClients).values({ accountId: theirs.account.id, userId: shared });
  const letGo = await hold((tx) => tx`select 1 from account_clients where user_id = ${shared} for update`);
  const both = [removeClient(mine.ctx, shared), removeClient(theirs.ctx, shared)];
  await untilWaiting(2);
  await letGo();
  await Promise.all(both);
  expect(await db.$count(users, eq(users.id, shared))).toBe(1);
  expect(await db.$count(accountClients, eq(accountClients.userId, shared))).toBe(0);
});
