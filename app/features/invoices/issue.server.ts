import { eq, sql } from "drizzle-orm";
import { v7 as newId } from "uuid";
import type { InvoiceSums } from "#app/domain/money/invoice.ts";
import { foldForSearch } from "#app/domain/text/fold.ts";
import type { Tx } from "#db/client.ts";
import type { creditNoteCounters } from "#db/schema/credits.ts";
import { type BuyerBlock, billingInformation, invoiceCounters, invoices, type SellerBlock } from "#db/schema/sales.ts";

/** In letters: longer than names, shorter than the limit of an index entry, however letters fold. */
const maxSearched = 600;

type Issued = {
  accountId: string;
  chargeId: string;
  sums: InvoiceSums;
  seller: SellerBlock;
  /** The person who buys, unless the account has billing information. */
  buyerName: string;
  /** YYYY-MM-DD in the seller's time zone. */
  issuedOn: string;
};

/**
 * Runs in the transaction that records the charge and blocks other invoices of the year until it ends, so that numbers
 * have no gaps or duplicates.
 */
export async function issueInvoice(tx: Tx, { accountId, chargeId, sums, ...issued }: Issued) {
  const buyer = await buyerOf(tx, accountId, issued.buyerName);
  const year = Number(issued.issuedOn.slice(0, 4));
  const count = await nextCount(tx, invoiceCounters, year);
  const id = newId();
  await tx.insert(invoices).values({
    accountId,
    id,
    chargeId,
    year,
    count,
    issuedOn: issued.issuedOn,
    lines: sums.lines,
    totalCents: sums.totalCents,
    vatRate: sums.vat?.rate ?? null,
    vatCents: sums.vat?.vatCents ?? null,
    seller: issued.seller,
    buyer,
    searchName: foldForSearch([buyer.name, buyer.companyName].filter(Boolean).join(" ")).slice(0, maxSearched),
  });
  return { id, year, count };
}

/** Locks the counter until the transaction ends. */
export async function nextCount(tx: Tx, counters: typeof invoiceCounters | typeof creditNoteCounters, year: number) {
  const [counter] = await tx
    .insert(counters)
    .values({ year, last: 1 })
    .onConflictDoUpdate({ target: counters.year, set: { last: sql`${counters.last} + 1` } })
    .returning({ last: counters.last });
  if (!counter) throw new Error(`The year ${year} has no counter.`);
  return counter.last;
}

async function buyerOf(tx: Tx, accountId: string, personName: string): Promise<BuyerBlock> {
  const [given] = await tx.select().from(billingInformation).where(eq(billingInformation.accountId, accountId));
  const name = [given?.name, given?.surname].filter(Boolean).join(" ");
  return {
    name: name || personName,
    companyName: given?.companyName || null,
    branchOffice: given?.branchOffice || null,
    address: given?.address || null,
    zip: given?.zip || null,
    city: given?.city || null,
    oib: given?.oib || null,
    vat: given?.vat || null,
  };
}
