import { and, eq } from "drizzle-orm";
import { dueOn } from "#app/domain/money/subscription/due.ts";
import type { SubscriptionEvent } from "#app/domain/money/subscription/events.ts";
import { dueEffects, replay } from "#app/domain/money/subscription/replay.ts";
import { statusOf } from "#app/domain/money/subscription/transitions.ts";
import { endOfDay, todayOf } from "#app/domain/schedule/time-zone.ts";
import type { Selling } from "#app/features/sales/settings.server.ts";
import type { GatewayEnvironment, Subscription } from "#app/services/payments/port.ts";
import type { Tx } from "#db/client.ts";
import { lockAccounts, lockSubscription } from "#db/locks.ts";
import { accounts } from "#db/schema/accounts.ts";
import { subscriptions } from "#db/schema/payments.ts";
import { doEffects } from "./effects.server.ts";
import { addEvents, markDone, readHistory } from "./events.server.ts";
import { eventsOf } from "./gateway-events.server.ts";
import { knownPackages, lockOrStoreSubscription, type SubscriptionRow } from "./lock-or-store.server.ts";
import { findCurrentSubscription, type Subscriber } from "./queries.server.ts";
import { type Upgraded, upgradedEvent } from "./upgraded.server.ts";

export type FollowOptions = { selling: Selling; environment: GatewayEnvironment; now: Date };

type Given = {
  accountId: string;
  /** With its transactions. */
  subscription: Subscription;
  events?: readonly SubscriptionEvent[];
  upgrade?: Upgraded;
  /** Keys of effects done at the gateway. */
  done?: readonly string[];
};

/**
 * Stores the gateway's state and does what follows in the transaction: row, events, sales with invoice and mail,
 * licence, other mails. Work at the gateway is left to the clock (`subscriptions.dueOn`).
 */
export async function followSubscription(tx: Tx, given: Given, options: FollowOptions): Promise<void> {
  const { accountId, subscription, upgrade, done = [] } = given;
  await lockAccounts(tx, [accountId], "write");
  const row = await lockOrStoreSubscription(tx, accountId, subscription, options.environment);
  const { timeZone } = options.selling;
  const events = [...eventsOf(subscription, timeZone), ...(given.events ?? [])];
  if (upgrade) events.push(upgradedEvent(upgrade, options.now, timeZone));
  const known = await withKnownPackages(tx, row, events);
  const key = { accountId, subscriptionId: row.id };
  await addEvents(tx, key, known);
  await markDone(tx, key, done, options.now);
  // why: webhooks from before an upgrade may arrive after it, with the old price
  const priceCents = upgrade ? subscription.cents : row.priceCents;
  await settle(tx, { ...row, priceCents }, options, { subscription, upgrade });
}

/** For events that don't come from the gateway: a person or the clock. Locks the account. */
export async function followEvents(
  tx: Tx,
  key: { accountId: string; subscriptionId: string; events: readonly SubscriptionEvent[]; done?: readonly string[] },
  options: Omit<FollowOptions, "environment">,
): Promise<void> {
  const { accountId, subscriptionId, events, done = [] } = key;
  await lockAccounts(tx, [accountId], "write");
  const row = await lockSubscription(tx, { accountId, id: subscriptionId }, "delete");
  if (!row) throw new Error(`There is no subscription ${subscriptionId} of that account.`);
  await addEvents(tx, { accountId, subscriptionId }, events);
  await markDone(tx, { accountId, subscriptionId }, done, options.now);
  await settle(tx, row, { ...options, environment: row.environment }, {});
}

async function settle(
  tx: Tx,
  row: SubscriptionRow,
  options: FollowOptions,
  heard: { subscription?: Subscription; upgrade?: Upgraded | undefined },
) {
  const { accountId, id: subscriptionId } = row;
  const { events, done } = await readHistory(tx, { accountId, subscriptionId });
  const replayed = replay(events);
  const packageId = replayed.packageId ?? row.packageId;
  const effects = dueEffects(replayed, done);
  const { paidThrough, failedOn, state } = replayed;
  const current = { ...row, packageId, paidThrough, failedOn, state };
  const did = await doEffects(tx, current, effects, { ...heard, ...options });
  await markDone(tx, { accountId, subscriptionId }, did, options.now);
  const today = todayOf({ now: options.now, timeZone: options.selling.timeZone });
  const due = dueOn(replayed, new Set([...done, ...did]), today);
  await tx
    .update(subscriptions)
    .set({ packageId, paidThrough, failedOn, state, priceCents: row.priceCents, dueOn: due })
    .where(and(eq(subscriptions.accountId, accountId), eq(subscriptions.id, subscriptionId)));
  await setLicence(tx, row, options.selling.timeZone);
}

/** A plan unknown here stands for the row's package. */
async function withKnownPackages(tx: Tx, row: SubscriptionRow, events: SubscriptionEvent[]) {
  const named = events.flatMap((event) => ("packageId" in event ? [event.packageId] : []));
  const known = await knownPackages(tx, named);
  return events.map((event) =>
    "packageId" in event && !known.has(event.packageId) ? { ...event, packageId: row.packageId } : event,
  );
}

/** The account must be locked. `timeZone`: the gateway's. */
async function setLicence(tx: Tx, subscriber: Subscriber, timeZone: string): Promise<void> {
  const newest = await findCurrentSubscription(tx, subscriber);
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
