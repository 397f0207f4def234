import { PgBoss } from "pg-boss";

export const mailQueue = "mails";

export const exportQueue = "exports";

const day = 24 * 60 * 60;

const mailQueueOptions = {
  // why: the outbox counts tries and parks mails itself (services/mail); extra ones are for crashes
  retryLimit: 50,
  retryDelay: 20,
  retryBackoff: true,
  retryDelayMax: 4 * 60 * 60,
  /** Seconds; longer than sending takes, so an expired job belongs to a dead process. */
  expireInSeconds: 30,
  // why: mails wait without a provider's key; the library allows no longer
  retentionSeconds: 365 * day,
  deleteAfterSeconds: 7 * day,
};

const exportQueueOptions = {
  // why: the export counts tries itself (features/exports); extra ones are for crashes, and for about an hour without
  // the file store
  retryLimit: 70,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 60,
  /** Seconds; longer than an archive takes, so an expired job belongs to a dead process. */
  expireInSeconds: 300,
  retentionSeconds: 7 * day,
  deleteAfterSeconds: day,
};

const queues = [
  [mailQueue, mailQueueOptions],
  [exportQueue, exportQueueOptions],
] as const;

/**
 * Creates or migrates the job queue's own schema (pgboss) and the queues. `limits`: longer settings than a pooler's
 * role has.
 */
export async function installQueues(url: string, limits: Record<string, number>) {
  const boss = new PgBoss({
    connectionString: url,
    options: Object.entries(limits)
      .map(([limit, value]) => `-c ${limit}=${value}`)
      .join(" "),
    max: 1,
    supervise: false,
    schedule: false,
    registerInstance: false,
    openTelemetry: { enabled: false },
  });
  const faults: unknown[] = [];
  boss.on("error", (error) => faults.push(error));
  try {
    await boss.start();
    for (const [queue, options] of queues) {
      await boss.createQueue(queue, options);
      await boss.updateQueue(queue, options);
    }
  } finally {
    await boss.stop({ graceful: false });
  }
  if (faults.length > 0) throw faults[0];
}
