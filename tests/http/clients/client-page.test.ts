import { v7 as newId } from "uuid";
import { beforeAll, describe, expect, test } from "vitest";
import { setMembers } from "#app/features/groups/mutations.server.ts";
import { createNote } from "#app/features/notes/mutations.server.ts";
import { findNote, listNotes } from "#app/features/notes/queries.server.ts";
import { listBodyWeights, listRecords } from "#app/features/records/queries.server.ts";
import { paths } from "#app/paths.ts";
import { accountClients } from "#db/schema/accounts.ts";
import { hiddenFields } from "#tests/support/http/html.ts";
import { get, pageOf, post, visitorAs, wordsOf } from "#tests/support/http/visitor.ts";
import { coachingBusiness } from "#tests/support/people/factory.ts";
import { type SharedServer, sharedServer } from "#tests/support/servers/server.ts";
import * as things from "#tests/support/things.ts";
import { starterId } from "#tests/support/training/exercises.ts";

/**
 * Proves what a client's page says and to whom, that what is named in an address or a body belongs together, and that
 * the second of two who change a note loses nothing.
 */
let server: SharedServer;

beforeAll(async () => {
  server = await sharedServer();
});

async function coach(roles: ("TRN" | "ADM")[] = ["TRN"], hasPaidAccess = false) {
  const { account, user, ctx } = await coachingBusiness({ roles, hasPaidAccess });
  const visitor = await visitorAs(server, user);
  return { visitor, user, ctx, account, client: await things.makeClient(user) };
}

type Coach = Awaited<ReturnType<typeof coach>>;

async function noted({ ctx, client }: Coach, text = "Sore left knee") {
  const id = newId();
  await createNote(ctx, client, id, { text, notedOn: "2026-03-02" });
  return id;
}

test("a client's page says who they are, and what is empty", async () => {
  const { visitor, client } = await coach();
  const html = await pageOf(visitor, paths.client(client));
  for (const words of [
    `Client ${client}`,
    `${client}@clients.test`,
    "Activated",
    "follows no program.",
    "No workouts are planned in these four weeks.",
    "No maximum is known.",
  ]) {
    expect(html).toContain(words);
  }
  expect(html).toContain("No notes yet. Only your business sees them.");
  expect(await pageOf(visitor, paths.clients())).toContain(`href="${paths.client(client)}"`);
});

test("what another business notes and groups is its own, also for a client of both and for administrators", async () => {
  const [mine, theirs, admin] = [await coach(), await coach(), await coach(["ADM"])];
  await mine.ctx.db.insert(accountClients).values({ accountId: theirs.account.id, userId: mine.client });
  const id = await noted(mine, "A word among us");
  const group = await things.makeGroup(mine.user);
  await setMembers(mine.ctx, group, { members: [mine.client], shown: [] });
  const own = await pageOf(mine.visitor, paths.client(mine.client));
  expect([own.includes("A word among us"), own.includes(`Group ${group}`)]).toEqual([true, true]);
  for (const { visitor } of [theirs, admin]) {
    const html = await pageOf(visitor, paths.client(mine.client));
    expect(html).toContain(`Client ${mine.client}`);
    expect([html.includes("A word among us"), html.includes(`Group ${group}`)]).toEqual([false, false]);
    const asked = [paths.clientNote(mine.client, id), paths.deleteClientNote(mine.client, id)];
    expect(await Promise.all(asked.map(async (path) => (await get(visitor, path)).status))).toEqual([404, 404]);
  }
  expect((await get(admin.visitor, paths.newClientNote(mine.client))).status).toBe(404);
  expect((await get(admin.visitor, paths.clientInGroups(mine.client))).status).toBe(404);
});

