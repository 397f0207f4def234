import type { Db, Tx } from "#db/client.ts";
import { lockUser } from "#db/locks.ts";

export type ProvedUser = { accountId: string; id: string; passwordHash: string | null };

/**
 * Runs the work in a transaction that locks the user: a new password comes before it, or ends what it began. Null,
 * without effect, if the proven password has changed.
 */
export function withProvedUser<T>(
  db: Db,
  { accountId, id, passwordHash }: ProvedUser,
  work: (tx: Tx) => Promise<T>,
): Promise<T | null> {
  return db.transaction(async (tx) => {
    const user = await lockUser(tx, { accountId, id }, "write");
    const isProved = user && (passwordHash === null || user.passwordHash === passwordHash);
    return isProved ? work(tx) : null;
  });
}
