import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { Forbidden, NotFound } from "#app/domain/errors.ts";
import {
  assignPicked,
  deleteAssignment,
  mergeAssignments,
  updateAssignment,
} from "#app/features/assignments/mutations.server.ts";
import { clientsToAssign, findAssignment, listAssignments } from "#app/features/assignments/queries.server.ts";
import { deleteProgram } from "#app/features/programs/mutations.server.ts";
import { durationLock, findProgram } from "#app/features/programs/queries.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { accountClients, users } from "#db/schema/accounts.ts";
import { programAssignments } from "#db/schema/programs.ts";
import { addUser, at, coachingBusiness } from "#tests/support/people/factory.ts";
import { fourWeeks, givenProgram, givenWorkout } from "./given.ts";

const startDate = "2026-03-02";

async function business() {
  const { ctx, account } = await coachingBusiness({ hasPaidAccess: true });
  const ana = await givenClient(account, "Ana", "Šarić");
  const luka = await givenClient(account, "Luka", "Kovač");
  return { ctx, account, ana, luka, id: await givenProgram(ctx) };
}

/** A client of the account, at home in `home`: a guest where that is another one. */
async function givenClient(account: { id: string }, firstName: string, lastName: string, home = account) {
  const { user, ctx } = await addUser(home, { roles: ["USR"], firstName, lastName });
  await ctx.db.insert(accountClients).values({ accountId: account.id, userId: user.id });
  return user.id;
}

function assignClient(ctx: Context, id: string, { clientId, startDate }: { clientId: string; startDate: string }) {
  return assignPicked(ctx, id, { pick: clientId, startDate });
}

async function followers(ctx: Context, id: string) {
  return (await listAssignments(ctx, await findProgram(ctx, id))).map((one) => [one.fullName, one.startDate]);
}

async function choices(ctx: Context, id: string, search = "") {
  const { clients } = await clientsToAssign(ctx, await findProgram(ctx, id), search);
  return clients.map(({ fullName }) => fullName);
}

test("a client is assigned once, from a day on, and is no longer to choose from", async () => {
  const { ctx, id, ana, luka } = await business();
  expect(await choices(ctx, id)).toEqual(["Ana Šarić", "Luka Kovač"]);
  const assigned = await assignClient(ctx, id, { clientId: ana, startDate: "2026-04-06" });
  expect(assigned).toMatchObject({ ok: true, assignments: [{ clientId: ana, assignDate: "2026-03-02" }] });
  expect(await choices(ctx, id)).toEqual(["Luka Kovač"]);
  await assignClient(ctx, id, { clientId: luka, startDate });
  expect(await followers(ctx, id)).toEqual([
    ["Ana Šarić", "2026-04-06"],
    ["Luka Kovač", "2026-03-02"],
  ]);
  expect(await choices(ctx, id)).toEqual([]);
});

test("the same form sent twice, also at once, adds once; another day for the same client is refused", async () => {
  const { ctx, id, ana } = await business();
  const asked = { clientId: ana, startDate };
  const [one, other] = await Promise.all([assignClient(ctx, id, asked), assignClient(ctx, id, asked)]);
  expect([one, other]).toMatchObject([{ ok: true }, { ok: true }]);
  expect(await followers(ctx, id)).toHaveLength(1);
  expect(await assignClient(ctx, id, { ...asked, startDate: "2026-05-04" })).toEqual({
    ok: false,
    problems: { client: ["This client already follows the program"] },
  });
});

test("two clients who are added at once are both there", async () => {
  const { ctx, id, ana, luka } = await business();
  await Promise.all([ana, luka].map((clientId) => assignClient(ctx, id, { clientId, startDate })));
  expect(await followers(ctx, id)).toHaveLength(2);
});

test("clients are found by name and e-mail, whatever the case and accents; one letter finds all", async () => {
  const { ctx, id, account } = await business();
  await addUser(account, { roles: ["USR"], firstName: "Not", lastName: "Client" });
  expect(await choices(ctx, id, "SARIC")).toEqual(["Ana Šarić"]);
  expect(await choices(ctx, id, "kova")).toEqual(["Luka Kovač"]);
  expect(await choices(ctx, id, "example.test")).toHaveLength(2);
  expect(await choices(ctx, id, "s")).toHaveLength(2);
  expect(await choices(ctx, id, "nobody")).toEqual([]);
});

