import { sql } from "drizzle-orm";
import { testDatabase } from "./database.ts";

/** What every visit writes: who was seen when, and what counts against a limit; and what works by the clock. */
const besides = ["sessions", "rate_limits", "jobs", "job_marks"];

/** What this file's database holds, a digest a table: equal to another one where nothing was stored in between. */
export async function storedNow(): Promise<Record<string, string>> {
  const { db } = await testDatabase();
  const tables = await db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' order by tablename`,
  );
  const parts = tables
    .filter(({ name }) => !besides.includes(name))
    .map(
      ({ name }) =>
        sql`select ${name}::text as name, md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as digest
          from ${sql.identifier(name)} t`,
    );
  const digests = await db.execute<{ name: string; digest: string }>(sql.join(parts, sql` union all `));
  return Object.fromEntries(digests.map(({ name, digest }) => [name, digest]));
}
