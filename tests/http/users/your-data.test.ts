import { unzipSync } from "fflate";
import { beforeAll, expect, test } from "vitest";
import { rateLimits } from "#db/schema/catalogues.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { get, pageOf, post, type Visitor, visitorAs, wordsOf } from "#tests/support/http/visitor.ts";
import { coachingBusiness } from "#tests/support/people/factory.ts";
import { startServer, type TestServer } from "#tests/support/servers/server.ts";

/** Proves how somebody gets their data and leaves, as the server has it: the job, the headers, the words, the log. */
const password = "correct horse battery";
const page = "/settings/account/data";
const leavePage = `${page}/leave`;
let server: TestServer;

beforeAll(async () => {
  server = await startServer();
});

async function coach(more: Parameters<typeof coachingBusiness>[0] = {}) {
  const business = await coachingBusiness({ password, ...more });
  return { ...business, visitor: await visitorAs(server, business.user) };
}

/** The address of the archive, once its page links to it. */
async function untilReady(visitor: Visitor) {
  let address: string | undefined;
  async function look() {
    const text = await pageOf(visitor, page);
    address = /href="(\/settings\/account\/data\/[\da-f-]{36})"/.exec(text)?.[1];
    return address ?? text;
  }
  await expect.poll(look, { interval: 200 }).toMatch(/^\/settings/);
  return address ?? "";
}

test("the archive is asked for by a post, made meanwhile, and downloaded by its person alone, past every cache", async () => {
  const { visitor, user } = await coach();
  expect(await pageOf(visitor, page)).toContain("Gather my data");
  expect((await post(visitor, page)).status).toBe(400);
  const asked = await post(visitor, page, { password });
  expect([asked.status, asked.headers.get("Location")]).toEqual([302, page]);
  const address = await untilReady(visitor);
  const response = await get(visitor, address);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "content-type": "application/zip",
    "cache-control": "private, no-store",
    "x-content-type-options": "nosniff",
    "content-disposition": expect.stringMatching(/^attachment; filename="your-data-\d{4}-\d\d-\d\d\.zip"/),
  });
  const bytes = new Uint8Array(await response.arrayBuffer());
  expect(String(bytes.byteLength)).toBe(response.headers.get("Content-Length"));
  const [profile] = JSON.parse(Buffer.from(unzipSync(bytes)["json/profile.json"] ?? []).toString());
  expect(profile.id).toBe(user.id);

  const twin = await coach();
  expect((await get(twin.visitor, address)).status).toBe(404);
  expect((await get({ url: server.url }, address)).headers.get("Location")).toContain("/login");
});

test("leaving asks for the password, ends every session, and says so at the login", async () => {
  const { visitor, user } = await coach();
  const elsewhere = await visitorAs(server, user);
  expect(await pageOf(visitor, leavePage)).toContain("Leave and erase my data");
  expect((await get(visitor, `${leavePage}?password=${password}`)).status).toBe(200);
  const empty = await post(visitor, leavePage);
  expect(empty.status).toBe(400);
  expect(await wordsOf(empty)).toContain("Password is required!");
  const wrong = await post(visitor, leavePage, { password: "not the password" });
  expect(wrong.status).toBe(400);
  const text = await wordsOf(wrong);
  expect(text).toContain("That is not your password");
  expect(text).not.toContain("not the password");

  const left = await post(visitor, leavePage, { password });
  expect([left.status, left.headers.get("Location")]).toEqual([302, "/login?left=yes"]);
  expect(left.headers.get("Set-Cookie")).toMatch(/session=;.*Max-Age=0/);
  expect(await pageOf({ url: server.url }, "/login?left=yes")).toContain("You have left");
  for (const gone of [visitor, elsewhere]) {
    expect((await get(gone, page)).headers.get("Location")).toContain("/login");
  }
});

test("too many wrong passwords are to be waited for", async () => {
  const { visitor } = await coach();
  const statuses: number[] = [];
  for (let tries = 0; tries < 6; tries++) statuses.push((await post(visitor, leavePage, { password: "wrong" })).status);
  expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
  const waits = await post(visitor, leavePage, { password });
  expect(Number(waits.headers.get("Retry-After"))).toBeGreaterThan(0);
});

test("the last system administrator is told why they stay", async () => {
  const { visitor } = await coach({ roles: ["SYS"] });
  const words = "You are the only system administrator.";
  expect(await pageOf(visitor, leavePage)).toContain(words);
  const refused = await post(visitor, leavePage, { password });
  expect(refused.status).toBe(409);
  expect(await wordsOf(refused)).toContain(words);
});

test("the log never says whose e-mail came, from signing up to leaving", async () => {
  const { db } = await testDatabase();
  const email = "zlogcanary@person.test";
  const visitor = { url: server.url };
  await get(visitor, `/signup?email=${email}`);
  const named = { name: "zlogcanary", surname: "zlogcanary", email, password, repeatPassword: password, terms: "on" };
  await post(visitor, "/signup", { ...named, id: crypto.randomUUID() });
  await post(visitor, "/login", { email, password: "wrong password" });
  await post(visitor, "/forgot-password", { email });
  const { visitor: coached } = await coach({ email: "zlogcanary.coach@person.test", firstName: "zlogcanary" });
  await get(coached, `/clients?search=${email}`);
  await post(coached, page, { password });
  await get(coached, await untilReady(coached));
  expect((await post(coached, leavePage, { password })).status).toBe(302);
  await server.logged((line) => line.msg === "request" && line.url === leavePage);
  expect(server.lines().filter((line) => line.includes("zlogcanary"))).toEqual([]);
  await db.delete(rateLimits);
});