test("a guest, who has a business of their own, is a client too", async () => {
  const { ctx, id, account } = await business();
  const guest = await coachingBusiness();
  const mei = await givenClient(account, "Mei", "Tanaka", guest.account);
  expect(await choices(ctx, id, "tanaka")).toEqual(["Mei Tanaka"]);
  expect(await assignClient(ctx, id, { clientId: mei, startDate })).toMatchObject({ ok: true });
  expect(await followers(ctx, id)).toEqual([["Mei Tanaka", startDate]]);
});

test("who is no client of the account can't be assigned", async () => {
  const { ctx, id } = await business();
  const elsewhere = await business();
  const refusal = { ok: false, problems: { client: ["Choose one of the clients"] } };
  expect(await assignClient(ctx, id, { clientId: elsewhere.ana, startDate })).toEqual(refusal);
  expect(await assignClient(ctx, id, { clientId: ctx.actor.userId, startDate })).toEqual(refusal);
  expect(await followers(ctx, id)).toEqual([]);
});

test("a full list is merged: who is new joins, who is missing leaves, who stays keeps the day of assignment", async () => {
  const { ctx, id, ana, luka } = await business();
  await assignClient(ctx, id, { clientId: ana, startDate });
  const later = at(ctx, new Date("2026-03-09T09:00:00Z"));
  const list = [
    { clientId: ana, startDate: "2026-03-16" },
    { clientId: luka, startDate: "2026-03-09" },
  ];
  const merged = await mergeAssignments(later, id, list);
  expect(merged).toMatchObject({
    ok: true,
    assignments: [
      { clientId: ana, startDate: "2026-03-16", assignDate: "2026-03-02" },
      { clientId: luka, startDate: "2026-03-09", assignDate: "2026-03-09" },
    ],
  });
  expect(await mergeAssignments(later, id, list)).toEqual(merged);
  expect(await mergeAssignments(ctx, id, [...list, { clientId: ana, startDate }])).toMatchObject({ ok: false });
  expect(await mergeAssignments(ctx, id, [])).toEqual({ ok: true, assignments: [] });
});

test("a start date is changed and a client removed, of those who follow the program alone", async () => {
  const { ctx, id, ana, luka } = await business();
  await assignClient(ctx, id, { clientId: ana, startDate });
  await updateAssignment(ctx, id, 1, { clientId: ana, startDate: "2026-06-01" });
  expect(await followers(ctx, id)).toEqual([["Ana Šarić", "2026-06-01"]]);
  await expect(updateAssignment(ctx, id, 1, { clientId: luka, startDate })).rejects.toThrow(NotFound);
  await expect(deleteAssignment(ctx, id, luka)).rejects.toThrow(NotFound);
  await expect(deleteAssignment(ctx, id, "nobody")).rejects.toThrow(NotFound);
  expect(await deleteAssignment(ctx, id, ana)).toEqual({ ok: true, assignments: [] });
  await expect(findAssignment(ctx, await findProgram(ctx, id), ana)).rejects.toThrow(NotFound);
});

test("the second of two who change a start date is told the day of now, unless it is the same", async () => {
  const { ctx, id, ana } = await business();
  const admin = (await coachingBusiness({ roles: ["ADM"] })).ctx;
  const on = (day: string) => ({ clientId: ana, startDate: day });
  await assignClient(ctx, id, on(startDate));
  expect(await updateAssignment(admin, id, 1, on("2026-06-01"))).toMatchObject({ ok: true });
  expect(await updateAssignment(ctx, id, 1, on("2026-06-01"))).toMatchObject({
    ok: true,
    assignments: [{ version: 2 }],
  });
  expect(await updateAssignment(ctx, id, 1, on("2026-07-01"))).toMatchObject({
    ok: false,
    problems: { "": [expect.stringContaining("Somebody else saved this client’s start in the meantime.")] },
    theirs: { values: { startDate: "2026-06-01" }, version: 2 },
  });
  expect(await updateAssignment(ctx, id, 2, on("2026-07-01"))).toMatchObject({
    ok: true,
    assignments: [{ version: 3 }],
  });
});

