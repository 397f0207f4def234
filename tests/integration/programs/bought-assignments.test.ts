import { expect, test } from "vitest";
import { Forbidden } from "#app/domain/errors.ts";
import { listFollowed } from "#app/features/assignments/client-queries.server.ts";
import { giveProgram, programsToGive } from "#app/features/assignments/give.server.ts";
import { assignPicked, deleteAssignment } from "#app/features/assignments/mutations.server.ts";
import { clientsToAssign, listAssignments } from "#app/features/assignments/queries.server.ts";
import { findCoachedClient } from "#app/features/calculation/client-queries.server.ts";
import { removeClient } from "#app/features/clients/mutations.server.ts";
import { recentClients } from "#app/features/dashboard/client-queries.server.ts";
import { listPrograms } from "#app/features/programs/list.server.ts";
import { deleteProgram } from "#app/features/programs/mutations.server.ts";
import { findProgram } from "#app/features/programs/queries.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { givenClient } from "#tests/integration/clients/given.ts";
import { givenWeek } from "#tests/integration/workouts/given.ts";
import { coachingBusiness } from "#tests/support/people/factory.ts";
import { givenBought } from "./bought-given.ts";

const startDate = "2026-03-02";
const everything = { search: "", difficulty: "", folder: "", whose: "", sort: "order", page: 1 } as const;

/** A program that its author gave to a client of theirs, and who bought it to one of their own. */
async function givenToBoth() {
  const author = (await coachingBusiness({ hasPaidAccess: true })).ctx;
  const buyer = (await coachingBusiness({ hasPaidAccess: true })).ctx;
  const { programId: id } = await givenWeek(author);
  await givenBought(buyer, id);
  const theirs = await givenClient(author, { lastName: "Author" });
  const ours = await givenClient(buyer, { lastName: "Buyer" });
  await assignPicked(author, id, { pick: theirs, startDate });
  await assignPicked(buyer, id, { pick: ours, startDate });
  return { author, buyer, id, theirs, ours };
}

async function followersOf(ctx: Context, id: string) {
  return (await listAssignments(ctx, await findProgram(ctx, id))).map(({ clientId }) => clientId);
}

test("author and buyer see and count their own clients alone", async () => {
  const { author, buyer, id, theirs, ours } = await givenToBoth();
  expect(await followersOf(author, id)).toEqual([theirs]);
  expect(await followersOf(buyer, id)).toEqual([ours]);
  for (const ctx of [author, buyer]) expect((await listPrograms(ctx, everything)).rows).toMatchObject([{ clients: 1 }]);
  const more = await givenClient(buyer);
  const { clients } = await clientsToAssign(buyer, await findProgram(buyer, id), "");
  expect(clients.map((client) => client.id)).toEqual([more]);
  expect(await assignPicked(buyer, id, { pick: theirs, startDate })).toMatchObject({ ok: false });
  await expect(deleteAssignment(author, id, ours)).rejects.toThrow();
});

test("the client of the buyer follows it: on their page, on the dashboard, with their numbers", async () => {
  const { author, buyer, id, ours } = await givenToBoth();
  expect(await listFollowed(buyer, [ours])).toMatchObject([{ id, canOpen: true, workouts: 2 }]);
  expect(await listFollowed(author, [ours])).toEqual([]);
  expect(await recentClients(buyer)).toMatchObject([{ id: ours, program: { name: "Texas Method" } }]);
  const { businessId } = await findProgram(buyer, id);
  expect(await findCoachedClient(buyer, businessId, ours)).toMatchObject({ id: ours });
});

test("what was bought is offered on the page of an own client, and given there", async () => {
  const { buyer, id } = await givenToBoth();
  const userId = await givenClient(buyer);
  const client = { accountId: buyer.actor.accountId, userId };
  expect((await programsToGive(buyer, client, "")).programs).toMatchObject([{ id }]);
  expect(await giveProgram(buyer, client, { program: id, startDate })).toMatchObject({ ok: true });
  expect((await programsToGive(buyer, client, "")).programs).toEqual([]);
  expect(await followersOf(buyer, id)).toContain(userId);
});

test("who has no paid plan gives it to nobody", async () => {
  const { author, id } = await givenToBoth();
  const free = (await coachingBusiness()).ctx;
  await givenBought(free, id);
  await expect(assignPicked(free, id, { pick: await givenClient(free), startDate })).rejects.toThrow(Forbidden);
  expect(await deleteProgram(author, id)).toMatchObject({ ok: false });
});

test("a client who leaves the buyer follows it no longer, and the author's client does", async () => {
  const { author, buyer, id, theirs, ours } = await givenToBoth();
  await removeClient(buyer, ours);
  expect(await followersOf(buyer, id)).toEqual([]);
  expect(await followersOf(author, id)).toEqual([theirs]);
});
