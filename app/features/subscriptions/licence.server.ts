import { eq } from "drizzle-orm";
import { statusOf } from "#app/domain/money/subscription/transitions.ts";
import { endOfDay } from "#app/domain/schedule/time-zone.ts";
import type { Tx } from "#db/client.ts";
import { accounts } from "#db/schema/accounts.ts";
import { readCurrentSubscription, type Subscriber } from "./queries.server.ts";

/** Makes the newest subscription of an account, which is held, its licence. `timeZone`: of the gateway, whose days they are. */
export async function setLicence(tx: Tx, subscriber: Subscriber, timeZone: string): Promise<void> {
  const newest = await readCurrentSubscription(tx, subscriber);
  if (!newest || newest.state === "none") return;
  await tx
    .update(accounts)
    .set({
      subscriptionStatus: statusOf[newest.state],
      subscriptionValidUntil: newest.paidThrough === null ? null : endOfDay(newest.paidThrough, timeZone),
      subscriptionPackageId: newest.packageId,
      subscriptionMaxUsers: newest.maxUsers,
    })
    .where(eq(accounts.id, subscriber.accountId));
}
