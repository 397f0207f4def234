import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { invites } from "#db/schema/access.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { get, pageOf, post, wordsOf } from "#tests/support/http/visitor.ts";
import { coachingBusiness } from "#tests/support/people/factory.ts";
import { makeInvite, tokenOf } from "#tests/support/people/links.ts";
import { type SharedServer, sharedServer } from "#tests/support/servers/server.ts";

/** Proves that the mail's decline link asks before it declines, and needs no account. */
let server: SharedServer;

beforeAll(async () => {
  server = await sharedServer();
});

test("the link shows a page with a button, which declines once and for all", async () => {
  const { db } = await testDatabase();
  const { account } = await coachingBusiness();
  const invite = await makeInvite(account, "nobody@decline.test");
  const token = await tokenOf("invitation", invite);
  const address = `/decline-invitation/${token}`;
  const statusOf = async () => (await db.select().from(invites).where(eq(invites.id, invite.id)))[0]?.status;

  expect(await pageOf(server, `/signup?token=${token}`)).toContain(`href="${address}"`);
  const page = await pageOf(server, address);
  expect(page).toContain(account.name);
  expect(page).toMatch(/<button[^>]*type="submit"[^>]*>Decline/);
  expect(await statusOf()).toBe("open");
  for (const _press of [1, 2]) {
    const answer = await post(server, address, {});
    expect([answer.status, (await wordsOf(answer)).includes("You have declined the invitation")]).toEqual([200, true]);
  }
  expect(await statusOf()).toBe("declined");
  expect((await get(server, `/signup?token=${token}`)).status).toBe(410);
});

test("a link that is made up leads nowhere", async () => {
  expect((await get(server, "/decline-invitation/x")).status).toBe(404);
  expect((await post(server, "/decline-invitation/x", {})).status).toBe(404);
});
