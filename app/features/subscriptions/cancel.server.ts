import { NotFound, Unexpected } from "#app/domain/errors.ts";
import { type Result, refused } from "#app/domain/forms/result.ts";
import { parseUuid } from "#app/domain/ids/ids.ts";
import { allow } from "#app/domain/policy/can.ts";
import type { Selling } from "#app/features/sales/settings.server.ts";
import type { Context } from "#app/services/context.server.ts";
import type { Payments } from "#app/services/payments/port.ts";
import type { Db } from "#db/client.ts";
import type { SubscriptionKey } from "./events.server.ts";
import { followEvents, followSubscription } from "./follow.server.ts";
import { occurred } from "./gateway-events.server.ts";
import { findCurrentSubscription, findRenewed, findSoleAccount } from "./queries.server.ts";

export type GatewayContext = { db: Db; payments: Payments; selling: Selling; now: Date };

/**
 * Stores the cancellation first, so it counts even if the gateway fails; the clock retries. NotFound if `wanted` is not
 * the current subscription.
 */
export async function cancelByPerson(
  ctx: Context,
  selling: Selling,
  wanted?: string,
): Promise<Result<{ paidThrough: string | null }>> {
  // why: whoever sees what an account pays may end it (decisions §4)
  allow(ctx.actor, "invoice:see", { accountId: ctx.actor.accountId, creatorId: null });
  const { db, now } = ctx;
  const { accountId } = ctx.actor;
  const { payments } = ctx.services;
  const current = await findCurrentSubscription(db, { accountId, environment: payments.environment });
  if (wanted !== undefined && current?.id !== parseUuid(wanted)) throw new NotFound();
  if (!current || current.state === "ended" || current.state === "none") {
    return refused("There is no subscription to cancel.");
  }
  await cancelWanted({ db, now, selling, payments }, { accountId, subscriptionId: current.id });
  return { ok: true, paidThrough: current.paidThrough };
}

/** Only if the person is the account's last one (decisions §1). */
export async function cancelOfLeaver(ctx: GatewayContext, userId: string): Promise<void> {
  const accountId = await findSoleAccount(ctx.db, userId);
  if (accountId === null) return;
  for (const { environment, ...key } of await findRenewed(ctx.db, accountId)) {
    await noteWanted(ctx, key);
    // why: an unknown subscription of another gateway would look cancelled
    if (environment === ctx.payments.environment) await cancelAtGateway(ctx, key);
  }
}

/** Ends it today without the remaining days, after a refund. */
export async function endByAdministrator(
  ctx: Context,
  selling: Selling,
  key: SubscriptionKey,
): Promise<Result<object>> {
  allow(ctx.actor, "licence:end");
  const { db, now } = ctx;
  const gateway = { db, now, selling, payments: ctx.services.payments };
  await noteWanted(gateway, key, "endedByAdministrator");
  await cancelAtGateway(gateway, key);
  return { ok: true };
}

export async function cancelWanted(ctx: GatewayContext, key: SubscriptionKey) {
  await noteWanted(ctx, key);
  await cancelAtGateway(ctx, key);
}

type Wanted = "cancelledByPerson" | "endedByAdministrator";

async function noteWanted(
  { db, now, selling }: GatewayContext,
  key: SubscriptionKey,
  type: Wanted = "cancelledByPerson",
) {
  const events = [{ ...occurred(type, now, selling.timeZone), type } as const];
  await db.transaction((tx) => followEvents(tx, { ...key, events }, { selling, now }));
}

/** False if the gateway can't be reached: the clock retries. */
export async function cancelAtGateway(ctx: GatewayContext, key: SubscriptionKey): Promise<boolean> {
  const { db, payments, selling, now } = ctx;
  const done = ["cancelAtGateway"];
  const cancelled = await payments.cancelSubscription(key.subscriptionId);
  if (cancelled.ok) {
    const { accountId } = key;
    const { subscription } = cancelled;
    const options = { selling, environment: environmentOf(payments), now };
    await db.transaction((tx) => followSubscription(tx, { accountId, subscription, done }, options));
    return true;
  }
  if (!cancelled.problems.some(({ kind }) => kind === "notFound")) return false;
  await db.transaction((tx) => followEvents(tx, { ...key, events: [], done }, { selling, now }));
  return true;
}

/** Without a gateway there are no subscriptions, so callers always have one. */
export function environmentOf({ environment }: Payments) {
  if (environment === null) throw new Unexpected("There is no gateway.");
  return environment;
}
