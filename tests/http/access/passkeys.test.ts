import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { userRoles } from "#db/schema/accounts.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { hiddenFields, unescaped } from "#tests/support/http/html.ts";
import { cookieOf, get, markFor, pageOf, post, type Visitor, visitorAs, wordsOf } from "#tests/support/http/visitor.ts";
import { type Authenticator, create, newAuthenticator, get as sign } from "#tests/support/people/authenticator.ts";
import { coachingBusiness } from "#tests/support/people/factory.ts";
import { sharedServer } from "#tests/support/servers/server.ts";

/** Proves that a passkey logs in as a password does, and that one of another site does not, over the built server. */
let url: string;
let site: { origin: string; host: string };

beforeAll(async () => {
  ({ url } = await sharedServer());
  site = { origin: `http://localhost:${new URL(url).port}`, host: "localhost" };
});

const password = "correct horse battery";

type Options = { challenge: string; user: { id: string } };

async function optionsAt(visitor: Visitor, path: string): Promise<Options> {
  const answer = await post(visitor, path, { password }, await markFor(visitor));
  expect(answer.status).toBe(200);
  return (await answer.json()) as Options;
}

async function added(person: Visitor, device: Authenticator, at = site) {
  const path = "/settings/account/passkeys";
  const { id = "" } = hiddenFields(await (await get(person, path)).text());
  const { challenge, user } = await optionsAt(person, `${path}/options`);
  return post(person, path, {
    id: id || crypto.randomUUID(),
    name: "Phone",
    password,
    credential: create(device, { ...at, challenge, userHandle: user.id }),
  });
}

async function logIn(device: Authenticator, query = "", at = site) {
  const { challenge } = await optionsAt({ url }, "/login/passkey");
  return post({ url }, `/login${query}`, { passkey: sign(device, { ...at, challenge }) });
}

test("a passkey that was added logs in, to where one was going", async () => {
  const { user } = await coachingBusiness({ email: "passkey@http.test", password });
  const person = await visitorAs({ url }, user);
  const device = newAuthenticator();
  expect((await added(person, device)).status).toBe(302);
  expect(await pageOf(person, "/settings/account/passkeys")).toContain("not used yet");
  const completeLogin = await logIn(device, "?returnUrl=%2Fprograms");
  expect([completeLogin.status, completeLogin.headers.get("Location")]).toEqual([302, "/programs"]);
  const cookies = completeLogin.headers.getSetCookie();
  expect(cookies.map((cookie) => cookie.split("=")[0])).toEqual(["session", "known"]);
  const cookie = cookies[0]?.split(";")[0] ?? "";
  expect(await (await get({ url, cookie }, "/settings/account/passkeys")).text()).toContain("last used");
});

test("one is renamed from the list by a plain form; no name and a long one are refused on a page of its own", async () => {
  const { user } = await coachingBusiness({ password });
  const person = { url, cookie: await cookieOf(user) };
  await added(person, newAuthenticator());
  const list = "/settings/account/passkeys";
  const page = await (await get(person, list)).text();
  const rename = /action="([^"]+\/rename)"/.exec(page)?.[1] ?? "";
  const { version = "" } = hiddenFields(page.slice(page.indexOf(rename)));
  expect(version).toBe("1");
  for (const [name, words] of [
    [" ", "Name is required"],
    ["a".repeat(101), "at most 100 characters"],
  ] as const) {
    const refused = await post(person, rename, { name, version });
    expect(refused.status).toBe(400);
    expect(unescaped(await refused.text())).toContain(words);
  }
  const done = await post(person, rename, { name: "Old <phone>", version });
  expect([done.status, done.headers.get("Location")]).toEqual([302, list]);
  expect(unescaped(await (await get(person, list)).text())).toContain("Old <phone>");
});

test("one that was made for another origin is stored nowhere, and what is signed there logs nobody in", async () => {
  const { user } = await coachingBusiness({ password });
  const person = await visitorAs({ url }, user);
  const evil = { ...site, origin: "https://localhost.evil.test" };
  const refused = await added(person, newAuthenticator(), evil);
  expect(refused.status).toBe(409);
  expect(await wordsOf(refused)).toContain("The passkey could not be stored.");
  const device = newAuthenticator();
  await added(person, device);
  const turnedAway = await logIn(device, "", evil);
  expect(turnedAway.status).toBe(401);
  expect(turnedAway.headers.getSetCookie()).toEqual([]);
  expect(await wordsOf(turnedAway)).toContain("This passkey does not work here. Use your password.");
});

test("who has no access to the web is told so, as with a password", async () => {
  const { user } = await coachingBusiness({ roles: ["TRN"], password });
  const device = newAuthenticator();
  await added(await visitorAs({ url }, user), device);
  const { db } = await testDatabase();
  await db.update(userRoles).set({ role: "USR" }).where(eq(userRoles.userId, user.id));
  const answer = await logIn(device);
  expect(answer.status).toBe(403);
  expect(await answer.text()).toContain("/signup/coach/");
});

test("what is asked for comes from the settings, whatever host a request names", async () => {
  const answer = await fetch(`${url}/login/passkey`, {
    method: "POST",
    headers: { "Sec-Fetch-Site": "same-origin", "X-Forwarded-Host": "evil.test" },
  });
  expect(await answer.json()).toMatchObject({ rpId: "localhost", userVerification: "required" });
});
