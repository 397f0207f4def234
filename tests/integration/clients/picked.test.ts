import { eq, inArray } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { expect, test } from "vitest";
import { serializeCsv } from "#app/domain/csv/csv.ts";
import { giveToClients } from "#app/features/assignments/give.server.ts";
import { readClientCsv } from "#app/features/clients/csv.server.ts";
import type { ClientQuery } from "#app/features/clients/list.ts";
import { removeClients } from "#app/features/clients/mutations.server.ts";
import { findPicked } from "#app/features/clients/picked-queries.server.ts";
import { putIntoGroup } from "#app/features/groups/mutations.server.ts";
import { deleteInvitations, resendInvitations } from "#app/features/invitations/mutations.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { invites } from "#db/schema/access.ts";
import { accountClients, users } from "#db/schema/accounts.ts";
import { clientGroupMembers } from "#db/schema/groups.ts";
import { mails } from "#db/schema/mails.ts";
import { programAssignments } from "#db/schema/programs.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { coachingBusiness } from "#tests/support/people/factory.ts";
import { makeClient, makeGroup, makeInvite, makeProgram } from "#tests/support/things.ts";
import { givenClient } from "./given.ts";

/** Proves what becomes of several people who were ticked in the list, and of the list as CSV. */

const everybody: ClientQuery = { search: "", show: "", program: "", group: "", sort: "name", page: 1 };
const idsOf = (found: readonly { id: string }[]) => found.map(({ id }) => id);

test("of what was ticked, the actor's clients and open invitations are found, and nobody else's", async () => {
  const [mine, theirs, admin] = [
    await coachingBusiness(),
    await coachingBusiness(),
    await coachingBusiness({ roles: ["ADM"] }),
  ];
  const [client, invited] = [await makeClient(mine.user), await makeInvite(mine.user)];
  const [strange, refused] = [await makeClient(theirs.user), await makeInvite(mine.user)];
  await mine.ctx.db.update(invites).set({ status: "declined", closedOn: mine.ctx.now }).where(eq(invites.id, refused));
  const ticked = [client, invited, strange, refused, newId()];
  const found = await findPicked(mine.ctx, ticked);
  expect([found.clients, found.own, found.invitations].map(idsOf)).toEqual([[client], [client], [invited]]);
  const all = await findPicked(admin.ctx, ticked);
  expect([idsOf(all.clients).sort(), all.own]).toEqual([[client, strange].sort(), []]);
});

test("several are removed in as many statements as one, each is told, and nobody of another business", async () => {
  const [mine, theirs] = [await coachingBusiness(), await coachingBusiness()];
  const { db } = mine.ctx;
  const { queries } = await testDatabase();
  const cost = async (ids: string[]) => {
    const before = queries.length;
    const { removed } = await removeClients(mine.ctx, ids);
    return { removed, queries: queries.length - before };
  };
  const alone = await cost([await makeClient(mine.user)]);
  const ids = [await makeClient(mine.user), await makeClient(mine.user), await makeClient(mine.user)];
  const [shared = ""] = ids;
  await db.insert(accountClients).values({ accountId: theirs.account.id, userId: shared });
  const strange = await makeClient(theirs.user);
  expect(await cost([...ids, strange])).toEqual({ removed: 3, queries: alone.queries });
  const left = await db
    .select()
    .from(accountClients)
    .where(inArray(accountClients.userId, [...ids, strange]));
  expect(left.map(({ accountId, userId }) => [accountId, userId]).sort()).toEqual(
    [shared, strange].map((userId) => [theirs.account.id, userId]).sort(),
  );
  const told = await db.select({ email: users.email }).from(users).where(inArray(users.id, ids));
  const sent = await db
    .select()
    .from(mails)
    .where(
      inArray(
        mails.recipient,
        told.map(({ email }) => email),
      ),
    );
  expect(sent.map(({ kind, recipient }) => [kind, recipient]).sort()).toEqual(
    told.map(({ email }) => ["coachingEnded", email]).sort(),
  );
  expect(await removeClients(mine.ctx, ids)).toEqual({ ok: true, removed: 0 });
});

