import { once } from "node:events";
import { existsSync } from "node:fs";
import { type IncomingMessage, request } from "node:http";
import { connect } from "node:net";
import postgres from "postgres";
import { afterAll, beforeAll, expect, test } from "vitest";
import { paths } from "#app/paths.ts";
import { queueMail } from "#app/services/mail/outbox.server.ts";
import { openDatabase } from "#db/client.ts";
import { mails } from "#db/schema/mails.ts";
import { copyTemplate, emptyDatabase, testDatabase } from "#tests/support/database/database.ts";
import { hiddenFields } from "#tests/support/http/html.ts";
import { cookieOf, get, markFor, post } from "#tests/support/http/visitor.ts";
import { coachingBusiness } from "#tests/support/people/factory.ts";
import { sessionSecret, spawnServer, startServer, type TestServer } from "#tests/support/servers/server.ts";

/**
 * Proves what only whole processes show: how the server starts, refuses to, waits, ends, and stands without its database.
 */
const secret = { SESSION_SECRET: sessionSecret };
const drops: (() => Promise<void>)[] = [];
let trainer: { cookie: string };
let databaseUrl: string;

beforeAll(async () => {
  databaseUrl = (await testDatabase()).url;
  const { user } = await coachingBusiness({ email: "trainer@process.test" });
  trainer = { cookie: await cookieOf(user) };
});

afterAll(async () => {
  for (const drop of drops) await drop();
});

async function own(make: typeof copyTemplate) {
  const database = await make();
  drops.push(database.drop);
  return database;
}

let ownDatabase: Awaited<ReturnType<typeof copyTemplate>>;
let starting: Promise<TestServer> | undefined;

/** The server of the two tests that break its database, which nobody else uses. */
function onOwnDatabase() {
  starting ??= own(copyTemplate).then((database) => {
    ownDatabase = database;
    return startServer({ DATABASE_URL: database.url });
  });
  return starting;
}

async function renameTable(from: string, to: string) {
  const sql = postgres(ownDatabase.url, { max: 1 });
  await sql.unsafe(`alter table ${from} rename to ${to}`);
  await sql.end();
}

/** A login whose second half is still to come, once the server has met the first. */
async function halfLogin(url: string) {
  const body = new URLSearchParams({ email: "trainer@process.test", password: "wrong" }).toString();
  const length = { "Content-Type": "application/x-www-form-urlencoded", "Content-Length": String(body.length) };
  const headers = { ...length, "Sec-Fetch-Site": "same-origin", Expect: "100-continue" };
  const asked = request(`${url}/login`, { method: "POST", headers });
  const status = once(asked, "response").then(([answer]) => (answer as IncomingMessage).resume().statusCode);
  status.catch(() => {});
  asked.flushHeaders();
  await once(asked, "continue");
  asked.write(body.slice(0, 10));
  return { status, sendTheRest: () => asked.end(body.slice(10)) };
}

test("SIGTERM lets a running request finish, takes no new one after the grace, and ends with 0", async () => {
  const server = await startServer();
  const running = await halfLogin(server.url);
  server.kill("SIGTERM");
  server.kill("SIGTERM");
  await server.logged((line) => line.msg === "stopping" && line.running === 1);
  await expect.poll(() => fetch(`${server.url}/health/live`).catch(() => "refused")).toBe("refused");
  running.sendTheRest();
  expect(await running.status).toBe(401);
  expect(await server.exited).toBe(0);
});

test("during the grace it is not ready, and serves who has connected until nobody can any more", async () => {
  const server = await startServer({ STOP_GRACE: "3" });
  const { port } = new URL(server.url);
  server.kill("SIGTERM");
  await server.logged((line) => line.msg === "stopping");
  const ready = await fetch(`${server.url}/health/ready`);
  expect([ready.status, await ready.text()]).toEqual([503, "not ready\nThe server is stopping."]);
  const page = await get({ url: server.url, ...trainer }, "/");
  expect([page.status, page.headers.get("Connection")]).toEqual([200, "close"]);
  const connected = connect(Number(port), "127.0.0.1");
  await once(connected, "connect");
  const nobody = expect.poll(() => fetch(`${server.url}/health/live`).catch(() => "refused"));
  await nobody.toBe("refused");
  connected.write("GET /login HTTP/1.1\r\nHost: localhost\r\n\r\n");
  const [head] = await once(connected, "data");
  expect(String(head)).toMatch(/^HTTP\/1\.1 200 /);
  connected.destroy();
  expect(await server.exited).toBe(0);
});

test("production refuses a database with the demo's users, in a sentence", async () => {
  await coachingBusiness({ email: "trainer@demo.test" });
  const server = await spawnServer({ ...secret, DATABASE_URL: databaseUrl });
  expect(await server.exited).toBe(1);
  expect(server.errors()).toContain("demo users");
  expect(server.errors()).not.toMatch(/^ +at /m);
});

// why: the first of these three takes a while, and each has a database of its own
test.concurrent("a request that never ends does not keep the process", async () => {
  const server = await startServer();
  const running = await halfLogin(server.url);
  const unanswered = expect(running.status).rejects.toThrow();
  server.kill("SIGTERM");
  expect(await server.exited).toBe(0);
  await unanswered;
});

