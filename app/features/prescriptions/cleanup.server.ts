import { and, inArray, lt, not, type SQL, sql } from "drizzle-orm";
import { removeInBatches } from "#app/services/jobs/in-batches.ts";
import type { Db } from "#db/client.ts";
import { inOrder } from "#db/lock-order.ts";
import { prescriptions } from "#db/schema/completions.ts";

type Cleaning = { db: Db; now: Date };

/** 90 days in milliseconds (decisions §11). */
const retention = 90 * 24 * 60 * 60 * 1000;
const atOnce = 500;

export async function deleteOldPrescriptions({ db, now }: Cleaning) {
  return { prescriptions: await removeInBatches(() => removeSome(db, now)) };
}

async function removeSome(db: Db, now: Date) {
  return db.transaction(async (tx) => {
    const isOld = lt(prescriptions.lastShownAt, new Date(now.getTime() - retention));
    // why: rows locked by a new completion are skipped; once they are locked here, a completion finds them gone
    const old = await tx
      .select({ id: prescriptions.id })
      .from(prescriptions)
      .where(and(isOld, not(isNamed)))
      .limit(atOnce)
      .for(inOrder(tx, prescriptions, "delete"), { skipLocked: true });
    const ids = old.map(({ id }) => id);
    if (ids.length === 0) return 0;
    const isStillOld = and(inArray(prescriptions.id, ids), isOld, not(isNamed));
    const gone = await tx.delete(prescriptions).where(isStillOld).returning({ id: prescriptions.id });
    return gone.length;
  });
}

const isNamed: SQL = sql`(exists (select 1 from completions naming
  where naming.account_id = prescriptions.account_id and naming.prescription_id = prescriptions.id)
  or exists (select 1 from drafts naming
    where naming.account_id = prescriptions.account_id and naming.prescription_id = prescriptions.id))`;
