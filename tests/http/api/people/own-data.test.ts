import { eq } from "drizzle-orm";
import { unzipSync } from "fflate";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { users } from "#db/schema/accounts.ts";
import { rateLimits } from "#db/schema/catalogues.ts";
import { ask, fieldsOf } from "#tests/http/api/ask.ts";
import { proves } from "#tests/http/api/proving.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { call, callerAs } from "#tests/support/http/api.ts";
import { coachingBusiness } from "#tests/support/people/factory.ts";
import { startServer, type TestServer } from "#tests/support/servers/server.ts";

/** Proves that people take their data along and leave by the API, each with their password; the pages prove the rest. */
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

async function athlete() {
  const { user } = await coachingBusiness({ roles: ["USR"], password });
  return { user, caller: await callerAs(server, user) };
}

test("an athlete has their data gathered by their password, and downloads it alone", async () => {
  const { user, caller } = await athlete();
  expect((await ask(caller, "GET", "/users/current/export")).json).toEqual({ state: "none" });
  const wrong = await ask(caller, "POST", "/users/current/export", { password: "not it" });
  expect([wrong.status, fieldsOf(wrong)]).toEqual([422, ["password"]]);
  expect((await ask(caller, "GET", "/users/current/export")).json).toEqual({ state: "none" });

  const asked = await ask(caller, "POST", "/users/current/export", { password });
  expect([asked.status, asked.json]).toEqual([202, { state: "running" }]);
  const state = async () => (await ask(caller, "GET", "/users/current/export")).json;
  await expect.poll(async () => (await state()).state, { interval: 200 }).toBe("ready");
  const { id, byteSize } = await state();
  const archive = await call(caller, "GET", `/users/current/export/${id}/file`);
  const bytes = new Uint8Array(await archive.clone().arrayBuffer());
  expect(bytes.byteLength).toBe(byteSize);
  const [profile] = JSON.parse(Buffer.from(unzipSync(bytes)["json/profile.json"] ?? []).toString());
  expect(profile.id).toBe(user.id);
  const another = (await athlete()).caller;
  expect((await call(another, "GET", `/users/current/export/${id}/file`)).status).toBe(404);
});

test("an athlete erases themself by their password; the token ends with them", async () => {
  const { user, caller } = await athlete();
  const wrong = await ask(caller, "POST", "/users/current/erase", { password: "not it" });
  expect([wrong.status, fieldsOf(wrong)]).toEqual([422, ["password"]]);
  expect((await ask(caller, "POST", "/users/current/erase", { password })).status).toBe(204);
  expect(await db.select().from(users).where(eq(users.id, user.id))).toEqual([]);
  expect((await ask(caller, "GET", "/users/current")).status).toBe(401);
});

test.each(["export", "erase"])("five wrong passwords to %s wait, also for the right one", async (what) => {
  const { caller } = await athlete();
  for (let n = 1; n <= 5; n++) {
    expect((await ask(caller, "POST", `/users/current/${what}`, { password: `wrong ${n}` })).status).toBe(422);
  }
  const late = await call(caller, "POST", `/users/current/${what}`, { password });
  expect(late.status).toBe(429);
  expect(Number(late.headers.get("Retry-After"))).toBeGreaterThan(14 * 60);
});

proves("people/own-data", () => server);
