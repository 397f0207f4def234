import type { SubscriptionEvent } from "#app/domain/money/subscription/events.ts";
import { todayOf } from "#app/domain/schedule/time-zone.ts";
import type { Subscription, Transaction } from "#app/services/payments/port.ts";

/**
 * Charges, failed charges and the cancellation. The ids identify what happened, so that it counts once however often it
 * is reported.
 */
export function eventsOf(subscription: Subscription, timeZone: string): SubscriptionEvent[] {
  const oldestFirst = subscription.transactions.filter(({ kind }) => kind === "sale").toReversed();
  const events: SubscriptionEvent[] = [];
  let isOwed = false;
  for (const transaction of oldestFirst) {
    if (transaction.outcome === "paid") events.push(charged(subscription, transaction, timeZone));
    if (transaction.outcome === "failed") {
      // why: the gateway tries a renewal once, so any later failure was a retry
      const type = isOwed ? "retryFailed" : "chargeFailed";
      events.push({ ...occurred(`failed:${transaction.id}`, transaction.createdAt, timeZone), type });
    }
    isOwed = transaction.outcome === "failed" || (isOwed && transaction.outcome !== "paid");
  }
  if (subscription.status === "CANCELED" || subscription.status === "EXPIRED") {
    const type = "cancelledByGateway";
    events.push({ ...occurred(type, subscription.updatedAt, timeZone), type });
  }
  return events;
}

export function occurred(id: string, at: Date, timeZone: string) {
  return { id, at: at.getTime(), day: todayOf({ now: at, timeZone }) };
}

export function isCharge({ kind, outcome }: Transaction): boolean {
  return kind === "sale" && outcome === "paid";
}

export function periodOf(subscription: Subscription, { period, createdAt }: Transaction, timeZone: string) {
  const day = todayOf({ now: createdAt, timeZone });
  return period ?? { from: day, paidThrough: subscription.paidThrough ?? day };
}

function charged(subscription: Subscription, transaction: Transaction, timeZone: string): SubscriptionEvent {
  return {
    ...occurred(`charged:${transaction.id}`, transaction.createdAt, timeZone),
    type: "charged",
    chargeId: transaction.id,
    paidThrough: periodOf(subscription, transaction, timeZone).paidThrough,
    packageId: transaction.planId ?? subscription.planId,
  };
}
