import { and, asc, eq, sql } from "drizzle-orm";
import type { Tx } from "#db/client.ts";
import { users } from "#db/schema/accounts.ts";
import { paymentAttempts } from "#db/schema/payments.ts";

/** Who pays a subscription: whoever ordered it, or, where they have left, who is longest in the account; null of nobody. */
export async function payerOf(tx: Tx, accountId: string, subscriptionId: string) {
  const isOrder = and(eq(paymentAttempts.accountId, accountId), eq(paymentAttempts.id, subscriptionId));
  const orderer = tx.select({ userId: paymentAttempts.userId }).from(paymentAttempts).where(isOrder);
  const [payer] = await tx
    .select({ id: users.id, email: users.email, firstName: users.firstName })
    .from(users)
    .where(eq(users.accountId, accountId))
    .orderBy(sql`${users.id} = (${orderer}) desc nulls last`, asc(users.createdAt), asc(users.id))
    .limit(1);
  return payer ?? null;
}
