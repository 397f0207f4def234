import pino from "pino";
import postgres from "postgres";
import { afterEach, beforeEach, expect, test } from "vitest";
import { StoreAway } from "#app/domain/errors.ts";
import type { FileStore } from "#app/services/files/port.ts";
import { openHealth } from "#app/services/health.server.ts";
import { openBoundedDatabase } from "#db/client.ts";
import journal from "#db/migrations/meta/_journal.json" with { type: "json" };
import { copyTemplate } from "#tests/support/database/database.ts";
import { migrateFurther } from "#tests/support/database/next-schema.ts";
import { testServices } from "#tests/support/people/factory.ts";

let database: Awaited<ReturnType<typeof copyTemplate>>;
let pool: ReturnType<typeof openBoundedDatabase>;
let lines: string[];

beforeEach(async () => {
  database = await copyTemplate();
  pool = openBoundedDatabase(database.url, { max: 2, onUnavailable: () => {} });
  lines = [];
});

afterEach(async () => {
  await pool.end();
  await database.drop();
});

type Given = { files?: FileStore; isReadyWithoutBucket?: boolean };

async function health({ files, isReadyWithoutBucket = true }: Given = {}) {
  const log = pino({ base: null, timestamp: false }, { write: (line: string) => lines.push(line) });
  return openHealth({ db: pool.db, files: files ?? (await testServices()).files, log, isReadyWithoutBucket });
}

const ready = { troubles: [], degraded: [] };
const unready = (...troubles: string[]) => ({ troubles, degraded: [] });

const logged = () => lines.map((line) => JSON.parse(line)).map(({ msg, reason }) => reason ?? msg);

async function change(statement: string) {
  const sql = postgres(database.url, { max: 1 });
  await sql.unsafe(statement);
  await sql.end();
}

test("a server stays ready while a newer build migrates its database", async () => {
  const findHealth = await health();
  expect(await findHealth()).toEqual(ready);
  await migrateFurther(database.url);
  expect(await findHealth()).toEqual(ready);
  expect(logged()).toEqual([]);
});

test("a missing migration is named, and logged once until it has run", async () => {
  const findHealth = await health();
  const named = `The database lacks ${journal.entries.map(({ tag }) => tag).join(", ")}. Run npm run db:migrate, or restart the server.`;
  const [away, back] = [`created_at - 1`, `created_at + 1`].map(
    (date) => `update drizzle.__drizzle_migrations set created_at = ${date}`,
  );
  await change(away ?? "");
  expect([await findHealth(), await findHealth()]).toEqual([unready(named), unready(named)]);
  expect(logged()).toEqual([named]);
  await change(back ?? "");
  expect(await findHealth()).toEqual(ready);
  await change(away ?? "");
  expect(await findHealth()).toEqual(unready(named));
  expect(logged()).toEqual([named, "ready again", named]);
});

test("a database that is gone and files that can't be read are both named, with the database's error in the log", async () => {
  const { files } = await testServices();
  const findHealth = await health({ files: { ...files, isReady: async () => false } });
  await database.drop();
  const both = ["The database can't be reached.", "The store of uploaded files can't be read."];
  expect(await findHealth()).toEqual(unready(...both));
  expect(await findHealth()).toEqual(unready(...both));
  expect(logged()).toEqual(both);
  expect(lines[0]).toMatch(/"err":.*does not exist|"err":.*terminat/);
});

const away = "The store of uploaded files can't be reached. Images are missing and uploads are refused.";

test("a bucket that is away leaves the server ready, and is named; a missing database still does not", async () => {
  const { files } = await testServices();
  const isReady = () => Promise.reject(new StoreAway());
  const findHealth = await health({ files: { ...files, isReady } });
  expect(await findHealth()).toEqual({ troubles: [], degraded: [away] });
  expect(logged()).toEqual([]);
  await database.drop();
  const gone = "The database can't be reached.";
  expect(await findHealth()).toEqual({ troubles: [gone], degraded: [away] });
  expect(logged()).toEqual([gone]);
});

test("an address of the bucket that leads nowhere is told from an outage", async () => {
  const { files } = await testServices();
  const cause = Object.assign(new Error("getaddrinfo"), { code: "ENOTFOUND", hostname: "minio.exmaple" });
  const findHealth = await health({ files: { ...files, isReady: () => Promise.reject(new StoreAway({ cause })) } });
  expect((await findHealth()).degraded).toEqual([
    expect.stringContaining("minio.exmaple can't be resolved: check S3_"),
  ]);
});

test("by its setting a bucket that is away makes the server unready, logged once until it is back", async () => {
  const { files } = await testServices();
  let isAway = true;
  const isReady = () => (isAway ? Promise.reject(new StoreAway()) : files.isReady());
  const findHealth = await health({ files: { ...files, isReady }, isReadyWithoutBucket: false });
  expect([await findHealth(), await findHealth()]).toEqual([unready(away), unready(away)]);
  isAway = false;
  expect(await findHealth()).toEqual(ready);
  expect(logged()).toEqual([away, "ready again"]);
});
