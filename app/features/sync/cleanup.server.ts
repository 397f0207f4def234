import { inArray, lt, sql } from "drizzle-orm";
import { removeInBatches } from "#app/services/jobs/in-batches.ts";
import type { Db } from "#db/client.ts";
import { changes } from "#db/schema/changes.ts";
import { cursorLifetime } from "./queries.server.ts";

/** A day more than a cursor is good for, for transactions that commit late. */
const kept = cursorLifetime + 24 * 60 * 60 * 1000;
const atOnce = 1_000;

export async function deleteOldChanges({ db, now }: { db: Db; now: Date }) {
  const isOld = lt(changes.changedAt, new Date(now.getTime() - kept));
  return { changes: await removeInBatches(removeSome) };

  async function removeSome() {
    const old = db.select({ row: sql`ctid` }).from(changes).where(isOld).limit(atOnce);
    const gone = await db.delete(changes).where(inArray(sql`ctid`, old)).returning({ kind: changes.kind });
    return gone.length;
  }
}
