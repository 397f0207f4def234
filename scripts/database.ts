import { foldForSearch, sortKey } from "#app/domain/text/fold.ts";
import { allowedTrackables } from "#app/domain/trackables/allowed.ts";
import { categoryName } from "#app/domain/trackables/names.ts";
import { setTypeCodes, setTypeName } from "#app/domain/workout/document/set-types.ts";
import { type Db, openDatabase } from "#db/client.ts";
import { startEmbedded } from "#db/embedded.ts";
import { migrateDatabase } from "#db/migrate.ts";
import type { ReferenceFacts } from "#db/seed/facts.ts";
import { seedReference } from "#db/seed/reference.ts";

/** What the reference seed takes from the domain. */
export const referenceFacts: ReferenceFacts = {
  sortKey,
  foldForSearch,
  setTypes: setTypeCodes.map((code) => ({ code, name: setTypeName(code) })),
  trackables: allowedTrackables().map((row) => ({ ...row, name: categoryName(row.category) })),
};

type Named = { DATABASE_URL?: string | undefined; DATA_DIR: string };

/** The server that DATABASE_URL names, or else the embedded one of DATA_DIR; `stop` stops only what this started. */
export async function openServer({ DATABASE_URL, DATA_DIR }: Named) {
  if (DATABASE_URL) return { url: DATABASE_URL, stop: async () => {} };
  return startEmbedded(DATA_DIR);
}

/** Brings schema and reference data up to date; processes that start together do it once. */
export async function prepareDatabase(url: string) {
  await migrateDatabase(url, () => withPool(url, (db) => seedReference(db, referenceFacts)));
}

/** Runs one piece of work on a small pool of its own. */
export async function withPool<T>(url: string, work: (db: Db) => Promise<T>) {
  const pool = openDatabase(url, { max: 2 });
  try {
    return await work(pool.db);
  } finally {
    await pool.end();
  }
}

/** For scripts: a current database, the work, and everything stopped again. */
export async function withDatabase<T>(settings: Named, work: (db: Db, url: string) => Promise<T>) {
  const server = await openServer(settings);
  try {
    await prepareDatabase(server.url);
    return await withPool(server.url, (db) => work(db, server.url));
  } finally {
    await server.stop();
  }
}
