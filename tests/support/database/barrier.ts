import { sql as statement } from "drizzle-orm";
import postgres from "postgres";
import { testDatabase } from "./database.ts";

/** Barriers for two writers at once: who is to wait is seen to wait, so that a missing lock fails instead of being lucky. */

type Lock = (sql: postgres.TransactionSql) => Promise<unknown>;

const held = new Set<() => Promise<void>>();

/** Holds what `lock` locks, on a connection of its own, until the function that it returns is called. */
export async function hold(lock: Lock): Promise<() => Promise<void>> {
  const connection = postgres((await testDatabase()).url, { max: 1 });
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await new Promise<void>((resolve, reject) => {
    async function locked(sql: postgres.TransactionSql) {
      await lock(sql);
      resolve();
      await released;
    }
    connection.begin(locked).catch(reject);
  });
  async function letGo() {
    held.delete(letGo);
    release();
    await connection.end();
  }
  held.add(letGo);
  return letGo;
}

/** After each test: one that failed in the middle holds nobody else. */
export async function letAllGo() {
  for (const letGo of held) await letGo();
}

/** Whether nobody holds what `lock` locks; the statement ends with `nowait`. */
export async function isFree(lock: Lock): Promise<boolean> {
  const connection = postgres((await testDatabase()).url, { max: 1 });
  const outcome = await connection.begin(lock).then(
    () => true,
    (error) => {
      if (error instanceof postgres.PostgresError && error.code === "55P03") return false;
      throw error;
    },
  );
  await connection.end();
  return outcome;
}

const maxTries = 200;

/** Waits until so many connections of the test's database wait for a lock; throws when they do not come. */
export async function untilWaiting(count: number) {
  const { db } = await testDatabase();
  for (let tries = 0; tries < maxTries; tries++) {
    const rows = await db.execute<{ n: number }>(statement`select count(*)::int as n from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`);
    if (rows[0]?.n === count) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`There never were ${count} waiting for a lock.`);
}
