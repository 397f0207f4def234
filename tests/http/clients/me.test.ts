import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { noAccess } from "#app/domain/access/no-access.ts";
import { diskFiles } from "#app/services/files/disk.server.ts";
import { userRoles, users } from "#db/schema/accounts.ts";
import { rateLimits } from "#db/schema/catalogues.ts";
import { mails } from "#db/schema/mails.ts";
import { access } from "#tests/http/access/matrix/table.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { builtEntries } from "#tests/support/http/built-routes.ts";
import { hiddenFields } from "#tests/support/http/html.ts";
import { get, pageOf, post, sessionOf, type Visitor, visitorAs, wordsOf } from "#tests/support/http/visitor.ts";
import { givenRelation } from "#tests/support/people/consent.ts";
import { coachingBusiness } from "#tests/support/people/factory.ts";
import { tokenOf } from "#tests/support/people/links.ts";
import { startServer, type TestServer } from "#tests/support/servers/server.ts";
import { makeFile, makeShownFile } from "#tests/support/things.ts";

/** Proves who comes to everybody's own pages, that an athlete's session opens nothing else, and what stands there. */
const password = "correct horse battery";
let server: TestServer;
let db: Awaited<ReturnType<typeof testDatabase>>["db"];

beforeAll(async () => {
  server = await startServer();
  ({ db } = await testDatabase());
});

beforeEach(async () => {
  await db.delete(rateLimits);
});

async function athlete(email?: string) {
  const business = await coachingBusiness({ roles: ["USR"], password, ...(email && { email }) });
  return { ...business, visitor: await visitorAs(server, business.user) };
}

function logIn(email: string, query = "", visitor: Visitor = server) {
  return post(visitor, `/login${query}`, { email, password });
}

describe("the login", () => {
  test.each(["/me", "/me/devices?from=mail", "me"])("lets an athlete in who is on the way to %s", async (returnUrl) => {
    const { user } = await athlete();
    const answer = await logIn(user.email, `?${new URLSearchParams({ returnUrl })}`);
    expect(answer.status).toBe(302);
    expect(answer.headers.get("Location")).toBe(returnUrl.startsWith("/") ? returnUrl : `/${returnUrl}`);
    expect((await get({ url: server.url, cookie: sessionOf(answer) }, "/me")).status).toBe(200);
  });

  test.each([
    "/",
    "/mexico",
    "/me/../settings",
    "/me/%2e%2e/settings",
    "//me",
    "/settings?to=/me",
    "/login/me/x",
    "https://elsewhere.test/me",
  ])("refuses them on the way to %s", async (returnUrl) => {
    const { user } = await athlete();
    const answer = await logIn(user.email, `?${new URLSearchParams({ returnUrl })}`);
    expect([answer.status, sessionOf(answer)]).toEqual([403, ""]);
  });

  test("a visitor on /me is asked to log in, and then goes there", async () => {
    for (const path of ["/me", "/me/devices"]) {
      const sent = await get(server, path);
      const login = `/login?${new URLSearchParams({ returnUrl: path })}`;
      expect([sent.status, sent.headers.get("Location")]).toEqual([302, login]);
    }
  });

  test("who is logged in as an athlete goes from /login to their own page", async () => {
    const { visitor } = await athlete();
    for (const path of ["/login", "/login?returnUrl=%2Fsettings"]) {
      expect((await get(visitor, path)).headers.get("Location")).toBe("/me");
    }
    expect((await get(visitor, "/login?returnUrl=%2Fme%2Fdata")).headers.get("Location")).toBe("/me/data");
  });
});

