import { and, eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { describe, expect, test } from "vitest";
import { Forbidden, NotFound } from "#app/domain/errors.ts";
import { listClients } from "#app/features/clients/list.server.ts";
import { confirmImport } from "#app/features/invitations/import/confirm.server.ts";
import { countImportMails, findImport } from "#app/features/invitations/import/queries.server.ts";
import { deleteOldImports, startImport } from "#app/features/invitations/import/start.server.ts";
import { invite } from "#app/features/invitations/mutations.server.ts";
import { invites } from "#db/schema/access.ts";
import { users } from "#db/schema/accounts.ts";
import { clientGroupMembers, clientGroups } from "#db/schema/groups.ts";
import { clientImports } from "#db/schema/imports.ts";
import { acceptAll } from "#tests/support/people/consent.ts";
import { addUser, at, coachingBusiness } from "#tests/support/people/factory.ts";
import { asOpened, coach, confirmed, mailsOf, openInvites, shown, uploaded } from "./client-import-given.ts";
import { givenClient } from "./given.ts";

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
  const { rows } = await listClients(ctx, {
    search: "kovac",
    show: "invites",
    program: "",
    group: "",
    sort: "name",
    page: 1,
  });
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
  await acceptAll(ctx, user);
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
  const { lines } = await shown(ctx, id);
  expect(lines.map(({ says, canTick }) => [says, canTick])).toEqual([
    ["Not an e-mail address", false],
    ["Is already your client", false],
    ["Gets an invitation", true],
    ["Gets an invitation", true],
  ]);
  const wrong = {
    ok: false,
    problems: { "": [expect.stringContaining("The people on lines 4, 5 can’t be invited any more")] },
  };
  expect(await confirmed(ctx, id, { lines: ["2", "4", "5"] })).toEqual(wrong);
  expect(await confirmed(ctx, id, { lines: [] })).toEqual({
    ok: false,
    problems: { lines: ["Tick the people you want to invite."] },
  });
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

test("what another business has of somebody, and what was accepted, is in nobody's way; names stay where a file has none", async () => {
  const [ctx, other] = [await coach(), await coach()];
  const { user: theirs } = await coachingBusiness({ email: "theirs@people.test", roles: ["USR"] });
  await givenClient(other, { userId: theirs.id });
  await confirmed(other, await uploaded(other, "open-there@people.test"));
  await confirmed(ctx, await uploaded(ctx, "name,email\nAna Kos,left@people.test\nMei Lin,named@people.test"));
  await ctx.db
    .update(invites)
    .set({ acceptedOn: ctx.now, status: "accepted" })
    .where(eq(invites.email, "left@people.test"));
  const emails = ["theirs@people.test", "open-there@people.test", "left@people.test", "named@people.test"];
  const id = await uploaded(ctx, `email\n${emails.join("\n")}`);
  expect((await shown(ctx, id)).lines.map(({ says }) => says)).toEqual([
    "Already invited",
    ...Array(3).fill("Gets an invitation"),
  ]);
  await confirmed(ctx, id, { isAgain: true, press: "show" });
  expect(await confirmed(ctx, id)).toMatchObject({ invited: 4 });
  const [named] = (await openInvites(ctx)).filter(({ email }) => email === "named@people.test");
  expect(named).toMatchObject({ firstName: "Mei", lastName: "Lin" });
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
    await deleteOldImports(at(ctx, new Date(ctx.now.getTime() + day - 1)));
    expect(await ctx.db.$count(clientImports, eq(clientImports.id, id))).toBe(1);
    await deleteOldImports(later);
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

test("who declined, ended the coaching, or is the coach themself can't be ticked, each by a sentence", async () => {
  const ctx = await coach();
  const closed = {
    accountId: ctx.actor.accountId,
    isClient: true,
    createdAt: ctx.now,
    sentOn: ctx.now,
    closedOn: ctx.now,
  };
  const quietUntil = new Date(ctx.now.getTime() + 60_000);
  await ctx.db.insert(invites).values([
    { ...closed, id: newId(), email: "declined@people.test", status: "declined", quietUntil },
    { ...closed, id: newId(), email: "ended@people.test", status: "ended", quietUntil, acceptedOn: ctx.now },
    { ...closed, id: newId(), email: "blocked@people.test", status: "blocked" },
    { ...closed, id: newId(), email: "long-ago@people.test", status: "declined", quietUntil: ctx.now },
  ]);
  const emails = ["declined", "ended", "blocked", "long-ago"].map((name) => `${name}@people.test`);
  const id = await uploaded(ctx, `email\n${[...emails, ctx.actor.email].join("\n")}`);
  const { lines } = await shown(ctx, id);
  const declined = "Declined your invitation: you can invite them again 30 days after that";
  expect(lines.map(({ says, canTick }) => [says, canTick])).toEqual([
    [declined, false],
    ["Ended the coaching: you can invite them again 30 days after that", false],
    [declined, false],
    ["This is you", false],
    ["Gets an invitation", true],
  ]);
  const all = ["2", "3", "4", "5", "6"];
  expect(await confirmImport(ctx, id, await asOpened(ctx, id, { lines: all }))).toMatchObject({ ok: false });
  expect(await confirmed(ctx, id)).toEqual({ ok: true, kind: "invited", invited: 1 });
});
