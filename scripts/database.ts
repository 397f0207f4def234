import { foldOtherNames, otherNameLimits } from "#app/domain/exercises/other-names.ts";
import { foldForSearch, sortKey } from "#app/domain/text/fold.ts";
import { allowedTrackables } from "#app/domain/trackables/allowed.ts";
import { categoryName } from "#app/domain/trackables/names.ts";
import { setTypeCodes, setTypeName } from "#app/domain/workout/document/set-types.ts";
import type { Env } from "#app/http/env.server.ts";
import { log } from "#app/services/log.server.ts";
import { type Db, openDatabase } from "#db/client.ts";
import { startEmbedded } from "#db/embedded/embedded.ts";
import { type MigrationOptions, migrateDatabase, preparePooled } from "#db/migrate.ts";
import { OperatorError } from "#db/operator-error.ts";
import type { ReferenceFacts } from "#db/seed/facts.ts";
import { seedReference } from "#db/seed/reference.ts";
import { reachDatabase } from "./before/reach-database.ts";
import { rejectUnwritable } from "./before/writable-folder.ts";
import { stopOnSignals } from "./signals.ts";

export const referenceFacts: ReferenceFacts = {
  sortKey,
  foldForSearch,
  foldOtherNames,
  maxOtherNames: otherNameLimits.count,
  setTypes: setTypeCodes.map((code) => ({ code, name: setTypeName(code) })),
  trackables: allowedTrackables().map((row) => ({ ...row, name: categoryName(row.category) })),
};

type Server = Awaited<ReturnType<typeof openServer>>;

type Named = Pick<Env, "DATABASE_URL" | "DATABASE_DIRECT_URL" | "DATA_DIR" | "ALLOW_NEWER_DATABASE">;

/**
 * The configured server, or the embedded one of DATA_DIR; `stop` only stops what this started. `url` may go through a
 * pooler; `directUrl` is the server itself, for migrations and scripts. Throws a sentence if either can't be used.
 */
export async function openServer({ DATABASE_URL, DATABASE_DIRECT_URL, DATA_DIR, ...more }: Named) {
  const allowNewer = more.ALLOW_NEWER_DATABASE;
  if (DATABASE_URL) {
    await reachDatabase(DATABASE_URL, "DATABASE_URL");
    if (DATABASE_DIRECT_URL) await reachDatabase(DATABASE_DIRECT_URL, "DATABASE_DIRECT_URL");
    return { url: DATABASE_URL, directUrl: DATABASE_DIRECT_URL ?? DATABASE_URL, allowNewer, stop: async () => {} };
  }
  await rejectUnwritable(DATA_DIR);
  const options = { tell: (line: string) => log.warn(line), isWatched: true };
  const { url, stop } = await startEmbedded(DATA_DIR, options).catch((error: unknown) => {
    if (!(error instanceof Error && "syscall" in error)) throw error;
    throw new OperatorError(`The embedded database can't be used (${error.message}). Check DATA_DIR and its rights.`);
  });
  return { url, directUrl: url, allowNewer, stop };
}

type Preparation = Pick<MigrationOptions, "report" | "allowNewer">;

export async function prepareDatabase(directUrl: string, url = directUrl, options: Preparation = {}) {
  const afterwards = async () => {
    await withPool(directUrl, (db) => seedReference(db, referenceFacts));
    if (url !== directUrl) await preparePooled(url);
  };
  await migrateDatabase(directUrl, { ...options, afterwards }).catch((error: unknown) => {
    if (!(error instanceof Error && error.message.startsWith("unsupported startup parameter"))) throw error;
    throw new OperatorError(
      "A pooler answers where migrations need PostgreSQL itself. Set DATABASE_POOLER=true, and DATABASE_DIRECT_URL to " +
        "the server behind the pooler.",
    );
  });
}

/** Prepares its database, or stops the server again and throws. */
async function prepareServer({ directUrl, url, allowNewer, stop }: Server, report?: (line: string) => void) {
  await prepareDatabase(directUrl, url, { report, allowNewer }).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
}

/** Until the app handles signals, they stop what this started. */
export async function openPrepared(settings: Named, report?: (line: string) => void) {
  const opening = openServer(settings);
  stopOnSignals(async () => (await opening).stop());
  const server = await opening;
  await prepareServer(server, report);
  return server;
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
