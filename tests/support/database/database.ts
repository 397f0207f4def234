import { randomUUID } from "node:crypto";
import { inject } from "vitest";
import { openDatabase } from "#db/client.ts";
import { databaseUrl, maintain } from "./maintenance.ts";

export type TestDatabase = Awaited<ReturnType<typeof create>>;

let mine: Promise<TestDatabase> | undefined;

/** The database of this test file: migrated, seeded, its own. Made at the first call, dropped after the file. */
export function testDatabase(): Promise<TestDatabase> {
  mine ??= create();
  return mine;
}

/** Called after each test file (tests/support/after-file.ts). */
export async function dropTestDatabase() {
  const made = await mine?.catch(() => undefined);
  mine = undefined;
  await made?.drop();
}

async function create() {
  const { url, drop } = await (inject("serverDesk") ? workersDatabase() : copyTemplate());
  const queries: string[] = [];
  const pool = openDatabase(url, { max: 6, onQuery: (text) => queries.push(text) });
  return {
    url,
    db: pool.db,
    /** The statements run so far, for tests that count them. */
    queries,
    async drop() {
      await pool.end();
      await drop();
    },
  };
}

/** A further database, for a test that starts servers of its own or breaks things. */
export function copyTemplate() {
  return createDatabase(inject("databases").template);
}

/** The same as another one, to which nobody is connected. */
export function copyOf({ url }: { url: string }) {
  return createDatabase(new URL(url).pathname.slice(1));
}

/** A database in which nothing has been migrated. */
export function emptyDatabase() {
  return createDatabase("template0");
}

/**
 * Of the same name for all files of a worker, so that one server serves them, one file after another. Its daily jobs are
 * never due: a minute after that server's start they would run in the middle of some test.
 */
async function workersDatabase() {
  const { template } = inject("databases");
  const made = await createDatabase(template, `worker${process.env.VITEST_POOL_ID}`);
  await maintain(made.url, async (sql) => {
    await sql`create function never_due() returns trigger language plpgsql as 'begin return null; end'`;
    await sql`create trigger never_due before insert on jobs for each row execute function never_due()`;
  });
  return made;
}

async function createDatabase(model: string, suffix = randomUUID().slice(0, 8)) {
  const { maintenanceUrl, template } = inject("databases");
  // why: the run's own prefix lets what a killed test leaves on a shared server be found and dropped
  const name = `${template}_${suffix}`;
  await maintain(maintenanceUrl, async (sql) => {
    await sql.unsafe(`create database ${name} template ${model}`);
  });
  const drop = () =>
    maintain(maintenanceUrl, async (sql) => {
      await sql.unsafe(`drop database if exists ${name} with (force)`);
    });
  return { url: databaseUrl(maintenanceUrl, name), drop };
}
