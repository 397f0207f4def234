import { sql } from "drizzle-orm";
import postgres from "postgres";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBoundedDatabase } from "#db/client.ts";
import { isUnavailable } from "#db/unavailable.ts";
import { copyTemplate } from "#tests/support/database/database.ts";
import { openLine } from "#tests/support/database/database-line.ts";

/** Proves that who asks the database waits no longer than a person would, and leaves room for who asks something else. */
let database: Awaited<ReturnType<typeof copyTemplate>>;
let pool: ReturnType<typeof openBoundedDatabase>;
let marks = 0;

beforeAll(async () => {
  database = await copyTemplate();
  pool = openBoundedDatabase(database.url, { max: 6, onUnavailable: () => (marks += 1) });
});

afterAll(async () => {
  await pool.end(1);
  await database.drop();
});

async function whileLocked(table: string, work: () => Promise<void>) {
  const holder = postgres(database.url, { max: 1 });
  try {
    await holder.begin(async (tx) => {
      await tx.unsafe(`lock table ${table} in access exclusive mode`);
      await work();
    });
  } finally {
    await holder.end();
  }
}

const askLocked = () => pool.db.execute(sql`select count(*) from posts`).catch((error: unknown) => error);
const askOther = () => pool.db.execute(sql`select count(*)::int as n from exercises`);

test("rows, raw values, transactions and savepoints come as from any pool", async () => {
  const [row] = await askOther();
  expect(row?.n).toBeGreaterThan(100);
  const nested = pool.db.transaction((tx) => tx.transaction((inner) => inner.execute(sql`select 1 as one`)));
  expect(await nested).toMatchObject([{ one: 1 }]);
  await expect(pool.db.execute(sql`select 1 / 0`)).rejects.toMatchObject({ cause: { code: "22012" } });
  expect(marks).toBe(0);
});

test("a locked table is refused before it is unlocked, to many at once, and holds no other statement", async () => {
  await whileLocked("posts", async () => {
    const waiting = Array.from({ length: 40 }, askLocked);
    await Promise.all(Array.from({ length: 20 }, askOther));
    const refusals = await Promise.all(waiting);
    expect(refusals.every(isUnavailable)).toBe(true);
  });
  expect(marks).toBe(40);
  expect(await askLocked()).toMatchObject([{ count: "0" }]);
});

test("transactions that wait for a lock leave room, too", async () => {
  await whileLocked("posts", async () => {
    const waiting = Array.from({ length: 10 }, () => pool.db.transaction(askInside).catch((error: unknown) => error));
    await askOther();
    expect((await Promise.all(waiting)).every(isUnavailable)).toBe(true);
  });
});

const askInside = (tx: { execute: (query: ReturnType<typeof sql>) => Promise<unknown> }) =>
  tx.execute(sql`select count(*) from posts`);

test("more than wait at most are refused before whoever waits", async () => {
  await whileLocked("posts", async () => {
    const refused: number[] = [];
    const ask = (_: unknown, index: number) => askLocked().then(() => refused.push(index));
    await Promise.all(Array.from({ length: 260 }, ask));
    // why: of 6 places 2 are a statement's, and 200 wait
    const tooMany = Array.from({ length: 58 }, (_, index) => 202 + index);
    expect(refused.slice(0, 58)).toEqual(tooMany);
  });
});

test("a transaction whose server hangs is refused when a statement is overdue, not when its rollback is", async () => {
  const line = await openLine(database.url);
  const stalled = openBoundedDatabase(line.url, { max: 2, onUnavailable: () => {} });
  await stalled.db.execute(sql`select 1`);
  const refused = stalled.db.transaction(async (tx) => {
    line.stall();
    await tx.execute(sql`select 1`);
  });
  await expect(refused).rejects.toMatchObject({ code: "DATABASE_BUSY" });
  await stalled.end(0);
  await line.cut();
});

test("whoever was refused is not made to wait again", async () => {
  let hasGivenUp = false;
  const asker = { onUnavailable: () => (hasGivenUp = true), hasGivenUp: () => hasGivenUp };
  const waiting = openBoundedDatabase(database.url, { max: 2, ...asker });
  await whileLocked("posts", async () => {
    const askPosts = () => waiting.db.execute(sql`select count(*) from posts`);
    await expect(askPosts()).rejects.toMatchObject({ cause: { code: "55P03" } });
    const refusal = { code: "DATABASE_BUSY", message: "The database could not be reached a moment ago." };
    await expect(askPosts()).rejects.toMatchObject({ cause: refusal });
    await expect(waiting.db.transaction(askInside)).rejects.toMatchObject(refusal);
  });
  hasGivenUp = false;
  expect(await waiting.db.execute(sql`select 1 as one`)).toMatchObject([{ one: 1 }]);
  await waiting.end(1);
});
