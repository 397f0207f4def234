import { and, eq, inArray, lt, notExists, sql } from "drizzle-orm";
import type { Logger } from "pino";
import { parseUuid } from "#app/domain/ids/ids.ts";
import { formatEuros } from "#app/domain/money/euros.ts";
import { runAttempt } from "#app/features/payments/steps.server.ts";
import type { Transaction } from "#app/services/payments/port.ts";
import { users } from "#db/schema/accounts.ts";
import { paymentAttempts, subscriptionEvents, subscriptions } from "#db/schema/payments.ts";
import { cancelWanted, environmentOf, type GatewayContext } from "./cancel.server.ts";
import { followSubscription } from "./follow.server.ts";
import { chargeInWords, noteMend } from "./mends.server.ts";
import { mendOrders } from "./orders.server.ts";

/** Whoever goes on with an order has it for so long, in milliseconds. */
const resumeAfter = 2 * 60 * 1000;

/** What the gateway made since then is asked each time: an hour that was missed is in the next ones. In milliseconds. */
const lookBack = 3 * 24 * 60 * 60 * 1000;

/**
 * Compares what stands here with what the gateway says, and mends what differs: orders that were left open, charges that
 * no webhook told of, second charges of one order, subscriptions that nobody has any more. Each mend is a row of
 * `reconciliations`.
 */
export async function reconcile(ctx: GatewayContext, log: Logger): Promise<void> {
  await eachAlone(log, await findLeftOpen(ctx), async (order) => {
    const { state } = await runAttempt(ctx, order.accountId, order.id);
    if (state === "open") return;
    const text = `An order of ${formatEuros(order.cents)} that was left open was gone on with: it is ${state}.`;
    await noteMend(ctx.db, { kind: "resumed", accountId: order.accountId, text, isMended: true }, ctx.now);
  });
  await eachAlone(log, await findDeserted(ctx), (key) => cancelWanted(ctx, key));
  const found = await ctx.payments.transactionsSince(new Date(ctx.now.getTime() - lookBack));
  if (!found.ok) return;
  const sales = found.transactions.filter(({ kind }) => kind === "sale");
  await eachAlone(log, await findUnheard(ctx, sales), (unheard) => follow(ctx, unheard));
  await mendOrders(ctx, sales, (orders, work) => eachAlone(log, orders, work));
}

/** One that fails keeps no other from being mended. */
async function eachAlone<T>(log: Logger, all: readonly T[], work: (one: T) => Promise<void>) {
  for (const one of all) {
    try {
      await work(one);
    } catch (error) {
      log.error({ err: error }, "fault");
    }
  }
}

function findLeftOpen({ db, payments, now }: GatewayContext) {
  const { state, triedAt, environment } = paymentAttempts;
  const before = new Date(now.getTime() - resumeAfter);
  const isOurs = eq(environment, environmentOf(payments));
  return db
    .select({ accountId: paymentAttempts.accountId, id: paymentAttempts.id, cents: paymentAttempts.cents })
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
  if (!found.ok || !found.subscription) return;
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
