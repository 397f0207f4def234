import { v7 as newId } from "uuid";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { rateLimits } from "#db/schema/catalogues.ts";
import { mails } from "#db/schema/mails.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { post } from "#tests/support/http/visitor.ts";
import { coachingBusiness } from "#tests/support/people/factory.ts";
import { startServer, type TestServer } from "#tests/support/servers/server.ts";

/**
 * Proves what a stranger learns of who has an account: nothing by login and by the forgotten password, and by the sign-up
 * what documents ask it to say. What an answer costs is counted: its statements, and its passwords that were hashed or
 * compared, each of which is most of a login's time.
 */
const password = "correct horse battery";
/** As long as one another, so that answers can be compared to the letter. */
const known = "known@who.test";
const unknown = "alien@who.test";
let server: TestServer;
let db: Awaited<ReturnType<typeof testDatabase>>["db"];

beforeAll(async () => {
  server = await startServer();
  ({ db } = await testDatabase());
  await coachingBusiness({ email: known, password });
  await coachingBusiness({ email: "fresh@who.test", password, isActivated: false });
  await coachingBusiness({ email: "guest@who.test" });
  await coachingBusiness({ email: "muscl@who.test", password, roles: ["USR"] });
  // why: the first mail of a process asks once which queues there are
  await post(server, "/forgot-password", { email: known });
});

beforeEach(async () => {
  await db.delete(rateLimits);
  await db.delete(mails);
});

const varying = new Set(["date", "x-request-id", "server-timing", "content-security-policy", "etag"]);

/** All that a stranger sees of an answer, and what it cost: statements, and hashes of passwords. */
async function seen(path: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  const answer = await post(server, path, fields, headers);
  const id = answer.headers.get("X-Request-Id");
  const { queries, hashes = 0 } = await server.logged((line) => line.id === id && line.msg === "request");
  const page = (await answer.text()).replaceAll(fields.email ?? "", "the e-mail").replace(/nonce="[^"]*"/g, "");
  const told = [...answer.headers].filter(([name]) => !varying.has(name));
  return { status: answer.status, page, told, queries, hashes };
}

const strangers = [unknown, "fresh@who.test", "guest@who.test", "muscl@who.test"];

test("a wrong password is answered alike whoever has the e-mail, and nobody", async () => {
  const expected = await seen("/login", { email: known, password: "wrong" });
  expect([expected.status, expected.hashes]).toEqual([401, 1]);
  expect(expected.queries).toBeGreaterThan(1);
  for (const email of strangers) expect(await seen("/login", { email, password: "wrong" })).toEqual(expected);
});

test("so is it once there were too many", async () => {
  for (const email of [known, unknown]) {
    for (let n = 1; n <= 5; n++) await post(server, "/login", { email, password: "wrong" });
  }
  const expected = await seen("/login", { email: known, password: "wrong" });
  expect([expected.status, expected.hashes]).toEqual([429, 0]);
  const waits = (told: string[][]) => told.filter(([name]) => name !== "retry-after");
  const { told, ...other } = await seen("/login", { email: unknown, password: "wrong" });
  expect({ ...other, told: waits(told) }).toEqual({ ...expected, told: waits(expected.told) });
});

test("the password that fits is told from no other where too many were tried", async () => {
  for (let n = 1; n <= 5; n++) await post(server, "/login", { email: known, password: "wrong" });
  const [right, wrong] = [
    await seen("/login", { email: known, password }),
    await seen("/login", { email: known, password: "wrong" }),
  ];
  expect([right.status, right.page, right.hashes]).toEqual([wrong.status, wrong.page, wrong.hashes]);
});

test("a forgotten password is answered alike for everybody and nobody, by the page and by its script", async () => {
  for (const path of ["/forgot-password", "/forgot-password.data"]) {
    const expected = await seen(path, { email: known });
    expect([expected.status, expected.hashes]).toEqual([path.endsWith(".data") ? 202 : 302, 0]);
    expect(expected.queries).toBeGreaterThan(4);
    for (const email of strangers) expect(await seen(path, { email })).toEqual(expected);
  }
});

test("the sign-up alone says that somebody has an e-mail, tells them, and is limited", async () => {
  const filled = { name: "Ana", surname: "Kos", password, repeatPassword: password, terms: "on" };
  const taken = await seen("/signup", { ...filled, id: newId(), email: known });
  const free = await seen("/signup", { ...filled, id: newId(), email: "green@who.test" });
  expect([taken.status, free.status]).toEqual([409, 302]);
  expect([taken.hashes, free.hashes]).toEqual([1, 1]);
  expect(await db.select().from(mails)).toMatchObject([
    { kind: "emailTaken", recipient: known },
    { kind: "activation", recipient: "green@who.test" },
  ]);
  for (let n = 3; n <= 20; n++) await post(server, "/signup", { ...filled, id: newId(), email: known });
  expect((await seen("/signup", { ...filled, id: newId(), email: known })).status).toBe(429);
});
