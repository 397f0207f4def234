import { and, eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { formatEuros } from "#app/domain/money/euros.ts";
import { formatCreditNumber, formatInvoiceNumber } from "#app/domain/money/invoice-number.ts";
import { creditEntries, creditedPart } from "#app/domain/money/ledger.ts";
import { todayOf } from "#app/domain/schedule/time-zone.ts";
import { nextCount } from "#app/features/invoices/issue.server.ts";
import { recordFix } from "#app/features/reconciliation/record-fix.server.ts";
import { queueMail } from "#app/services/mail/outbox.server.ts";
import type { GatewayEnvironment } from "#app/services/payments/port.ts";
import type { Tx } from "#db/client.ts";
import { inOrder } from "#db/lock-order.ts";
import { users } from "#db/schema/accounts.ts";
import { creditNoteCounters, creditNotes, creditEntries as entryRows } from "#db/schema/credits.ts";
import { charges, invoices, sellingRecords } from "#db/schema/sales.ts";
import type { Selling } from "./settings.server.ts";

export type NewCredit = {
  environment: GatewayEnvironment;
  /** The gateway's id of the charge. */
  transactionId: string;
  cause: "refund" | "dispute";
  /** The gateway's id of the refund or dispute. */
  gatewayId: string;
  cents: number;
  creditedOn: string;
};

/**
 * Idempotent by the gateway's id. Stores a credit note, ledger entries, the mail to the buyer and a note for
 * administrators. Returns false if it was recorded before or the charge is unknown.
 */
export async function recordCredit(tx: Tx, credit: NewCredit, selling: Selling, now: Date): Promise<boolean> {
  const charge = await lockCharge(tx, credit);
  if (!charge || (await isRecorded(tx, credit, charge))) return false;
  const { accountId, chargeId } = charge;
  const before = await creditedBefore(tx, charge);
  const cents = Math.min(credit.cents, charge.cents - before);
  if (cents < credit.cents) await noteTooMuch(tx, credit, charge, now);
  if (cents <= 0) return false;
  const part = { cents, before };
  const note = await issueNote(tx, { ...credit, cents }, charge, { before, timeZone: selling.timeZone, now });
  const entries = creditEntries(charge.sale, part).map((entry) => ({ ...entry, accountId, creditNoteId: note.id }));
  await tx.insert(entryRows).values(entries);
  const number = formatCreditNumber(note);
  const what = credit.cause === "refund" ? "was refunded" : "was lost in a dispute";
  const text = `${formatEuros(cents)} of the invoice ${charge.number} ${what}: credit note ${number} was made.`;
  await recordFix(tx, { kind: "refunded", accountId, chargeId, text, isMended: true }, now);
  await mailCredit(tx, charge, { cause: credit.cause, cents, number, creditNoteId: note.id }, now);
  return true;
}

async function lockCharge(tx: Tx, { environment, transactionId }: NewCredit) {
  const isIt = and(eq(charges.environment, environment), eq(charges.transactionId, transactionId));
  // why: of two credits of one charge at once, the second must count the first
  const [charge] = await tx
    .select()
    .from(charges)
    .where(isIt)
    .for(inOrder(tx, charges, "delete"));
  if (!charge) return null;
  const { accountId, id: chargeId, cents } = charge;
  const [record] = await tx
    .select()
    .from(sellingRecords)
    .where(and(eq(sellingRecords.accountId, accountId), eq(sellingRecords.chargeId, chargeId)));
  const [invoice] = await tx
    .select()
    .from(invoices)
    .where(and(eq(invoices.accountId, accountId), eq(invoices.chargeId, chargeId)));
  if (!record || !invoice) throw new Error(`The charge ${chargeId} has no selling record or invoice.`);
  const sale = {
    tsCommission: record.tsCommissionCents,
    partnerCommission: record.partnerCommissionCents,
    adminCommission: record.adminCommissionCents,
  };
  const { name, buyerId } = record;
  return {
    accountId,
    chargeId,
    cents,
    sale,
    name,
    buyerId,
    vatCents: invoice.vatCents,
    number: formatInvoiceNumber(invoice),
  };
}

type Charge = NonNullable<Awaited<ReturnType<typeof lockCharge>>>;

async function isRecorded(tx: Tx, { environment, cause, gatewayId }: NewCredit, { accountId }: Charge) {
  const isIt = [
    eq(creditNotes.accountId, accountId),
    eq(creditNotes.environment, environment),
    eq(creditNotes.cause, cause),
    eq(creditNotes.gatewayId, gatewayId),
  ];
  return (await tx.$count(creditNotes, and(...isIt))) > 0;
}

async function creditedBefore(tx: Tx, { accountId, chargeId }: Charge): Promise<number> {
  const rows = await tx
    .select({ cents: creditNotes.cents })
    .from(creditNotes)
    .where(and(eq(creditNotes.accountId, accountId), eq(creditNotes.chargeId, chargeId)));
  return rows.reduce((sum, { cents }) => sum + cents, 0);
}

/** As when a charge is refunded and its dispute is lost too. */
async function noteTooMuch(
  tx: Tx,
  { gatewayId, cents }: NewCredit,
  { accountId, chargeId, number }: Charge,
  now: Date,
) {
  const text = `${formatEuros(cents)} was refunded on invoice ${number} by ${gatewayId}, which is more than is left of it.`;
  await recordFix(tx, { kind: "refunded", accountId, chargeId, text, isMended: false }, now);
}

type Noting = { before: number; timeZone: string; now: Date };

async function issueNote(tx: Tx, credit: NewCredit, charge: Charge, { before, timeZone, now }: Noting) {
  const { environment, cause, gatewayId, cents, creditedOn } = credit;
  const { accountId, chargeId, vatCents } = charge;
  const issuedOn = todayOf({ now, timeZone });
  const year = Number(issuedOn.slice(0, 4));
  const count = await nextCount(tx, creditNoteCounters, year);
  const vatUpTo = (sum: number) => creditedPart(vatCents ?? 0, { of: charge.cents, cents: sum });
  const id = newId();
  await tx.insert(creditNotes).values({
    accountId,
    id,
    chargeId,
    environment,
    cause,
    gatewayId,
    cents,
    creditedOn,
    year,
    count,
    issuedOn,
    vatCents: vatCents === null ? null : vatUpTo(before + cents) - vatUpTo(before),
  });
  return { id, year, count };
}

type Credited = { cause: NewCredit["cause"]; cents: number; number: string; creditNoteId: string };

async function mailCredit(tx: Tx, charge: Charge, { cause, cents, number, creditNoteId }: Credited, now: Date) {
  const { accountId, buyerId, name, number: invoiceNumber } = charge;
  if (!buyerId) return;
  const [buyer] = await tx
    .select()
    .from(users)
    .where(and(eq(users.accountId, accountId), eq(users.id, buyerId)));
  if (!buyer) return;
  const what = { cause, name, amount: formatEuros(cents), number, invoiceNumber, creditNoteId };
  await queueMail(
    tx,
    { kind: "credited", recipient: buyer.email, accountId, content: { firstName: buyer.firstName, ...what } },
    now,
  );
}