describe("the button under the refused login", () => {
  async function button(email: string) {
    const refused = await logIn(email);
    expect(refused.status).toBe(403);
    const words = await wordsOf(refused);
    const [, action = ""] =
      /<form method="post" action="([^"]+)"[^>]*><button[^>]*>Go to my own page</.exec(words) ?? [];
    expect(action).toMatch(/^\/login\/me\//);
    return action;
  }

  test("logs them in to their own page, once; looking at its address logs nobody in", async () => {
    const { user } = await athlete();
    const action = await button(user.email);
    expect(sessionOf(await get(server, action))).toBe("");
    const entered = await post(server, action);
    expect([entered.status, entered.headers.get("Location")]).toEqual([302, "/me"]);
    expect((await get({ url: server.url, cookie: sessionOf(entered) }, "/me")).status).toBe(200);
    const again = await post(server, action);
    expect([again.headers.get("Location"), sessionOf(again)]).toEqual(["/login?returnUrl=%2Fme", ""]);
  });

  test("a browser that is strange to them is told of by mail", async () => {
    const { user } = await athlete();
    await db.update(users).set({ lastLoginAt: new Date() }).where(eq(users.id, user.id));
    await post(server, await button(user.email));
    const sent = await db.select().from(mails).where(eq(mails.recipient, user.email));
    expect(sent.map(({ kind }) => kind)).toEqual(["newDevice"]);
  });

  test("is over after 15 minutes, with another purpose, for who is not activated, and after a new password", async () => {
    const { user, visitor } = await athlete();
    const { user: unactivated } = await coachingBusiness({ roles: ["USR"], isActivated: false });
    const before = await button(user.email);
    const changed = {
      currentPassword: password,
      newPassword: "an entirely new one",
      repeatPassword: "an entirely new one",
    };
    expect((await post(visitor, "/me/password", changed)).status).toBe(302);
    const late = await tokenOf("coach", user, new Date(Date.now() - 15 * 60_000 - 1000));
    const tokens = [late, await tokenOf("reset", user), await tokenOf("coach", unactivated), "x"];
    for (const action of [before, ...tokens.map((token) => `/login/me/${token}`)]) {
      const answer = await post(server, action);
      expect([answer.headers.get("Location"), sessionOf(answer)]).toEqual(["/login?returnUrl=%2Fme", ""]);
    }
  });
});

describe("an athlete's session", () => {
  const pages = builtEntries().filter(({ kind, address, isResource }) => {
    const row = access[address];
    return kind === "loader" && !isResource && address.startsWith("/") && row && !("open" in row);
  });
  const ofAdministration = pages.filter(({ address }) => !/^\/(me|train)(\/|$)/.test(address));

  test("finds pages of both kinds to open", () => {
    expect(pages.length - ofAdministration.length).toBeGreaterThan(7);
    expect(ofAdministration.length).toBeGreaterThan(80);
  });

  test("opens no page of administration: each answers 403, the sentence, and the way to their own page", async () => {
    const { visitor } = await athlete();
    for (const { address } of ofAdministration) {
      const path = address.replace(":key", "1").replace(/:\w+/g, crypto.randomUUID()).replace("*", "no/such/page");
      const answer = await get(visitor, path);
      const words = await wordsOf(answer);
      expect([path, answer.status]).toEqual([path, 403]);
      expect(words, path).toContain(noAccess.replace("this link", ""));
      expect(words).toMatch(/<a class="btn btn-primary" href="\/me">Go to my own page</);
      expect(words).toMatch(/<a class="btn" href="\/train">Train in my browser</);
      expect(words).not.toContain('aria-label="Main"');
    }
  });

  test("opens no other resource but pictures that they may see", async () => {
    const { visitor, user } = await athlete();
    const { user: coach } = await coachingBusiness();
    const { user: stranger } = await coachingBusiness();
    await givenRelation({ db, now: new Date() }, coach.accountId, user.id);
    const faceOf = async (owner: typeof user) => {
      const imageId = await makeFile(owner, 160);
      await db.update(users).set({ imageId }).where(eq(users.id, owner.id));
      return imageId;
    };
    const [own, coachs, strangers] = [await faceOf(user), await faceOf(coach), await faceOf(stranger)];
    const statusOf = async (id: string) => {
      await diskFiles(server.dataDir).put(`${id}.160.webp`, new Uint8Array([1, 2, 3, 4]));
      return (await get(visitor, `/files/${id}`)).status;
    };
    expect([await statusOf(own), await statusOf(coachs)]).toEqual([200, 200]);
    expect([await statusOf(strangers), await statusOf(await makeShownFile(coach, 160))]).toEqual([404, 404]);
    const page = await pageOf(visitor, "/me");
    for (const id of [own, coachs]) expect(page).toContain(`src="/files/${id}?width=160"`);

    const resources = builtEntries().filter(({ address, kind, isResource }) => {
      const row = access[address];
      return kind === "loader" && isResource && row && !("open" in row) && !address.startsWith("/me/");
    });
    const statuses: Record<string, number> = {};
    for (const { address } of resources) {
      const answer = await get(visitor, address.replace(/:\w+/g, crypto.randomUUID()));
      if (answer.status !== 403) statuses[address] = answer.status;
    }
    expect(resources.length).toBeGreaterThan(15);
    expect(statuses).toEqual({ "/files/:fileId": 404, "/train/workouts/:programId/:key/keep": 404 });
  });

  test("opens their own pages, in a frame without the administration's", async () => {
    const { visitor, user } = await athlete();
    const own = "/me /me/info /me/bar /me/password /me/passkeys /me/devices /me/data /me/leave /train /train/readiness";
    for (const path of own.split(" ")) {
      const page = await pageOf(visitor, path);
      expect(page).toContain("Log out");
      expect(page).not.toMatch(/href="\/(settings|programs|clients|exercises)?"/);
    }
    expect(await pageOf(visitor, "/me")).toContain(user.email);
    const unknown = await get(visitor, "/me/no/such/page");
    expect(unknown.status).toBe(404);
    expect(await wordsOf(unknown)).toMatch(/Log out.*Page not found.*href="\/me">Go to my own page/s);
  });

  test("who lost every role has their own page, and nothing else", async () => {
    const { visitor, user } = await athlete();
    await db.delete(userRoles).where(eq(userRoles.userId, user.id));
    expect([(await get(visitor, "/me")).status, (await get(visitor, "/")).status]).toEqual([200, 403]);
  });

  test("a coach's leads to both, and back", async () => {
    const { user } = await coachingBusiness();
    const coach = await visitorAs(server, user);
    expect(await pageOf(coach, "/")).toMatch(/href="\/me"[^>]*>.*?My own page/s);
    expect(await pageOf(coach, "/me")).toMatch(/href="\/"[^>]*>Administration</);
  });
});

