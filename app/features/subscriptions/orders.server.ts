import { and, eq, inArray } from "drizzle-orm";
import { parseUuid } from "#app/domain/ids/ids.ts";
import type { Transaction } from "#app/services/payments/port.ts";
import { paymentAttempts } from "#db/schema/payments.ts";
import { charges } from "#db/schema/sales.ts";
import { environmentOf, type GatewayContext } from "./cancel.server.ts";
import { isCharge } from "./heard.server.ts";
import { chargeInWords, noteMend } from "./mends.server.ts";

type Order = { accountId: string; state: "open" | "done" | "refused" | "reversed"; paid: Transaction[] };

/** Does the work for each, whatever becomes of the others; whether all went well. */
type Each = (orders: Order[], work: (order: Order) => Promise<void>) => Promise<boolean>;

/**
 * Takes back what was charged beside the one charge of an order, and all of an order that came to nothing; says of an
 * order that is done and whose charge nobody recorded that it wants somebody's eye. Open ones are gone on with elsewhere.
 * Returns whether all that was to be done could be.
 */
export async function mendOrders(ctx: GatewayContext, sales: Transaction[], each: Each): Promise<boolean> {
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
    if (!reversed.ok) throw new Error(`The charge ${charge.id} could not be paid back.`);
    const text = `A charge of ${chargeInWords(charge, selling.timeZone)} that no order wanted was paid back.`;
    await noteMend(db, { kind: "reversed", accountId, text, isMended: true }, now);
  }
  if (!kept || recorded.has(kept.id)) return;
  const text = `A charge of ${chargeInWords(kept, selling.timeZone)} was not recorded: the gateway calls it ${kept.id}.`;
  await noteMend(db, { kind: "recorded", accountId, text, isMended: false }, now);
}

/** The orders of ours that were charged and are not open. */
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
