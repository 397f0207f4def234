import { and, inArray, lt } from "drizzle-orm";
import { removeInBatches } from "#app/services/jobs/in-batches.ts";
import type { Db } from "#db/client.ts";
import { drafts } from "#db/schema/drafts.ts";

/** 30 days in milliseconds (decisions §11). */
const retention = 30 * 24 * 60 * 60 * 1000;
const atOnce = 500;

export async function deleteOldDrafts({ db, now }: { db: Db; now: Date }) {
  const isOld = lt(drafts.updatedAt, new Date(now.getTime() - retention));
  return { drafts: await removeInBatches(removeSome) };

  async function removeSome() {
    const old = db.select({ id: drafts.id }).from(drafts).where(isOld).limit(atOnce);
    // why: asked again, for what is saved meanwhile
    const gone = await db
      .delete(drafts)
      .where(and(inArray(drafts.id, old), isOld))
      .returning({ id: drafts.id });
    return gone.length;
  }
}
