import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { termsAcceptances } from "#db/schema/access.ts";
import { accountClients, userRoles } from "#db/schema/accounts.ts";
import { rateLimits } from "#db/schema/catalogues.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { cookieOf, get, post, sessionOf, wordsOf } from "#tests/support/http/visitor.ts";
import { coachingBusiness } from "#tests/support/people/factory.ts";
import { tokenOf } from "#tests/support/people/links.ts";
import { type SharedServer, sharedServer } from "#tests/support/servers/server.ts";

/** Proves how an athlete whom the login refuses becomes a coach, and that nobody else does by that link. */
const password = "correct horse battery";
let server: SharedServer;
let db: Awaited<ReturnType<typeof testDatabase>>["db"];

beforeAll(async () => {
  server = await sharedServer();
  ({ db } = await testDatabase());
});

beforeEach(async () => {
  await db.delete(rateLimits);
});

async function rolesOf(user: { id: string }) {
  const rows = await db.select().from(userRoles).where(eq(userRoles.userId, user.id));
  return rows.map(({ role }) => role).sort();
}

test("the refused login's link adds the role, once, after the terms; they stay whose client they are", async () => {
  const { user } = await coachingBusiness({ email: "athlete@coach.test", password, roles: ["USR"] });
  const { account: coach } = await coachingBusiness();
  await db.insert(accountClients).values({ accountId: coach.id, userId: user.id });
  const refused = await post(server, "/login", { email: "athlete@coach.test", password });
  expect(refused.status).toBe(403);
  const address = /href="(\/signup\/coach\/[^"]+)"/.exec(await refused.text())?.[1] ?? "";
  for (const method of ["GET", "HEAD"]) expect((await fetch(server.url + address, { method })).status).toBe(200);

  const unticked = await post(server, address);
  expect(unticked.status).toBe(400);
  expect(await wordsOf(unticked)).toContain("Terms and conditions must be accepted!");
  expect(await rolesOf(user)).toEqual(["USR"]);

  const old = await cookieOf(user);
  const done = await post({ url: server.url, cookie: old }, address, { terms: "on" });
  expect([done.status, done.headers.get("Location")]).toEqual([302, "/"]);
  const cookie = sessionOf(done);
  expect((await get({ url: server.url, cookie }, "/")).status).toBe(200);
  expect((await get({ url: server.url, cookie: old }, "/")).headers.get("Location")).toBe("/login");
  expect(await rolesOf(user)).toEqual(["TRN", "USR"]);
  expect(await db.select().from(termsAcceptances).where(eq(termsAcceptances.userId, user.id))).toHaveLength(1);
  expect(await db.select().from(accountClients).where(eq(accountClients.userId, user.id))).toHaveLength(1);

  const again = await post(server, address, { terms: "on" });
  expect([again.status, again.headers.getSetCookie()]).toEqual([410, []]);
});

test("after a quarter of an hour, of another purpose, or of who is not activated it does nothing", async () => {
  const { user } = await coachingBusiness({ roles: ["USR"] });
  const { user: unactivated } = await coachingBusiness({ roles: ["USR"], isActivated: false });
  const quarter = 15 * 60 * 1000;
  const late = await tokenOf("coach", user, new Date(Date.now() - quarter - 1000));
  const answers = [];
  for (const token of [late, await tokenOf("activation", user), await tokenOf("coach", unactivated), "x"]) {
    const response = await post(server, `/signup/coach/${token}`, { terms: "on" });
    answers.push([response.status, response.headers.getSetCookie().length]);
  }
  expect(answers).toEqual([
    [410, 0],
    [404, 0],
    [410, 0],
    [404, 0],
  ]);
  expect([await rolesOf(user), await rolesOf(unactivated)]).toEqual([["USR"], ["USR"]]);
});
