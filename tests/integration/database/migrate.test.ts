import { drizzle } from "drizzle-orm/postgres-js";
import { migrate } from "drizzle-orm/postgres-js/migrator";
import postgres from "postgres";
import { afterEach, expect, test } from "vitest";
import { openDatabase } from "#db/client.ts";
import { amidRequests, migrateDatabase } from "#db/migrate.ts";
import journal from "#db/migrations/meta/_journal.json" with { type: "json" };
import { listMissingMigrations } from "#db/missing-migrations.ts";
import { copyTemplate, emptyDatabase } from "#tests/support/database/database.ts";
import { migrateFurther, nextMigration } from "#tests/support/database/next-schema.ts";

let database: Awaited<ReturnType<typeof emptyDatabase>>;
let sql: postgres.Sql;

async function open(make: typeof emptyDatabase) {
  database = await make();
  sql = postgres(database.url, { max: 2, onnotice: () => {} });
}

afterEach(async () => {
  await sql.end();
  await database.drop();
});

async function applied() {
  const [table] = await sql`select to_regclass('drizzle.__drizzle_migrations') as name`;
  if (!table?.name) return [];
  return sql<{ created_at: string }[]>`select created_at from drizzle.__drizzle_migrations order by created_at`;
}

test("three that start together migrate once, and do what comes after one at a time", async () => {
  await open(emptyDatabase);
  let running = 0;
  let together = 0;
  const seed = async () => {
    running += 1;
    together = Math.max(together, running);
    await sql`select count(*) from accounts`;
    running -= 1;
  };
  await Promise.all([1, 2, 3].map(() => migrateDatabase(database.url, { afterwards: seed })));
  expect(await applied()).toHaveLength(journal.entries.length);
  expect(together).toBe(1);
});

test("migrating again changes nothing", async () => {
  await open(copyTemplate);
  const before = await applied();
  await migrateDatabase(database.url);
  expect(await applied()).toEqual(before);
});

test("a failure afterwards lets the next one in", async () => {
  await open(emptyDatabase);
  const broken = migrateDatabase(database.url, {
    afterwards: () => Promise.reject(new Error("the seed is broken")),
  });
  await expect(broken).rejects.toThrow("the seed is broken");
  await migrateDatabase(database.url);
  expect(await applied()).toHaveLength(journal.entries.length);
});

test("a migration older than one that ran is refused by name, not skipped", async () => {
  await open(copyTemplate);
  const late = Number(journal.entries.at(-1)?.when) + 1;
  await sql`delete from drizzle.__drizzle_migrations`;
  await sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('from another branch', ${late})`;
  await expect(migrateDatabase(database.url)).rejects.toThrow(`Migration ${journal.entries[0]?.tag}`);
});

test("a database that stopped at the migration of the baseline is up to date", async () => {
  await open(copyTemplate);
  const baseline = Number(journal.entries[0]?.when);
  await sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('one of the chain', ${baseline - 1})`;
  await migrateDatabase(database.url);
  expect(await applied()).toHaveLength(journal.entries.length + 1);
});

test("an older database is rejected in words and left alone", async () => {
  await open(copyTemplate);
  await sql`update drizzle.__drizzle_migrations set created_at = 0`;
  await expect(migrateDatabase(database.url)).rejects.toThrow("It can't be upgraded: use an empty database.");
  expect(await applied()).toHaveLength(journal.entries.length);
});

