import { sql } from "drizzle-orm";
import type { Db } from "./client.ts";
import journal from "./migrations/meta/_journal.json" with { type: "json" };

/** Tags of this build's migrations that have not run; a newer build may have run more. */
export async function listMissingMigrations(db: Db): Promise<string[]> {
  const [table] = await db.execute<{ name: string | null }>(
    sql`select to_regclass('drizzle.__drizzle_migrations')::text as name`,
  );
  const rows = table?.name
    ? await db.execute<{ created_at: string }>(sql`select created_at from drizzle.__drizzle_migrations`)
    : [];
  const applied = new Set(rows.map((row) => Number(row.created_at)));
  return journal.entries.filter((entry) => !applied.has(entry.when)).map((entry) => entry.tag);
}
