import { and, eq, isNull } from "drizzle-orm";
import type { Db, Tx } from "#db/client.ts";
import { passkeys } from "#db/schema/passkeys.ts";
import { personalTokens } from "#db/schema/tokens.ts";

export type KeysToEnd = { endTokens?: boolean; endPasskeys?: boolean };

export async function endKeys(
  tx: Db | Tx,
  { accountId, id: userId }: { accountId: string; id: string },
  { endTokens, endPasskeys }: KeysToEnd,
  now: Date,
) {
  const { revokedAt } = personalTokens;
  const ownTokens = and(eq(personalTokens.accountId, accountId), eq(personalTokens.userId, userId), isNull(revokedAt));
  if (endTokens) await tx.update(personalTokens).set({ revokedAt: now }).where(ownTokens);
  const ownPasskeys = and(eq(passkeys.accountId, accountId), eq(passkeys.userId, userId));
  if (endPasskeys) await tx.delete(passkeys).where(ownPasskeys);
}