test("a table that somebody else has locked ends the start with an error, not with a standstill", async () => {
  await open(copyTemplate);
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

test("what changes a table lets the requests behind it pass, and comes again until nobody uses the table", async () => {
  await open(emptyDatabase);
  await sql`create table things (name text)`;
  await sql`create table others (name text)`;
  const migrating = postgres(database.url, { max: 1 });
  const holder = await sql.reserve();
  await holder`begin`;
  await holder`select * from things`;
  let tries = 0;
  const changed = amidRequests(migrating, async (tx) => {
    tries += 1;
    await tx`alter table others add column next_text text`;
    await tx`alter table things add column next_text text`;
  });
  await expect.poll(() => tries).toBeGreaterThan(1);
  // why: would be a deadlock if the change waited on
  await holder`select * from others`;
  await holder`commit`;
  holder.release();
  await changed;
  await migrating.end();
  expect((await sql`select * from things, others`).columns.map(({ name }) => name)).toEqual([
    ...["name", "next_text", "name", "next_text"],
  ]);
});

test("each migration is named with its time once, and none is when nothing is due", async () => {
  await open(emptyDatabase);
  const lines: string[] = [];
  const report = (line: string) => lines.push(line);
  await migrateDatabase(database.url, { report });
  expect(lines.map((line) => line.replace(/ took \d+\.\d\d s$/, ""))).toEqual(journal.entries.map(({ tag }) => tag));
  lines.length = 0;
  await migrateDatabase(database.url, { report });
  expect(lines).toEqual([]);
});

test("a migration that fails is named, and leaves no other behind", async () => {
  await open(emptyDatabase);
  await sql`create table accounts (of_somebody_else integer)`;
  const lines: string[] = [];
  const migrated = migrateDatabase(database.url, { report: (line) => lines.push(line) });
  await expect(migrated).rejects.toThrow(
    `Migration ${journal.entries[0]?.tag} failed, and the database is as it was: relation "accounts" already exists`,
  );
  expect([lines, await applied()]).toEqual([[], []]);
  expect(await sql`select tablename from pg_tables where schemaname = 'public'`).toHaveLength(1);
});

const drizzles = (client: postgres.Sql) => migrate(drizzle(client), { migrationsFolder: "db/migrations" });

test("what drizzle's own migrator did is recognised, and the other way round", async () => {
  await open(emptyDatabase);
  const rows = () => sql`select id, hash, created_at from drizzle.__drizzle_migrations order by id`;
  await drizzles(sql);
  const theirs = [...(await rows())];
  expect(theirs).toHaveLength(journal.entries.length);
  await migrateDatabase(database.url);
  expect([...(await rows())]).toEqual(theirs);

  await sql`drop schema public cascade`;
  await sql`create schema public`;
  await sql`drop schema drizzle cascade`;
  await migrateDatabase(database.url);
  expect([...(await rows())]).toEqual(theirs);
  await drizzles(sql);
  expect([...(await rows())]).toEqual(theirs);
});

test("a newer database is refused with both versions, and left as it is", async () => {
  await open(copyTemplate);
  await migrateFurther(database.url);
  const own = journal.entries.at(-1);
  const seed = async () => {
    await sql`create table seeded ()`;
  };
  const refused = migrateDatabase(database.url, { afterwards: seed });
  await expect(refused).rejects.toThrow(
    `its newest migration is ${own?.tag} from ${new Date(own?.when ?? 0).toISOString()}, and that of the database is from ${new Date(nextMigration).toISOString()}`,
  );
  expect(await applied()).toHaveLength(journal.entries.length + 1);
  expect(await sql`select to_regclass('seeded') as seeded`).toEqual([{ seeded: null }]);
});

test("health names what is missing, and is content with more", async () => {
  await open(emptyDatabase);
  const pool = openDatabase(database.url, { max: 1 });
  const all = journal.entries.map(({ tag }) => tag);
  try {
    expect(await listMissingMigrations(pool.db)).toEqual(all);
    await migrateDatabase(database.url);
    expect(await listMissingMigrations(pool.db)).toEqual([]);
    await migrateFurther(database.url);
    expect(await listMissingMigrations(pool.db)).toEqual([]);
    await sql`delete from drizzle.__drizzle_migrations where created_at = ${Number(journal.entries.at(-1)?.when)}`;
    expect(await listMissingMigrations(pool.db)).toEqual(all.slice(-1));
  } finally {
    await pool.end();
  }
});
