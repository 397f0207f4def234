import { fileURLToPath } from "node:url";
import { drizzle } from "drizzle-orm/postgres-js";
import { migrate } from "drizzle-orm/postgres-js/migrator";
import postgres from "postgres";
import { limitsOfServer } from "./bounded.ts";
import journal from "./migrations/meta/_journal.json" with { type: "json" };
import { installQueues } from "./queues.ts";

const migrationsFolder = fileURLToPath(new URL("./migrations", import.meta.url));
export const migrationLock = 7_205_214_001;
/** In milliseconds; longer than those of pages. */
const limits = { lock_timeout: 10_000, statement_timeout: 120_000 };

/**
 * Migrates schema and job queues, then runs `afterwards` (the reference seed) under the same lock, so that concurrent
 * processes do it once. Rejects a database from before the baseline, and a migration dated before one that already ran.
 */
export async function migrateDatabase(url: string, afterwards?: () => Promise<void>) {
  const sql = postgres(url, {
    max: 1,
    fetch_types: false,
    onnotice: () => {},
    connection: limits,
  });
  try {
    await waitForLock(sql);
    await rejectOutOfOrder(sql);
    await migrate(drizzle(sql), { migrationsFolder });
    await installQueues(url, limits);
    await afterwards?.();
  } finally {
    await sql.end();
  }
}

/**
 * A pooler drops connection settings, so this sets the limits for its role. Call it under the lock: PostgreSQL rejects
 * two at once.
 */
export async function preparePooled(pooledUrl: string) {
  const sql = postgres(pooledUrl, { max: 1, prepare: false, fetch_types: false, onnotice: () => {} });
  try {
    await sql.begin(async (tx) => {
      const [database] = await tx<{ name: string; hasLock: boolean }[]>`
        select quote_ident(current_database()) as name, pg_try_advisory_xact_lock(${migrationLock}) as "hasLock"`;
      if (database?.hasLock) throw new Error("DATABASE_URL and DATABASE_DIRECT_URL lead to different databases.");
      for (const [limit, milliseconds] of Object.entries(limitsOfServer)) {
        await tx.unsafe(`alter role current_user in database ${database?.name} set ${limit} = ${milliseconds}`);
        // why: the role's settings only apply to new connections, and pages get this one next
        await tx.unsafe(`set ${limit} = ${milliseconds}`);
      }
    });
  } finally {
    await sql.end();
  }
}

async function waitForLock(sql: postgres.Sql) {
  for (let attempt = 0; attempt < 600; attempt++) {
    const [row] = await sql<{ locked: boolean }[]>`select pg_try_advisory_lock(${migrationLock}) as locked`;
    if (row?.locked) return;
    await new Promise((wake) => setTimeout(wake, 200));
  }
  throw new Error("Another process has been migrating this database for two minutes. Try again when it is done.");
}

async function rejectOutOfOrder(sql: postgres.Sql) {
  const applied = await appliedMigrations(sql);
  const known = new Set(applied);
  const newest = Math.max(0, ...applied);
  const [baseline] = journal.entries;
  if (applied.length > 0 && baseline && newest < baseline.when) {
    throw new Error(
      `The newest migration of this database is from ${new Date(newest).toISOString()}, before the baseline of this version. It can't be upgraded: use an empty database.`,
    );
  }
  const late = journal.entries.filter((entry) => !known.has(entry.when) && entry.when < newest);
  if (late.length === 0) return;
  const names = late.map((entry) => entry.tag).join(", ");
  throw new Error(`Migration ${names} is older than one that already ran and would be skipped. Generate it again.`);
}

async function appliedMigrations(sql: postgres.Sql): Promise<number[]> {
  const [table] = await sql`select to_regclass('drizzle.__drizzle_migrations') as name`;
  if (!table?.name) return [];
  const rows = await sql<{ created_at: string }[]>`select created_at from drizzle.__drizzle_migrations`;
  return rows.map((row) => Number(row.created_at));
}