test.concurrent("without DATABASE_URL it runs its own database, and stops it on SIGTERM", async () => {
  const server = await spawnServer({ ...secret, DEMO: "1" });
  await server.listening;
  expect((await fetch(`${server.url}/health/ready`)).status).toBe(200);
  expect(existsSync(`${server.dataDir}/postgres/postmaster.pid`)).toBe(true);
  server.kill("SIGTERM");
  expect(await server.exited).toBe(0);
  expect(existsSync(`${server.dataDir}/postgres/postmaster.pid`)).toBe(false);
});

test.concurrent("two processes that start at once migrate and seed an empty database once", async () => {
  const database = await own(emptyDatabase);
  const servers = await Promise.all(
    [1, 2].map(() => spawnServer({ ...secret, DEMO: "1", DATABASE_URL: database.url })),
  );
  await Promise.all(servers.map((server) => server.listening));
  for (const { url } of servers) expect((await fetch(`${url}/health/ready`)).status).toBe(200);
  const lines = servers.flatMap((server) => server.lines());
  expect(lines.filter((line) => /"msg":"0000_baseline took \d+\.\d\d s"/.test(line))).toHaveLength(1);
  expect(await counts(database.url)).toEqual(await counts((await own(copyTemplate)).url));
});

async function counts(url: string) {
  const sql = postgres(url, { max: 1 });
  const [row] = await sql`select (select count(*)::int from exercises) as exercises,
    (select count(*)::int from exercise_categories) as categories,
    (select count(*)::int from drizzle.__drizzle_migrations) as migrations`;
  await sql.end();
  expect(row?.exercises).toBeGreaterThanOrEqual(120);
  return row;
}

test("a fault has its number on the page, and its stack in the log; a refusal has neither", async () => {
  const server = await onOwnDatabase();
  const visitor = { url: server.url, ...trainer };
  const missing = await get({ url: server.url }, "/files/none");
  expect(missing.status).toBe(302);
  await renameTable("sessions", "sessions_gone");

  const response = await get(visitor, "/");
  const page = await response.text();
  const id = response.headers.get("X-Request-Id") ?? "no id";
  expect(response.status).toBe(500);
  expect(response.headers.get("Content-Security-Policy")).toContain("default-src 'self'");
  expect(page).toContain("Error happened");
  expect(page).toContain(id);
  expect(page).not.toMatch(/select|postgres|node_modules|\bat .*\.ts/i);
  const fault = await server.logged((line) => line.id === id && line.msg === "fault");
  expect(fault).toMatchObject({
    level: 50,
    url: "/",
    err: { message: expect.stringContaining("Failed query"), stack: expect.stringContaining("    at ") },
  });
  expect(JSON.stringify(fault)).not.toContain("params:");
  await renameTable("sessions_gone", "sessions");
});

test("without its database the process lives, is not ready, and says so with what was typed", async () => {
  const server = await onOwnDatabase();
  expect((await fetch(`${server.url}/health/ready`)).status).toBe(200);
  await ownDatabase.drop();

  expect(await (await fetch(`${server.url}/health/live`)).text()).toBe("ok");
  const ready = await fetch(`${server.url}/health/ready`);
  expect([ready.status, await ready.text()]).toEqual([503, expect.stringMatching(/^not ready\nThe database /)]);
  await server.logged((line) => line.msg === "not ready");
  const visitor = { url: server.url, ...trainer };
  const login = await post(visitor, "/login", { email: "typed@process.test", password: "secret typed" });
  const page = await login.text();
  expect([login.status, login.headers.get("Retry-After")]).toEqual([503, "5"]);
  expect(page).toContain("<title>Not available just now · ");
  expect(page).toContain("typed@process.test");
  expect(page).not.toContain("secret typed");

  const folder = await post(visitor, "/programs/folders", { id: "an attempt", name: "Typed" });
  const carried = hiddenFields(await folder.text())["kept-form"] ?? "";
  expect([folder.status, folder.headers.get("Retry-After")]).toEqual([503, "5"]);
  const fields = new URLSearchParams(Buffer.from(carried, "base64url").toString());
  const mark = await markFor(visitor);
  expect(Object.fromEntries(fields)).toEqual({ ...mark, id: "an attempt", name: "Typed" });
});

test("in production the session's cookie goes over https alone, to this host alone, and no outbox is shown", async () => {
  const database = await own(copyTemplate);
  const pool = openDatabase(database.url, { max: 1 });
  const mail = { accountId: null, recipient: "ana@process.test", content: { firstName: "Ana" } };
  await queueMail(pool.db, { ...mail, kind: "passwordChanged" }, new Date());
  const [{ id } = { id: "" }] = await pool.db.select().from(mails);
  await pool.end();
  const server = await spawnServer({ ...secret, DATABASE_URL: database.url });
  await server.listening;
  const posted = await fetch(`${server.url}/logout`, {
    method: "POST",
    redirect: "manual",
    headers: { "Sec-Fetch-Site": "same-origin" },
  });
  expect(posted.headers.getSetCookie().join()).toMatch(/^__Host-session=;.*Path=\/;.*Secure/);
  const answers = [await get(server, paths.outbox()), await get(server, paths.outboxMail(id))];
  expect(answers.map(({ status }) => status)).toEqual([404, 404]);
  expect(await answers[1]?.text()).not.toContain("process.test");
});
