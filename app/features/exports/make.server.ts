import { and, eq, isNull, sql } from "drizzle-orm";
import type { Logger } from "pino";
import { StoreAway, Unexpected } from "#app/domain/errors.ts";
import { archiveKey } from "#app/services/files/file-keys.ts";
import type { FileStore } from "#app/services/files/port.ts";
import type { JobEnd } from "#app/services/jobs/trace.server.ts";
import type { Work } from "#app/services/jobs/worker.server.ts";
import type { ReportPrinter } from "#app/services/pdf/port.ts";
import type { Db } from "#db/client.ts";
import { fullName } from "#db/full-name.ts";
import { exportQueue } from "#db/queues.ts";
import { users } from "#db/schema/accounts.ts";
import { dataExports } from "#db/schema/exports.ts";
import { archiveSteps, makeArchive } from "./archive.server.ts";

const maxTries = 3;
/** More only begin if processes die of it. */
const maxBegun = 10;

export type Maker = { db: Db; files: FileStore; printer: ReportPrinter; log: Logger; now: () => Date };

type Job = { accountId: string; userId: string; id: string };

/** One at a time per process, since each archive is in memory until it is stored. */
export function exportWork(maker: Maker, everySeconds = 2): Work {
  return {
    queue: exportQueue,
    everySeconds,
    atOnce: 1,
    // why: mutations.server.ts wrote it
    run: ({ id, data }) => makeExport(maker, { ...(data as Omit<Job, "id">), id }),
  };
}

/**
 * Skips jobs that are done, replaced, or whose person is gone. Throws to be retried; after the last try it marks the
 * export as failed. A try that finds the file store away does not count.
 */
export async function makeExport(maker: Maker, job: Job): Promise<JobEnd> {
  const { db } = maker;
  const isOpen = openExport(job);
  const counted = { attempts: sql`${dataExports.attempts} + 1`, step: 0, steps: archiveSteps };
  const [row] = await db.update(dataExports).set(counted).where(isOpen).returning();
  if (!row) return "done";
  try {
    if (row.attempts > maxBegun) throw new Unexpected("The process ended each time that it made this archive.");
    await write(maker, job);
    return "done";
  } catch (error) {
    const attempts = row.attempts - 1;
    if (error instanceof StoreAway) await db.update(dataExports).set({ attempts }).where(isOpen);
    if (error instanceof StoreAway || row.attempts < maxTries) throw error;
    maker.log.error({ job: exportQueue, err: error }, "fault");
    await db.update(dataExports).set({ failedAt: maker.now() }).where(isOpen);
    return "dead";
  }
}

async function write({ db, files, printer, now }: Maker, job: Job) {
  const { accountId, userId } = job;
  const isOpen = openExport(job);
  const onStep = async (step: number) => {
    await db.update(dataExports).set({ step }).where(isOpen);
  };
  const bytes = await db.transaction(
    async (tx) => {
      const isUser = and(eq(users.accountId, accountId), eq(users.id, userId));
      const [user] = await tx.select({ email: users.email, fullName }).from(users).where(isUser);
      if (!user) return null;
      const making = { tx, files, printer, author: user.fullName, now: now(), onStep };
      return makeArchive(making, { accountId, id: userId, email: user.email });
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
  if (!bytes) return;
  const key = archiveKey(job.id);
  const stored = await files.put(key, bytes);
  if (!stored.ok && stored.why === "away") throw new StoreAway();
  if (!stored.ok) throw new Unexpected(`The archive could not be stored: ${stored.why}`);
  const finished = { finishedAt: now(), byteSize: bytes.byteLength };
  const [kept] = await db.update(dataExports).set(finished).where(isOpen).returning({ id: dataExports.id });
  // why: the person left or asked again in the meantime
  if (!kept) await files.remove(key);
}

function openExport({ accountId, userId, id }: Job) {
  return and(
    eq(dataExports.accountId, accountId),
    eq(dataExports.userId, userId),
    eq(dataExports.id, id),
    isNull(dataExports.finishedAt),
    isNull(dataExports.failedAt),
  );
}
