import { eq } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { Forbidden, NotFound } from "#app/domain/errors.ts";
import { roles } from "#app/domain/policy/roles.ts";
import { namePackages } from "#app/features/packages/queries.server.ts";
import { deleteUser } from "#app/features/users/administration/delete.server.ts";
import { listUsers } from "#app/features/users/administration/list.server.ts";
import type { UserQuery } from "#app/features/users/administration/list.ts";
import type { Context } from "#app/services/context.server.ts";
import { accountClients, accounts, userEmails, userRoles, users } from "#db/schema/accounts.ts";
import { programAssignments } from "#db/schema/programs.ts";
import { givenClient } from "#tests/integration/clients/given.ts";
import { hold, letAllGo, untilWaiting } from "#tests/support/database/barrier.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { addUser, coachingBusiness } from "#tests/support/people/factory.ts";
import { makeClient, makePackage, makeProgram } from "#tests/support/things.ts";

/** Proves whom administrators find among everybody, whom they delete, and what goes with it. */
const everybody: UserQuery = { search: "", role: "", subscription: "", page: 1 };
const admin = () => coachingBusiness({ roles: ["ADM"] });
const system = () => coachingBusiness({ roles: ["SYS"] });

afterEach(letAllGo);

async function found(ctx: Context, query: Partial<UserQuery>) {
  const { rows, total } = await listUsers(ctx, { ...everybody, ...query });
  return { who: rows.map(({ fullName }) => fullName), total };
}

function isThere({ db }: Context, id: string) {
  return db.$count(users, eq(users.id, id));
}

test("everybody of every business is listed by name, and found by name or e-mail without case and accents", async () => {
  const { ctx } = await admin();
  await coachingBusiness({ firstName: "Željka", lastName: "Đurić", email: "zeljka@zagreb.test" });
  await coachingBusiness({ firstName: "Zoran", lastName: "Đurić", roles: ["USR"] });
  expect(await found(ctx, { search: "DURIC" })).toEqual({ who: ["Željka Đurić", "Zoran Đurić"], total: 2 });
  expect(await found(ctx, { search: "zeljka d" })).toEqual({ who: ["Željka Đurić"], total: 1 });
  expect(await found(ctx, { search: "@zagreb" })).toEqual({ who: ["Željka Đurić"], total: 1 });
  expect(await found(ctx, { search: "duric", role: "USR" })).toEqual({ who: ["Zoran Đurić"], total: 1 });
});

test("an e-mail that is not of plain letters is found by them as they are", async () => {
  const { ctx } = await admin();
  await coachingBusiness({ firstName: "Jörg", lastName: "Weiß", email: "jörg.weiß@köln.test" });
  expect((await found(ctx, { search: "JÖRG.weiß@kö" })).who).toEqual(["Jörg Weiß"]);
});

test("the package is what document 3 calls it, and can be filtered by", async () => {
  const { ctx, user } = await admin();
  const [gold, other] = [await makePackage(user), await makePackage(user)];
  const goldName = `Package ${gold}`;
  const [past, future] = [new Date(ctx.now.getTime() - 1), new Date(ctx.now.getTime() + 1)];
  for (const [lastName, subscriptionValidUntil] of [
    ["Free", null],
    ["Past", past],
    ["Paid", future],
  ] as const) {
    const { account } = await coachingBusiness({ firstName: "Package", lastName });
    await ctx.db
      .update(accounts)
      .set({ subscriptionValidUntil, subscriptionPackageId: subscriptionValidUntil && gold })
      .where(eq(accounts.id, account.id));
  }
  const { rows } = await listUsers(ctx, { ...everybody, search: "package" });
  expect(rows.map((row) => row.package)).toEqual(["FREE", goldName, "FREE (Subscription expired)"]);
  expect((await found(ctx, { search: "package", subscription: "FREE" })).who).toEqual(["Package Free"]);
  expect((await found(ctx, { search: "package", subscription: "EXPIRED" })).who).toEqual(["Package Past"]);
  expect((await found(ctx, { search: "package", subscription: gold })).who).toEqual(["Package Paid"]);
  expect((await found(ctx, { search: "package", subscription: other })).who).toEqual([]);
  expect(await namePackages(ctx)).toContainEqual({ id: gold, name: goldName });
});

