import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { beforeAll, expect, test } from "vitest";
import { paths } from "#app/paths.ts";
import { invites } from "#db/schema/access.ts";
import { clientGroupMembers } from "#db/schema/groups.ts";
import { get, post, visitorAs } from "#tests/support/http/visitor.ts";
import { coachingBusiness } from "#tests/support/people/factory.ts";
import { type SharedServer, sharedServer } from "#tests/support/servers/server.ts";
import { makeClient, makeGroup, makeInvite } from "#tests/support/things.ts";

/** Proves the words and statuses of the clients' pages, and that a client of another business is none in a body either. */
let server: SharedServer;

beforeAll(async () => {
  server = await sharedServer();
});

async function coach(licence: number | null) {
  const { user, ctx } = await coachingBusiness({ licence });
  const visitor = await visitorAs(server, user);
  return { visitor, user, ctx };
}

const link = `href="${paths.subscribe()}"`;

test("who has not subscribed is told what inviting takes, and led there", async () => {
  const { visitor } = await coach(null);
  const page = await (await get(visitor, paths.inviteClient())).text();
  expect(page).toContain("You need to subscribe to Macrocycle to invite clients.");
  expect(page).toContain(link);
  expect(page).not.toContain('name="email"');
  expect((await get(visitor, paths.subscribe())).status).toBe(200);
});

test("more people than the licence allows are refused, with the way to more, and what was typed", async () => {
  const { visitor, user, ctx } = await coach(1);
  await makeClient(user);
  const answer = await post(visitor, paths.inviteClient(), { id: newId(), email: "one-more@people.test" });
  const page = await answer.text();
  expect(answer.status).toBe(409);
  expect(page).toContain("You have reached the number of users your licence allows.");
  expect(page).toContain(link);
  expect(page).toContain('value="one-more@people.test"');
  expect(await ctx.db.$count(invites, eq(invites.accountId, user.accountId))).toBe(0);
});

test("roles are not a coach's to give: theirs in a body make a client all the same", async () => {
  const { visitor, user, ctx } = await coach(5);
  const roles = { isPartner: "on", isTrainer: "on", isWriter: "on", partnerCommissionRate: "50" };
  const answer = await post(visitor, paths.inviteClient(), { id: newId(), email: "New@People.test", ...roles });
  expect([answer.status, answer.headers.get("Location")]).toEqual([302, "/clients"]);
  expect(await ctx.db.select().from(invites).where(eq(invites.accountId, user.accountId))).toMatchObject([
    { email: "new@people.test", isClient: true, isPartner: false, isTrainer: false, isWriter: false },
  ]);
});

test("another business's client in a body is missing, and joins no group", async () => {
  const [mine, theirs] = [await coach(5), await coach(5)];
  const [group, client] = [await makeGroup(mine.user), await makeClient(theirs.user)];
  const answer = await post(mine.visitor, paths.clientGroup(group), { members: client, shown: client });
  expect(answer.status).toBe(404);
  expect(await mine.ctx.db.$count(clientGroupMembers, eq(clientGroupMembers.groupId, group))).toBe(0);
});

test("the list says who declined and who ended the coaching, and a block reads as a decline", async () => {
  const { visitor, user, ctx } = await coach(5);
  const [now, soon] = [new Date(), new Date(Date.now() + 600_000)];
  const closed = { closedOn: now, acceptedOn: now };
  const ended = { Declined: "declined", Ended: "ended", Blocked: "blocked" } as const;
  for (const [firstName, status] of Object.entries(ended)) {
    const id = await makeInvite(user);
    const quietUntil = status === "blocked" ? null : soon;
    await ctx.db
      .update(invites)
      .set({ ...closed, status, quietUntil, firstName })
      .where(eq(invites.id, id));
  }
  const page = (await (await get(visitor, "/clients")).text()).replaceAll(/<[^>]*>/g, " ");
  for (const words of [
    /Declined\s+Declined your invitation/,
    /Ended\s+Ended the coaching/,
    /Blocked\s+Declined your invitation/,
  ])
    expect(page).toMatch(words);
  expect(page).not.toMatch(/block(s|ed) (you|your)/i);
});

test("the list says what is empty, and what a search leaves", async () => {
  const { visitor, user } = await coach(5);
  const page = async (path: string) => (await get(visitor, path)).text();
  expect(await page("/clients")).toContain("You have no clients");
  await makeInvite(user);
  expect(await page("/clients?search=nobody")).toContain("Nobody matches these filters.");
  expect(await page("/clients?show=invites")).toContain("1 person among the invited<");
});
