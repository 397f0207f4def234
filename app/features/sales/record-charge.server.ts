import { and, eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { commissionsOf, type SaleType, saleTypes } from "#app/domain/money/commissions.ts";
import { formatEuros } from "#app/domain/money/euros.ts";
import { type Charged, invoiceOf } from "#app/domain/money/invoice.ts";
import { formatInvoiceNumber } from "#app/domain/money/invoice-number.ts";
import { saleEntries } from "#app/domain/money/ledger.ts";
import { todayOf } from "#app/domain/schedule/time-zone.ts";
import { issueInvoice } from "#app/features/invoices/issue.server.ts";
import { queueMail } from "#app/services/mail/outbox.server.ts";
import type { GatewayEnvironment } from "#app/services/payments/port.ts";
import type { Tx } from "#db/client.ts";
import { users } from "#db/schema/accounts.ts";
import { charges, ledgerEntries, sellingRecords } from "#db/schema/sales.ts";
import type { Selling } from "./settings.server.ts";

export type Sold =
  | { type: "package"; packageId: string; name: string; charged: Charged }
  | {
      type: "program";
      program: { accountId: string; id: string };
      name: string;
      /** The rate is in percent; null if the creator is not a partner. */
      partner: { accountId: string; userId: string; rate: number } | null;
    };

export type NewCharge = {
  accountId: string;
  buyerId: string | null;
  environment: GatewayEnvironment;
  /** The attempt's id if it was free. */
  transactionId: string;
  subscriptionId: string | null;
  attemptId: string | null;
  cents: number;
  chargedAt: Date;
  paidThrough: string | null;
  sold: Sold;
};

/** `isNew`: false if it was recorded before, which changes nothing. */
export type Recorded = { chargeId: string; isNew: boolean };

/** Idempotent by the gateway's id. Stores the selling record, ledger entries, invoice and mail in the transaction. */
export async function recordCharge(tx: Tx, charge: NewCharge, selling: Selling, now: Date): Promise<Recorded> {
  const { sold, buyerId, ...row } = charge;
  const made = await tx
    .insert(charges)
    .values({ ...row, id: newId() })
    .onConflictDoNothing({ target: [charges.environment, charges.transactionId] })
    .returning({ id: charges.id });
  const [first] = made;
  if (!first) return { chargeId: await recordedBefore(tx, charge), isNew: false };
  await recordSale(tx, first.id, charge, selling.tsCommissionRate);
  await invoiceAndMail(tx, first.id, charge, selling, now);
  return { chargeId: first.id, isNew: true };
}

async function recordedBefore(tx: Tx, { environment, transactionId }: NewCharge) {
  const isIt = and(eq(charges.environment, environment), eq(charges.transactionId, transactionId));
  const [charge] = await tx.select({ id: charges.id }).from(charges).where(isIt);
  if (!charge) throw new Error(`The charge ${transactionId} is neither new nor recorded.`);
  return charge.id;
}

async function recordSale(tx: Tx, chargeId: string, charge: NewCharge, tsCommissionRate: number) {
  const { accountId, buyerId, cents, chargedAt, sold } = charge;
  const partner = sold.type === "program" ? sold.partner : null;
  const rates = { platform: tsCommissionRate, partner: partner?.rate ?? null };
  const commissions = commissionsOf(sold.type satisfies SaleType, cents, rates);
  await tx.insert(sellingRecords).values({
    accountId,
    chargeId,
    type: saleTypes[sold.type],
    name: sold.name,
    purchaseDate: chargedAt,
    buyerId,
    partnerAccountId: partner?.accountId ?? null,
    partnerId: partner?.userId ?? null,
    packageId: sold.type === "package" ? sold.packageId : null,
    programAccountId: sold.type === "program" ? sold.program.accountId : null,
    programId: sold.type === "program" ? sold.program.id : null,
    fullPriceCents: cents,
    tsCommissionCents: commissions.tsCommission,
    partnerCommissionCents: commissions.partnerCommission,
    adminCommissionCents: commissions.adminCommission,
    tsCommissionRate,
    partnerCommissionRate: rates.partner,
  });
  const entries = saleEntries(commissions);
  if (entries.length > 0) {
    await tx.insert(ledgerEntries).values(entries.map((entry) => ({ ...entry, accountId, chargeId })));
  }
}

async function invoiceAndMail(tx: Tx, chargeId: string, charge: NewCharge, selling: Selling, now: Date) {
  const { accountId, buyerId, cents, sold } = charge;
  const [buyer] = buyerId
    ? await tx
        .select()
        .from(users)
        .where(and(eq(users.accountId, accountId), eq(users.id, buyerId)))
    : [];
  const charged: Charged = sold.type === "program" ? { kind: "program", name: sold.name, cents } : sold.charged;
  const invoice = await issueInvoice(tx, {
    accountId,
    chargeId,
    sums: invoiceOf(charged, selling.vatRate),
    seller: selling.seller,
    buyerName: buyer ? `${buyer.firstName} ${buyer.lastName}`.trim() : "Deleted user",
    issuedOn: todayOf({ now, timeZone: selling.timeZone }),
  });
  if (!buyer) return;
  const content = {
    firstName: buyer.firstName,
    name: sold.name,
    amount: formatEuros(cents),
    invoiceId: invoice.id,
    number: formatInvoiceNumber(invoice),
  };
  await queueMail(tx, { kind: "paid", recipient: buyer.email, accountId, content }, now);
}
