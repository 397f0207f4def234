import { PgBoss } from "pg-boss";

/** Mails to send: a job for each, under the mail's own id. */
export const mailQueue = "mails";

/** Archives of people's data to make: a job for each, under the export's id. */
export const exportQueue = "exports";

const day = 24 * 60 * 60;

const mailQueueOptions = {
  // why: the outbox counts its tries and parks a mail itself (services/mail); more are left for those that a crash ended
  retryLimit: 50,
  retryDelay: 20,
  retryBackoff: true,
  retryDelayMax: 4 * 60 * 60,
  /** Longer than a mail takes to be sent: what takes longer was begun by a process that is gone. */
  expireInSeconds: 30,
  // why: without a key for the provider mails wait; the library allows no longer
  retentionSeconds: 365 * day,
  deleteAfterSeconds: 7 * day,
};

const exportQueueOptions = {
  // why: the export counts its tries itself (features/exports); more are left for those that a crash ended
  retryLimit: 10,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 60,
  /** Longer than an archive takes to be made: what takes longer was begun by a process that is gone. */
  expireInSeconds: 300,
  retentionSeconds: 7 * day,
  deleteAfterSeconds: day,
};

const queues = [
  [mailQueue, mailQueueOptions],
  [exportQueue, exportQueueOptions],
] as const;

/**
 * Makes or brings up to date what the job queue keeps in a schema of its own (pgboss), and the queues of the product.
 * `limits`: settings of its connection, beside a pooler's role that has shorter ones.
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
