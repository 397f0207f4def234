import { and, eq } from "drizzle-orm";
import { parseUuid } from "#app/domain/ids/ids.ts";
import type { SubscriptionEvent } from "#app/domain/money/subscription/events.ts";
import { recordDispute } from "#app/features/sales/record-dispute.server.ts";
import type { GatewayEnvironment, GatewayEvent, GatewayEventKind, Subscription } from "#app/services/payments/port.ts";
import type { Tx } from "#db/client.ts";
import { openGate } from "#db/gate.ts";
import { paymentAttempts, subscriptions, webhookEvents } from "#db/schema/payments.ts";
import { environmentOf, type GatewayContext } from "./cancel.server.ts";
import { type FollowOptions, followSubscription } from "./follow.server.ts";
import { occurred } from "./gateway-events.server.ts";

type Posted = { signature: string; payload: string };

/**
 * Webhooks queue here, in milliseconds. The gateway waits up to 30 s, but the database's gate gives up after one, so a
 * burst for one account, processed one by one, has to wait here.
 */
const enter = openGate({ places: 2, placesOfKey: () => 1, waiting: 500, patience: 25_000 });

/** Duplicates, and events of unknown subscriptions, are accepted without effect. */
export async function handleWebhook(ctx: GatewayContext, posted: Posted): Promise<"taken" | "notSigned" | "notSetUp"> {
  const { db, payments, selling, now } = ctx;
  const read = await payments.readWebhook(posted);
  if (!read.ok) return read.problems.some(({ kind }) => kind === "notSetUp") ? "notSetUp" : "notSigned";
  const { event } = read;
  if (event.kind === "check") return "taken";
  const environment = environmentOf(payments);
  const leave = await enter(event.subscription?.id ?? event.dispute?.id ?? event.id);
  try {
    await db.transaction((tx) => takeEvent(tx, event, { selling, environment, now }));
  } finally {
    leave();
  }
  return "taken";
}

async function takeEvent(tx: Tx, event: GatewayEvent, options: FollowOptions) {
  const { subscription, dispute, at } = event;
  const { environment, selling, now } = options;
  if (!(await isNew(tx, event, environment, now))) return;
  if (dispute) await recordDispute(tx, { dispute, at, environment }, selling, now);
  if (!subscription) return;
  const accountId = await accountOf(tx, subscription.id);
  if (!accountId) return;
  const events = eventsOfWebhook(event, subscription, selling.timeZone);
  await followSubscription(tx, { accountId, subscription, events }, options);
}

/** False for duplicates. Of two at once, the second waits for the first. */
async function isNew(tx: Tx, event: GatewayEvent, environment: GatewayEnvironment, receivedAt: Date) {
  const { id: payloadHash, kind, at, subscription } = event;
  const made = await tx
    .insert(webhookEvents)
    .values({ payloadHash, environment, kind, subscriptionId: subscription?.id ?? null, at, receivedAt })
    .onConflictDoNothing()
    .returning({ payloadHash: webhookEvents.payloadHash });
  return made.length > 0;
}

/** For a subscription being ordered, the order with its id tells. */
async function accountOf(tx: Tx, gatewayId: string): Promise<string | null> {
  const id = parseUuid(gatewayId);
  if (!id) return null;
  const known = tx.select({ accountId: subscriptions.accountId }).from(subscriptions).where(eq(subscriptions.id, id));
  const { accountId, kind, state } = paymentAttempts;
  const isOrdered = and(eq(paymentAttempts.id, id), eq(kind, "subscribe"), eq(state, "open"));
  const [found] = await known.unionAll(tx.select({ accountId }).from(paymentAttempts).where(isOrdered));
  return found?.accountId ?? null;
}

const failures: readonly GatewayEventKind[] = ["chargeFailed", "wentPastDue"];

/** Besides the charges and the state in it. */
function eventsOfWebhook(event: GatewayEvent, subscription: Subscription, timeZone: string): SubscriptionEvent[] {
  const { kind, at, id } = event;
  const { paidThrough, transactions } = subscription;
  const base = occurred(`webhook:${id}`, at, timeZone);
  if (kind === "wentActive" && paidThrough !== null) return [{ ...base, type: "activated", paidThrough }];
  // why: a failed charge is usually part of the webhook, with its own time
  const isSaid = transactions[0]?.outcome === "failed";
  return failures.includes(kind) && !isSaid ? [{ ...base, type: "chargeFailed" }] : [];
}
