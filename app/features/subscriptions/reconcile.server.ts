import { and, eq, inArray, lt, notExists, sql } from "drizzle-orm";
import type { Logger } from "pino";
import { parseUuid } from "#app/domain/ids/ids.ts";
import { formatEuros } from "#app/domain/money/euros.ts";
import { resumeAfter } from "#app/domain/money/resume-after.ts";
import { todayOf } from "#app/domain/schedule/time-zone.ts";
import { runAttempt } from "#app/features/payments/steps.server.ts";
import { chargeInWords, noteMend } from "#app/features/reconciliation/note-mend.server.ts";
import { neverDone, reconcileJob } from "#app/features/reconciliation/runs-queries.server.ts";
import { type NewCredit, recordCredit } from "#app/features/sales/record-credit.server.ts";
import { noteFailure, readMark, setMark } from "#app/services/jobs/marks.server.ts";
import type { ForeignTransaction, Transaction } from "#app/services/payments/port.ts";
import { users } from "#db/schema/accounts.ts";
import { paymentAttempts, subscriptionEvents, subscriptions } from "#db/schema/payments.ts";
import { cancelWanted, environmentOf, type GatewayContext } from "./cancel.server.ts";
import { eachAlone } from "./each-alone.server.ts";
import { followSubscription } from "./follow.server.ts";
import { cancelUnwanted, mendOrders } from "./orders.server.ts";

const oneDay = 24 * 60 * 60 * 1000;
/** In milliseconds: how far the first run looks back, and later ones beyond the last one in which all went well. */
const lookBack = { first: 3 * oneDay, overlap: oneDay };

/**
 * Compares what stands here with what the gateway says, and mends what differs: orders that were left open, charges that
 * no webhook told of, second charges of one order, subscriptions that nobody has any more. Each mend is a row of
 * `reconciliations`.
 */
export async function reconcile(ctx: GatewayContext, log: Logger): Promise<void> {
  await eachAlone(log, await findLeftOpen(ctx), async (order) => {
    const { state } = await runAttempt(ctx, order.accountId, order.id);
    // why: nobody has to look at somebody who did not confirm a payment with their bank
    if (state === "open" || order.awaitsBank) return;
    const what = order.kind === "card" ? "A change of card" : `An order of ${formatEuros(order.cents)}`;
    const text = `${what} that was left open was gone on with: it is ${state}.`;
    await noteMend(ctx.db, { kind: "resumed", accountId: order.accountId, text, isMended: true }, ctx.now);
  });
  await eachAlone(log, await findDeserted(ctx), (key) => cancelWanted(ctx, key));
  await compareSales(ctx, log);
}

/** What the gateway made since the last run that went well: what could not be mended is found again by the next one. */
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

/** Returns why not all could be compared and mended; null if it could. */
async function compareSince(ctx: GatewayContext, since: Date, log: Logger): Promise<string | null> {
  const found = await ctx.payments.transactionsSince(since);
  if (!found.ok) return `The card provider did not list its transactions (${found.problems[0]?.kind}).`;
  const { transactions, foreign } = found;
  const sales = transactions.filter(({ kind }) => kind === "sale");
  for (const one of foreign) await noteForeign(ctx, one);
  const failures = [
    await cancelUnwanted(ctx, sales, (unwanted, work) => eachAlone(log, unwanted, work)),
    await eachAlone(log, await findUnheard(ctx, sales), (unheard) => follow(ctx, unheard)),
    await mendOrders(ctx, sales, (orders, work) => eachAlone(log, orders, work)),
    await recordRefunds(ctx, transactions, log),
  ];
  return failures.find((failure) => failure !== null) ?? null;
}

async function noteForeign(
  { db, now }: GatewayContext,
  { id, amount, currency, merchantAccountId }: ForeignTransaction,
) {
  const text = `The transaction ${id} of ${amount} ${currency} in the merchant account ${merchantAccountId} is not in euros: no charge of ours can be.`;
  await noteMend(db, { kind: "foreign", text, isMended: false }, now);
}

