import { desc, eq } from "drizzle-orm";
import { statusOf } from "#app/domain/money/subscription/transitions.ts";
import { endOfDay } from "#app/domain/schedule/time-zone.ts";
import type { Tx } from "#db/client.ts";
import { accounts } from "#db/schema/accounts.ts";
import { packages } from "#db/schema/packages.ts";
import { subscriptions } from "#db/schema/payments.ts";

/** Makes the newest subscription of an account, which is held, its licence. `timeZone`: of the gateway, whose days they are. */
export async function setLicence(tx: Tx, accountId: string, timeZone: string): Promise<void> {
  const [newest] = await tx
    .select({
      state: subscriptions.state,
      paidThrough: subscriptions.paidThrough,
      packageId: subscriptions.packageId,
      maxUsers: packages.maxUsers,
    })
    .from(subscriptions)
    .innerJoin(packages, eq(packages.id, subscriptions.packageId))
    .where(eq(subscriptions.accountId, accountId))
    .orderBy(desc(subscriptions.createdAt), desc(subscriptions.id))
    .limit(1);
  if (!newest || newest.state === "none") return;
  await tx
    .update(accounts)
    .set({
      subscriptionStatus: statusOf[newest.state],
      subscriptionValidUntil: newest.paidThrough === null ? null : endOfDay(newest.paidThrough, timeZone),
      subscriptionPackageId: newest.packageId,
      subscriptionMaxUsers: newest.maxUsers,
    })
    .where(eq(accounts.id, accountId));
}
