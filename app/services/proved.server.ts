import { and, eq } from "drizzle-orm";
import type { Db, Tx } from "#db/client.ts";
import { users } from "#db/schema/accounts.ts";

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
  const isProved = passwordHash === null ? undefined : eq(users.passwordHash, passwordHash);
  const isUser = and(eq(users.accountId, accountId), eq(users.id, id), isProved);
  return db.transaction(async (tx) => {
    const [held] = await tx.select({ id: users.id }).from(users).where(isUser).for("no key update");
    return held ? work(tx) : null;
  });
}
