import { PgBoss } from "pg-boss";

/** Mails to send: a job for each, under the mail's own id. */
export const mailQueue = "mails";

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

/** Makes or brings up to date what the job queue keeps in a schema of its own (pgboss), and the queues of the product. */
export async function installQueues(url: string) {
  const boss = new PgBoss({
    connectionString: url,
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
    await boss.createQueue(mailQueue, mailQueueOptions);
    await boss.updateQueue(mailQueue, mailQueueOptions);
  } finally {
    await boss.stop({ graceful: false });
  }
  if (faults.length > 0) throw faults[0];
}
