import { and, eq, isNull } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { linkToken, openLink } from "#app/services/link-tokens.server.ts";
import { linkTokens } from "#db/schema/access.ts";
import { sessions, userRoles, users } from "#db/schema/accounts.ts";
import { rateLimits } from "#db/schema/catalogues.ts";
import { mails } from "#db/schema/mails.ts";
import { passkeys } from "#db/schema/passkeys.ts";
import { personalTokens } from "#db/schema/tokens.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { cookieOf, get, pageOf, post, sessionOf, wordsOf } from "#tests/support/http/visitor.ts";
import { coachingBusiness } from "#tests/support/people/factory.ts";
import { sessionSecret, startServer, type TestServer } from "#tests/support/servers/server.ts";
import { makePasskey, makePersonalToken } from "#tests/support/things.ts";

/** Proves the ways to a new password: what strangers can't learn by them, and what a link is good for. */
const old = "correct horse battery";
const fresh = { password: "a new and long one", repeatPassword: "a new and long one" };
let server: TestServer;
let db: Awaited<ReturnType<typeof testDatabase>>["db"];

beforeAll(async () => {
  server = await startServer();
  ({ db } = await testDatabase());
});

beforeEach(async () => {
  await db.delete(rateLimits);
  await db.delete(mails);
});

async function person(email: string, more: Parameters<typeof coachingBusiness>[0] = {}) {
  return (await coachingBusiness({ email, password: old, ...more })).user;
}

async function resetAddress(user: { accountId: string; id: string }, now = new Date()) {
  return `/reset-password/${linkToken(sessionSecret, "reset", await openLink(db, "reset", user, now))}`;
}

describe("asking for the mail", () => {
  test("the answer leads to a page that says where to look, and the mail is one of somebody", async () => {
    await person("known@reset.test");
    for (const email of ["known@reset.test", "nobody@reset.test"]) {
      const response = await post(server, "/forgot-password", { email });
      expect(response.headers.get("Location")).toBe("/forgot-password?sent=yes");
    }
    expect(await pageOf(server, "/forgot-password?sent=yes")).toContain(
      "Please check your email and try to log in again",
    );
    expect(await db.select().from(mails)).toMatchObject([{ kind: "reset", recipient: "known@reset.test" }]);
  });

  test("what the mail holds is of no address, whatever the request says its host is", async () => {
    await person("host@reset.test");
    const headers = { "X-Forwarded-Host": "evil.test", Forwarded: "host=evil.test" };
    await post(server, "/forgot-password", { email: "Host@Reset.test" }, headers);
    const [mail] = await db.select().from(mails);
    expect(Object.keys(mail?.content ?? {}).sort()).toEqual(["firstName", "linkId"]);
    expect(JSON.stringify(mail)).not.toContain("evil");
  });

  test("three in an hour, the fourth waits, alike for an unknown e-mail", async () => {
    await person("often@reset.test");
    for (const email of ["often@reset.test", "never@reset.test"]) {
      for (let n = 1; n <= 3; n++) expect((await post(server, "/forgot-password", { email })).status).toBe(302);
      const response = await post(server, "/forgot-password", { email });
      expect(response.status).toBe(429);
      expect(Number(response.headers.get("Retry-After"))).toBeGreaterThan(59 * 60);
      expect(await wordsOf(response)).toContain("Too many e-mails have been requested. Try again in 60 minutes.");
    }
    expect(await db.select().from(mails)).toHaveLength(3);
  });

  test.each([
    ["", "Email is required"],
    ["ana", "Not email format!"],
  ])("%j is refused: %s", async (email, words) => {
    const response = await post(server, "/forgot-password", { email });
    expect(response.status).toBe(400);
    const text = await wordsOf(response);
    expect(text).toContain(words);
    expect(text.match(/<script[^>]*>/g)).toEqual([
      expect.stringMatching(/src="\/scripts\/[0-9a-f]{8}\/kept-fields.js"/),
    ]);
  });
});

