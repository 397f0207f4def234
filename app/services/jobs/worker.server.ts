import { PgBoss } from "pg-boss";
import type { Logger } from "pino";
import { onFigures } from "#db/figures.ts";
import { type JobEnd, traceJob } from "./trace.server.ts";

/** `run` rejects to have the job retried; a dead job was given up. */
export type Work = {
  queue: string;
  everySeconds: number;
  atOnce: number;
  run: (job: { id: string; data: unknown }) => Promise<JobEnd>;
};

export type Worker = { stop: () => Promise<void> };

/** Milliseconds for running jobs to finish, within the stop's own limit (services/lifecycle). */
const stopLimit = 15_000;
const quietFor = 60_000;
const oneHour = 60 * 60 * 1000;

type Started = { url: string; log: Logger; work: Work[]; reportEvery?: number };

/** `reportEvery`: milliseconds after which a line says how many jobs of each queue were done and failed since the last. */
export async function startWorker({ url, log, work, reportEvery = oneHour }: Started): Promise<Worker> {
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
  const counts: Counts = {};
  for (const one of work) await takeJobs(boss, one, { log, counts });
  const reporting = setInterval(() => {
    log.info({ job: "worker", ...structuredClone(counts) }, "worker");
    for (const count of Object.values(counts)) Object.assign(count, { done: 0, failed: 0 });
  }, reportEvery).unref();
  const forget = onFigures(({ queues }) => queues.push(waitingIn(boss, Object.keys(counts))));
  return {
    stop: () => {
      forget();
      clearInterval(reporting);
      return boss.stop({ timeout: stopLimit });
    },
  };
}

/** As the library last counted them, at most 15 seconds ago. */
async function waitingIn(boss: PgBoss, names: string[]) {
  const queues = await boss.getQueues(names);
  return queues.map(({ name, queuedCount }) => ({ queue: name, waiting: queuedCount }));
}

type Counts = Record<string, { done: number; failed: number }>;

async function takeJobs(boss: PgBoss, { queue, everySeconds, atOnce, run }: Work, { log, counts }: Reported) {
  const count = { done: 0, failed: 0 };
  counts[queue] = count;
  const options = { pollingIntervalSeconds: everySeconds, localConcurrency: atOnce, batchSize: 1 };
  await boss.work(queue, { ...options, includeMetadata: true }, async (jobs) => {
    for (const { id, data, retryCount } of jobs) {
      try {
        await traceJob(queue, () => run({ id, data }));
        count.done++;
      } catch (error) {
        count.failed++;
        log.warn({ job: queue, jobId: id, try: retryCount + 1, reason: reasonOf(error) }, "job failed");
        throw error;
      }
    }
  });
}

type Reported = { log: Logger; counts: Counts };

function reasonOf(error: unknown) {
  return error instanceof Error ? error.message : String(error);
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
