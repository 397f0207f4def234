import { beforeAll, beforeEach, expect, test } from "vitest";
import { rateLimits } from "#db/schema/catalogues.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { get, pageOf, post, sessionOf, visitorAs, wordsOf } from "#tests/support/http/visitor.ts";
import { coachingBusiness } from "#tests/support/people/factory.ts";
import { startServer, type TestServer } from "#tests/support/servers/server.ts";

const password = "correct horse battery";
let server: TestServer;

beforeAll(async () => {
  server = await startServer();
});

beforeEach(async () => {
  await (await testDatabase()).db.delete(rateLimits);
});

test.each([
  ["an athlete", "USR"],
  ["a coach", "TRN"],
] as const)("%s who is on the way to their training logs in, with a program or without", async (_, role) => {
  const { user } = await coachingBusiness({ roles: [role], password });
  const asked = await get(server, "/train/readiness");
  expect(asked.headers.get("Location")).toBe("/login?returnUrl=%2Ftrain%2Freadiness");
  const answer = await post(server, "/login?returnUrl=%2Ftrain", { email: user.email, password });
  expect([answer.status, answer.headers.get("Location")]).toEqual([302, "/train"]);
  const today = await get({ url: server.url, cookie: sessionOf(answer) }, "/train");
  expect([today.status, await wordsOf(today)]).toEqual([200, expect.stringContaining("No program yet")]);
});

test("the refused login has a button to the training beside the one to the own page, and each works once", async () => {
  const { user } = await coachingBusiness({ roles: ["USR"], password });
  const refused = await post(server, "/login", { email: user.email, password });
  expect(refused.status).toBe(403);
  const [, address = ""] = /formAction="([^"]+)"[^>]*>Train in my browser</i.exec(await refused.text()) ?? [];
  expect(address).toMatch(/^\/login\/me\/[^/]+\?to=train$/);
  const entered = await post(server, address);
  expect([entered.status, entered.headers.get("Location")]).toEqual([302, "/train"]);
  expect((await get({ url: server.url, cookie: sessionOf(entered) }, "/train")).status).toBe(200);
  const again = await post(server, address);
  expect([again.headers.get("Location"), sessionOf(again)]).toEqual(["/login?returnUrl=%2Ftrain", ""]);
});

test("the login page, the own page and Today lead to one another, and Today and below send no React", async () => {
  const { user } = await coachingBusiness({ roles: ["USR"] });
  const athlete = await visitorAs(server, user);
  expect(await pageOf(server, "/login")).toContain('href="/login?returnUrl=%2Ftrain">Train in your browser</a>');
  const me = await pageOf(athlete, "/me");
  for (const path of ["/train", "/me/bar"]) expect(me).toContain(`href="${path}"`);
  const scripts = { "/train": [], "/me": [], "/train/readiness": ["form.js"], "/me/info": ["form.js"] };
  for (const [path, names] of Object.entries(scripts)) {
    const page = await pageOf(athlete, path);
    const sources = [...page.matchAll(/<script[^>]*?(?: src="([^"]*)")?>/g)].map(([, source]) => source);
    expect(sources.map((source) => source?.split("/").at(-1))).toEqual(names);
    expect(page).toContain('href="/me"');
  }
});
