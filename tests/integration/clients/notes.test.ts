import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { afterEach, expect, test } from "vitest";
import { Forbidden, NotFound } from "#app/domain/errors.ts";
import { countPeople } from "#app/features/clients/licence-queries.server.ts";
import { removeClient } from "#app/features/clients/mutations.server.ts";
import { exportNotes } from "#app/features/exports/business-queries.server.ts";
import { createNote, deleteNote, updateNote } from "#app/features/notes/mutations.server.ts";
import { findNote, listNotes, listPastNotes } from "#app/features/notes/queries.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { accountClients, users } from "#db/schema/accounts.ts";
import { hold, letAllGo, untilWaiting } from "#tests/support/database/barrier.ts";
import { givenRelation } from "#tests/support/people/consent.ts";
import { addUser, coachingBusiness } from "#tests/support/people/factory.ts";
import { makeClient } from "#tests/support/things.ts";

afterEach(letAllGo);

const noted = (text: string, notedOn = "2026-03-02") => ({ text, notedOn });

async function written(ctx: Context, userId: string, text = "Sore left knee") {
  const id = newId();
  await createNote(ctx, userId, id, noted(text));
  return id;
}

test("notes stand by their day, the latest first, each with who wrote it; sent twice one is written", async () => {
  const { ctx, user, account } = await coachingBusiness();
  const colleague = await addUser(account, { firstName: "Mei", lastName: "Tanaka" });
  const client = await makeClient(user);
  const id = newId();
  for (const text of ["First", "Sent twice"]) await createNote(ctx, client, id, noted(text, "2026-02-01"));
  await createNote(colleague.ctx, client, newId(), noted("Second", "2026-02-20"));
  expect(await listNotes(ctx, client)).toMatchObject([
    { text: "Second", author: "Mei Tanaka", notedOn: "2026-02-20" },
    { text: "First", author: "Ana Kovač", id, version: 1 },
  ]);
});

test("who changes a note that was changed meanwhile is told what stands", async () => {
  const { ctx, user, account } = await coachingBusiness();
  const colleague = await addUser(account);
  const userId = await makeClient(user);
  const id = await written(ctx, userId);
  const change = (by: Context, seen: number, text: string) => updateNote(by, { userId, id, seen }, noted(text));
  expect(await change(colleague.ctx, 1, "Sore right knee")).toEqual({ ok: true });
  expect(await change(ctx, 1, "Sore shoulder")).toMatchObject({
    ok: false,
    problems: { "": [expect.stringContaining("Somebody else saved this note")] },
    theirs: { values: { text: "Sore right knee" }, version: 2 },
  });
  expect(await change(colleague.ctx, 1, "Sore ankle")).toMatchObject({
    problems: { "": [expect.stringContaining("You saved this note")] },
  });
  expect(await change(ctx, 1, "Sore right knee")).toEqual({ ok: true });
  expect(await change(ctx, 2, "Sore shoulder")).toEqual({ ok: true });
  expect(await findNote(ctx, userId, id)).toMatchObject({ text: "Sore shoulder", version: 3 });
});

test("of two who change a note at once the second is told", async () => {
  const { ctx, user } = await coachingBusiness();
  const userId = await makeClient(user);
  const id = await written(ctx, userId);
  const letGo = await hold((tx) => tx`select 1 from client_notes where id = ${id} for update`);
  const changes = ["One", "Other"].map((text) => updateNote(ctx, { userId, id, seen: 1 }, noted(text)));
  await untilWaiting(2);
  await letGo();
  const results = await Promise.all(changes);
  expect(results.map(({ ok }) => ok).sort()).toEqual([false, true]);
  const { text, version } = await findNote(ctx, userId, id);
  expect(version).toBe(2);
  expect(results.find(({ ok }) => !ok)).toMatchObject({ theirs: { values: { text }, version } });
});

test("a note about who ceases to be a client in that moment is not written", async () => {
  const { ctx, user } = await coachingBusiness();
  const userId = await makeClient(user);
  const letGo = await hold((tx) => tx`delete from account_clients where user_id = ${userId}`);
  const writing = createNote(ctx, userId, newId(), noted("Too late"));
  const refusal = expect(writing).rejects.toThrow(NotFound);
  await untilWaiting(1);
  await letGo();
  await refusal;
});

