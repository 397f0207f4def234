import { and, eq, inArray, notExists, sql } from "drizzle-orm";
import { parseUuid } from "#app/domain/ids/ids.ts";
import { formatCharge, recordFix } from "#app/features/reconciliation/record-fix.server.ts";
import type { Transaction } from "#app/services/payments/port.ts";
import { paymentAttempts, subscriptions } from "#db/schema/payments.ts";
import { charges } from "#db/schema/sales.ts";
import { environmentOf, type GatewayContext } from "./cancel.server.ts";
import { isCharge } from "./gateway-events.server.ts";

type Order = { accountId: string; state: "open" | "done" | "refused" | "reversed"; paid: Transaction[] };

/** Continues after errors; returns the first error message, or null. */
type Each = (orders: Order[], work: (order: Order) => Promise<void>) => Promise<string | null>;

/**
 * Refunds extra charges of an order and charges of failed orders, and notes for administrators an order that is done
 * but has no recorded charge. Open orders are resumed elsewhere. Returns an error message or null.
 */
export async function fixOrders(ctx: GatewayContext, sales: Transaction[], each: Each): Promise<string | null> {
  const paid = sales.filter((sale) => isCharge(sale) && sale.refunds.length === 0 && sale.subscriptionId === null);
  const recorded = await findRecorded(ctx, paid);
  return each(await findOrders(ctx, paid), (order) => mendOrder(ctx, order, recorded));
}

async function mendOrder(ctx: GatewayContext, { accountId, state, paid }: Order, recorded: ReadonlySet<string>) {
  const { db, payments, selling, now } = ctx;
  const oldestFirst = paid.toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
  const kept = oldestFirst.find(({ id }) => recorded.has(id)) ?? (state === "done" ? oldestFirst[0] : undefined);
  for (const charge of oldestFirst.filter((one) => one !== kept)) {
    const reversed = await payments.reverse(charge.id);
    if (!reversed.ok) throw new Error(`The charge ${charge.id} could not be refunded.`);
    const text = `A charge of ${formatCharge(charge, selling.timeZone)} that no order called for was refunded.`;
    await recordFix(db, { kind: "reversed", accountId, text, isMended: true }, now);
  }
  if (!kept || recorded.has(kept.id)) return;
  const text = `A charge of ${formatCharge(kept, selling.timeZone)} was not recorded: the gateway calls it ${kept.id}.`;
  await recordFix(db, { kind: "recorded", accountId, text, isMended: false }, now);
}

type Unwanted = { accountId: string; id: string; charges: Transaction[] };
type EachUnwanted = (all: Unwanted[], work: (one: Unwanted) => Promise<void>) => Promise<string | null>;

/**
 * Cancels subscriptions that the gateway created, perhaps late, for rejected or withdrawn orders, and notes which
 * charges to refund by hand. Returns an error message or null.
 */
export async function cancelUnwanted(ctx: GatewayContext, sales: Transaction[], each: EachUnwanted) {
  const { payments, selling, now } = ctx;
  return each(await findUnwanted(ctx, sales), async ({ accountId, id, charges }) => {
    const cancelled = await payments.cancelSubscription(id);
    if (!cancelled.ok) throw new Error(`The subscription ${id} of a rejected order could not be cancelled.`);
    for (const charge of charges) {
      const what = `A charge of ${formatCharge(charge, selling.timeZone)} belongs to an order that was refused`;
      const text = `${what}: its subscription ${id} was cancelled; refund the transaction ${charge.id} at the card provider.`;
      await recordFix(ctx.db, { kind: "recorded", accountId, text, isMended: false }, now);
    }
  });
}

/** Charged at the gateway, rejected here, and unknown to our subscriptions. */
async function findUnwanted({ db }: GatewayContext, sales: Transaction[]): Promise<Unwanted[]> {
  const paid = sales.filter((sale) => isCharge(sale) && sale.refunds.length === 0);
  const ids = [...new Set(paid.flatMap(({ subscriptionId }) => parseUuid(subscriptionId ?? "") ?? []))];
  if (ids.length === 0) return [];
  const { accountId, id, state } = paymentAttempts;
  const isUnknown = notExists(db.select({ one: sql`1` }).from(subscriptions).where(eq(subscriptions.id, id)));
  const refused = await db
    .select({ accountId, id })
    .from(paymentAttempts)
    .where(and(inArray(id, ids), inArray(state, ["refused", "reversed"]), isUnknown));
  return refused.map((order) => ({ ...order, charges: paid.filter((one) => one.subscriptionId === order.id) }));
}

async function findOrders({ db }: GatewayContext, paid: Transaction[]): Promise<Order[]> {
  const ids = [...new Set(paid.flatMap(({ orderId }) => parseUuid(orderId ?? "") ?? []))];
  if (ids.length === 0) return [];
  const { accountId, id, state } = paymentAttempts;
  const rows = await db.select({ accountId, id, state }).from(paymentAttempts).where(inArray(id, ids));
  const ended = rows.filter((row) => row.state !== "open");
  return ended.map((row) => ({ ...row, paid: paid.filter(({ orderId }) => orderId === row.id) }));
}

async function findRecorded({ db, payments }: GatewayContext, paid: Transaction[]): Promise<ReadonlySet<string>> {
  if (paid.length === 0) return new Set();
  const { transactionId, environment } = charges;
  const ids = paid.map(({ id }) => id);
  const rows = await db
    .select({ transactionId })
    .from(charges)
    .where(and(eq(environment, environmentOf(payments)), inArray(transactionId, ids)));
  return new Set(rows.map((row) => row.transactionId));
}
