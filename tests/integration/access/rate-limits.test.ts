import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import {
  countAttempt,
  deleteOldCounts,
  forgiveAttempt,
  type Limits,
  openLimits,
} from "#app/services/rate-limits.server.ts";
import type { Db } from "#db/client.ts";
import { rateLimits } from "#db/schema/catalogues.ts";
import { testDatabase } from "#tests/support/database/database.ts";

let db: Db;
let limits: Limits;

beforeEach(async () => {
  ({ db } = await testDatabase());
  await db.delete(rateLimits);
  limits = openLimits(db);
});

const quarterOfAnHour = 15 * 60;

/** As if so many seconds had gone by. */
async function pass(seconds: number) {
  await db.update(rateLimits).set({ expire: sql`${rateLimits.expire} - make_interval(secs => ${seconds})` });
}

test("five failures of an e-mail from one address are let through in 15 minutes, the sixth waits", async () => {
  for (let n = 1; n <= 5; n++) {
    expect(await countAttempt(limits, { email: "ana@example.test", address: "10.0.0.1" })).toBeNull();
  }
  const wait = await countAttempt(limits, { email: "ana@example.test", address: "10.0.0.1" });
  expect(wait).toBeGreaterThan(quarterOfAnHour / 2);
  expect(wait).toBeLessThanOrEqual(quarterOfAnHour);
  expect(await countAttempt(limits, { email: "other@example.test", address: "10.0.0.1" })).toBeNull();
  await pass(quarterOfAnHour - 60);
  expect(await countAttempt(limits, { email: "ana@example.test", address: "10.0.0.1" })).not.toBeNull();
});

test("a stranger who fails from everywhere locks the e-mail for browsers that are not known, and not for its own", async () => {
  const email = "ana@example.test";
  for (let n = 1; n <= 50; n++) expect(await countAttempt(limits, { email, address: `10.0.0.${n}` })).toBeNull();
  const anywhere = { email, address: "10.0.1.1" };
  expect(await countAttempt(limits, anywhere)).toBeGreaterThan(quarterOfAnHour);
  expect(await countAttempt(limits, { ...anywhere, isKnown: true })).toBeNull();
});

test("a known browser's own slips are counted, five of them", async () => {
  const own = { email: "ana@example.test", address: "10.0.0.1", isKnown: true };
  for (let n = 1; n <= 5; n++) expect(await countAttempt(limits, own)).toBeNull();
  expect(await countAttempt(limits, own)).toBeGreaterThan(0);
});

test("trying on while one waits makes the wait no longer", async () => {
  const attempt = { email: "ana@example.test", address: "10.0.0.1" };
  for (let n = 1; n <= 6; n++) await countAttempt(limits, attempt);
  await pass(600);
  const wait = await countAttempt(limits, attempt);
  expect(wait).toBeLessThanOrEqual(300);
  expect(wait).toBeGreaterThan(0);
  await pass(300);
  expect(await countAttempt(limits, attempt)).toBeNull();
});

test("a hundred failures of an address are let through, the next waits, unless the browser is known", async () => {
  for (let n = 1; n <= 100; n++) {
    expect(await countAttempt(limits, { email: `p${n}@example.test`, address: "10.0.0.1" })).toBeNull();
  }
  expect(await countAttempt(limits, { email: "fresh@example.test", address: "10.0.0.1" })).toBeGreaterThan(0);
  expect(await countAttempt(limits, { email: "p1@example.test", address: "10.0.0.1", isKnown: true })).toBeNull();
  expect(await countAttempt(limits, { email: "other@example.test", address: "10.0.0.2" })).toBeNull();
});

test("a right password takes its own attempt back, and the e-mail starts afresh", async () => {
  const attempt = { email: "ana@example.test", address: "10.0.0.1" };
  for (let n = 1; n <= 4; n++) await countAttempt(limits, attempt);
  await countAttempt(limits, attempt);
  await forgiveAttempt(limits, attempt);
  expect((await limits.perAddress.get(attempt.address))?.consumedPoints).toBe(4);
  for (let n = 1; n <= 5; n++) expect(await countAttempt(limits, attempt)).toBeNull();
  expect(await countAttempt(limits, attempt)).not.toBeNull();
});

test("attempts sent together, also to several processes, cannot outrun the count", async () => {
  const processes = [limits, openLimits(db), openLimits(db)];
  const together = Array.from({ length: 24 }, (_, n) =>
    countAttempt(processes[n % 3] ?? limits, { email: "ana@example.test", address: "10.0.0.1" }),
  );
  const waits = await Promise.all(together);
  expect(waits.filter((wait) => wait === null)).toHaveLength(5);
});

test("counts that are over are deleted, and others go on", async () => {
  const attempt = { email: "old@limits.test", address: "203.0.113.60" };
  for (let failure = 0; failure < 5; failure++) await countAttempt(limits, attempt);
  const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000);
  await deleteOldCounts({ db, now: inMinutes(10) });
  expect(await countAttempt(limits, attempt)).toBeGreaterThan(0);
  expect((await deleteOldCounts({ db, now: inMinutes(120) })).counts).toBeGreaterThan(0);
  expect(await countAttempt(limits, attempt)).toBeNull();
});
