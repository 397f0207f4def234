import { and, eq } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { Forbidden, NotFound } from "#app/domain/errors.ts";
import { createUser } from "#app/features/access/create-user.server.ts";
import { removeClient } from "#app/features/clients/mutations.server.ts";
import { findManagedUser, openEditor } from "#app/features/users/administration/queries.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { invites } from "#db/schema/access.ts";
import { accountClients, accounts, userRoles, users } from "#db/schema/accounts.ts";
import { programAssignments } from "#db/schema/programs.ts";
import { givenClient } from "#tests/integration/clients/given.ts";
import { givenBought } from "#tests/integration/programs/bought-given.ts";
import { givenProgram } from "#tests/integration/programs/given.ts";
import { hold, letAllGo, untilWaiting } from "#tests/support/database/barrier.ts";
import { acceptAll } from "#tests/support/people/consent.ts";
import { addUser, coachingBusiness } from "#tests/support/people/factory.ts";
import { makeInvite } from "#tests/support/people/links.ts";
import { makeClient, makeProgram } from "#tests/support/things.ts";
import { rolesOf, save } from "./given.ts";

/** Proves what administrators grant a person, what is refused, and that the second of two savers is told. */
const admin = () => coachingBusiness({ roles: ["ADM"] });
const saved = { ok: true, fullName: "Ana Kovač" };

afterEach(letAllGo);

async function licenceOf({ db, actor }: Context) {
  const [row] = await db.select().from(accounts).where(eq(accounts.id, actor.accountId));
  return { persons: row?.maxUsersOverride, until: row?.maxUsersOverrideUntil };
}

/** A coach who accepted an invitation of the administrator's business. */
async function givenGuest({ ctx }: { ctx: Context }, isClient = true) {
  const guest = await coachingBusiness();
  await makeInvite({ id: ctx.actor.accountId }, guest.user.email, { isClient, isTrainer: true });
  await acceptAll(ctx, guest.user);
  return guest;
}

function isClientOf({ db, actor }: Context, userId: string) {
  return db.$count(
    accountClients,
    and(eq(accountClients.accountId, actor.accountId), eq(accountClients.userId, userId)),
  );
}

test("roles, a partner's rate and a licence are granted, and taken again", async () => {
  const [{ ctx }, coach] = [await admin(), await coachingBusiness()];
  const granted = { roles: ["PAR", "TRN", "WRT"] as const, partnerCommissionRate: "12.50" };
  const licence = { maxUsersOverride: 30, maxUsersOverrideUntil: "2026-12-31" };
  expect(await save(ctx, coach.user.id, { ...granted, roles: [...granted.roles], ...licence })).toEqual(saved);
  expect(await rolesOf(ctx, coach.user.id)).toEqual(["PAR", "TRN", "WRT"]);
  expect(await findManagedUser(ctx, coach.user.id)).toMatchObject({ partnerCommissionRate: "12.50", version: 2 });
  expect(await licenceOf(coach.ctx)).toEqual({ persons: 30, until: "2026-12-31" });
  expect(await save(ctx, coach.user.id, { roles: [], maxUsersOverride: null })).toEqual(saved);
  expect(await rolesOf(ctx, coach.user.id)).toEqual(["USR"]);
  expect(await findManagedUser(ctx, coach.user.id)).toMatchObject({ partnerCommissionRate: null, version: 3 });
  expect(await licenceOf(coach.ctx)).toEqual({ persons: null, until: null });
});

test("a partner who writes becomes a trainer who writes, and is never in between", async () => {
  const [{ ctx }, coach] = [await admin(), await coachingBusiness({ roles: ["PAR", "WRT"] })];
  expect(await save(ctx, coach.user.id, { roles: ["TRN", "WRT"] })).toEqual(saved);
  expect(await rolesOf(ctx, coach.user.id)).toEqual(["TRN", "WRT"]);
});

test("who is neither partner nor trainer does not write: not by the editor, a command or SQL", async () => {
  const [{ ctx }, coach] = [await admin(), await coachingBusiness({ roles: ["PAR", "WRT"] })];
  const { db } = ctx;
  const rule = "A writer must also be a partner or a trainer";
  expect(await save(ctx, coach.user.id, { roles: ["WRT"] })).toEqual({ ok: false, problems: { isWriter: [rule] } });
  const writer = { role: "WRT", firstName: "W", lastName: "R", password: "" } as const;
  for (const email of ["alone@editor.test", (await coachingBusiness({ roles: ["USR"] })).user.email]) {
    expect(await createUser(db, { ...writer, email }, ctx.now)).toEqual({ ok: false, reason: rule });
  }
  const broken = { cause: { code: "23514", constraint_name: "user_roles_writer" } };
  const { accountId, id: userId } = coach.user;
  const isPartner = and(eq(userRoles.userId, userId), eq(userRoles.role, "PAR"));
  await expect(db.delete(userRoles).where(isPartner)).rejects.toMatchObject(broken);
  await expect(db.update(userRoles).set({ role: "USR" }).where(isPartner)).rejects.toMatchObject(broken);
  const { user: athlete } = await addUser({ id: accountId }, { roles: ["USR"] });
  const insert = db.insert(userRoles).values({ accountId, userId: athlete.id, role: "WRT" });
  await expect(insert).rejects.toMatchObject(broken);
  expect(await rolesOf(ctx, userId)).toEqual(["PAR", "WRT"]);
  await db.delete(users).where(eq(users.id, userId));
  expect(await rolesOf(ctx, userId)).toEqual([]);
});

