import type { Db, Tx } from "#db/client.ts";
import { lockUser } from "#db/locks.ts";

/** Who proved who they are. `passwordHash`: of the password that did; null where a passkey did. */
export type ProvedUser = { accountId: string; id: string; passwordHash: string | null };

/**
 * Does the work, which lets the user in, in one transaction that holds them: a new password comes before it, or ends what
 * it began. Null, and nothing is done, where the password that was proved is theirs no more.
 */
export function whileProved<T>(
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
