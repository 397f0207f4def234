import { and, desc, eq, or } from "drizzle-orm";
import { formatEuros } from "#app/domain/money/euros.ts";
import type { State } from "#app/domain/money/subscription/transitions.ts";
import { billingOf } from "#app/domain/packages/billing.ts";
import { type CurrentPlan, hasUpgrade } from "#app/domain/packages/plan-choice.ts";
import { can } from "#app/domain/policy/can.ts";
import { subscriptionState } from "#app/domain/policy/paid-access.ts";
import { type Actor, isAdmin } from "#app/domain/policy/roles.ts";
import { formatDate } from "#app/domain/schedule/dates.ts";
import { todayOf } from "#app/domain/schedule/time-zone.ts";
import { findLicence } from "#app/features/clients/licence-queries.server.ts";
import { findChooser } from "#app/features/subscriptions/chooser-queries.server.ts";
import type { Context } from "#app/services/context.server.ts";
import type { Db } from "#db/client.ts";
import { packages } from "#db/schema/packages.ts";
import { paymentAttempts, paymentCards } from "#db/schema/payments.ts";

export async function readSubscription(ctx: Context, timeZone: string) {
  const { db, actor, now } = ctx;
  const { accountId } = actor;
  const { environment } = ctx.services.payments;
  const [{ account, used, allowed }, chooser] = await Promise.all([
    findLicence(db, accountId, now),
    findChooser(db, { accountId, environment, now, timeZone }),
  ]);
  const { current } = chooser;
  const subscriptionId = current?.subscriptionId ?? null;
  const { subscriptionValidUntil: until, maxUsersOverrideUntil } = account;
  const state = subscriptionState(account, now);
  const isRunning = state === "active" || state === "pastDue";
  const isOver = until !== null && until <= now;
  const own = mayDo(actor, subscriptionId === null ? "none" : state);
  return {
    isAdmin: isAdmin(actor),
    state,
    users: allowed > 0 ? { allowed, left: Math.max(0, allowed - used) } : null,
    until: until && !(isRunning && isOver) ? formatDate(todayOf({ now: until, timeZone })) : "",
    nextInvoice: until && state === "active" ? formatDate(dayAfter(until, timeZone)) : "",
    grantedUntil: maxUsersOverrideUntil ? formatDate(maxUsersOverrideUntil) : "",
    plan: current && formatPlan(current),
    card: own.mayCancel && subscriptionId ? await findCard(db, accountId, subscriptionId) : null,
    ...own,
    mayUpgrade: current !== null && hasUpgrade(await findOffered(db), chooser),
  };
}

function mayDo(actor: Actor, state: State) {
  const mayManage = can(actor, "subscription:manage") && !isAdmin(actor);
  const isPastDue = state === "pastDue";
  const mayCancel = isPastDue || state === "active";
  return { mayCancel, mayChangeCard: mayManage && mayCancel, mayTryAgain: mayManage && isPastDue };
}

export type SubscriptionView = Awaited<ReturnType<typeof readSubscription>>;

function dayAfter(until: Date, timeZone: string) {
  return todayOf({ now: new Date(until.getTime() + 1), timeZone });
}

function formatPlan({ name, priceCents, durationInDays }: CurrentPlan & { name: string }) {
  const per = billingOf(durationInDays) === "monthly" ? "a month" : "a year";
  return { name, price: `${formatEuros(priceCents)} ${per}` };
}

/** The one of the last paid upgrade, else of the first order. */
async function findCard(db: Db, accountId: string, subscriptionId: string) {
  const { id, brand, last4, expires } = paymentCards;
  const isUpgrade = and(eq(paymentAttempts.subscriptionId, subscriptionId), eq(paymentAttempts.state, "done"));
  const [card] = await db
    .select({ brand, last4, expires })
    .from(paymentCards)
    .leftJoin(paymentAttempts, and(eq(paymentAttempts.accountId, accountId), eq(paymentAttempts.id, id)))
    .where(and(eq(paymentCards.accountId, accountId), or(eq(id, subscriptionId), isUpgrade)))
    .orderBy(desc(paymentCards.createdAt), desc(id))
    .limit(1);
  return card ?? null;
}

function findOffered(db: Db) {
  const { id, name, priceCents, durationInDays, maxUsers, published } = packages;
  return db.select({ id, name, priceCents, durationInDays, maxUsers }).from(packages).where(eq(published, true));
}