test("a program that is followed has its duration locked and is not deleted, until nobody follows it", async () => {
  const { ctx, id, ana } = await business();
  expect(await durationLock(ctx, id)).toBe(1);
  await assignClient(ctx, id, { clientId: ana, startDate });
  expect(await durationLock(ctx, id)).toBe(3);
  expect(await deleteProgram(ctx, id)).toMatchObject({ ok: false });
  await deleteAssignment(ctx, id, ana);
  expect(await durationLock(ctx, id)).toBe(1);
  await deleteProgram(ctx, id);
});

test("assigning and deleting at once end in one of them alone", async () => {
  const { ctx, id, ana } = await business();
  const both = await Promise.allSettled([assignClient(ctx, id, { clientId: ana, startDate }), deleteProgram(ctx, id)]);
  expect(both.filter((end) => end.status === "fulfilled" && end.value.ok)).toHaveLength(1);
  const left = await ctx.db.$count(programAssignments, eq(programAssignments.programId, id));
  expect(left).toBe(both[0].status === "fulfilled" ? 1 : 0);
});

test("whoever has workouts left after the last day is overdue", async () => {
  const { ctx, ana, luka } = await business();
  const id = await givenProgram(ctx, { span: { ...fourWeeks, duration: 1 } });
  await givenWorkout(ctx, id, { day: 1 });
  await assignClient(ctx, id, { clientId: ana, startDate });
  await assignClient(ctx, id, { clientId: luka, startDate: "2026-03-03" });
  const overdue = async (now: string) =>
    (await listAssignments(at(ctx, new Date(now)), await findProgram(ctx, id))).map((one) => one.isOverdue);
  expect(await overdue("2026-03-08T23:00:00Z")).toEqual([false, false]);
  expect(await overdue("2026-03-09T01:00:00Z")).toEqual([true, false]);
  const coach = { ...ctx, timeZone: "America/New_York" };
  const late = await listAssignments(at(coach, new Date("2026-03-09T01:00:00Z")), await findProgram(coach, id));
  expect(late.map((one) => one.isOverdue)).toEqual([false, false]);
});

test("a client who was erased is still shown as somebody who follows the program", async () => {
  const { ctx, id, ana } = await business();
  await assignClient(ctx, id, { clientId: ana, startDate });
  await ctx.db.delete(users).where(eq(users.id, ana));
  expect(await followers(ctx, id)).toEqual([["Deleted user", startDate]]);
});

describe("who may", () => {
  test("a trainer without a paid plan or an override is told what it needs", async () => {
    const { ctx, account } = await coachingBusiness();
    const id = await givenProgram(ctx);
    const clientId = await givenClient(account, "Ana", "Šarić");
    const needsPaying = { status: 403, message: "You need a paid subscription to add clients to a program." };
    await expect(assignClient(ctx, id, { clientId, startDate })).rejects.toMatchObject(needsPaying);
    await expect(choices(ctx, id)).rejects.toMatchObject(needsPaying);
    await expect(followers(ctx, id)).rejects.toMatchObject(needsPaying);
    await expect(mergeAssignments(ctx, id, [])).rejects.toMatchObject(needsPaying);
  });

  test("a partner may not, and to others of the account the program is not there", async () => {
    const partner = await coachingBusiness({ roles: ["PAR"], hasPaidAccess: true });
    const id = await givenProgram(partner.ctx);
    await expect(followers(partner.ctx, id)).rejects.toThrow(Forbidden);
    const trainer = (await addUser(partner.account, { hasPaidAccess: true })).ctx;
    await expect(mergeAssignments(trainer, id, [])).rejects.toThrow(NotFound);
  });

  test("an administrator adds the clients of the program's business to it, and no others", async () => {
    const { id, ana } = await business();
    const admin = await coachingBusiness({ roles: ["ADM"] });
    const own = await givenClient(admin.account, "Own", "Client");
    expect(await choices(admin.ctx, id)).toEqual(["Ana Šarić", "Luka Kovač"]);
    expect(await assignClient(admin.ctx, id, { clientId: own, startDate })).toMatchObject({ ok: false });
    expect(await assignClient(admin.ctx, id, { clientId: ana, startDate })).toMatchObject({ ok: true });
  });
});