test("a note about somebody else, and another business's, is none: in reading, changing and deleting", async () => {
  const [mine, theirs] = [await coachingBusiness(), await coachingBusiness()];
  const [client, other] = [await makeClient(mine.user), await makeClient(mine.user)];
  await mine.ctx.db.insert(accountClients).values({ accountId: theirs.account.id, userId: client });
  const id = await written(mine.ctx, client);
  for (const [ctx, userId] of [
    [mine.ctx, other],
    [theirs.ctx, client],
  ] as const) {
    await expect(findNote(ctx, userId, id)).rejects.toThrow(NotFound);
    await expect(updateNote(ctx, { userId, id, seen: 1 }, noted("Mine now"))).rejects.toThrow(NotFound);
    await expect(deleteNote(ctx, userId, id)).rejects.toThrow(NotFound);
    expect(await listNotes(ctx, userId)).toEqual([]);
  }
  // the form's id names a note about somebody else
  await expect(createNote(mine.ctx, other, id, noted("Taken over"))).rejects.toThrow(NotFound);
  const admin = await coachingBusiness({ roles: ["ADM"] });
  await expect(findNote(admin.ctx, client, id)).rejects.toThrow(NotFound);
  await expect(createNote(admin.ctx, client, newId(), noted("Seen"))).rejects.toThrow(NotFound);
  expect(await findNote(mine.ctx, client, id)).toMatchObject({ text: "Sore left knee", version: 1 });
});

test("who coaches nobody writes none", async () => {
  const partner = await coachingBusiness({ roles: ["PAR", "WRT"] });
  const client = await makeClient(partner.user);
  await expect(createNote(partner.ctx, client, newId(), noted("Mine"))).rejects.toThrow(NotFound);
  await expect(updateNote(partner.ctx, { userId: client, id: newId(), seen: 1 }, noted("M"))).rejects.toThrow(
    Forbidden,
  );
});

test("notes outlive the relation under the invitation's name, and are there when the client comes back", async () => {
  const [mine, theirs] = [await coachingBusiness(), await coachingBusiness()];
  const client = await makeClient(theirs.user);
  await givenRelation(mine.ctx, mine.account.id, client);
  await written(mine.ctx, client, "Mine");
  await written(theirs.ctx, client, "Theirs");
  expect(await countPeople(mine.ctx)).toMatchObject({ hasPastNotes: false });
  await removeClient(mine.ctx, client);
  expect(await countPeople(mine.ctx)).toMatchObject({ hasPastNotes: true });
  const note = { text: "Mine", about: `${client}@clients.test`, author: "Ana Kovač" };
  expect(await listPastNotes(mine.ctx, { page: 1 })).toMatchObject({ total: 1, rows: [note] });
  expect(await listPastNotes(theirs.ctx, { page: 1 })).toEqual({ total: 0, rows: [] });
  const whose = { accountId: mine.account.id, id: mine.user.id, email: mine.ctx.actor.email };
  await mine.ctx.db
    .update(users)
    .set({ email: `${client}@renamed.test` })
    .where(eq(users.id, client));
  expect(await mine.ctx.db.transaction((tx) => exportNotes(tx, whose))).toMatchObject([{ client: note.about }]);
  expect(await listNotes(theirs.ctx, client)).toMatchObject([{ text: "Theirs" }]);
  await givenRelation(mine.ctx, mine.account.id, client);
  expect(await countPeople(mine.ctx)).toMatchObject({ hasPastNotes: false });
  expect(await listNotes(mine.ctx, client)).toMatchObject([{ text: "Mine" }]);
});

test("a note is deleted, once, and no other", async () => {
  const { ctx, user } = await coachingBusiness();
  const client = await makeClient(user);
  const [id, other] = [await written(ctx, client), await written(ctx, client, "Sore shoulder")];
  expect(await deleteNote(ctx, client, id)).toMatchObject({ ok: true, text: "Sore left knee" });
  await expect(deleteNote(ctx, client, id)).rejects.toThrow(NotFound);
  expect(await listNotes(ctx, client)).toMatchObject([{ id: other, text: "Sore shoulder" }]);
});