describe("a note", () => {
  const typed = { text: "Mine now", notedOn: "2026-03-03", version: "1" };

  test("of another client is missing in the address, and stays as it is", async () => {
    const mine = await coach();
    const id = await noted(mine);
    const other = await things.makeClient(mine.user);
    for (const path of [paths.clientNote(other, id), paths.deleteClientNote(other, id)]) {
      expect((await get(mine.visitor, path)).status).toBe(404);
    }
    expect((await post(mine.visitor, paths.deleteClientNote(other, id), {})).status).toBe(404);
    expect((await post(mine.visitor, paths.clientNote(other, id), typed)).status).not.toBe(302);
    expect(await findNote(mine.ctx, mine.client, id)).toMatchObject({ text: "Sore left knee", version: 1 });
    expect(await listNotes(mine.ctx, other)).toEqual([]);
  });

  test("that was changed meanwhile is shown with both, and then saved over", async () => {
    const mine = await coach();
    const id = await noted(mine);
    const path = paths.clientNote(mine.client, id);
    expect((await post(mine.visitor, path, { ...typed, text: "First" })).status).toBe(302);
    const stale = await post(mine.visitor, path, { ...typed, text: "Second" });
    expect(stale.status).toBe(409);
    const html = await wordsOf(stale);
    expect(html).toContain("You saved this note in the meantime, in another tab or on another device.");
    expect(html).toContain("Saved in the meantime: First");
    expect(html).toContain(">Second</textarea>");
    const { version = "" } = hiddenFields(html);
    expect((await post(mine.visitor, path, { ...typed, text: "Second", version })).status).toBe(302);
    expect(await findNote(mine.ctx, mine.client, id)).toMatchObject({ text: "Second", version: 3 });
  });

  test("that was deleted meanwhile is kept as it was typed, and can be written anew", async () => {
    const mine = await coach();
    const id = await noted(mine);
    expect((await post(mine.visitor, paths.deleteClientNote(mine.client, id), {})).status).toBe(302);
    const sent = await post(mine.visitor, paths.clientNote(mine.client, id), { ...typed, id: newId() });
    expect([sent.status, sent.headers.get("Location")]).toEqual([307, paths.newClientNote(mine.client)]);
    const shown = await post(mine.visitor, paths.newClientNote(mine.client), { ...typed, id: newId() });
    expect(shown.status).toBe(409);
    const html = await wordsOf(shown);
    expect(html).toContain("This note was deleted in the meantime.");
    expect(html).toContain(">Mine now</textarea>");
  });

  test("without words, or longer than any, is refused", async () => {
    const mine = await coach();
    const at = paths.newClientNote(mine.client);
    const refused = await post(mine.visitor, at, { id: newId(), text: " ", notedOn: "2026-03-03" });
    expect(refused.status).toBe(400);
    expect(await wordsOf(refused)).toContain("Write something first");
    const long = { id: newId(), text: "x".repeat(5001), notedOn: "2026-03-03" };
    expect((await post(mine.visitor, at, long)).status).toBe(400);
    expect(await listNotes(mine.ctx, mine.client)).toEqual([]);
  });
});

test("a maximum and a body weight are entered here, of an exercise that the business sees", async () => {
  const [mine, theirs] = [await coach(), await coach()];
  const squat = paths.clientMaximum(mine.client, starterId("Back squat"), "weight");
  const entered = { value: "120", unit: "kilograms", on: "2026-03-01" };
  expect((await post(mine.visitor, squat, { id: newId(), ...entered })).headers.get("Location")).toBe(
    paths.client(mine.client),
  );
  const measured = { accountId: mine.account.id, userId: mine.client };
  expect((await listRecords(mine.ctx, measured)).records).toMatchObject([{ name: "Back squat", category: "weight" }]);
  const weight = { id: newId(), value: "80.5", unit: "kilograms", on: "2026-03-01" };
  expect((await post(mine.visitor, paths.clientBodyWeight(mine.client), weight)).status).toBe(302);
  expect(await listBodyWeights(mine.ctx, measured, 5)).toMatchObject([{ amount: "80.5 kg" }]);
  expect(await pageOf(mine.visitor, paths.client(mine.client))).toContain("80.5 kg");

  const foreign = await things.makeExercise(theirs.user);
  for (const path of [
    paths.clientMaximum(mine.client, foreign, "weight"),
    paths.clientMaximum(mine.client, starterId("Back squat"), "heartRateZone"),
    paths.clientMaximum(theirs.client, starterId("Back squat"), "weight"),
  ]) {
    expect((await get(mine.visitor, path)).status).toBe(404);
    expect((await post(mine.visitor, path, { id: newId(), ...entered })).status).toBe(404);
  }
});