test("invitations are sent again and deleted together; one that was sent too often waits, with the reason", async () => {
  const { ctx, user } = await coachingBusiness({ hasPaidAccess: true });
  const ids = [await makeInvite(user), await makeInvite(user)];
  const [often = ""] = ids;
  const { invitations } = await findPicked(ctx, ids);
  const first = invitations.filter(({ id }) => id === often);
  for (let time = 0; time < 3; time++) expect(await resendInvitations(ctx, first)).toMatchObject({ sent: 1 });
  const later = [expect.stringContaining(`${often}@invites.test was invited 3 times within an hour.`)];
  expect(await resendInvitations(ctx, invitations)).toEqual({ ok: true, sent: 1, later });
  expect(await resendInvitations(ctx, first)).toMatchObject({ ok: false, problems: { "": later } });
  expect(await deleteInvitations(ctx, invitations)).toEqual({ ok: true, deleted: 2 });
  expect(await deleteInvitations(ctx, invitations)).toEqual({ ok: true, deleted: 0 });
  expect(await resendInvitations(ctx, invitations)).toMatchObject({ ok: true, sent: 0 });
});

test("clients are put into a group and given a program together, and who is in it already stays as they are", async () => {
  const { ctx, user } = await coachingBusiness({ hasPaidAccess: true });
  const ids = [await makeClient(user), await makeClient(user)];
  const [group, program] = [await makeGroup(user), await makeProgram(user)];
  const [first = ""] = ids;
  expect(await putIntoGroup(ctx, group, [first])).toMatchObject({ ok: true, members: 1 });
  expect(await putIntoGroup(ctx, group, ids)).toMatchObject({ ok: true, members: 2 });
  expect(await ctx.db.$count(clientGroupMembers, eq(clientGroupMembers.groupId, group))).toBe(2);
  const stranger = await coachingBusiness();
  expect(await putIntoGroup(stranger.ctx, group, [])).toMatchObject({
    ok: false,
    problems: { group: ["Choose a group"] },
  });

  const began = { program, startDate: "2026-03-02" };
  expect(await giveToClients(ctx, [first], began)).toMatchObject({ added: { added: 1, already: 0 } });
  const later = { program, startDate: "2026-03-09" };
  expect(await giveToClients(ctx, ids, later)).toMatchObject({ added: { added: 1, already: 1 } });
  const given = await ctx.db.select().from(programAssignments).where(eq(programAssignments.programId, program));
  expect(given.map(({ startDate }) => startDate).sort()).toEqual(["2026-03-02", "2026-03-09"]);
  const theirs = { program: await makeProgram(stranger.user), startDate: "2026-03-02" };
  expect(await giveToClients(ctx, ids, theirs)).toMatchObject({ ok: false });
});

test("the list as CSV keeps its filters and order, and has no formula", async () => {
  const { ctx, user } = await coachingBusiness();
  await givenClient(ctx, { lastName: "Zec" });
  const formula = await givenClient(ctx, { lastName: "Aas" });
  await ctx.db.update(users).set({ firstName: "=HYPERLINK()" }).where(eq(users.id, formula));
  await makeInvite(user);
  const lines = await csvOf(ctx, { show: "clients", sort: "-name" });
  expect(lines[0]).toMatch(/^Full name,Email,Relation,Groups,Programs,Activated,Last active,/);
  expect(lines.slice(1).map((line) => line.split(",")[0])).toEqual(["Luka Zec", "'=HYPERLINK() Aas"]);
  const [, invitation] = await csvOf(ctx, { show: "invites" });
  expect(invitation).toMatch(/^,[^,]+@invites\.test,Invited as client,,,No,,,,\d\d\/\d\d\/\d{4}$/);
});

async function csvOf(ctx: Context, query: Partial<ClientQuery>) {
  let text = "";
  for await (const rows of readClientCsv(ctx, { ...everybody, ...query })) text += serializeCsv(rows);
  return text.trimEnd().split("\r\n");
}