/** What was paid back at the gateway, by a refund or by taking back a charge that was not settled yet. */
function recordRefunds({ db, payments, selling, now }: GatewayContext, all: Transaction[], log: Logger) {
  const environment = environmentOf(payments);
  const dayOf = (moment: Date) => todayOf({ now: moment, timeZone: selling.timeZone });
  const refunds = all.flatMap(({ kind, outcome, id, refundOf, cents, createdAt }): NewCredit[] => {
    const credit = { environment, cause: "refund", gatewayId: id, cents } as const;
    if (kind === "credit" && outcome === "paid" && refundOf !== null)
      return [{ ...credit, transactionId: refundOf, creditedOn: dayOf(createdAt) }];
    return kind === "sale" && outcome === "reversed" ? [{ ...credit, transactionId: id, creditedOn: dayOf(now) }] : [];
  });
  return eachAlone(log, refunds, (refund) => db.transaction((tx) => recordCredit(tx, refund, selling, now)));
}

/** How far all was looked through, less the overlap. A first run that fails leaves its beginning to the next one. */
async function lookedThrough({ db, now }: GatewayContext, name: string) {
  const mark = await readMark(db, name);
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

/** Subscriptions that would be renewed for an account that has nobody: of two who left at once neither was the last. */
function findDeserted({ db, payments }: GatewayContext) {
  const { accountId, id, state, environment } = subscriptions;
  const somebody = db.select({ one: sql`1` }).from(users).where(eq(users.accountId, accountId));
  const isRenewed = and(inArray(state, ["active", "pastDue"]), eq(environment, environmentOf(payments)));
  return db
    .select({ accountId, subscriptionId: id })
    .from(subscriptions)
    .where(and(isRenewed, notExists(somebody)));
}

type Unheard = { accountId: string; subscriptionId: string; charges: Transaction[] };

/** Charges of subscriptions that we know, paid or failed, which stand in none of their events. */
async function findUnheard({ db }: GatewayContext, sales: Transaction[]): Promise<Unheard[]> {
  const ids = [...new Set(sales.flatMap(({ subscriptionId }) => parseUuid(subscriptionId ?? "") ?? []))];
  if (ids.length === 0) return [];
  const { accountId, id } = subscriptions;
  const known = await db.select({ accountId, subscriptionId: id }).from(subscriptions).where(inArray(id, ids));
  const { key, subscriptionId } = subscriptionEvents;
  const keys = await db.select({ key }).from(subscriptionEvents).where(inArray(subscriptionId, ids));
  const heard = new Set(keys.map((event) => event.key));
  const isUnheard = ({ id: charge, outcome }: Transaction) =>
    (outcome === "paid" && !heard.has(`charged:${charge}`)) || (outcome === "failed" && !heard.has(`failed:${charge}`));
  return known.flatMap((one) => {
    const charges = sales.filter((sale) => sale.subscriptionId === one.subscriptionId && isUnheard(sale));
    return charges.length > 0 ? [{ ...one, charges }] : [];
  });
}

async function follow(ctx: GatewayContext, { accountId, subscriptionId, charges }: Unheard) {
  const { db, payments, selling, now } = ctx;
  const found = await payments.findSubscription(subscriptionId);
  if (!found.ok) throw new Error(`The gateway did not say how the subscription ${subscriptionId} stands.`);
  if (!found.subscription) return;
  const { subscription } = found;
  const options = { selling, environment: environmentOf(payments), now };
  await db.transaction(async (tx) => {
    await followSubscription(tx, { accountId, subscription }, options);
    for (const charge of charges) {
      const what = charge.outcome === "paid" ? "A charge" : "A charge that failed,";
      const text = `${what} of ${chargeInWords(charge, selling.timeZone)} was followed, of which no notice had come.`;
      await noteMend(tx, { kind: "followed", accountId, text, isMended: true }, now);
    }
  });
}