describe("on their own pages", () => {
  test("name and time zone are saved, what is not there stays, and an overtaken save is told", async () => {
    const { visitor, user } = await athlete();
    await db.update(users).set({ phoneNumber: "+385 1 234", density: "compact" }).where(eq(users.id, user.id));
    const page = await pageOf(visitor, "/me/info");
    expect(page).toContain(`value="${user.email}"`);
    const { version = "" } = hiddenFields(page);
    const typed = { firstName: "Luka", lastName: "Novak", timeZone: "Europe/Zagreb" };
    const saved = await post(visitor, "/me/info", { ...typed, version });
    expect([saved.status, saved.headers.get("Location")]).toEqual([302, "/me/info"]);
    const [row] = await db.select().from(users).where(eq(users.id, user.id));
    expect(row).toMatchObject({ ...typed, phoneNumber: "+385 1 234", density: "compact" });
    const overtaken = await post(visitor, "/me/info", { ...typed, lastName: "Babić", version });
    expect(overtaken.status).toBe(409);
    expect(await wordsOf(overtaken)).toContain("Novak");
  });

  test("devices, the data and leaving stay on /me, whose way out ends the session", async () => {
    const { visitor, user } = await athlete();
    await visitorAs(server, user);
    expect((await post(visitor, "/me/devices/sign-out")).headers.get("Location")).toBe("/me/devices");
    expect((await post(visitor, "/me/data", { password })).headers.get("Location")).toBe("/me/data");
    const archive = async () => /href="(\/me\/data\/[\da-f-]{36})"/.exec(await pageOf(visitor, "/me/data"))?.[1] ?? "";
    await expect.poll(archive, { interval: 200 }).not.toBe("");
    expect((await get(visitor, await archive())).headers.get("Content-Type")).toBe("application/zip");
    expect((await get((await athlete()).visitor, await archive())).status).toBe(404);
    const left = await post(visitor, "/me/leave", { password });
    expect([left.status, left.headers.get("Location")]).toEqual([302, "/login?left=yes"]);
    expect((await get(visitor, "/me")).headers.get("Location")).toBe("/login?returnUrl=%2Fme");
  });
});
