import { eq, sql } from "drizzle-orm";
import { v7 as newId } from "uuid";
import type { InvoiceSums } from "#app/domain/money/invoice.ts";
import { foldForSearch } from "#app/domain/text/fold.ts";
import type { Tx } from "#db/client.ts";
import type { creditNoteCounters } from "#db/schema/credits.ts";
import { type BuyerBlock, billingInformation, invoiceCounters, invoices, type SellerBlock } from "#db/schema/sales.ts";

/** Letters: more than names have, and fewer than an index takes, however many one letter is folded into. */
const mostSearched = 600;

type Issued = {
  accountId: string;
  chargeId: string;
  sums: InvoiceSums;
  seller: SellerBlock;
  /** Of the person who buys, where the account has given no other for its invoices. */
  buyerName: string;
  /** YYYY-MM-DD, where the seller is. */
  issuedOn: string;
};

/**
 * Issues the invoice of a charge, in the transaction that records it, and returns its id and its number's parts. Until
 * that ends, every other invoice of the year waits: so no number is left out, and none is given twice.
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
    searchName: foldForSearch([buyer.name, buyer.companyName].filter(Boolean).join(" ")).slice(0, mostSearched),
  });
  return { id, year, count };
}

/** The next number of a series in that year, which nobody else gets before the transaction ends. */
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
