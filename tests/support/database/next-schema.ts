import postgres from "postgres";
import { amidRequests } from "#db/migrate.ts";
import journal from "#db/migrations/meta/_journal.json" with { type: "json" };

/** In milliseconds since 1970: the date of the migration that this build does not know. */
export const nextMigration = Number(journal.entries.at(-1)?.when) + 24 * 60 * 60 * 1000;

/**
 * A newer build's migration: two columns more in every table, or in `only` these, an index over one of them, and a table
 * of its own.
 */
export async function migrateFurther(url: string, only?: string[]) {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    await amidRequests(sql, async (tx) => {
      const tables = await tx<{ name: string }[]>`
        select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`;
      for (const { name } of tables.filter((table) => only?.includes(table.name) ?? true)) {
        await tx.unsafe(
          `alter table ${name} add column next_text text, add column next_count integer default 0 not null`,
        );
        await tx.unsafe(`create index on ${name} (next_count)`);
      }
      await tx`create table next_things (account_id uuid not null references accounts (id), name text not null)`;
      await tx`insert into drizzle.__drizzle_migrations (hash, created_at) values ('of a newer build', ${nextMigration})`;
    });
  } finally {
    await sql.end();
  }
}
