import { sql } from "drizzle-orm";
import type { Db } from "./client.ts";
import journal from "./migrations/meta/_journal.json" with { type: "json" };

export async function migrationsAreCurrent(db: Db) {
  const [table] = await db.execute<{ name: string | null }>(
    sql`select to_regclass('drizzle.__drizzle_migrations')::text as name`,
  );
  if (!table?.name) return false;
  const [row] = await db.execute<{ newest: string | null }>(
    sql`select max(created_at) as newest from drizzle.__drizzle_migrations`,
  );
  return Number(row?.newest) === journal.entries.at(-1)?.when;
}
