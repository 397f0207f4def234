import { setTimeout as wait } from "node:timers/promises";
import type { Logger } from "pino";
import { StoreAway } from "#app/domain/errors.ts";
import type { Db } from "#db/client.ts";
import { listMissingMigrations } from "#db/missing-migrations.ts";
import { describeAway } from "./files/describe-away.ts";
import type { FileStore } from "./files/port.ts";

/** A sentence for people; `err` is what the log gets with it. `isDegraded`: most of the server works without it. */
type Trouble = { reason: string; err?: unknown; isDegraded?: boolean };

type Needed = { db: Db; files: FileStore; log: Logger; isReadyWithoutBucket: boolean };

export type Health = { troubles: string[]; degraded: string[] };

/** In milliseconds, before database and file store count as unavailable. */
const timeout = 2000;

/**
 * Returns why a server can't serve, and what is missing if it can, as sentences. Logs each sentence of the first kind
 * once, and again after the server was ready in between. breaker.server.ts logs the others.
 */
export function openHealth({ db, files, log, isReadyWithoutBucket }: Needed) {
  const logged = new Set<string>();
  return async (): Promise<Health> => {
    const found = (await Promise.all([databaseTrouble(db), filesTrouble(files)])).filter((one) => one !== null);
    const mayServe = ({ isDegraded = false }: Trouble) => isDegraded && isReadyWithoutBucket;
    const troubles = found.filter((one) => !mayServe(one));
    for (const { reason, err } of troubles) {
      if (!logged.has(reason)) log.warn({ reason, err }, "not ready");
      logged.add(reason);
    }
    if (troubles.length === 0 && logged.size > 0) log.info("ready again");
    if (troubles.length === 0) logged.clear();
    const reasonsOf = (some: Trouble[]) => some.map(({ reason }) => reason);
    return { troubles: reasonsOf(troubles), degraded: reasonsOf(found.filter(mayServe)) };
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
  const unreadable = { reason: "The store of uploaded files can't be read." };
  const asked = files.isReady().then((isReady) => (isReady ? null : unreadable), describeFailure);
  return Promise.race([asked, wait(timeout, unreadable, { ref: false })]);
}

function describeFailure(err: unknown): Trouble {
  if (!(err instanceof StoreAway)) return { reason: "The store of uploaded files can't be read.", err };
  return { reason: `${describeAway(err)} Images are missing and uploads are refused.`, err, isDegraded: true };
}