describe("the link", () => {
  test("a look at it uses nothing up; the password is stored, sessions end, and the person is in", async () => {
    const user = await person("link@reset.test");
    const cookie = await cookieOf(user);
    const address = await resetAddress(user);
    for (const method of ["GET", "HEAD", "GET"])
      expect((await fetch(server.url + address, { method })).status).toBe(200);
    const response = await post({ url: server.url, cookie }, address, fresh);
    expect([response.status, response.headers.get("Location")]).toEqual([302, "/"]);
    const mine = sessionOf(response);
    expect(mine).not.toBe(cookie);
    expect((await get({ url: server.url, cookie: mine }, "/")).status).toBe(200);
    expect((await get({ url: server.url, cookie }, "/")).headers.get("Location")).toBe("/login");
    expect(await db.select().from(mails)).toMatchObject([{ kind: "passwordChanged", recipient: "link@reset.test" }]);
    expect((await post(server, "/login", { email: "link@reset.test", password: old })).status).toBe(401);
    expect((await post(server, "/login", { email: "link@reset.test", password: fresh.password })).status).toBe(302);

    const again = await post(server, address, { password: "yet another one", repeatPassword: "yet another one" });
    expect([again.status, sessionOf(again)]).toEqual([410, ""]);
    expect(await wordsOf(again)).toContain("This link has been used.");
  });

  test("passwords are checked before the link is used up, and never sent back", async () => {
    const address = await resetAddress(await person("rules@reset.test"));
    const refusals: [string, string, string][] = [
      ["", "", "Password is required"],
      ["a new and long one", "", "Password confirm is required"],
      ["a new and long one", "a new and long onE", "Passwords must match!"],
      ["too short", "too short", "Password must have at least 10 characters"],
      ["Rules@reset.test", "Rules@reset.test", "Password must not be your e-mail"],
      ["Password123", "Password123", "This password is too common"],
    ];
    for (const [password, repeatPassword, words] of refusals) {
      const response = await post(server, address, { password, repeatPassword });
      const text = await wordsOf(response);
      expect([response.status, text.includes(words)]).toEqual([400, true]);
      if (password.length > 9) expect(text).not.toContain(`value="${password}"`);
    }
    expect((await post(server, address, fresh)).status).toBe(302);
  });

  test("tokens and passkeys end where that is ticked, and stay where it is not", async () => {
    const [keeps, ends] = [await person("keeps@reset.test"), await person("ends@reset.test")];
    for (const user of [keeps, ends]) {
      await makePersonalToken(user);
      await makePasskey(user);
    }
    await post(server, await resetAddress(keeps), fresh);
    await post(server, await resetAddress(ends), { ...fresh, endTokens: "on", endPasskeys: "on" });
    const keysOf = async ({ id }: { id: string }) => [
      await db.$count(personalTokens, and(eq(personalTokens.userId, id), isNull(personalTokens.revokedAt))),
      await db.$count(passkeys, eq(passkeys.userId, id)),
    ];
    expect([await keysOf(keeps), await keysOf(ends)]).toEqual([
      [1, 1],
      [0, 0],
    ]);
  });

  test("two posts at once: one changes the password", async () => {
    const address = await resetAddress(await person("twice@reset.test"));
    const answers = await Promise.all([1, 2, 3].map(() => post(server, address, fresh)));
    expect(answers.map(({ status }) => status).sort()).toEqual([302, 410, 410]);
  });

  test("an old one has expired, also after a newer one was asked for, and says so with a way on", async () => {
    const user = await person("old@reset.test");
    const hour = 60 * 60 * 1000;
    const [expired, replaced] = [await resetAddress(user, new Date(Date.now() - hour - 1)), await resetAddress(user)];
    await resetAddress(user);
    for (const address of [expired, replaced]) {
      for (const response of [await get(server, address), await post(server, address, fresh)]) {
        expect(response.status).toBe(410);
        const text = await wordsOf(response);
        expect(text).toContain("This link has expired. Ask for a new one.");
        expect(text).toContain('href="/forgot-password"');
      }
    }
  });

  test("a forged one, one of another purpose, and one of somebody who is gone are not valid", async () => {
    const user = await person("forged@reset.test");
    const id = await openLink(db, "reset", user, new Date());
    const activation = await openLink(db, "activation", user, new Date());
    const tokens = [
      "x",
      `${id}.`,
      `${id}.AAAA`,
      linkToken("another secret", "reset", id),
      linkToken(sessionSecret, "activation", id),
      linkToken(sessionSecret, "activation", activation),
      linkToken(sessionSecret, "reset", activation),
      linkToken(sessionSecret, "reset", await openLink(db, "reset", { ...user, id: user.accountId }, new Date())),
    ];
    for (const token of tokens) {
      expect((await get(server, `/reset-password/${token}`)).status).toBe(404);
      const response = await post(server, `/reset-password/${token}`, fresh);
      expect([response.status, response.headers.getSetCookie()]).toEqual([404, []]);
      expect(await wordsOf(response)).toContain("This link is not valid.");
    }
    expect((await db.select().from(linkTokens).where(eq(linkTokens.id, id)))[0]?.usedAt).toBeNull();
  });

  test("it activates nobody, and lets nobody in who has no access", async () => {
    const unactivated = await person("new@reset.test", { isActivated: false });
    const athlete = await person("athlete@reset.test", { roles: ["USR"] });
    for (const [user, to] of [
      [unactivated, "/login?changed=password"],
      [athlete, "/login?changed=password&returnUrl=%2Fme"],
    ] as const) {
      const response = await post(server, await resetAddress(user), fresh);
      expect(response.headers.get("Location")).toBe(to);
      expect(sessionOf(response)).toBe("");
    }
    expect(await pageOf(server, "/login?changed=password")).toContain("Your password was changed.");
    const [found] = await db.select().from(users).where(eq(users.id, unactivated.id));
    expect(found?.isActivated).toBe(false);
    expect(await db.select().from(sessions).where(eq(sessions.userId, athlete.id))).toEqual([]);
    expect(await db.select().from(userRoles).where(eq(userRoles.userId, athlete.id))).toMatchObject([{ role: "USR" }]);
  });

  test("its token stands in no log line", async () => {
    const address = await resetAddress(await person("log@reset.test"));
    const id = (await get(server, address)).headers.get("X-Request-Id");
    const line = await server.logged((logged) => logged.id === id && logged.msg === "request");
    expect(line.url).toBe("/reset-password/:token");
  });
});
