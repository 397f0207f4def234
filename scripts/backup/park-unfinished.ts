import { and, isNull } from "drizzle-orm";
import type { Db } from "#db/client.ts";
import { dataExports } from "#db/schema/exports.ts";
import { mails } from "#db/schema/mails.ts";

/**
 * The queue is not in a backup. What waited in it was probably done after the backup, and a restored copy that sent
 * everything again would write to people who expect nothing. Returns the number of mails.
 */
export async function parkUnfinished(db: Db, at: Date): Promise<number> {
  const problem = `Restored from a backup of ${at.toISOString()}. Send it again if it has not arrived.`;
  return db.transaction(async (tx) => {
    await tx
      .update(dataExports)
      .set({ failedAt: at })
      .where(and(isNull(dataExports.finishedAt), isNull(dataExports.failedAt)));
    const parked = await tx
      .update(mails)
      .set({ parkedAt: at, problem })
      .where(and(isNull(mails.sentAt), isNull(mails.parkedAt)))
      .returning({ id: mails.id });
    return parked.length;
  });
}
