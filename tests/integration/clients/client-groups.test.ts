import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { expect, test } from "vitest";
import { Forbidden, NotFound } from "#app/domain/errors.ts";
import { listClients } from "#app/features/clients/list.server.ts";
import { createGroup, deleteGroup, renameGroup, setMembers } from "#app/features/groups/mutations.server.ts";
import { findGroup, listGroupsWithCounts, memberChoices } from "#app/features/groups/queries.server.ts";
import { accountClients } from "#db/schema/accounts.ts";
import { addUser, coachingBusiness } from "#tests/support/people/factory.ts";
import { makeClient, makeGroup } from "#tests/support/things.ts";

test("a group is created once, and its name is the account's only one of that kind", async () => {
  const [{ ctx }, other] = [await coachingBusiness(), await coachingBusiness()];
  const id = newId();
  expect(await createGroup(ctx, id, { name: "Šprinteri" })).toEqual({ ok: true, id, name: "Šprinteri", version: 1 });
  expect(await createGroup(ctx, id, { name: "Sent twice" })).toMatchObject({ name: "Šprinteri" });
  expect(await createGroup(ctx, newId(), { name: "sprinteri" })).toEqual({
    ok: false,
    problems: { name: ["You already have a group called sprinteri"] },
  });
  expect(await createGroup(other.ctx, newId(), { name: "Šprinteri" })).toMatchObject({ ok: true });
  const writer = await coachingBusiness({ roles: ["PAR", "WRT"] });
  await expect(createGroup(writer.ctx, newId(), { name: "Mine" })).rejects.toThrow(Forbidden);
});

test("a group is renamed, unless another has the name or somebody renamed it meanwhile", async () => {
  const [{ ctx, account }, elsewhere] = [await coachingBusiness(), await coachingBusiness()];
  const colleague = await addUser(account);
  const [id, otherId] = [newId(), newId()];
  // a name of another business is free
  await createGroup(elsewhere.ctx, newId(), { name: "U18" });
  await createGroup(ctx, id, { name: "Juniors" });
  await createGroup(ctx, otherId, { name: "Seniors" });
  const taken = { ok: false, problems: { name: ["You already have a group called SENIORS"] } };
  expect(await renameGroup(ctx, id, 1, { name: "SENIORS" })).toEqual(taken);
  expect(await renameGroup(colleague.ctx, id, 1, { name: "U18" })).toEqual({ ok: true, id, name: "U18", version: 2 });
  expect(await renameGroup(ctx, id, 1, { name: "U20" })).toMatchObject({
    ok: false,
    problems: { "": [expect.stringContaining("Somebody else")] },
    theirs: { values: { name: "U18" }, version: 2 },
  });
  expect(await renameGroup(ctx, id, 1, { name: "U18" })).toMatchObject({ ok: true, version: 2 });
});

test("members are put in and taken out, and those who were not shown stay", async () => {
  const { ctx, user } = await coachingBusiness();
  const [a, b, c] = [await makeClient(user), await makeClient(user), await makeClient(user)];
  const id = await makeGroup(user);
  await setMembers(ctx, id, { members: [a, b], shown: [a, b] });
  await setMembers(ctx, id, { members: [c], shown: [b, c] });
  const { memberIds, clients } = await memberChoices(ctx, await findGroup(ctx, id), "");
  expect(memberIds.sort()).toEqual([a, c].sort());
  expect(clients).toHaveLength(3);
  const listed = await listClients(ctx, { search: "", show: "", program: "", group: id, sort: "name", page: 1 });
  expect(listed.rows.map((row) => row.id).sort()).toEqual([a, c].sort());
  await ctx.db.delete(accountClients).where(eq(accountClients.userId, a));
  expect(await listGroupsWithCounts(ctx)).toMatchObject([{ id, clients: 1 }]);
});

test("another account's group and client are not found, in the address or among the members", async () => {
  const [mine, theirs] = [await coachingBusiness(), await coachingBusiness()];
  const [group, client] = [await makeGroup(theirs.user), await makeClient(theirs.user)];
  await expect(renameGroup(mine.ctx, group, 1, { name: "Mine" })).rejects.toThrow(NotFound);
  await expect(deleteGroup(mine.ctx, group)).rejects.toThrow(NotFound);
  await expect(setMembers(mine.ctx, group, { members: [], shown: [] })).rejects.toThrow(NotFound);
  const own = await makeGroup(mine.user);
  await expect(setMembers(mine.ctx, own, { members: [client], shown: [client] })).rejects.toThrow(NotFound);
  await setMembers(theirs.ctx, group, { members: [client], shown: [] });
  await mine.ctx.db.insert(accountClients).values({ accountId: mine.account.id, userId: client });
  const listed = await listClients(mine.ctx, { search: "", show: "", program: "", group, sort: "name", page: 1 });
  expect(listed).toEqual({ rows: [], total: 0 });
});

test("a deleted group leaves its clients", async () => {
  const { ctx, user } = await coachingBusiness();
  const [id, client] = [await makeGroup(user), await makeClient(user)];
  await setMembers(ctx, id, { members: [client], shown: [client] });
  expect(await deleteGroup(ctx, id)).toMatchObject({ ok: true, id });
  expect((await listClients(ctx, { search: "", show: "", program: "", group: "", sort: "name", page: 1 })).total).toBe(
    1,
  );
});
