import { eq } from "drizzle-orm";
import type { Db } from "#db/client.ts";
import { jobMarks } from "#db/schema/jobs.ts";

export type Mark = { reachedAt: Date; place: string | null };

type Failure = { failedAt: Date; failure: string };

export async function findMark(db: Db, name: string): Promise<Mark | null> {
  const [mark] = await db.select().from(jobMarks).where(eq(jobMarks.name, name));
  return mark ?? null;
}

export async function setMark(db: Db, name: string, { reachedAt, place }: Mark): Promise<void> {
  const mark = { reachedAt, place, failedAt: null, failure: null };
  await db
    .insert(jobMarks)
    .values({ name, ...mark })
    .onConflictDoUpdate({ target: jobMarks.name, set: mark });
}

export async function noteFailure(db: Db, name: string, failed: Failure): Promise<void> {
  await db.update(jobMarks).set(failed).where(eq(jobMarks.name, name));
}
