import { and, eq } from "drizzle-orm";
import type { SubscriptionEvent } from "#app/domain/money/subscription/events.ts";
import type { Db, Tx } from "#db/client.ts";
import { subscriptionEffects, subscriptionEvents } from "#db/schema/payments.ts";

export type SubscriptionKey = { accountId: string; subscriptionId: string };

/** Idempotent by id. */
export async function addEvents(tx: Tx, key: SubscriptionKey, events: readonly SubscriptionEvent[]): Promise<void> {
  if (events.length === 0) return;
  const rows = events.map(({ id, at, day, type, ...facts }) => ({
    ...key,
    key: id,
    at: new Date(at),
    day,
    type,
    facts,
  }));
  await tx.insert(subscriptionEvents).values(rows).onConflictDoNothing();
}

export async function readHistory(on: Db | Tx, { accountId, subscriptionId }: SubscriptionKey) {
  const isEvent = and(
    eq(subscriptionEvents.accountId, accountId),
    eq(subscriptionEvents.subscriptionId, subscriptionId),
  );
  const rows = await on.select().from(subscriptionEvents).where(isEvent);
  const isEffect = and(
    eq(subscriptionEffects.accountId, accountId),
    eq(subscriptionEffects.subscriptionId, subscriptionId),
  );
  const effects = await on.select({ key: subscriptionEffects.key }).from(subscriptionEffects).where(isEffect);
  return { events: rows.map(eventOf), done: new Set(effects.map(({ key }) => key)) };
}

export async function markDone(tx: Tx, subscription: SubscriptionKey, keys: readonly string[], now: Date) {
  if (keys.length === 0) return;
  const rows = keys.map((key) => ({ ...subscription, key, doneAt: now }));
  await tx.insert(subscriptionEffects).values(rows).onConflictDoNothing();
}

function eventOf({ key, at, day, type, facts }: typeof subscriptionEvents.$inferSelect): SubscriptionEvent {
  // why: only addEvents writes these rows, with each type's fields
  return { id: key, at: at.getTime(), day, type, ...facts } as SubscriptionEvent;
}
