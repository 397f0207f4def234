import { PgBoss } from "pg-boss";
import type { Logger } from "pino";

/** What is done with the jobs of a queue. `run` rejects when the job is to be tried again. */
export type Work = {
  queue: string;
  /** How often each of `atOnce` looks for a job. */
  everySeconds: number;
  atOnce: number;
  run: (job: { id: string; data: unknown }) => Promise<void>;
};

export type Worker = { stop: () => Promise<void> };

/** How long what is being done may take to end: within the time of a stop (services/lifecycle). */
const stopLimit = 15_000;
const quietFor = 60_000;

/**
 * Does what is queued until it is stopped; then it finishes what it has begun. Several may work on one database: each job
 * is with one of them.
 */
export async function startWorker({ url, log, work }: { url: string; log: Logger; work: Work[] }): Promise<Worker> {
  const boss = new PgBoss({
    connectionString: url,
    application_name: "macrocycle",
    max: 2,
    migrate: false,
    schedule: false,
    openTelemetry: { enabled: false },
    // why: this often, jobs are looked for that a process had begun when it was killed
    superviseIntervalSeconds: 15,
    monitorIntervalSeconds: 15,
  });
  boss.on(
    "error",
    oncePer(quietFor, (err: unknown) => log.warn({ err }, "job queue")),
  );
  await boss.start();
  for (const { queue, everySeconds, atOnce, run } of work) {
    const options = { pollingIntervalSeconds: everySeconds, localConcurrency: atOnce, batchSize: 1 };
    await boss.work(queue, options, async (jobs) => {
      for (const { id, data } of jobs) await run({ id, data });
    });
  }
  return { stop: () => boss.stop({ timeout: stopLimit }) };
}

/** While the database is away, every look for jobs fails: it is said once in a while. */
function oncePer(milliseconds: number, say: (error: unknown) => void) {
  let last = Number.NEGATIVE_INFINITY;
  return (error: unknown) => {
    if (performance.now() - last < milliseconds) return;
    last = performance.now();
    say(error);
  };
}
