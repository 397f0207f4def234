import { sql } from "drizzle-orm";
import { testDatabase } from "./database.ts";

/** What every visit writes: who was seen when, and what counts against a limit; and what works by the clock. */
const besides = ["sessions", "rate_limits", "jobs", "job_marks"];

/**
 * How many rows each table of this file's database has, and which transactions wrote them: equal to another one where
 * nothing was inserted, changed or deleted in between. Takes a few milliseconds; a digest of all texts takes a hundred.
 */
export async function storedNow(): Promise<Record<string, string>> {
  const { db } = await testDatabase();
  const tables = await db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' order by tablename`,
  );
  const parts = tables
    .filter(({ name }) => !besides.includes(name))
    .map(
      ({ name }) =>
        sql`select ${name}::text as name, count(*) || ' ' || coalesce(sum(xmin::text::bigint), 0) as written
          from ${sql.identifier(name)}`,
    );
  const found = await db.execute<{ name: string; written: string }>(sql.join(parts, sql` union all `));
  return Object.fromEntries(found.map(({ name, written }) => [name, written]));
}

/** The tables in which something was stored between the two. */
export function changedTables(before: Record<string, string>, after: Record<string, string>) {
  return Object.keys(after).filter((table) => after[table] !== before[table]);
}
