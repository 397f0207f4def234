import type { Db } from "#db/client.ts";
import { db, services } from "./context.server.ts";
import { claim, type Period } from "./daily-claim.server.ts";
import { traceJob } from "./jobs/trace.server.ts";
import { isStopping } from "./lifecycle.server.ts";

export type DailyJob = {
  name: string;
  every?: Period;
  run: (given: { db: Db; services: typeof services; now: Date }) => Promise<object>;
};

const checkInterval = 15 * 60 * 1000;
const firstCheck = 60 * 1000;

export function runDaily(daily: DailyJob[]) {
  const check = async () => {
    for (const job of daily) if (!isStopping()) await runIfDue(job, new Date());
  };
  setTimeout(check, firstCheck).unref();
  setInterval(check, checkInterval).unref();
}

async function runIfDue({ name, every, run }: DailyJob, now: Date) {
  try {
    if (!(await claim(db, name, now, every))) return;
    const result = await traceJob(name, () => run({ db, services, now }));
    services.log.info({ job: name, ...result }, "job");
  } catch (error) {
    services.log.error({ job: name, err: error }, "fault");
  }
}
