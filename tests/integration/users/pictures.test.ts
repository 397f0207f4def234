import { and, eq } from "drizzle-orm";
import sharp from "sharp";
import { expect, test } from "vitest";
import { readUserInfo, saveUserInfo } from "#app/features/account/user-info.server.ts";
import { listClients } from "#app/features/clients/list.server.ts";
import { findPerson } from "#app/features/clients/person-queries.server.ts";
import { readMyCoaching } from "#app/features/coaching/queries.server.ts";
import { recentClients } from "#app/features/dashboard/client-queries.server.ts";
import { memberChoices } from "#app/features/groups/queries.server.ts";
import { storeImage } from "#app/features/uploads/mutations.server.ts";
import { faceUrl, visibleFile } from "#app/features/uploads/queries.server.ts";
import { listUsers } from "#app/features/users/administration/list.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { findSession, openSessions, startSession } from "#app/services/sessions.server.ts";
import { accountClients, users } from "#db/schema/accounts.ts";
import { givenClient } from "#tests/integration/clients/given.ts";
import { addUser, coachingBusiness, monday } from "#tests/support/people/factory.ts";
import { makeGroup } from "#tests/support/things.ts";

/** Proves who may see somebody's picture, that it comes with each row, and that one shows one's own upload alone. */

async function uploadedBy(ctx: Context) {
  const plain = sharp({ create: { width: 600, height: 600, channels: 3, background: "#1b6e3c" } });
  const stored = await storeImage(ctx, await plain.png().toBuffer(), ctx.actor.accountId);
  if (!stored.ok) throw new Error(stored.reason);
  return stored.id;
}

async function saved(ctx: Context, imageId: string) {
  const { starts, version } = await readUserInfo(ctx);
  return saveUserInfo(ctx, version, { ...starts, imageId });
}

/** Two businesses alike: in each a coach, and a client who has a picture. */
async function twins() {
  const made = [];
  for (let one = 0; one < 2; one++) {
    const coach = await coachingBusiness();
    const client = await coachingBusiness({ firstName: "Luka" });
    const imageId = await uploadedBy(client.ctx);
    expect(await saved(client.ctx, imageId)).toEqual({ ok: true });
    await givenClient(coach.ctx, { userId: client.user.id });
    made.push({ coach, client, imageId });
  }
  return made as [(typeof made)[0], (typeof made)[0]];
}

const sees = async ({ db, actor }: Context, id: string) => Boolean(await visibleFile(db, actor, id));

test("a picture is seen by its person, by who coaches them and by administrators; of two businesses alike by one", async () => {
  const [{ coach, client, imageId }, other] = await twins();
  const colleague = await addUser(coach.account);
  const partner = await addUser(coach.account, { roles: ["PAR"] });
  const neighbour = await addUser({ id: client.user.accountId });
  const admin = await coachingBusiness({ roles: ["ADM"] });
  const may = [client, coach, colleague, admin];
  const mayNot = [other.coach, other.client, partner, neighbour];
  for (const { ctx } of may) expect(await sees(ctx, imageId)).toBe(true);
  for (const { ctx } of mayNot) expect(await sees(ctx, imageId)).toBe(false);

  const { accountId, userId } = accountClients;
  await coach.ctx.db.delete(accountClients).where(and(eq(accountId, coach.account.id), eq(userId, client.user.id)));
  expect(await sees(coach.ctx, imageId)).toBe(false);
  expect(await sees(client.ctx, imageId)).toBe(true);
});

test("a coach's picture is seen by their clients, as long as they are clients", async () => {
  const [{ coach, client }, other] = await twins();
  const imageId = await uploadedBy(coach.ctx);
  expect(await saved(coach.ctx, imageId)).toEqual({ ok: true });
  const unused = await uploadedBy(coach.ctx);
  expect([await sees(client.ctx, imageId), await sees(client.ctx, unused)]).toEqual([true, false]);
  expect(await sees(other.client.ctx, imageId)).toBe(false);
  expect((await readMyCoaching(client.ctx)).coaches).toMatchObject([{ accountId: coach.account.id, imageId }]);

  const { accountId, userId } = accountClients;
  await coach.ctx.db.delete(accountClients).where(and(eq(accountId, coach.account.id), eq(userId, client.user.id)));
  expect(await sees(client.ctx, imageId)).toBe(false);
});

test("what a coach uploaded and shows nowhere is nobody else's to see", async () => {
  const [{ coach, client }] = await twins();
  const unused = await uploadedBy(client.ctx);
  expect(await sees(coach.ctx, unused)).toBe(false);
});

test("the picture's address comes with each row that has a face", async () => {
  const [{ coach, client, imageId }] = await twins();
  const { ctx } = coach;
  const url = faceUrl(imageId);
  expect(url).toBe(`/files/${imageId}?width=160`);
  const { id } = client.user;
  const plain = await givenClient(ctx);
  const urls = (rows: { id: string }[]) =>
    Object.fromEntries(rows.map((row) => [row.id, "pictureUrl" in row && row.pictureUrl]));
  const expected = { [id]: url, [plain]: null };
  expect(
    urls((await listClients(ctx, { search: "", show: "", program: "", group: "", sort: "name", page: 1 })).rows),
  ).toEqual(expected);
  expect(urls(await recentClients(ctx))).toEqual(expected);
  const group = { id: await makeGroup(coach.user), name: "Group", version: 1 };
  expect(urls((await memberChoices(ctx, group, "")).clients)).toEqual(expected);
  expect(await findPerson(ctx, id)).toMatchObject({ pictureUrl: url });
  expect(await findPerson(ctx, plain)).toMatchObject({ pictureUrl: null });
  const admin = (await coachingBusiness({ roles: ["ADM"] })).ctx;
  const all = await listUsers(admin, { search: client.user.email, role: "", subscription: "", page: 1 });
  expect(urls(all.rows)).toEqual({ [id]: url });
});

test("the session says which picture is its person's", async () => {
  const [{ client, imageId }] = await twins();
  const sessions = openSessions(client.ctx.db, "a secret of the tests");
  const token = await startSession(sessions, client.user, monday);
  expect((await findSession(sessions, token, monday))?.imageId).toBe(imageId);
});

test("one's picture is one's own upload, is replaced and removed", async () => {
  const [{ coach, client, imageId }, other] = await twins();
  const { ctx } = client;
  const neighbour = await addUser({ id: client.user.accountId });
  const wrong = { ok: false, problems: { image: ["Choose the image again"] } };
  for (const theirs of [other.imageId, await uploadedBy(neighbour.ctx), "no id", coach.user.id]) {
    expect(await saved(ctx, theirs)).toEqual(wrong);
  }
  const stored = async () => {
    const [row] = await ctx.db.select().from(users).where(eq(users.id, client.user.id));
    return row?.imageId;
  };
  expect(await stored()).toBe(imageId);
  const next = await uploadedBy(ctx);
  expect(await saved(ctx, next)).toEqual({ ok: true });
  expect(await stored()).toBe(next);
  expect(await saved(ctx, "")).toEqual({ ok: true });
  expect(await stored()).toBeNull();
});
