import { fileURLToPath } from "node:url";
import { readMigrationFiles } from "drizzle-orm/migrator";
import postgres from "postgres";
import { limitsOfServer } from "./bounded.ts";
import journal from "./migrations/meta/_journal.json" with { type: "json" };
import { OperatorError } from "./operator-error.ts";
import { installQueues } from "./queues.ts";

const migrationsFolder = fileURLToPath(new URL("./migrations", import.meta.url));
export const migrationLock = 7_205_214_001;
/** In milliseconds; longer than those of pages. */
const limits = { lock_timeout: 10_000, statement_timeout: 120_000 };
/** In milliseconds. Requests queue behind a statement that waits for their table, so it gives up soon and tries again. */
const tableLockTimeout = 500;
const tableLockPatience = 60_000;

export type MigrationOptions = {
  /** The reference seed; runs under the same lock, so that concurrent processes do it once. */
  afterwards?: () => Promise<void>;
  /** Takes a sentence for each migration that ran, once all of them are committed. */
  report?: (line: string) => void;
  /** Leaves a database that is newer than this build as it is, instead of rejecting it. */
  allowNewer?: boolean;
};

/**
 * Migrates schema and job queues. Throws before it writes anything if the database is from before the baseline or newer
 * than this build, or if a migration is dated before one that already ran.
 */
export async function migrateDatabase(url: string, { afterwards, report, allowNewer }: MigrationOptions = {}) {
  const sql = postgres(url, {
    max: 1,
    fetch_types: false,
    onnotice: () => {},
    connection: limits,
  });
  try {
    await waitForLock(sql);
    const applied = await listApplied(sql);
    rejectOutOfOrder(applied);
    const newer = describeNewer(applied);
    if (newer && allowNewer) return report?.(`${newer} It starts all the same: ALLOW_NEWER_DATABASE is set.`);
    if (newer)
      throw new OperatorError(`${newer} Start the newer build, or see "Upgrading and going back" in docs/running.md.`);
    for (const line of await runMigrations(sql, applied)) report?.(line);
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
      if (database?.hasLock)
        throw new OperatorError("DATABASE_URL and DATABASE_DIRECT_URL lead to different databases.");
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
  throw new OperatorError(
    "Another process has been migrating this database for two minutes. Try again when it is done.",
  );
}

function rejectOutOfOrder(applied: number[]) {
  const known = new Set(applied);
  const newest = Math.max(0, ...applied);
  const [baseline] = journal.entries;
  if (applied.length > 0 && baseline && newest < baseline.when) {
    throw new OperatorError(
      `The newest migration of this database is from ${formatDate(newest)}, before the baseline of this version. It can't be upgraded: use an empty database.`,
    );
  }
  const late = journal.entries.filter((entry) => !known.has(entry.when) && entry.when < newest);
  if (late.length === 0) return;
  const names = late.map((entry) => entry.tag).join(", ");
  throw new OperatorError(
    `Migration ${names} is older than one that already ran and would be skipped. Generate it again.`,
  );
}

function describeNewer(applied: number[]) {
  const newest = Math.max(0, ...applied);
  const own = journal.entries.at(-1);
  if (!own || newest <= own.when) return null;
  return `This build is older than the database: its newest migration is ${own.tag} from ${formatDate(own.when)}, and that of the database is from ${formatDate(newest)}.`;
}

function formatDate(milliseconds: number) {
  return new Date(milliseconds).toISOString();
}

function runMigrations(sql: postgres.Sql, applied: number[]): Promise<string[]> {
  const newest = Math.max(0, ...applied);
  return amidRequests(sql, (tx) => applyMigrations(tx, (when) => when > newest));
}

/** A transaction that locks tables while requests use them, repeated while one of them is in its way. */
export async function amidRequests<T>(sql: postgres.Sql, work: (tx: postgres.TransactionSql) => Promise<T>) {
  const since = performance.now();
  for (;;) {
    try {
      return await sql.begin(async (tx) => {
        await tx`select set_config('lock_timeout', ${String(tableLockTimeout)}, true)`;
        return work(tx);
      });
    } catch (error) {
      if (!isInTheWay(error)) throw error;
      if (performance.now() - since > tableLockPatience) {
        throw new OperatorError(
          "Something has held a table of the database for a minute, such as a backup or a long query. Nothing was " +
            "changed. Try again when it is done.",
        );
      }
      await new Promise((wake) => setTimeout(wake, tableLockTimeout));
    }
  }
}

/** A lock that did not come in time, or a deadlock with a request. */
function isInTheWay(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = "code" in error ? error.code : undefined;
  return code === "55P03" || code === "40P01" || isInTheWay(error.cause);
}

/** With drizzle's table and hashes, so that its own migrator and this one know each other's work. */
export async function applyMigrations(tx: postgres.TransactionSql, isDue: (when: number) => boolean) {
  const due = readMigrationFiles({ migrationsFolder }).filter(({ folderMillis }) => isDue(folderMillis));
  await tx`create schema if not exists drizzle`;
  await tx`create table if not exists drizzle.__drizzle_migrations
    (id serial primary key, hash text not null, created_at bigint)`;
  const lines: string[] = [];
  for (const { sql: statements, hash, folderMillis } of due) {
    const tag = journal.entries.find(({ when }) => when === folderMillis)?.tag;
    const begun = performance.now();
    for (const statement of statements) {
      await tx.unsafe(statement).catch((cause: Error) => {
        throw new Error(`Migration ${tag} failed, and the database is as it was: ${cause.message}`, { cause });
      });
    }
    await tx`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${folderMillis})`;
    lines.push(`${tag} took ${((performance.now() - begun) / 1000).toFixed(2)} s`);
  }
  return lines;
}

async function listApplied(sql: postgres.Sql): Promise<number[]> {
  const [table] = await sql`select to_regclass('drizzle.__drizzle_migrations') as name`;
  if (!table?.name) return [];
  const rows = await sql<{ created_at: string }[]>`select created_at from drizzle.__drizzle_migrations`;
  return rows.map((row) => Number(row.created_at));
}
