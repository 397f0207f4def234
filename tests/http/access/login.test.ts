import { eq } from "drizzle-orm";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { sessions, userRoles } from "#db/schema/accounts.ts";
import { rateLimits } from "#db/schema/catalogues.ts";
import { hold, letAllGo, untilWaiting } from "#tests/support/database/barrier.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { get, pageOf, post, sessionCookieOf, sessionOf, visitorAs, wordsOf } from "#tests/support/http/visitor.ts";
import { coachingBusiness } from "#tests/support/people/factory.ts";
import { type SharedServer, sharedServer, startServer } from "#tests/support/servers/server.ts";

/** Proves the login as a browser meets it: cookies, addresses to return to, limits, and what the page says. */
const password = "correct horse battery";
let server: SharedServer;
let trainer: Awaited<ReturnType<typeof coachingBusiness>>["user"];

beforeAll(async () => {
  server = await sharedServer();
  ({ user: trainer } = await coachingBusiness({ email: "trainer@http.test", password }));
});

beforeEach(async () => {
  await (await testDatabase()).db.delete(rateLimits);
});

afterEach(letAllGo);

function logIn(fields: Record<string, string>, query = "") {
  return post(server, `/login${query}`, fields);
}

test("the page has its fields and button, and no script but what offers passkeys and keeps fields", async () => {
  const response = await get(server, "/login");
  const page = await wordsOf(response);
  expect(response.status).toBe(200);
  expect(page).toMatch(/<label[^>]*>Email<\/label>/);
  expect(page).toMatch(/<label[^>]*>Password<\/label>/);
  expect(page).toMatch(/<button[^>]*>Login<\/button>/);
  const scripts = page.match(/(?<=<script src="\/scripts\/[0-9a-f]{8}\/)[^"]*/g);
  expect(scripts).toEqual(["passkey-login.js", "kept-fields.js"]);
  expect(page.match(/<script/g)).toHaveLength(2);
  expect(page).not.toContain("modulepreload");
  expect(page).toContain('<a href="/forgot-password">Forgot password</a>');
  expect(page).toContain('<a href="/signup">Sign up or choose a training program</a>');
  expect(page).not.toContain("App Store");
});

test("a right password opens a session, and the browser goes to /", async () => {
  const response = await logIn({ email: "Trainer@HTTP.test", password });
  expect(response.status).toBe(302);
  expect(response.headers.get("Location")).toBe("/");
  expect(sessionCookieOf(response)).toMatch(/HttpOnly/);
  expect(sessionCookieOf(response)).toMatch(/SameSite=Lax/);
  expect(sessionCookieOf(response)).toMatch(/Max-Age=7776000/);
  const cookie = sessionOf(response);
  expect((await get({ url: server.url, cookie }, "/")).status).toBe(200);
});

test.each([
  ["?returnUrl=%2Fall%3Ftab%3D2", "/all?tab=2"],
  ["?returnUrl=all", "/all"],
  ["?returnUrl=https%3A%2F%2Felsewhere.test", "/https:/elsewhere.test"],
  ["?returnUrl=%2F%2Felsewhere.test", "/"],
  ["?returnUrl=%2F.%2F%2Felsewhere.test", "/"],
])("after logging in at /login%s the browser goes to %s", async (query, to) => {
  const response = await logIn({ email: "trainer@http.test", password }, query);
  const location = response.headers.get("Location") ?? "";
  expect(new URL(location, server.url).origin).toBe(server.url);
  expect(location).toBe(to);
});

test("a page that needs a login sends to /login, which remembers it; the form keeps it", async () => {
  const sent = await get(server, "/all?tab=2");
  expect(sent.status).toBe(302);
  expect(sent.headers.get("Location")).toBe("/login?returnUrl=%2Fall%3Ftab%3D2");
  const page = await pageOf(server, "/login?returnUrl=%2Fall%3Ftab%3D2");
  expect(page).toMatch(/<form[^>]*action="\/login\?returnUrl=%2Fall%3Ftab%3D2"/);
  expect((await get(server, "/")).headers.get("Location")).toBe("/login");
});