test("of two statements at once that leave a writer alone, the database refuses the second", async () => {
  const { ctx, user } = await coachingBusiness({ roles: ["PAR", "TRN"] });
  const { db } = ctx;
  const { accountId, id: userId } = user;
  const letGo = await hold(async (tx) => {
    await tx`delete from user_roles where user_id = ${userId} and role = 'PAR'`;
    await tx`delete from user_roles where user_id = ${userId} and role = 'TRN'`;
  });
  const writing = db.insert(userRoles).values({ accountId, userId, role: "WRT" });
  const refused = expect(writing).rejects.toMatchObject({ cause: { constraint_name: "user_roles_writer" } });
  await untilWaiting(1);
  await letGo();
  await refused;
});

test("SYS is granted by nobody, ADM by SYS alone; staff is edited by SYS alone", async () => {
  const [adm, sys] = [await admin(), await coachingBusiness({ roles: ["SYS"] })];
  const coach = await coachingBusiness();
  await save(adm.ctx, coach.user.id, { roles: ["SYS", "ADM", "TRN"] });
  expect(await rolesOf(adm.ctx, coach.user.id)).toEqual(["TRN"]);
  await save(sys.ctx, coach.user.id, { roles: ["SYS", "ADM", "TRN"] });
  expect(await rolesOf(sys.ctx, coach.user.id)).toEqual(["ADM", "TRN"]);
  for (const { user } of [coach, sys, adm]) {
    await expect(save(adm.ctx, user.id, { roles: [] })).rejects.toThrow(Forbidden);
  }
  await save(sys.ctx, coach.user.id, { roles: ["TRN"] });
  await save(sys.ctx, sys.user.id, { roles: ["PAR"], partnerCommissionRate: "10.00" });
  expect(await rolesOf(sys.ctx, sys.user.id)).toEqual(["PAR", "SYS"]);
  await expect(save(coach.ctx, adm.user.id, {})).rejects.toThrow(NotFound);
});

test("a licence is for as many as there are, whom clients and open invitations make; one that stands may stay", async () => {
  const [{ ctx }, coach] = [await admin(), await coachingBusiness()];
  await givenClient(coach.ctx);
  await makeInvite(coach.account, "open@editor.test");
  const refusal = { ok: false, problems: { persons: ["Enter at least 2: the business already has that many users"] } };
  expect(await save(ctx, coach.user.id, { maxUsersOverride: 1 })).toEqual(refusal);
  expect(await save(ctx, coach.user.id, { maxUsersOverride: 2 })).toEqual(saved);
  await givenClient(coach.ctx);
  expect(await save(ctx, coach.user.id, { maxUsersOverrideUntil: "2026-12-31" })).toEqual(saved);
  expect(await licenceOf(coach.ctx)).toEqual({ persons: 2, until: "2026-12-31" });
});

test("the second of two savers is told and sees what stands; the same sent twice is saved once", async () => {
  const [{ ctx }, other, coach] = [await admin(), await admin(), await coachingBusiness()];
  const { version } = await findManagedUser(ctx, coach.user.id);
  const change = { roles: ["PAR" as const, "TRN" as const], partnerCommissionRate: "10.00" };
  for (let n = 1; n <= 2; n++) expect(await save(other.ctx, coach.user.id, change, version)).toEqual(saved);
  const mine = { roles: ["TRN" as const], maxUsersOverride: 5 };
  expect(await save(ctx, coach.user.id, mine, version)).toMatchObject({
    ok: false,
    problems: { "": [expect.stringContaining("Somebody else saved this user in the meantime.")] },
    theirs: { values: { isPartner: true, partnerCommissionRate: "10.00" }, version: version + 1 },
  });
  expect(await save(ctx, coach.user.id, mine, version + 1)).toEqual(saved);
});

test("who accepts an invitation, or is given a role by a command, is no more who was read", async () => {
  const [{ ctx }, coach] = [await admin(), await coachingBusiness()];
  const { version } = await findManagedUser(ctx, coach.user.id);
  await makeInvite({ id: ctx.actor.accountId }, coach.user.email, { isPartner: true });
  await acceptAll(ctx, coach.user);
  expect(await save(ctx, coach.user.id, { roles: ["TRN"] }, version)).toMatchObject({ ok: false, theirs: {} });
  expect(await rolesOf(ctx, coach.user.id)).toEqual(["PAR", "TRN"]);
  await createUser(
    ctx.db,
    { email: coach.user.email, role: "WRT", firstName: "", lastName: "", password: "" },
    ctx.now,
  );
  expect(await save(ctx, coach.user.id, { roles: ["PAR", "TRN"] }, version + 1)).toMatchObject({ ok: false });
});

