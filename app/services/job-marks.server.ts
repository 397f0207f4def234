import { eq } from "drizzle-orm";
import type { Db } from "#db/client.ts";
import { jobMarks } from "#db/schema/jobs.ts";

/** How far a job has come: when its last run that went well began, and the place where the next one goes on. */
export type Mark = { reachedAt: Date; place: string | null };

/** Null for a job that has not come to any. */
export async function readMark(db: Db, name: string): Promise<Mark | null> {
  const [mark] = await db.select().from(jobMarks).where(eq(jobMarks.name, name));
  return mark ?? null;
}

export async function setMark(db: Db, name: string, mark: Mark): Promise<void> {
  await db
    .insert(jobMarks)
    .values({ name, ...mark })
    .onConflictDoUpdate({ target: jobMarks.name, set: mark });
}
