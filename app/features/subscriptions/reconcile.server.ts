import { and, eq, inArray, lt, notExists, sql } from "drizzle-orm";
import type { Logger } from "pino";
import { parseUuid } from "#app/domain/ids/ids.ts";
import { formatEuros } from "#app/domain/money/euros.ts";
import { resumeAfter } from "#app/domain/money/resume-after.ts";
import { todayOf } from "#app/domain/schedule/time-zone.ts";
import { runAttempt } from "#app/features/payments/steps.server.ts";
import { formatCharge, recordFix } from "#app/features/reconciliation/record-fix.server.ts";
import { neverDone, reconcileJob } from "#app/features/reconciliation/runs-queries.server.ts";
import { type NewCredit, recordCredit } from "#app/features/sales/record-credit.server.ts";
import { findMark, noteFailure, setMark } from "#app/services/jobs/marks.server.ts";
import type { ForeignTransaction, Transaction } from "#app/services/payments/port.ts";
import { users } from "#db/schema/accounts.ts";
import { paymentAttempts, subscriptionEvents, subscriptions } from "#db/schema/payments.ts";
import { cancelWanted, environmentOf, type GatewayContext } from "./cancel.server.ts";
import { followSubscription } from "./follow.server.ts";
import { cancelUnwanted, fixOrders } from "./orders.server.ts";
import { runIndependently } from "./run-independently.server.ts";

const oneDay = 24 * 60 * 60 * 1000;
/** In milliseconds: how far the first run looks back, and the overlap of later ones with the last good run. */
const lookBack = { first: 3 * oneDay, overlap: oneDay };

/**
 * Compares our data with the gateway's and fixes open orders, unreported charges, duplicate charges, and subscriptions
 * without an account. Each fix is a row of `reconciliations`.
 */
export async function reconcile(ctx: GatewayContext, log: Logger): Promise<void> {
  await runIndependently(log, await findLeftOpen(ctx), async (order) => {
    const { state } = await runAttempt(ctx, order.accountId, order.id);
    // why: a payment that was never confirmed with the bank needs nobody's attention
    if (state === "open" || order.awaitsBank) return;
    const what = order.kind === "card" ? "A change of card" : `An order of ${formatEuros(order.cents)}`;
    const text = `${what} that was left open was continued: it is now ${state}.`;
    await recordFix(ctx.db, { kind: "resumed", accountId: order.accountId, text, isMended: true }, ctx.now);
  });
  await runIndependently(log, await findDeserted(ctx), (key) => cancelWanted(ctx, key));
  await compareSales(ctx, log);
}

/** Since the last good run, so that what could not be fixed is found again. */
async function compareSales(ctx: GatewayContext, log: Logger) {
  const { db, payments, now } = ctx;
  const name = reconcileJob(environmentOf(payments));
  const since = await lookedThrough(ctx, name);
  try {
    const failure = await compareSince(ctx, since, log);
    if (failure === null) await setMark(db, name, { reachedAt: now, place: null });
    else await noteFailure(db, name, { failedAt: now, failure });
  } catch (error) {
    await noteFailure(db, name, { failedAt: now, failure: error instanceof Error ? error.message : String(error) });
    throw error;
  }
}

async function compareSince(ctx: GatewayContext, since: Date, log: Logger): Promise<string | null> {
  const found = await ctx.payments.transactionsSince(since);
  if (!found.ok) return `The card provider did not list its transactions (${found.problems[0]?.kind}).`;
  const { transactions, foreign } = found;
  const sales = transactions.filter(({ kind }) => kind === "sale");
  for (const one of foreign) await noteForeign(ctx, one);
  const failures = [
    await cancelUnwanted(ctx, sales, (unwanted, work) => runIndependently(log, unwanted, work)),
    await runIndependently(log, await findUnreported(ctx, sales), (unreported) => follow(ctx, unreported)),
    await fixOrders(ctx, sales, (orders, work) => runIndependently(log, orders, work)),
    await recordRefunds(ctx, transactions, log),
  ];
  return failures.find((failure) => failure !== null) ?? null;
}

async function noteForeign(
  { db, now }: GatewayContext,
  { id, amount, currency, merchantAccountId }: ForeignTransaction,
) {
  const text = `The transaction ${id} of ${amount} ${currency} in the merchant account ${merchantAccountId} is not in euros, so it can't be one of our charges.`;
  await recordFix(db, { kind: "foreign", text, isMended: false }, now);
}

