import { PgBoss } from "pg-boss";
import type { Logger } from "pino";

/** `run` rejects to have the job retried. */
export type Work = {
  queue: string;
  everySeconds: number;
  atOnce: number;
  run: (job: { id: string; data: unknown }) => Promise<void>;
};

export type Worker = { stop: () => Promise<void> };

/** Milliseconds for running jobs to finish, within the stop's own limit (services/lifecycle). */
const stopLimit = 15_000;
const quietFor = 60_000;

export async function startWorker({ url, log, work }: { url: string; log: Logger; work: Work[] }): Promise<Worker> {
  const boss = new PgBoss({
    connectionString: url,
    application_name: "macrocycle",
    max: 2,
    migrate: false,
    schedule: false,
    openTelemetry: { enabled: false },
    // why: how often jobs of killed processes are looked for
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

/** While the database is away every poll fails, so log only once in a while. */
function oncePer(milliseconds: number, say: (error: unknown) => void) {
  let last = Number.NEGATIVE_INFINITY;
  return (error: unknown) => {
    if (performance.now() - last < milliseconds) return;
    last = performance.now();
    say(error);
  };
}
