import { and, eq, isNull, lt, or } from "drizzle-orm";
import { resumeAfter } from "#app/domain/money/resume-after.ts";
import type { Db } from "#db/client.ts";
import { subscriptions } from "#db/schema/payments.ts";
import type { SubscriptionKey } from "./events.server.ts";

/**
 * Only one process charges an overdue amount at a time: the daily retry or a person's click. A claim left by a crash
 * or an unknown result expires like an order's step.
 */
export async function claimCharge({ db, now }: { db: Db; now: Date }, key: SubscriptionKey): Promise<boolean> {
  const { chargingSince } = subscriptions;
  const isFree = or(isNull(chargingSince), lt(chargingSince, new Date(now.getTime() - resumeAfter)));
  const claimed = await db
    .update(subscriptions)
    .set({ chargingSince: now })
    .where(and(isSubscription(key), isFree))
    .returning({ id: subscriptions.id });
  return claimed.length > 0;
}

export async function releaseCharge({ db }: { db: Db }, key: SubscriptionKey): Promise<void> {
  await db.update(subscriptions).set({ chargingSince: null }).where(isSubscription(key));
}

function isSubscription({ accountId, subscriptionId }: SubscriptionKey) {
  return and(eq(subscriptions.accountId, accountId), eq(subscriptions.id, subscriptionId));
}
