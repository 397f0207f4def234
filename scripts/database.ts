import { foldForSearch, sortKey } from "#app/domain/text/fold.ts";
import { allowedTrackables } from "#app/domain/trackables/allowed.ts";
import { categoryName } from "#app/domain/trackables/names.ts";
import { setTypeCodes, setTypeName } from "#app/domain/workout/document/set-types.ts";
import type { Env } from "#app/http/env.server.ts";
import { type Db, openDatabase } from "#db/client.ts";
import { startEmbedded } from "#db/embedded.ts";
import { type MigrationOptions, migrateDatabase, preparePooled } from "#db/migrate.ts";
import type { ReferenceFacts } from "#db/seed/facts.ts";
import { seedReference } from "#db/seed/reference.ts";

export const referenceFacts: ReferenceFacts = {
  sortKey,
  foldForSearch,
  setTypes: setTypeCodes.map((code) => ({ code, name: setTypeName(code) })),
  trackables: allowedTrackables().map((row) => ({ ...row, name: categoryName(row.category) })),
};

type Server = Awaited<ReturnType<typeof openServer>>;

type Named = Pick<Env, "DATABASE_URL" | "DATABASE_DIRECT_URL" | "DATA_DIR" | "ALLOW_NEWER_DATABASE">;

/**
 * The configured server, or the embedded one of DATA_DIR; `stop` only stops what this started. `url` may go through a
 * pooler; `directUrl` is the server itself, for migrations and scripts.
 */
export async function openServer({ DATABASE_URL, DATABASE_DIRECT_URL, DATA_DIR, ...more }: Named) {
  const allowNewer = more.ALLOW_NEWER_DATABASE;
  if (DATABASE_URL) {
    return { url: DATABASE_URL, directUrl: DATABASE_DIRECT_URL ?? DATABASE_URL, allowNewer, stop: async () => {} };
  }
  const { url, stop } = await startEmbedded(DATA_DIR, { tell: logWarning, isWatched: true });
  return { url, directUrl: url, allowNewer, stop };
}

async function logWarning(line: string) {
  // why: the log reads the settings as it is imported, and a script may not have completed them before
  const { log } = await import("#app/services/log.server.ts");
  log.warn(line);
}

type Preparation = Pick<MigrationOptions, "report" | "allowNewer">;

export async function prepareDatabase(directUrl: string, url = directUrl, options: Preparation = {}) {
  const afterwards = async () => {
    await withPool(directUrl, (db) => seedReference(db, referenceFacts));
    if (url !== directUrl) await preparePooled(url);
  };
  await migrateDatabase(directUrl, { ...options, afterwards }).catch((error: unknown) => {
    if (!(error instanceof Error && error.message.startsWith("unsupported startup parameter"))) throw error;
    throw new Error(
      "A pooler answers where migrations need PostgreSQL itself. Set DATABASE_POOLER=true, and DATABASE_DIRECT_URL to " +
        "the server behind the pooler.",
    );
  });
}

/** Prepares its database, or stops the server again and throws. */
export async function prepareServer({ directUrl, url, allowNewer, stop }: Server, report?: (line: string) => void) {
  await prepareDatabase(directUrl, url, { report, allowNewer }).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
}

/** For the end of a command: what a person can mend is a sentence, not a stack. */
export function exitWithSentence(error: unknown): never {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

export async function withPool<T>(url: string, work: (db: Db) => Promise<T>) {
  const pool = openDatabase(url, { max: 2 });
  try {
    return await work(pool.db);
  } finally {
    await pool.end();
  }
}

export async function withDatabase<T>(settings: Named, work: (db: Db, url: string) => Promise<T>) {
  const server = await openServer(settings);
  try {
    const { directUrl, url, allowNewer } = server;
    await prepareDatabase(directUrl, url, { report: console.log, allowNewer });
    return await withPool(server.directUrl, (db) => work(db, server.directUrl));
  } finally {
    await server.stop();
  }
}
