import { setTimeout as wait } from "node:timers/promises";
import type { Logger } from "pino";
import type { Db } from "#db/client.ts";
import { listMissingMigrations } from "#db/missing-migrations.ts";
import type { FileStore } from "./files/port.ts";

/** A sentence for people; `err` is what the log gets with it. */
type Trouble = { reason: string; err?: unknown };

type Needed = { db: Db; files: FileStore; log: Logger };

/** In milliseconds, before database and file store count as unavailable. */
const timeout = 2000;

/**
 * Returns why a server can't serve, as sentences. Logs each sentence once, and again after the server was ready in
 * between.
 */
export function openHealth({ db, files, log }: Needed) {
  const logged = new Set<string>();
  return async () => {
    const troubles = (await Promise.all([databaseTrouble(db), filesTrouble(files)])).filter((one) => one !== null);
    for (const { reason, err } of troubles) {
      if (!logged.has(reason)) log.warn({ reason, err }, "not ready");
      logged.add(reason);
    }
    if (troubles.length === 0 && logged.size > 0) log.info("ready again");
    if (troubles.length === 0) logged.clear();
    return troubles.map(({ reason }) => reason);
  };
}

async function databaseTrouble(db: Db): Promise<Trouble | null> {
  const asked = listMissingMigrations(db).then(describeMissing, (err: unknown) => ({
    reason: "The database can't be reached.",
    err,
  }));
  const silent = { reason: `The database has not responded for ${timeout / 1000} seconds.` };
  return Promise.race([asked, wait(timeout, silent, { ref: false })]);
}

function describeMissing(tags: string[]): Trouble | null {
  if (tags.length === 0) return null;
  return { reason: `The database lacks ${tags.join(", ")}. Run npm run db:migrate, or restart the server.` };
}

async function filesTrouble(files: FileStore): Promise<Trouble | null> {
  const isReady = await Promise.race([files.isReady(), wait(timeout, false, { ref: false })]);
  return isReady ? null : { reason: "The store of uploaded files can't be read." };
}
