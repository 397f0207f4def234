import pino from "pino";
import postgres from "postgres";
import { afterEach, beforeEach, expect, test } from "vitest";
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

async function health(files?: FileStore) {
  const log = pino({ base: null, timestamp: false }, { write: (line: string) => lines.push(line) });
  return openHealth({ db: pool.db, files: files ?? (await testServices()).files, log });
}

const logged = () => lines.map((line) => JSON.parse(line)).map(({ msg, reason }) => reason ?? msg);

async function change(statement: string) {
  const sql = postgres(database.url, { max: 1 });
  await sql.unsafe(statement);
  await sql.end();
}

test("a server stays ready while a newer build migrates its database", async () => {
  const findTroubles = await health();
  expect(await findTroubles()).toEqual([]);
  await migrateFurther(database.url);
  expect(await findTroubles()).toEqual([]);
  expect(logged()).toEqual([]);
});

test("a missing migration is named, and logged once until it has run", async () => {
  const findTroubles = await health();
  const named = `The database lacks ${journal.entries.map(({ tag }) => tag).join(", ")}. Run npm run db:migrate, or restart the server.`;
  const [away, back] = [`created_at - 1`, `created_at + 1`].map(
    (date) => `update drizzle.__drizzle_migrations set created_at = ${date}`,
  );
  await change(away ?? "");
  expect([await findTroubles(), await findTroubles()]).toEqual([[named], [named]]);
  expect(logged()).toEqual([named]);
  await change(back ?? "");
  expect(await findTroubles()).toEqual([]);
  await change(away ?? "");
  expect(await findTroubles()).toEqual([named]);
  expect(logged()).toEqual([named, "ready again", named]);
});

test("a database that is gone and files that can't be read are both named, with the database's error in the log", async () => {
  const { files } = await testServices();
  const findTroubles = await health({ ...files, isReady: async () => false });
  await database.drop();
  const both = ["The database can't be reached.", "The store of uploaded files can't be read."];
  expect(await findTroubles()).toEqual(both);
  expect(await findTroubles()).toEqual(both);
  expect(logged()).toEqual(both);
  expect(lines[0]).toMatch(/"err":.*does not exist|"err":.*terminat/);
});
