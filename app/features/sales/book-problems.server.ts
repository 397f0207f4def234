import { and, eq, gt, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import { formatEuros } from "#app/domain/money/euros.ts";
import { formatInvoiceNumber } from "#app/domain/money/invoice-number.ts";
import type { Db } from "#db/client.ts";
import { charges, invoiceCounters, invoices, ledgerEntries, sellingRecords } from "#db/schema/sales.ts";

/** What does not add up, in words without anybody's name. */
export type BookProblem = { text: string; accountId: string | null };

/** Of each kind: where this many are wrong, one more says nothing. */
const most = 100;

/**
 * Where the books contradict themselves: a charge without its selling record, entries or invoice, or with others than its
 * own amount; entries that do not sum to zero; an invoice whose lines are not its total; a number that is left out.
 */
export async function ownProblems(db: Db): Promise<BookProblem[]> {
  const uneven = await unevenCharges(db);
  return [...uneven.flatMap(problemsOf), ...(await missingNumbers(db)), ...(await uncountedNumbers(db))];
}

function unevenCharges(db: Db) {
  const sums = sumsOfEntries(db);
  const none = (sum: SQL.Aliased<number>) => sql<number>`coalesce(${sum}, 0)`.mapWith(Number);
  const found = {
    accountId: charges.accountId,
    transactionId: charges.transactionId,
    cents: charges.cents,
    sold: sellingRecords.fullPriceCents,
    invoiced: invoices.totalCents,
    year: invoices.year,
    count: invoices.count,
    lines: sql<number>`(select sum((line->>'cents')::integer) from jsonb_array_elements(${invoices.lines}) line)`,
    balance: none(sums.balance),
    gateway: none(sums.gateway),
    isShared: sql<boolean>`${none(sums.platform)} = -${sellingRecords.tsCommissionCents}
      and ${none(sums.partner)} = -${sellingRecords.partnerCommissionCents}`,
  };
  const { cents, sold, invoiced, lines, balance, gateway, isShared } = found;
  return db
    .select(found)
    .from(charges)
    .leftJoin(sellingRecords, isOf(sellingRecords))
    .leftJoin(invoices, isOf(invoices))
    .leftJoin(sums, isOf(sums))
    .where(
      or(
        or(isNull(sold), ne(sold, cents), isNull(invoiced), ne(invoiced, cents)),
        or(ne(lines, invoiced), ne(gateway, cents), ne(balance, 0), sql`not ${isShared}`),
      ),
    )
    .limit(most);
}

function sumsOfEntries(db: Db) {
  return db
    .select({
      accountId: ledgerEntries.accountId,
      chargeId: ledgerEntries.chargeId,
      balance: sumOf(sql`true`).as("balance"),
      gateway: sumOf(eq(ledgerEntries.account, "gateway")).as("gateway"),
      platform: sumOf(eq(ledgerEntries.account, "platform")).as("platform"),
      partner: sumOf(eq(ledgerEntries.account, "partner")).as("partner"),
    })
    .from(ledgerEntries)
    .groupBy(ledgerEntries.accountId, ledgerEntries.chargeId)
    .as("sums");
}

function sumOf(which: SQL) {
  return sql<number>`coalesce(sum(${ledgerEntries.cents}) filter (where ${which}), 0)`;
}

type OfCharge = { accountId: unknown; chargeId: unknown };

function isOf({ accountId, chargeId }: OfCharge) {
  return sql`${accountId} = ${charges.accountId} and ${chargeId} = ${charges.id}`;
}

type Uneven = Awaited<ReturnType<typeof unevenCharges>>[number];

function problemsOf(found: Uneven): BookProblem[] {
  const { accountId, transactionId, cents, sold, invoiced, year, count, lines, balance, gateway, isShared } = found;
  const charge = `The charge ${transactionId} of ${formatEuros(cents)}`;
  const wrong = [
    sold === null && `${charge} has no selling record.`,
    sold !== null && sold !== cents && `${charge} has a selling record of ${formatEuros(sold)}.`,
    invoiced === null && `${charge} has no invoice.`,
    invoiced !== null && invoiced !== cents && `${charge} has an invoice of ${formatEuros(invoiced)}.`,
    gateway !== cents && `${charge} has an entry of ${formatEuros(gateway)} for the gateway.`,
    balance !== 0 && `${charge} has entries that sum to ${formatEuros(balance)}.`,
    isShared === false && `${charge} has entries that share it in other ways than its selling record.`,
    year !== null &&
      count !== null &&
      Number(lines) !== invoiced &&
      `The lines of the invoice ${formatInvoiceNumber({ year, count })} are not its total.`,
  ];
  return wrong.filter((text) => text !== false).map((text) => ({ text, accountId }));
}

async function missingNumbers(db: Db): Promise<BookProblem[]> {
  const { year, last } = invoiceCounters;
  const number = sql<number>`number`.mapWith(Number);
  const rows = await db
    .select({ year, count: number })
    .from(invoiceCounters)
    .innerJoin(sql`generate_series(1, ${last}) number`, sql`true`)
    .leftJoin(invoices, and(eq(invoices.year, year), sql`${invoices.count} = ${number}`))
    .where(isNull(invoices.id))
    .orderBy(year, number)
    .limit(most);
  return rows.map((missing) => ({ text: `There is no invoice ${formatInvoiceNumber(missing)}.`, accountId: null }));
}

/** Those that their year's counter has not come to. */
async function uncountedNumbers(db: Db): Promise<BookProblem[]> {
  const { accountId, year, count } = invoices;
  const rows = await db
    .select({ accountId, year, count })
    .from(invoices)
    .leftJoin(invoiceCounters, eq(invoiceCounters.year, year))
    .where(or(isNull(invoiceCounters.last), gt(count, invoiceCounters.last)))
    .limit(most);
  return rows.map(({ accountId, ...number }) => ({
    text: `The invoice ${formatInvoiceNumber(number)} was not counted.`,
    accountId,
  }));
}
