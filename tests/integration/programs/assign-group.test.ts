import { eq } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { Forbidden } from "#app/domain/errors.ts";
import { assignPicked } from "#app/features/assignments/mutations.server.ts";
import { clientsToAssign, listAssignments } from "#app/features/assignments/queries.server.ts";
import { removeClient } from "#app/features/clients/mutations.server.ts";
import { setMembers } from "#app/features/groups/mutations.server.ts";
import { findProgram } from "#app/features/programs/queries.server.ts";
import { accountClients } from "#db/schema/accounts.ts";
import { hold, letAllGo, untilWaiting } from "#tests/support/database/barrier.ts";
import { coachingBusiness } from "#tests/support/people/factory.ts";
import { makeClient, makeGroup, makeProgram } from "#tests/support/things.ts";

/** Proves that a group is added to a program as its clients: the rights and rules are those of one client. */
const startDate = "2026-04-06";

afterEach(letAllGo);

async function business() {
  const { ctx, user } = await coachingBusiness({ hasPaidAccess: true });
  const clients = [await makeClient(user), await makeClient(user), await makeClient(user)] as const;
  const group = await makeGroup(user);
  await setMembers(ctx, group, { members: clients.slice(0, 2), shown: [] });
  const program = await makeProgram(user);
  const followers = async () =>
    (await listAssignments(ctx, await findProgram(ctx, program))).map((one) => [one.clientId, one.startDate]);
  return { ctx, user, clients, group, program, followers };
}

test("all clients of a group begin on the day; who follows the program already stays as they are", async () => {
  const { ctx, clients, group, program, followers } = await business();
  await assignPicked(ctx, program, { pick: clients[0], startDate: "2026-03-02" });
  const added = await assignPicked(ctx, program, { pick: group, startDate });
  expect(added).toMatchObject({ ok: true, group: { name: `Group ${group}`, added: 1, already: 1 } });
  expect(await followers()).toEqual(
    expect.arrayContaining([
      [clients[0], "2026-03-02"],
      [clients[1], startDate],
    ]),
  );
  expect(await followers()).toHaveLength(2);
  expect(await assignPicked(ctx, program, { pick: group, startDate })).toMatchObject({
    group: { added: 0, already: 2 },
  });
});

test("groups are offered with how many are to be added, as long as there is anybody", async () => {
  const { ctx, clients, group, program, user } = await business();
  await makeGroup(user);
  const groups = async (search = "") => (await clientsToAssign(ctx, await findProgram(ctx, program), search)).groups;
  expect(await groups()).toEqual([{ id: group, name: `Group ${group}`, clients: 2, toAdd: 2 }]);
  expect(await groups("GROUP")).toHaveLength(1);
  expect(await groups("nothing like it")).toEqual([]);
  await assignPicked(ctx, program, { pick: clients[0], startDate });
  expect(await groups()).toMatchObject([{ clients: 2, toAdd: 1 }]);
  await assignPicked(ctx, program, { pick: clients[1], startDate });
  expect(await groups()).toEqual([]);
});

test("a group of another business is nobody, an empty one is refused, and who does not pay may not", async () => {
  const [mine, theirs] = [await business(), await business()];
  const nobody = { ok: false, problems: { client: ["Choose one of the clients"] } };
  expect(await assignPicked(mine.ctx, mine.program, { pick: theirs.group, startDate })).toEqual(nobody);
  const empty = await makeGroup(mine.user);
  expect(await assignPicked(mine.ctx, mine.program, { pick: empty, startDate })).toMatchObject({ ok: false });
  const free = { ...mine.ctx, actor: { ...mine.ctx.actor, hasPaidAccess: false } };
  await expect(assignPicked(free, mine.program, { pick: mine.group, startDate })).rejects.toThrow(Forbidden);
  const admin = await coachingBusiness({ roles: ["ADM"] });
  expect(await assignPicked(admin.ctx, mine.program, { pick: mine.group, startDate })).toEqual(nobody);
  expect(await mine.followers()).toEqual([]);
});

test("who stops being a client at the same moment is not added", async () => {
  const { ctx, clients, group, program, followers } = await business();
  const letGo = await hold((tx) => tx`select 1 from account_clients where user_id = ${clients[0]} for update`);
  const removed = removeClient(ctx, clients[0]);
  await untilWaiting(1);
  const added = assignPicked(ctx, program, { pick: group, startDate });
  await untilWaiting(2);
  await letGo();
  await removed;
  expect(await added).toMatchObject({ ok: true, group: { added: 1 } });
  expect(await followers()).toEqual([[clients[1], startDate]]);
  expect(await ctx.db.$count(accountClients, eq(accountClients.userId, clients[0]))).toBe(0);
});
