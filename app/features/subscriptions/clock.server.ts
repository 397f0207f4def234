import { and, eq, lte } from "drizzle-orm";
import type { Logger } from "pino";
import type { SubscriptionEvent } from "#app/domain/money/subscription/events.ts";
import { dueEffects, isRelevant, replay } from "#app/domain/money/subscription/replay.ts";
import { addDays } from "#app/domain/schedule/dates.ts";
import { endOfDay, todayOf } from "#app/domain/schedule/time-zone.ts";
import type { Selling } from "#app/features/sales/settings.server.ts";
import type { Payments, Problem } from "#app/services/payments/port.ts";
import type { Db } from "#db/client.ts";
import { subscriptions } from "#db/schema/payments.ts";
import { cancelAtGateway, environmentOf, type GatewayContext } from "./cancel.server.ts";
import { claimCharge, releaseCharge } from "./charge-claims.server.ts";
import { readHistory, type SubscriptionKey } from "./events.server.ts";
import { followEvents, followSubscription } from "./follow.server.ts";
import { occurred } from "./gateway-events.server.ts";
import { reconcile } from "./reconcile.server.ts";
import { runIndependently } from "./run-independently.server.ts";

type Given = { db: Db; services: { payments: Payments; log: Logger }; now: Date };

/** First what is due today, then reconciliation. Nothing without a gateway. */
export function runHourly(selling: Selling) {
  return async ({ db, services: { payments, log }, now }: Given): Promise<{ due: number }> => {
    if (payments.environment === null) return { due: 0 };
    const ctx = { db, payments, selling, now };
    const done = await runClock(ctx, log);
    await reconcile(ctx, log);
    return done;
  };
}

/**
 * Ends, mails, retries, cancellations left to do, and unreported renewals. Failures are logged and retried by the next
 * run.
 */
export async function runClock(ctx: GatewayContext, log: Logger): Promise<{ due: number }> {
  const { db, payments } = ctx;
  const isDue = and(lte(subscriptions.dueOn, todayAt(ctx)), eq(subscriptions.environment, environmentOf(payments)));
  const { accountId, id: subscriptionId } = subscriptions;
  const due = await db.select({ accountId, subscriptionId }).from(subscriptions).where(isDue);
  await runIndependently(log, due, (key) => tick(ctx, key));
  return { due: due.length };
}

async function tick(ctx: GatewayContext, key: SubscriptionKey) {
  const { db, selling, now } = ctx;
  const known = (await readHistory(db, key)).events;
  const events = dayHasCome(ctx).filter((event) => isRelevant(event, known));
  await db.transaction((tx) => followEvents(tx, { ...key, events }, { selling, now }));
  const before = await readDue(ctx, key);
  const { state, paidThrough } = before.replayed;
  const isOverdue = state === "active" && paidThrough !== null && paidThrough < todayAt(ctx);
  if (before.retries.length > 0) await retry(ctx, key, before.retries);
  else if (isOverdue) await ask(ctx, key, {});
  // why: the last failed retry, or a person, may have cancelled it
  const { isToCancel } = await readDue(ctx, key);
  if (isToCancel) await cancelAtGateway(ctx, key);
}

/** A `dayCame` event, once a day; stored only if it changes something. */
function dayHasCome({ selling, now }: GatewayContext): SubscriptionEvent[] {
  const types = ["endsSoon", "expired"] as const;
  return types.map((type) => {
    const event = occurred(type, now, selling.timeZone);
    return { ...event, id: `${type}:${event.day}`, type };
  });
}

async function readDue(ctx: GatewayContext, key: SubscriptionKey) {
  const { events, done } = await readHistory(ctx.db, key);
  const replayed = replay(events);
  const due = dueEffects(replayed, done);
  const today = todayAt(ctx);
  const retries = due.filter(({ kind, day }) => kind === "retryTomorrow" && day !== undefined && day <= today);
  return { replayed, retries: retries.map((effect) => effect.key), isToCancel: due.some(isCancelling) };
}

function isCancelling({ kind }: { kind: string }) {
  return kind === "cancelAtGateway";
}

/** Asks the gateway first what it did today, so that a charge with an unknown or unsaved result is not repeated. */
async function retry(ctx: GatewayContext, key: SubscriptionKey, done: string[]) {
  const { payments, selling, now } = ctx;
  const since = new Date(endOfDay(addDays(todayAt(ctx), -1), selling.timeZone).getTime() + 1);
  const { subscriptionId } = key;
  if (!(await claimCharge(ctx, key))) return;
  const charged = await payments.retryCharge({ subscriptionId, since });
  // why: the charge may still be under way, and a person's press would not ask what happened before
  if (!charged.ok && charged.problems.some(({ kind }) => kind === "unknown")) return;
  await releaseCharge(ctx, key);
  if (!charged.ok && charged.problems.some(wasNotSent)) return;
  const inVain = { ...occurred(`retry:${todayAt(ctx)}`, now, selling.timeZone), type: "retryFailed" } as const;
  await ask(ctx, key, { done, events: charged.ok ? [] : [inVain] });
}

function wasNotSent({ kind }: Problem) {
  return kind === "unreachable" || kind === "notSetUp";
}

/** If the gateway does not respond, the next run asks again. */
async function ask(
  ctx: GatewayContext,
  { accountId, subscriptionId }: SubscriptionKey,
  more: { done?: string[]; events?: SubscriptionEvent[] },
) {
  const { db, payments, selling, now } = ctx;
  const found = await payments.findSubscription(subscriptionId);
  if (!found.ok || !found.subscription) return;
  const { subscription } = found;
  const options = { selling, environment: environmentOf(payments), now };
  await db.transaction((tx) => followSubscription(tx, { accountId, subscription, ...more }, options));
}

function todayAt({ now, selling }: GatewayContext) {
  return todayOf({ now, timeZone: selling.timeZone });
}
