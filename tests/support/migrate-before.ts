import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { drizzle } from "drizzle-orm/postgres-js";
import { migrate } from "drizzle-orm/postgres-js/migrator";
import type postgres from "postgres";

/** Runs every migration before the one whose tag ends so, on an empty database. Throws where there is none. */
export async function migrateBefore(sql: postgres.Sql, tagEnd: string) {
  const folder = await mkdtemp(join(tmpdir(), "macrocycle-migrations-"));
  try {
    await cp("db/migrations", folder, { recursive: true });
    const path = join(folder, "meta/_journal.json");
    const journal = JSON.parse(await readFile(path, "utf8")) as { entries: { tag: string }[] };
    const until = journal.entries.findIndex(({ tag }) => tag.endsWith(tagEnd));
    if (until < 0) throw new Error(`There is no migration …${tagEnd}.`);
    await writeFile(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, until) }));
    await migrate(drizzle(sql), { migrationsFolder: folder });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
