import postgres from "postgres";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openDatabase } from "#db/client.ts";
import { migrateDatabase } from "#db/migrate.ts";
import journal from "#db/migrations/meta/_journal.json" with { type: "json" };
import { migrationsAreCurrent } from "#db/migrations-current.ts";
import { emptyDatabase } from "#tests/support/database/database.ts";

let database: Awaited<ReturnType<typeof emptyDatabase>>;
let sql: postgres.Sql;

beforeEach(async () => {
  database = await emptyDatabase();
  sql = postgres(database.url, { max: 2, onnotice: () => {} });
});

afterEach(async () => {
  await sql.end();
  await database.drop();
});

async function applied() {
  return sql<{ created_at: string }[]>`select created_at from drizzle.__drizzle_migrations order by created_at`;
}

test("three that start together migrate once, and do what comes after one at a time", async () => {
  let running = 0;
  let together = 0;
  const seed = async () => {
    running += 1;
    together = Math.max(together, running);
    await sql`select count(*) from accounts`;
    running -= 1;
  };
  await Promise.all([1, 2, 3].map(() => migrateDatabase(database.url, seed)));
  expect(await applied()).toHaveLength(journal.entries.length);
  expect(together).toBe(1);
});

test("migrating again changes nothing", async () => {
  await migrateDatabase(database.url);
  const before = await applied();
  await migrateDatabase(database.url);
  expect(await applied()).toEqual(before);
});

test("a failure afterwards lets the next one in", async () => {
  const broken = migrateDatabase(database.url, () => Promise.reject(new Error("the seed is broken")));
  await expect(broken).rejects.toThrow("the seed is broken");
  await migrateDatabase(database.url);
  expect(await applied()).toHaveLength(journal.entries.length);
});

test("a migration older than one that ran is refused by name, not skipped", async () => {
  await migrateDatabase(database.url);
  const late = Number(journal.entries.at(-1)?.when) + 1;
  await sql`delete from drizzle.__drizzle_migrations`;
  await sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('from another branch', ${late})`;
  await expect(migrateDatabase(database.url)).rejects.toThrow(`Migration ${journal.entries[0]?.tag}`);
});

test("a database that stopped at the migration of the baseline is up to date", async () => {
  await migrateDatabase(database.url);
  const baseline = Number(journal.entries[0]?.when);
  await sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('one of the chain', ${baseline - 1})`;
  await migrateDatabase(database.url);
  expect(await applied()).toHaveLength(journal.entries.length + 1);
});

test("an older database is rejected in words and left alone", async () => {
  await migrateDatabase(database.url);
  await sql`update drizzle.__drizzle_migrations set created_at = 0`;
  await expect(migrateDatabase(database.url)).rejects.toThrow("It can't be upgraded: use an empty database.");
  expect(await applied()).toHaveLength(journal.entries.length);
});

test("a table that somebody else has locked ends the start with an error, not with a standstill", async () => {
  await migrateDatabase(database.url);
  const holder = await sql.reserve();
  await holder`begin`;
  await holder`lock table drizzle.__drizzle_migrations in access exclusive mode`;
  try {
    await expect(migrateDatabase(database.url)).rejects.toMatchObject({ code: "55P03" });
  } finally {
    await holder`rollback`;
    holder.release();
  }
  await migrateDatabase(database.url);
});

test("health knows a database without migrations, with all of them, and with an older state", async () => {
  const pool = openDatabase(database.url, { max: 1 });
  try {
    expect(await migrationsAreCurrent(pool.db)).toBe(false);
    await migrateDatabase(database.url);
    expect(await migrationsAreCurrent(pool.db)).toBe(true);
    await sql`update drizzle.__drizzle_migrations set created_at = created_at - 1`;
    expect(await migrationsAreCurrent(pool.db)).toBe(false);
  } finally {
    await pool.end();
  }
});
