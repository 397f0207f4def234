import { and, eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { formatEuros } from "#app/domain/money/euros.ts";
import { formatInvoiceNumber } from "#app/domain/money/invoice-number.ts";
import { formatDate } from "#app/domain/schedule/dates.ts";
import { todayOf } from "#app/domain/schedule/time-zone.ts";
import { recordFix } from "#app/features/reconciliation/record-fix.server.ts";
import type { Dispute, GatewayEnvironment } from "#app/services/payments/port.ts";
import type { Tx } from "#db/client.ts";
import { inOrder } from "#db/lock-order.ts";
import { chargeDisputes } from "#db/schema/credits.ts";
import { reconciliations } from "#db/schema/payments.ts";
import { charges, invoices } from "#db/schema/sales.ts";
import { recordCredit } from "./record-credit.server.ts";
import type { Selling } from "./settings.server.ts";

/** `at`: the time of the gateway's message. */
type ReportedDispute = { dispute: Dispute; at: Date; environment: GatewayEnvironment };

/**
 * An open dispute becomes a note for administrators; a lost one is credited. Ignores older messages that arrive later.
 */
export async function recordDispute(tx: Tx, reported: ReportedDispute, selling: Selling, now: Date): Promise<void> {
  const { dispute, environment } = reported;
  const charge = dispute.currency === "EUR" ? await findCharge(tx, reported) : null;
  if (!charge) return noteUnknown(tx, dispute, now);
  const moved = await moveOn(tx, reported, charge);
  if (!moved) return;
  const { accountId, chargeId, number } = charge;
  const amount = formatEuros(dispute.cents);
  if (dispute.state === "open") {
    const text = `The buyer's bank disputes ${amount} of the invoice ${number}. Respond to it at the card provider before the deadline.`;
    await recordFix(tx, { kind: "disputed", accountId, chargeId, text, isMended: false }, now);
    return;
  }
  await closeNotes(tx, charge, now);
  if (dispute.state === "won") {
    const isLate = moved.from === "lost";
    const won = `The dispute of ${amount} of the invoice ${number} was won`;
    const text = isLate ? `${won} after it had been lost: reverse its credit note by hand.` : `${won}.`;
    return recordFix(tx, { kind: "disputed", accountId, chargeId, text, isMended: !isLate }, now);
  }
  const { id: gatewayId, transactionId, cents } = dispute;
  const creditedOn = todayOf({ now: reported.at, timeZone: selling.timeZone });
  const credit = { environment, transactionId, cause: "dispute", gatewayId, cents, creditedOn } as const;
  await recordCredit(tx, credit, selling, now);
}

async function findCharge(tx: Tx, { dispute, environment }: ReportedDispute) {
  const isIt = and(eq(charges.environment, environment), eq(charges.transactionId, dispute.transactionId));
  const [row] = await tx
    .select({ accountId: charges.accountId, chargeId: charges.id, year: invoices.year, count: invoices.count })
    .from(charges)
    .innerJoin(invoices, and(eq(invoices.accountId, charges.accountId), eq(invoices.chargeId, charges.id)))
    .where(isIt);
  return row ? { accountId: row.accountId, chargeId: row.chargeId, number: formatInvoiceNumber(row) } : null;
}

type Charge = NonNullable<Awaited<ReturnType<typeof findCharge>>>;

async function noteUnknown(tx: Tx, { id, cents, currency, transactionId, day }: Dispute, now: Date) {
  const amount = `${(cents / 100).toFixed(2)} ${currency}`;
  const text = `The dispute ${id} of ${amount} since ${formatDate(day)} concerns the transaction ${transactionId}, which is not in our books.`;
  await recordFix(tx, { kind: "disputed", text, isMended: false }, now);
}

async function moveOn(tx: Tx, { dispute, at, environment }: ReportedDispute, { accountId, chargeId }: Charge) {
  const { id: gatewayId, state, cents, day: openedOn } = dispute;
  const isTheirs = and(eq(chargeDisputes.accountId, accountId), eq(chargeDisputes.environment, environment));
  const isIt = and(isTheirs, eq(chargeDisputes.gatewayId, gatewayId));
  const made = await tx
    .insert(chargeDisputes)
    .values({ accountId, id: newId(), chargeId, environment, gatewayId, state, cents, openedOn, changedAt: at })
    .onConflictDoNothing()
    .returning({ id: chargeDisputes.id });
  if (made.length > 0) return { from: null };
  const [before] = await tx
    .select()
    .from(chargeDisputes)
    .where(isIt)
    .for(inOrder(tx, chargeDisputes, "delete"));
  if (!before || before.changedAt > at || before.state === state) return null;
  await tx.update(chargeDisputes).set({ state, cents, changedAt: at }).where(isIt);
  return { from: before.state };
}

async function closeNotes(tx: Tx, { accountId, chargeId }: Charge, now: Date) {
  const { kind, isMended } = reconciliations;
  const areOpen = and(eq(kind, "disputed"), eq(isMended, false), eq(reconciliations.chargeId, chargeId));
  await tx
    .update(reconciliations)
    .set({ isMended: true, resolvedAt: now })
    .where(and(areOpen, eq(reconciliations.accountId, accountId)));
}
