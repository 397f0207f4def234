import { PgBoss } from "pg-boss";
import type { Logger } from "pino";
import { mailQueue } from "#db/queues.ts";
import { type Deliverer, deliver } from "./delivery.server.ts";

type Options = Deliverer & {
  url: string;
  log: Logger;
  /** How often each of two looks for a mail: one a second in all, since the provider refuses more than a few. */
  everySeconds?: number;
};

export type MailWorker = { stop: () => Promise<void> };

/** How long what is being sent may take to end: within the time of a stop (services/lifecycle). */
const stopLimit = 15_000;
const quietFor = 60_000;

/**
 * Sends what is queued, two mails at a time at most, until it is stopped; then it finishes what it sends. Several may
 * work on one database: each mail is with one of them.
 */
export async function startMailWorker({ url, log, everySeconds = 2, ...deliverer }: Options): Promise<MailWorker> {
  const boss = new PgBoss({
    connectionString: url,
    application_name: "macrocycle",
    max: 2,
    migrate: false,
    schedule: false,
    openTelemetry: { enabled: false },
    // why: this often, mails are looked for that a process had begun when it was killed
    superviseIntervalSeconds: 15,
    monitorIntervalSeconds: 15,
  });
  boss.on(
    "error",
    oncePer(quietFor, (err: unknown) => log.warn({ err }, "mail queue")),
  );
  await boss.start();
  const options = { pollingIntervalSeconds: everySeconds, localConcurrency: 2, batchSize: 1 };
  await boss.work(mailQueue, options, async (jobs) => {
    for (const { id } of jobs) await deliver(deliverer, id);
  });
  return { stop: () => boss.stop({ timeout: stopLimit }) };
}

/** While the database is away, every look for mails fails: it is said once in a while. */
function oncePer(milliseconds: number, say: (error: unknown) => void) {
  let last = Number.NEGATIVE_INFINITY;
  return (error: unknown) => {
    if (performance.now() - last < milliseconds) return;
    last = performance.now();
    say(error);
  };
}
