import { and, eq, gt, lt } from "drizzle-orm";
import type { Db } from "#db/client.ts";
import { jobs } from "#db/schema/jobs.ts";

const oneHour = 60 * 60 * 1000;

/** In milliseconds. */
const periods = { day: 24 * oneHour, hour: oneHour };

export type Period = keyof typeof periods;

export async function claim(on: Db, name: string, now: Date, every: Period = "day"): Promise<boolean> {
  const made = await on
    .insert(jobs)
    .values({ name, beganAt: now })
    .onConflictDoNothing()
    .returning({ name: jobs.name });
  if (made.length > 0) return true;
  // why: a clock that was once ahead would switch the job off until then
  await on
    .update(jobs)
    .set({ beganAt: now })
    .where(and(eq(jobs.name, name), gt(jobs.beganAt, now)));
  const due = and(eq(jobs.name, name), lt(jobs.beganAt, new Date(now.getTime() - periods[every])));
  const moved = await on.update(jobs).set({ beganAt: now }).where(due).returning({ name: jobs.name });
  return moved.length > 0;
}