test("a page's data asked for by script sends to the page, not to the data", async () => {
  const sent = await get(server, "/all.data");
  expect(await sent.text()).toContain('/login?returnUrl=%2Fall"');
});

test.each([
  [{ email: "trainer@http.test", password: "wrong" }, 401, "Wrong username or password."],
  [{ email: "nobody@http.test", password: "wrong" }, 401, "Wrong username or password."],
  [{ email: "", password: "" }, 400, "Email is required"],
  [{ email: "", password: "" }, 400, "Password is required"],
])("%j answers %i '%s'", async (fields, status, message) => {
  const response = await logIn(fields as Record<string, string>);
  const page = await wordsOf(response);
  expect(response.status).toBe(status);
  expect(page).toContain(message);
  expect(page).toContain("There is a problem");
  expect(sessionCookieOf(response)).toBeUndefined();
});

test("a refused form keeps the e-mail and never the password", async () => {
  const page = await wordsOf(await logIn({ email: "Trainer@http.test", password: "my secret mistake" }));
  expect(page).toContain('value="Trainer@http.test"');
  expect(page).not.toContain("my secret mistake");
  expect(await wordsOf(await logIn({ email: "", password: "my secret mistake" }))).not.toContain("my secret mistake");
});

test("who is not activated is told so, with 401", async () => {
  await coachingBusiness({ email: "new@http.test", password, isActivated: false });
  const response = await logIn({ email: "new@http.test", password });
  expect(response.status).toBe(401);
  expect(await wordsOf(response)).toContain("Please activate your account first. We have sent you the e-mail again.");
});

test("a client of the app alone gets 403 and the sentence", async () => {
  await coachingBusiness({ email: "client@http.test", password, roles: ["USR"] });
  const response = await logIn({ email: "client@http.test", password });
  expect(response.status).toBe(403);
  expect(await wordsOf(response)).toMatch(
    /You don't have an access to this page. If you want to become a coach visit <a href="\/signup\/coach\/[\w.-]+">this link<\/a>/,
  );
  expect(sessionCookieOf(response)).toBeUndefined();
});

test("the sixth failure in a row waits: 429, Retry-After, and when to try again", async () => {
  for (let n = 1; n <= 5; n++) expect((await logIn({ email: "x@http.test", password: "wrong" })).status).toBe(401);
  const response = await logIn({ email: "x@http.test", password: "wrong" });
  expect(response.status).toBe(429);
  expect(Number(response.headers.get("Retry-After"))).toBeGreaterThan(14 * 60);
  expect(await wordsOf(response)).toContain("Too many attempts to log in. Try again in 15 minutes.");
});

test("an address that the client makes up does not pass the limit of its real one", async () => {
  const from = (address: string) =>
    post(server, "/login", { email: "slips@http.test", password: "wrong" }, { "X-Forwarded-For": address });
  for (let n = 1; n <= 5; n++) expect((await from(`10.0.0.${n}`)).status).toBe(401);
  expect((await from("10.9.9.9")).status).toBe(429);
});

test("behind the trusted proxy each client's own address counts, not the proxy's", async () => {
  const behind = await startServer({ TRUST_PROXY: "1" });
  const from = (address: string) =>
    post(
      behind,
      "/login",
      { email: "slips@http.test", password: "wrong" },
      { "X-Forwarded-For": `10.0.0.1, ${address}` },
    );
  for (let n = 1; n <= 5; n++) expect((await from("203.0.113.7")).status).toBe(401);
  expect((await from("203.0.113.7")).status).toBe(429);
  expect((await from("203.0.113.8")).status).toBe(401);
});

test("a browser that has logged in before is let in while a stranger has its e-mail locked", async () => {
  const credentials = { email: "trainer@http.test", password };
  const marks = (await logIn(credentials)).headers.getSetCookie().filter((cookie) => cookie.startsWith("known="));
  expect(marks.join()).toMatch(/^known=.*Path=\/; HttpOnly; SameSite=Lax/);
  const cookie = marks[0]?.split(";")[0] ?? "";
  const { db } = await testDatabase();
  const expire = new Date(Date.now() + 60 * 60 * 1000);
  await db
    .insert(rateLimits)
    .values({ key: "login-email:trainer@http.test", points: 50, expire })
    .onConflictDoUpdate({ target: rateLimits.key, set: { points: 50, expire } });
  expect((await logIn(credentials)).status).toBe(429);
  expect((await post({ url: server.url, cookie: `${cookie}x` }, "/login", credentials)).status).toBe(429);
  expect((await post({ url: server.url, cookie }, "/login", credentials)).status).toBe(302);
});