describe("a training maximum", () => {
  const squat = starterId("Back squat");
  const typed = { unit: "kilograms", on: "2026-03-01" };

  test("is set beside the maxima, shown with its day, and removed again for the share", async () => {
    const mine = await coach();
    await post(mine.visitor, paths.clientMaximum(mine.client, squat, "weight"), {
      id: newId(),
      value: "140",
      ...typed,
    });
    const page = paths.client(mine.client);
    const shown = async () => (await pageOf(mine.visitor, page)).replaceAll(/<!-- -->|<[^>]*>/g, "");
    expect(await shown()).toContain("126 kg 90 %");
    const path = paths.clientTrainingMaximum(mine.client, squat);
    expect(await pageOf(mine.visitor, path)).toContain("Leave it empty to use 90 % of the one-repetition maximum.");
    const set = await post(mine.visitor, path, { ...typed, value: "122,5", version: "0" });
    expect([set.status, set.headers.get("Location")]).toEqual([302, page]);
    expect(await shown()).toContain("122.5 kg 01/03/2026");
    expect((await post(mine.visitor, path, { ...typed, value: "", version: "1" })).status).toBe(302);
    expect(await shown()).toContain("126 kg 90 %");
  });

  test("that is no weight is refused at its field, and one that was set meanwhile is shown", async () => {
    const mine = await coach();
    const path = paths.clientTrainingMaximum(mine.client, squat);
    const refused = await post(mine.visitor, path, { ...typed, value: "heavy", version: "0" });
    expect(refused.status).toBe(400);
    const html = await wordsOf(refused);
    for (const words of ["Enter a number, like 80 or 82.5.", 'value="heavy"']) expect(html).toContain(words);
    expect((await post(mine.visitor, path, { ...typed, value: "120", version: "0" })).status).toBe(302);
    const stale = await post(mine.visitor, path, { ...typed, value: "125", version: "0" });
    expect(stale.status).toBe(409);
    expect(await wordsOf(stale)).toContain("Saved in the meantime: 120");
  });

  test("is by a share that is from 50 to 110 percent", async () => {
    const mine = await coach();
    const path = paths.clientTrainingShare(mine.client);
    const refused = await post(mine.visitor, path, { share: "120", version: "0" });
    expect([refused.status, (await wordsOf(refused)).includes("Enter a percentage from 50 to 110.")]).toEqual([
      400,
      true,
    ]);
    expect((await post(mine.visitor, path, { share: "85 %", version: "0" })).status).toBe(302);
    expect(await pageOf(mine.visitor, paths.client(mine.client))).toContain("A training maximum is 85 %");
    expect((await post(mine.visitor, path, { share: "95", version: "0" })).status).toBe(409);
  });

  test("is nobody else's, and of no exercise that the business does not see", async () => {
    const [mine, theirs] = [await coach(), await coach()];
    const foreign = await things.makeExercise(theirs.user);
    for (const path of [
      paths.clientTrainingMaximum(theirs.client, squat),
      paths.clientTrainingMaximum(mine.client, foreign),
      paths.clientTrainingShare(theirs.client),
    ]) {
      expect((await get(mine.visitor, path)).status).toBe(404);
      expect((await post(mine.visitor, path, { ...typed, value: "100", share: "90", version: "0" })).status).toBe(404);
    }
  });
});

test("another business's group in a body is missing, and takes nobody in", async () => {
  const [mine, theirs] = [await coach(), await coach()];
  const group = await things.makeGroup(theirs.user);
  const sent = await post(mine.visitor, paths.clientInGroups(mine.client), { groups: group, shown: group });
  expect(sent.status).toBe(404);
});

test("the head of the list counts people, and the places of the licence", async () => {
  const { visitor, user, ctx } = await coach();
  await things.makeInvite(user);
  expect(await pageOf(visitor, paths.clients())).toContain("1 client, 1 invited");
  await ctx.db.execute(`update accounts set max_users_override = 2 where id = '${user.accountId}'`);
  const html = await pageOf(visitor, paths.clients());
  expect(html.replaceAll(/<!-- -->|<[^>]*>/g, "")).toContain(
    "2 of 2 places in your licence are taken. Get more places",
  );
});
