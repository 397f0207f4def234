import { and, eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { afterEach, describe, expect, test } from "vitest";
import { Forbidden, NotFound } from "#app/domain/errors.ts";
import { acceptInvitations } from "#app/features/access/invitations.server.ts";
import { listClients } from "#app/features/clients/list.server.ts";
import { confirmImport } from "#app/features/invitations/import/confirm.server.ts";
import type { ImportValues } from "#app/features/invitations/import/form.ts";
import { countImportMails, findImport } from "#app/features/invitations/import/queries.server.ts";
import { removeOldImports, startImport } from "#app/features/invitations/import/start.server.ts";
import { viewImport } from "#app/features/invitations/import/view.server.ts";
import { invite } from "#app/features/invitations/mutations.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { queueMail } from "#app/services/mail/outbox.server.ts";
import { openDatabase } from "#db/client.ts";
import { invites } from "#db/schema/access.ts";
import { accounts, users } from "#db/schema/accounts.ts";
import { clientGroupMembers, clientGroups } from "#db/schema/groups.ts";
import { clientImports } from "#db/schema/imports.ts";
import { mails } from "#db/schema/mails.ts";
import { hold, letAllGo, untilWaiting } from "#tests/support/barrier.ts";
import { testDatabase } from "#tests/support/database.ts";
import { addUser, at, coachingBusiness } from "#tests/support/factory.ts";
import { givenClient } from "./clients-given.ts";

afterEach(letAllGo);

async function coach(maxUsersOverride = 50) {
  const business = await coachingBusiness({ hasPaidAccess: true });
  const { db } = business.ctx;
  await db.update(accounts).set({ maxUsersOverride }).where(eq(accounts.id, business.account.id));
  return business.ctx;
}

async function uploaded(ctx: Context, text: string) {
  const id = newId();
  expect(await startImport(ctx, id, { file: null, text })).toEqual({ ok: true, id });
  return id;
}

/** What its form says as it is opened, with the button that invites. */
async function asOpened(ctx: Context, id: string, changes: Partial<ImportValues> = {}): Promise<ImportValues> {
  const found = await findImport(ctx, id);
  if (found.isConfirmed) throw new Error("It is confirmed already.");
  const { starts } = await viewImport(ctx, found);
  return { ...starts, press: "invite", ...changes };
}

async function confirmed(ctx: Context, id: string, changes: Partial<ImportValues> = {}) {
  return confirmImport(ctx, id, await asOpened(ctx, id, changes));
}

const openInvites = ({ db, actor }: Context) =>
  db.select().from(invites).where(eq(invites.accountId, actor.accountId)).orderBy(invites.email);
const mailsOf = ({ db, actor }: Context) => db.select().from(mails).where(eq(mails.accountId, actor.accountId));

test("a file's people are invited by their names into their groups, each with one mail, once", async () => {
  const ctx = await coach();
  const older = { accountId: ctx.actor.accountId, id: newId(), name: "Juniors", searchName: "juniors" };
  await ctx.db.insert(clientGroups).values(older);
  const id = await uploaded(
    ctx,
    "Name,Email,Group\nAna Kovač,ANA@people.test,JUNIORS\nMei Lin,mei@people.test,Seniors",
  );
  const values = await asOpened(ctx, id);
  expect(await confirmImport(ctx, id, values)).toEqual({ ok: true, kind: "invited", invited: 2 });
  expect(await confirmImport(ctx, id, values)).toEqual({ ok: true, kind: "invited", invited: 2 });
  expect(await openInvites(ctx)).toMatchObject([
    { email: "ana@people.test", firstName: "Ana", lastName: "Kovač", isClient: true, isPartner: false },
    { email: "mei@people.test", firstName: "Mei", lastName: "Lin" },
  ]);
  expect((await mailsOf(ctx)).map(({ recipient, batchId }) => [recipient, batchId])).toEqual([
    ["ana@people.test", id],
    ["mei@people.test", id],
  ]);
  const groups = await ctx.db.select().from(clientGroups).where(eq(clientGroups.accountId, ctx.actor.accountId));
  expect(groups.map(({ name }) => name).sort()).toEqual(["Juniors", "Seniors"]);
  const [row] = await ctx.db.select().from(clientImports).where(eq(clientImports.id, id));
  expect(row).toMatchObject({ source: null, choices: null, invited: 2 });
  expect(await countImportMails(ctx, id)).toEqual({ total: 2, sent: 0, parked: 0 });
  const { rows } = await listClients(ctx, { search: "kovac", show: "invites", group: "", sort: "name", page: 1 });
  expect(rows).toMatchObject([{ kind: "invite", fullName: "Ana Kovač", email: "ana@people.test" }]);
});

test("who accepts is in the groups that they were invited into, and in no deleted one", async () => {
  const ctx = await coach();
  const id = await uploaded(ctx, "name;email;group\nAna Kos;ana-joins@people.test;Juniors|Seniors");
  await confirmed(ctx, id);
  await ctx.db
    .delete(clientGroups)
    .where(and(eq(clientGroups.accountId, ctx.actor.accountId), eq(clientGroups.name, "Seniors")));
  const { user } = await addUser({ id: (await coachingBusiness()).account.id }, { email: "ana-joins@people.test" });
  await acceptInvitations(ctx, { ...user, roles: [] });
  const members = await ctx.db
    .select({ group: clientGroups.name, userId: clientGroupMembers.userId })
    .from(clientGroupMembers)
    .innerJoin(clientGroups, eq(clientGroups.id, clientGroupMembers.groupId))
    .where(eq(clientGroupMembers.accountId, ctx.actor.accountId));
  expect(members).toEqual([{ group: "Juniors", userId: user.id }]);
});

test("only ticked lines are invited, and a line that has a problem never is", async () => {
  const ctx = await coach();
  const clientId = await givenClient(ctx);
  const [{ email } = { email: "" }] = await ctx.db
    .select({ email: users.email })
    .from(users)
    .where(eq(users.id, clientId));
  const id = await uploaded(ctx, `email\na@people.test\nb@people.test\nwrong\n${email}`);
  const found = await findImport(ctx, id);
  if (found.isConfirmed) throw new Error("It is confirmed already.");
  const { lines } = await viewImport(ctx, found);
  expect(lines.map(({ says, canTick }) => [says, canTick])).toEqual([
    ["Gets an invitation", true],
    ["Gets an invitation", true],
    ["Not an e-mail address", false],
    ["Is your client already", false],
  ]);
  const wrong = { ok: false, problems: { "": [expect.stringContaining("Line 4, 5 can’t be invited any more")] } };
  expect(await confirmed(ctx, id, { lines: ["2", "4", "5"] })).toEqual(wrong);
  expect(await confirmed(ctx, id, { lines: [] })).toEqual({ ok: false, problems: { lines: ["Tick whom to invite."] } });
  expect(await openInvites(ctx)).toEqual([]);
  expect(await confirmed(ctx, id, { lines: ["3"] })).toMatchObject({ invited: 1 });
  expect((await openInvites(ctx)).map((one) => one.email)).toEqual(["b@people.test"]);
});

test("nothing is invited that was not shown: other columns are shown first, and unticked lines stay so", async () => {
  const ctx = await coach();
  const id = await uploaded(ctx, "private email,email\na@home.test,a@work.test\nb@home.test,b@work.test\nc@home.test,");
  const other = { email: "0", lines: ["2"] };
  expect(await confirmed(ctx, id, other)).toEqual({ ok: true, kind: "readAnew" });
  expect(await openInvites(ctx)).toEqual([]);
  const opened = await asOpened(ctx, id);
  expect(opened).toMatchObject({ email: "0", lines: ["2", "4"] });
  expect(await confirmImport(ctx, id, { ...opened, press: "show" })).toEqual({ ok: true, kind: "shown" });
  expect(await confirmImport(ctx, id, opened)).toMatchObject({ invited: 2 });
  expect((await openInvites(ctx)).map(({ email }) => email)).toEqual(["a@home.test", "c@home.test"]);
});

test("who is invited already is left out, or gets the invitation again with a new link", async () => {
  const ctx = await coach(1);
  const as = { isClient: true, isPartner: false, isTrainer: false, isWriter: false, partnerCommissionRate: null };
  await invite(ctx, newId(), { email: "open@people.test", ...as });
  const id = await uploaded(ctx, "name,email\nOpen Now,open@people.test");
  expect(await asOpened(ctx, id)).toMatchObject({ lines: [] });
  await confirmed(ctx, id, { isAgain: true, press: "show" });
  expect(await confirmed(ctx, id)).toMatchObject({ ok: true, invited: 1 });
  expect(await openInvites(ctx)).toMatchObject([{ email: "open@people.test", firstName: "Open", lastName: "Now" }]);
  expect(await mailsOf(ctx)).toHaveLength(2);
});

test("the letters of a file that is no Unicode can be read in another way", async () => {
  const ctx = await coach();
  const id = newId();
  const file = new Uint8Array([...Buffer.from("name;email\nAna Kova"), 0xe8, ...Buffer.from("ek;ana@people.test\n")]);
  await startImport(ctx, id, { file, text: "" });
  expect(await asOpened(ctx, id)).toMatchObject({ encoding: "windows-1252" });
  await confirmed(ctx, id, { encoding: "windows-1250" });
  await confirmed(ctx, id);
  expect(await openInvites(ctx)).toMatchObject([{ lastName: "Kovaček" }]);
});

const licenceFull = "You have reached the number of users your licence allows.";

describe("the licence", () => {
  test("is for all of a confirmation or for nobody of it, and says by how many it is too small", async () => {
    const ctx = await coach(3);
    await givenClient(ctx);
    const id = await uploaded(ctx, "email\na@people.test\nb@people.test\nc@people.test\nd@people.test");
    const found = await findImport(ctx, id);
    if (found.isConfirmed) throw new Error("It is confirmed already.");
    expect((await viewImport(ctx, found)).over).toBe(2);
    const refusal = { ok: false, problems: { "": [`${licenceFull} 2 lines too many are ticked.`] } };
    expect(await confirmed(ctx, id)).toEqual(refusal);
    expect([await openInvites(ctx), await mailsOf(ctx)]).toEqual([[], []]);
    expect(await confirmed(ctx, id, { lines: ["2", "5"] })).toMatchObject({ invited: 2 });
  });

  test("lets one of two imports through that are confirmed at once", async () => {
    const ctx = await coach(2);
    const ids = [
      await uploaded(ctx, "a@people.test\nb@people.test"),
      await uploaded(ctx, "c@people.test\nd@people.test"),
    ];
    const values = await Promise.all(ids.map((id) => asOpened(ctx, id)));
    const { db, end } = openDatabase((await testDatabase()).url, { max: 4 });
    const letGo = await hold((tx) => tx`select 1 from accounts where id = ${ctx.actor.accountId} for no key update`);
    const both = ids.map((id, index) => confirmImport({ ...ctx, db }, id, values[index] ?? fail()));
    await untilWaiting(2);
    await letGo();
    const outcomes = await Promise.all(both);
    await end();
    expect(outcomes.map(({ ok }) => ok).sort()).toEqual([false, true]);
    expect([await openInvites(ctx), await mailsOf(ctx)].map(({ length }) => length)).toEqual([2, 2]);
  });

  test("and one import that is confirmed twice at once invites once", async () => {
    const ctx = await coach();
    const id = await uploaded(ctx, "a@people.test\nb@people.test");
    const values = await asOpened(ctx, id);
    const { db, end } = openDatabase((await testDatabase()).url, { max: 4 });
    const letGo = await hold((tx) => tx`select 1 from accounts where id = ${ctx.actor.accountId} for no key update`);
    const both = [1, 2].map(() => confirmImport({ ...ctx, db }, id, values));
    await untilWaiting(2);
    await letGo();
    expect(await Promise.all(both)).toEqual(Array(2).fill({ ok: true, kind: "invited", invited: 2 }));
    await end();
    expect(await mailsOf(ctx)).toHaveLength(2);
  });
});

test("an administrator imports past any licence, clients alone", async () => {
  const { ctx } = await coachingBusiness({ roles: ["ADM"] });
  const id = await uploaded(ctx, "a@people.test\nb@people.test");
  expect(await confirmed(ctx, id)).toMatchObject({ invited: 2 });
  expect(await openInvites(ctx)).toMatchObject([{ isClient: true }, { isClient: true }]);
});

test("2,000 people take as many statements as two", async () => {
  const ctx = await coach(5000);
  // why: the first mail of a process asks which queues there are
  const content = { firstName: "Ana" };
  await queueMail(ctx.db, { kind: "passwordChanged", recipient: "a@a.test", accountId: null, content }, ctx.now);
  const { queries } = await testDatabase();
  const counts: number[] = [];
  for (const [people, prefix] of [
    [2, "few"],
    [2000, "many"],
  ] as const) {
    const lines = Array.from({ length: people }, (_, index) => `${prefix}-${index}@people.test,Group ${index % 3}`);
    const id = await uploaded(ctx, `email,group\n${lines.join("\n")}`);
    const values = await asOpened(ctx, id);
    const before = queries.length;
    expect(await confirmImport(ctx, id, values)).toMatchObject({ invited: people });
    counts.push(queries.length - before);
    expect(await countImportMails(ctx, id)).toMatchObject({ total: people });
  }
  expect(counts[1]).toBe(counts[0]);
  expect(counts[0]).toBeLessThan(20);
});

describe("an import", () => {
  const day = 24 * 60 * 60 * 1000;

  test("is another business's to find never, and gone after a day", async () => {
    const [ctx, other] = [await coach(), await coach()];
    const id = await uploaded(ctx, "a@people.test");
    const values = await asOpened(ctx, id);
    await expect(findImport(other, id)).rejects.toThrow(NotFound);
    await expect(confirmImport(other, id, values)).rejects.toThrow(NotFound);
    const later = at(ctx, new Date(ctx.now.getTime() + day + 1));
    await expect(findImport(later, id)).rejects.toThrow(NotFound);
    await removeOldImports(at(ctx, new Date(ctx.now.getTime() + day - 1)));
    expect(await ctx.db.$count(clientImports, eq(clientImports.id, id))).toBe(1);
    await removeOldImports(later);
    expect(await ctx.db.$count(clientImports, eq(clientImports.id, id))).toBe(0);
  });

  test("takes the right to invite", async () => {
    const ctx = await coach();
    const id = await uploaded(ctx, "a@people.test");
    const values = await asOpened(ctx, id);
    const unpaid = { ...ctx, actor: { ...ctx.actor, hasPaidAccess: false } };
    await expect(startImport(unpaid, newId(), { file: null, text: "a@people.test" })).rejects.toThrow(Forbidden);
    await expect(confirmImport(unpaid, id, values)).rejects.toThrow(Forbidden);
  });

  test("of the same form sent twice is one", async () => {
    const ctx = await coach();
    const id = await uploaded(ctx, "a@people.test");
    expect(await startImport(ctx, id, { file: null, text: "other@people.test" })).toEqual({ ok: true, id });
    expect(await asOpened(ctx, id)).toMatchObject({ lines: ["1"] });
  });
});

function fail(): never {
  throw new Error("There is none.");
}