test("the editor ends that a guest is a client, with its programs, and asks them anew by an invitation", async () => {
  const adm = await admin();
  const guest = await givenGuest(adm);
  const { ctx } = adm;
  expect((await findManagedUser(ctx, guest.user.id)).guest).toEqual({ isClient: true, isPending: false });
  const programId = await makeProgram(adm.user);
  const dates = { assignDate: "2026-03-02", startDate: "2026-03-02" };
  const assigned = {
    accountId: adm.account.id,
    programAccountId: adm.account.id,
    programId,
    assigneeId: guest.user.id,
    assignerId: adm.user.id,
    ...dates,
  };
  await ctx.db.insert(programAssignments).values(assigned);
  expect((await openEditor(ctx, await findManagedUser(ctx, guest.user.id))).user.followed).toMatchObject({
    total: 1,
    programs: [{ name: `Program ${programId}`, businessName: adm.account.name }],
  });
  expect(await save(ctx, guest.user.id, { isClient: false })).toEqual(saved);
  expect(await isClientOf(ctx, guest.user.id)).toBe(0);
  expect(await ctx.db.$count(programAssignments, eq(programAssignments.assigneeId, guest.user.id))).toBe(0);
  expect(await save(ctx, guest.user.id, { isClient: true })).toEqual(saved);
  expect((await findManagedUser(ctx, guest.user.id)).guest).toEqual({ isClient: false, isPending: true });
  await acceptAll(ctx, guest.user);
});

test("a guest who was deleted from the clients is not put back by an editor that was opened before", async () => {
  const adm = await admin();
  const { user } = await givenGuest(adm);
  const { version } = await findManagedUser(adm.ctx, user.id);
  await removeClient(adm.ctx, user.id);
  const before = { isClient: true, maxUsersOverride: 5 };
  expect(await save(adm.ctx, user.id, before, version)).toMatchObject({
    ok: false,
    problems: { "": [expect.stringContaining("You saved this user")] },
    theirs: { values: { isClient: false }, version: version + 1 },
  });
  expect(await isClientOf(adm.ctx, user.id)).toBe(0);
});

test("who saves a client while somebody deletes them waits, and the two never wait for each other", async () => {
  const adm = await admin();
  const { user } = await givenGuest(adm);
  const letGo = await hold((tx) => tx`select 1 from account_clients where user_id = ${user.id} for update`);
  const removing = removeClient(adm.ctx, user.id);
  await untilWaiting(1);
  const saving = save(adm.ctx, user.id, { isClient: false });
  await untilWaiting(2);
  await letGo();
  expect(await Promise.all([removing, saving])).toMatchObject([{ ok: true }, saved]);
});

test("who is no guest of the own business has no such box, whatever is posted", async () => {
  const [adm, other] = [await admin(), await admin()];
  const [theirGuest, client] = [await givenGuest(other), await makeClient(adm.user)];
  for (const id of [theirGuest.user.id, client]) {
    expect((await findManagedUser(adm.ctx, id)).guest).toBeNull();
    const before = await isClientOf(adm.ctx, id);
    await save(adm.ctx, id, { isClient: before === 0 });
    expect(await isClientOf(adm.ctx, id)).toBe(before);
  }
  await adm.ctx.db
    .update(invites)
    .set({ acceptedOn: null, status: "open" })
    .where(eq(invites.acceptedUserId, theirGuest.user.id));
  expect((await findManagedUser(other.ctx, theirGuest.user.id)).guest).toBeNull();
});

test("who saves waits for who counts the licence", async () => {
  const [{ ctx }, coach] = [await admin(), await coachingBusiness()];
  const letGo = await hold((tx) => tx`select 1 from accounts where id = ${coach.account.id} for no key update`);
  const saving = save(ctx, coach.user.id, { maxUsersOverride: 3 });
  await untilWaiting(1);
  await letGo();
  expect(await saving).toEqual(saved);
});

test("what the person bought stands there with what they paid for it", async () => {
  const { ctx } = await coachingBusiness({ roles: ["ADM"] });
  const buyer = (await coachingBusiness()).ctx;
  const id = await givenProgram((await coachingBusiness()).ctx);
  await givenBought(buyer, id);
  const { user } = await openEditor(ctx, await findManagedUser(ctx, buyer.actor.userId));
  expect(user.bought).toEqual({
    total: 1,
    programs: [{ id, name: "Texas Method", price: "free", purchasedOn: "2026-03-02" }],
  });
});
