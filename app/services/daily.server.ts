import { and, eq, lt } from "drizzle-orm";
import type { Db } from "#db/client.ts";
import { jobs } from "#db/schema/jobs.ts";
import { db, services } from "./context.server.ts";
import { isStopping } from "./lifecycle.server.ts";

/** A job that some process of the product begins once a day; what it returns is logged. */
export type DailyJob = {
  name: string;
  run: (given: { db: Db; services: typeof services; now: Date }) => Promise<object>;
};

const oneDay = 24 * 60 * 60 * 1000;
const lookEvery = 15 * 60 * 1000;
/** A process that has just started has people waiting. */
const firstLook = 60 * 1000;

/** Has the jobs done daily, by whichever process looks first. */
export function runDaily(daily: DailyJob[]) {
  const look = async () => {
    for (const job of daily) if (!isStopping()) await runIfDue(job, new Date());
  };
  setTimeout(look, firstLook).unref();
  setInterval(look, lookEvery).unref();
}

async function runIfDue({ name, run }: DailyJob, now: Date) {
  try {
    if (!(await claim(db, name, now))) return;
    const result = await run({ db, services, now });
    services.log.info({ job: name, ...result }, "job");
  } catch (error) {
    services.log.error({ job: name, err: error }, "fault");
  }
}

/** Whether the job is due, and this is the process that does it. */
export async function claim(on: Db, name: string, now: Date): Promise<boolean> {
  const made = await on
    .insert(jobs)
    .values({ name, beganAt: now })
    .onConflictDoNothing()
    .returning({ name: jobs.name });
  if (made.length > 0) return true;
  const due = and(eq(jobs.name, name), lt(jobs.beganAt, new Date(now.getTime() - oneDay)));
  const moved = await on.update(jobs).set({ beganAt: now }).where(due).returning({ name: jobs.name });
  return moved.length > 0;
}