/** Refunds, and charges voided before settlement. */
function recordRefunds({ db, payments, selling, now }: GatewayContext, all: Transaction[], log: Logger) {
  const environment = environmentOf(payments);
  const dayOf = (moment: Date) => todayOf({ now: moment, timeZone: selling.timeZone });
  const refunds = all.flatMap(({ kind, outcome, id, refundOf, cents, createdAt }): NewCredit[] => {
    const credit = { environment, cause: "refund", gatewayId: id, cents } as const;
    if (kind === "credit" && outcome === "paid" && refundOf !== null)
      return [{ ...credit, transactionId: refundOf, creditedOn: dayOf(createdAt) }];
    return kind === "sale" && outcome === "reversed" ? [{ ...credit, transactionId: id, creditedOn: dayOf(now) }] : [];
  });
  return runIndependently(log, refunds, (refund) => db.transaction((tx) => recordCredit(tx, refund, selling, now)));
}

/** The last good run less the overlap. If the first run fails, its starting point stays. */
async function lookedThrough({ db, now }: GatewayContext, name: string) {
  const mark = await findMark(db, name);
  const first = new Date(now.getTime() - lookBack.first);
  if (mark) return new Date(mark.reachedAt.getTime() - lookBack.overlap);
  await setMark(db, name, { reachedAt: new Date(first.getTime() + lookBack.overlap), place: neverDone });
  return first;
}

function findLeftOpen({ db, payments, now }: GatewayContext) {
  const { accountId, id, kind, cents, awaitsBank, state, triedAt, environment } = paymentAttempts;
  const before = new Date(now.getTime() - resumeAfter);
  const isOurs = eq(environment, environmentOf(payments));
  return db
    .select({ accountId, id, kind, cents, awaitsBank })
    .from(paymentAttempts)
    .where(and(eq(state, "open"), lt(triedAt, before), isOurs));
}

/** Subscriptions of accounts without users: of two people who left at once, neither was the last. */
function findDeserted({ db, payments }: GatewayContext) {
  const { accountId, id, state, environment } = subscriptions;
  const somebody = db.select({ one: sql`1` }).from(users).where(eq(users.accountId, accountId));
  const isRenewed = and(inArray(state, ["active", "pastDue"]), eq(environment, environmentOf(payments)));
  return db
    .select({ accountId, subscriptionId: id })
    .from(subscriptions)
    .where(and(isRenewed, notExists(somebody)));
}

type Unreported = { accountId: string; subscriptionId: string; charges: Transaction[] };

/** Paid or failed charges of known subscriptions that are in none of their events. */
async function findUnreported({ db }: GatewayContext, sales: Transaction[]): Promise<Unreported[]> {
  const ids = [...new Set(sales.flatMap(({ subscriptionId }) => parseUuid(subscriptionId ?? "") ?? []))];
  if (ids.length === 0) return [];
  const { accountId, id } = subscriptions;
  const known = await db.select({ accountId, subscriptionId: id }).from(subscriptions).where(inArray(id, ids));
  const { key, subscriptionId } = subscriptionEvents;
  const keys = await db.select({ key }).from(subscriptionEvents).where(inArray(subscriptionId, ids));
  const heard = new Set(keys.map((event) => event.key));
  const isUnreported = ({ id: charge, outcome }: Transaction) =>
    (outcome === "paid" && !heard.has(`charged:${charge}`)) || (outcome === "failed" && !heard.has(`failed:${charge}`));
  return known.flatMap((one) => {
    const charges = sales.filter((sale) => sale.subscriptionId === one.subscriptionId && isUnreported(sale));
    return charges.length > 0 ? [{ ...one, charges }] : [];
  });
}

async function follow(ctx: GatewayContext, { accountId, subscriptionId, charges }: Unreported) {
  const { db, payments, selling, now } = ctx;
  const found = await payments.findSubscription(subscriptionId);
  if (!found.ok) throw new Error(`The gateway did not return the subscription ${subscriptionId}.`);
  if (!found.subscription) return;
  const { subscription } = found;
  const options = { selling, environment: environmentOf(payments), now };
  await db.transaction(async (tx) => {
    await followSubscription(tx, { accountId, subscription }, options);
    for (const charge of charges) {
      const what = charge.outcome === "paid" ? "A charge" : "A failed charge";
      const text = `${what} of ${formatCharge(charge, selling.timeZone)} was recorded; the gateway had not notified us of it.`;
      await recordFix(tx, { kind: "followed", accountId, text, isMended: true }, now);
    }
  });
}
