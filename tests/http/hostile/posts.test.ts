import { beforeAll, beforeEach, expect, test } from "vitest";
import { paths } from "#app/paths.ts";
import { rateLimits } from "#db/schema/catalogues.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { get, markFor, type Visitor, visitorAs } from "#tests/support/http/visitor.ts";
import { coachingBusiness } from "#tests/support/people/factory.ts";
import { type SharedServer, sharedServer } from "#tests/support/servers/server.ts";

/** What a form may do to the server before anybody is asked who sent it, and what only a coach may try. */

const folders = paths.folders();
const password = "correct horse battery";
let server: SharedServer;
let trainer: Visitor;

beforeAll(async () => {
  server = await sharedServer();
  const { user } = await coachingBusiness({ email: "trainer@hostile.test", password });
  trainer = await visitorAs(server, user);
});

beforeEach(async () => {
  await (await testDatabase()).db.delete(rateLimits);
});

/** Posts the body as it is, from a page of the visitor's own. */
async function send(visitor: Visitor, path: string, text: string) {
  const body = [...Object.entries(await markFor(visitor)).map((mark) => mark.join("=")), text].join("&");
  const headers = { "Content-Type": "application/x-www-form-urlencoded", "Sec-Fetch-Site": "same-origin" };
  const cookie: Record<string, string> = visitor.cookie ? { Cookie: visitor.cookie } : {};
  return fetch(visitor.url + path, { method: "POST", redirect: "manual", body, headers: { ...headers, ...cookie } });
}

test.each([
  ["60,000 e-mails", "email=a&".repeat(60_000)],
  ["a few more fields than it has", "email=a&".repeat(21)],
  ["more bytes than it needs", `email=${"a".repeat(9000)}&password=b`],
])("a login form with %s is refused before it is taken apart, and counts as no attempt", async (_, body) => {
  const { db } = await testDatabase();
  expect((await send(server, "/login", body)).status).toBe(413);
  expect(await db.select().from(rateLimits)).toEqual([]);
});

test("names that the form does not have build nothing", async () => {
  for (const path of [folders, "/exercises/new", "/programs/new"]) {
    const refused = await send(
      trainer,
      path,
      "a[100000000]=1&name[100000000]=1&__proto__.a=1&__intent__=%7B%7D&step=ask",
    );
    expect([path, refused.status]).toEqual([path, 400]);
  }
  expect((await get(trainer, "/")).status).toBe(200);
});

test("a form in parts that is posted to the login is bounded as one that is sent there", async () => {
  const postParts = (size: number) => {
    const body = new FormData();
    body.set("name", "a".repeat(size));
    const headers = { "Sec-Fetch-Site": "same-origin" };
    return fetch(`${server.url}/login?form=kept`, { method: "POST", redirect: "manual", body, headers });
  };
  expect((await postParts(1000 * 1024)).status).toBe(401);
  expect((await postParts(1025 * 1024)).status).toBe(413);
});

test("a plain form has at most 64 kB, whatever its fields are", async () => {
  expect((await send(trainer, folders, `name=${"a".repeat(65_000)}`)).status).toBe(400);
  const tooLarge = await send(trainer, folders, `name=${"a".repeat(66_000)}`);
  expect(tooLarge.status).toBe(413);
  expect((await tooLarge.text()).includes(`>${"a".repeat(66_000)}</textarea>`)).toBe(true);
  expect((await send(trainer, "/theme", "theme=dark&".repeat(1001))).status).toBe(413);
});

test("what a stranger's form is answered with is no longer than the largest form, and says it once", async () => {
  const login = "/login?returnUrl=%2Fprograms&form=kept";
  const tooLong = await send(server, login, `text=${"%3C".repeat(3_300_000)}`);
  expect(tooLong.status).toBe(413);
  expect((await tooLong.text()).length).toBeLessThan(20_000);

  const kept = await send(server, login, `text=${"%3C".repeat(100_000)}`);
  expect(kept.status).toBe(401);
  expect((await kept.text()).length).toBeLessThan(420_000);
});