test("logging in ends the browser's earlier session and takes no token from outside", async () => {
  const first = sessionOf(await logIn({ email: "trainer@http.test", password }));
  const again = await post({ url: server.url, cookie: first }, "/login", { email: "trainer@http.test", password });
  const second = sessionOf(again);
  expect(second).not.toBe(first);
  expect((await get({ url: server.url, cookie: second }, "/")).status).toBe(200);
  expect((await get({ url: server.url, cookie: first }, "/")).headers.get("Location")).toBe("/login");
});

test("who is signed in already is sent on from /login", async () => {
  const visitor = await visitorAs(server, trainer);
  expect((await get(visitor, "/login")).headers.get("Location")).toBe("/");
  expect((await get(visitor, "/login?returnUrl=%2Fall")).headers.get("Location")).toBe("/all");
});

test("logging out ends the session on the server too; its address alone does not", async () => {
  const visitor = await visitorAs(server, trainer);
  const typed = await get(visitor, "/logout");
  expect([typed.status, typed.headers.get("Location")]).toEqual([302, "/"]);
  expect((await get(visitor, "/")).status).toBe(200);

  const posted = await post(visitor, "/logout");
  expect([posted.status, posted.headers.get("Location")]).toEqual([302, "/login"]);
  expect(sessionCookieOf(posted)).toMatch(/Max-Age=0/);
  expect((await get(visitor, "/")).headers.get("Location")).toBe("/login");
  expect((await post(visitor, "/logout")).headers.get("Location")).toBe("/login");
});

test("a role taken away acts at once, without a circle of redirects", async () => {
  const { user } = await coachingBusiness({ roles: ["TRN", "USR"] });
  const visitor = await visitorAs(server, user);
  expect((await get(visitor, "/")).status).toBe(200);
  const { db } = await testDatabase();
  await db.delete(userRoles).where(eq(userRoles.userId, user.id));
  const response = await get(visitor, "/");
  expect(response.status).toBe(403);
  expect(await wordsOf(response)).toContain('become a coach visit <a href="/signup">this link</a>');
});

test("a broken or foreign cookie is no session, and no fault", async () => {
  for (const cookie of [
    "session=",
    "session=%00",
    "session=%E0%A4%A",
    "session=eyJhIjoxfQ==",
    `session=${"a".repeat(4000)}`,
  ]) {
    expect((await get({ url: server.url, cookie }, "/")).headers.get("Location")).toBe("/login");
  }
});

test.each([
  ["text/plain", "email=a&password=b"],
  ["application/json", '{"email":"a"}'],
  ["multipart/form-data; boundary=x", "nothing of the kind"],
])("a login posted as %s is refused as no form, not a fault", async (type, body) => {
  const headers = { "Content-Type": type, "Sec-Fetch-Site": "same-origin" };
  const response = await fetch(`${server.url}/login`, { method: "POST", body, headers });
  expect(response.status).toBe(400);
});

test("no session row is left for who never came in", async () => {
  const { db } = await testDatabase();
  const before = (await db.select().from(sessions)).length;
  await logIn({ email: "trainer@http.test", password: "wrong" });
  expect((await db.select().from(sessions)).length).toBe(before);
});

test("a login in flight while the password is changed opens no session", async () => {
  const { user } = await coachingBusiness({ email: "overtaken@http.test", password });
  const letGo = await hold((tx) => tx`update users set password_hash = 'a new one' where id = ${user.id}`);
  const late = logIn({ email: "overtaken@http.test", password });
  await untilWaiting(1);
  await letGo();
  const answer = await late;
  expect([answer.status, await wordsOf(answer)]).toEqual([401, expect.stringContaining("Wrong username or password.")]);
  const { db } = await testDatabase();
  expect(await db.select().from(sessions).where(eq(sessions.userId, user.id))).toEqual([]);
});