test("24 are on a page, for two queries, and nobody without the right sees any", async () => {
  const [{ ctx }, trainer] = [await admin(), await coachingBusiness()];
  for (let n = 0; n < 26; n++) await addUser(trainer.account, { firstName: "Counted", roles: ["USR"] });
  const { queries } = await testDatabase();
  const before = queries.length;
  const { rows, total } = await listUsers(ctx, { ...everybody, search: "counted", page: 2 });
  expect([rows.length, total, queries.length - before]).toEqual([2, 26, 2]);
  expect(await found(trainer.ctx, {})).toEqual({ who: [], total: 0 });
});

test("each row says what the actor may do with that person", async () => {
  const [adm, sys] = [await admin(), await system()];
  const others = await Promise.all(
    roles.filter((role) => role !== "WRT").map((role) => addUser(adm.account, { roles: [role], lastName: "Offered" })),
  );
  const offered = async ({ ctx }: { ctx: Context }) => {
    const { rows } = await listUsers(ctx, { ...everybody, search: "offered" });
    return rows
      .filter((row) => row.mayEdit && row.mayDelete)
      .flatMap((row) => row.roles)
      .sort();
  };
  expect(others).toHaveLength(5);
  expect(await offered(adm)).toEqual(["PAR", "TRN", "USR"]);
  expect(await offered(sys)).toEqual(["ADM", "PAR", "SYS", "TRN", "USR"]);
  const { rows } = await listUsers(sys.ctx, { ...everybody, search: sys.user.email });
  expect(rows).toMatchObject([{ mayEdit: true, mayDelete: false }]);
});

test("deleting a person ends every relation of theirs, and erases them", async () => {
  const [{ ctx }, mine, theirs] = [await admin(), await coachingBusiness(), await coachingBusiness()];
  const { db } = ctx;
  const id = await makeClient(mine.user);
  await givenClient(theirs.ctx, { userId: id });
  const programId = await makeProgram(mine.user);
  const dates = { assignDate: "2026-03-02", startDate: "2026-03-02" };
  await db.insert(programAssignments).values({
    accountId: mine.account.id,
    programAccountId: mine.account.id,
    programId,
    assigneeId: id,
    assignerId: mine.user.id,
    ...dates,
  });
  expect(await deleteUser(ctx, id)).toEqual({ ok: true, fullName: `Client ${id}` });
  const left = [
    await isThere(ctx, id),
    await db.$count(userEmails, eq(userEmails.userId, id)),
    await db.$count(accountClients, eq(accountClients.userId, id)),
    await db.$count(programAssignments, eq(programAssignments.assigneeId, id)),
  ];
  expect(left).toEqual([0, 0, 0, 0]);
  await expect(deleteUser(ctx, id)).rejects.toThrow(NotFound);
});

test("nobody deletes themself, staff is deleted by a system administrator alone, and nobody else deletes anybody", async () => {
  const [adm, sys, trainer] = [await admin(), await system(), await coachingBusiness()];
  const colleague = await addUser(adm.account, { roles: ["TRN", "ADM"] });
  await expect(deleteUser(adm.ctx, adm.user.id)).rejects.toThrow(Forbidden);
  await expect(deleteUser(sys.ctx, sys.user.id)).rejects.toThrow(Forbidden);
  await expect(deleteUser(adm.ctx, sys.user.id)).rejects.toThrow(Forbidden);
  await expect(deleteUser(adm.ctx, colleague.user.id)).rejects.toThrow(Forbidden);
  await expect(deleteUser(trainer.ctx, colleague.user.id)).rejects.toThrow(NotFound);
  expect(await deleteUser(sys.ctx, colleague.user.id)).toMatchObject({ ok: true });
  expect(await isThere(sys.ctx, colleague.user.id)).toBe(0);
});

test("of two system administrators who delete each other at once the second is the last, and stays", async () => {
  const [one, other] = [await system(), await system()];
  const { db } = one.ctx;
  for (const { userId } of await db.select().from(userRoles).where(eq(userRoles.role, "SYS"))) {
    if (userId !== one.user.id && userId !== other.user.id)
      await db.delete(userRoles).where(eq(userRoles.userId, userId));
  }
  const letGo = await hold((tx) => tx`select 1 from user_roles where role = 'SYS' for update`);
  const both = [deleteUser(one.ctx, other.user.id), deleteUser(other.ctx, one.user.id)];
  await untilWaiting(2);
  await letGo();
  const outcomes = await Promise.all(both);
  const refusal = { ok: false, problems: { "": ["The last system administrator can't be deleted."] } };
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  expect(outcomes.filter(({ ok }) => !ok)).toEqual([refusal]);
  expect((await isThere(one.ctx, one.user.id)) + (await isThere(one.ctx, other.user.id))).toBe(1);
});
