import { eq } from "drizzle-orm";
import type { Db } from "#db/client.ts";
import { jobMarks } from "#db/schema/jobs.ts";

/** How far a job has come: when its last run that went well began, and the place where the next one goes on. */
export type Mark = { reachedAt: Date; place: string | null };

/** What a run that failed said, and when. */
type Failure = { failedAt: Date; failure: string };

/** Null for a job that has not come to any. */
export async function readMark(db: Db, name: string): Promise<Mark | null> {
  const [mark] = await db.select().from(jobMarks).where(eq(jobMarks.name, name));
  return mark ?? null;
}

/** Notes that a run went well. */
export async function setMark(db: Db, name: string, { reachedAt, place }: Mark): Promise<void> {
  const mark = { reachedAt, place, failedAt: null, failure: null };
  await db
    .insert(jobMarks)
    .values({ name, ...mark })
    .onConflictDoUpdate({ target: jobMarks.name, set: mark });
}

/** Notes that a run failed, of a job that has a mark. */
export async function noteFailure(db: Db, name: string, failed: Failure): Promise<void> {
  await db.update(jobMarks).set(failed).where(eq(jobMarks.name, name));
}
