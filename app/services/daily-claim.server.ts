import { and, eq, lt } from "drizzle-orm";
import type { Db } from "#db/client.ts";
import { jobs } from "#db/schema/jobs.ts";

const oneDay = 24 * 60 * 60 * 1000;

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
