import { and, eq, gt, gte, inArray, isNull, lte, ne, or, type SQL, sql } from "drizzle-orm";
import { formatEuros } from "#app/domain/money/euros.ts";
import { formatInvoiceNumber } from "#app/domain/money/invoice-number.ts";
import type { Db } from "#db/client.ts";
import { charges, invoiceCounters, invoices, ledgerEntries, sellingRecords } from "#db/schema/sales.ts";

/** Without names of people. `takenAt`: the gateway's time. */
export type BookProblem = { text: string; accountId: string | null; chargeId?: string; takenAt?: Date };

/** Charges are checked in this order. */
export type ChargeKey = { accountId: string; id: string };

/** Per kind and batch: more would add nothing. */
export const most = 100;

/** Charges per statement. */
const batch = 5000;

/**
 * Compares charges after `from` with selling records, entries and invoices: each must exist with the same amount,
 * entries sum to zero, and an invoice's lines to its total. `next`: where to continue, null at the end.
 */
export async function chargeProblems(db: Db, { from, batches }: { from: ChargeKey | null; batches: number }) {
  const problems: BookProblem[] = [];
  let next = from;
  for (let left = batches; left > 0; left--) {
    const last = await lastOfBatch(db, next);
    const isInside = and(next ? sql`${chargeKey} > ${keyOf(next)}` : undefined, upTo(last));
    problems.push(...(await problemsWhere(db, isInside)));
    next = last;
    if (last === null) break;
  }
  return { problems, next };
}

export function problemsSince(db: Db, time: Date) {
  return problemsWhere(db, gte(charges.chargedAt, time));
}

export async function problemsOfCharges(db: Db, keys: readonly ChargeKey[]): Promise<BookProblem[]> {
  if (keys.length === 0) return [];
  return problemsWhere(db, sql`${chargeKey} in (${sql.join(keys.map(keyOf), sql`, `)})`);
}

const chargeKey = sql`(${charges.accountId}, ${charges.id})`;

function keyOf({ accountId, id }: ChargeKey) {
  return sql`(${accountId}::uuid, ${id}::uuid)`;
}

function upTo(last: ChargeKey | null) {
  return last ? sql`${chargeKey} <= ${keyOf(last)}` : undefined;
}

async function lastOfBatch(db: Db, from: ChargeKey | null): Promise<ChargeKey | null> {
  const [last] = await db
    .select({ accountId: charges.accountId, id: charges.id })
    .from(charges)
    .where(from ? sql`${chargeKey} > ${keyOf(from)}` : undefined)
    .orderBy(charges.accountId, charges.id)
    .offset(batch - 1)
    .limit(1);
  return last ?? null;
}

async function problemsWhere(db: Db, which: SQL | undefined): Promise<BookProblem[]> {
  return (await unevenCharges(db, which)).flatMap(problemsOf);
}

function unevenCharges(db: Db, which: SQL | undefined) {
  const sums = sumsOfEntries(db);
  const none = (sum: SQL.Aliased<number>) => sql<number>`coalesce(${sum}, 0)`.mapWith(Number);
  const found = {
    accountId: charges.accountId,
    chargeId: charges.id,
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
    .leftJoinLateral(sums, sql`true`)
    .where(
      and(
        which,
        or(
          or(isNull(sold), ne(sold, cents), isNull(invoiced), ne(invoiced, cents)),
          or(ne(lines, invoiced), ne(gateway, cents), ne(balance, 0), sql`not ${isShared}`),
        ),
      ),
    )
    .orderBy(charges.accountId, charges.id)
    .limit(most);
}

function sumsOfEntries(db: Db) {
  return db
    .select({
      balance: sumOf(sql`true`).as("balance"),
      gateway: sumOf(eq(ledgerEntries.account, "gateway")).as("gateway"),
      platform: sumOf(eq(ledgerEntries.account, "platform")).as("platform"),
      partner: sumOf(eq(ledgerEntries.account, "partner")).as("partner"),
    })
    .from(ledgerEntries)
    .where(isOf(ledgerEntries))
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
  const { accountId, chargeId, transactionId, cents, sold, invoiced, year, count } = found;
  const { lines, balance, gateway, isShared } = found;
  const charge = `The charge ${transactionId} of ${formatEuros(cents)}`;
  const wrong = [
    sold === null && `${charge} has no selling record.`,
    sold !== null && sold !== cents && `${charge} has a selling record of ${formatEuros(sold)}.`,
    invoiced === null && `${charge} has no invoice.`,
    invoiced !== null && invoiced !== cents && `${charge} has an invoice of ${formatEuros(invoiced)}.`,
    gateway !== cents && `${charge} has an entry of ${formatEuros(gateway)} for the gateway.`,
    balance !== 0 && `${charge} has entries that sum to ${formatEuros(balance)}.`,
    isShared === false && `${charge} has entries that split it differently from its selling record.`,
    year !== null &&
      count !== null &&
      Number(lines) !== invoiced &&
      `The lines of the invoice ${formatInvoiceNumber({ year, count })} do not add up to its total.`,
  ];
  return wrong.filter((text) => text !== false).map((text) => ({ text, accountId, chargeId }));
}

/** Gaps, and numbers beyond their year's counter. */
export async function numberProblems(db: Db): Promise<BookProblem[]> {
  return [...(await missingNumbers(db)), ...(await uncountedNumbers(db))];
}

async function unevenYears(db: Db) {
  const { year, last } = invoiceCounters;
  const rows = await db
    .select({ year })
    .from(invoiceCounters)
    .leftJoin(invoices, and(eq(invoices.year, year), lte(invoices.count, last)))
    .groupBy(year)
    .having(ne(sql`count(${invoices.id})`, last));
  return rows.map((uneven) => uneven.year);
}

async function missingNumbers(db: Db): Promise<BookProblem[]> {
  const years = await unevenYears(db);
  if (years.length === 0) return [];
  const { year, last } = invoiceCounters;
  const number = sql<number>`number`.mapWith(Number);
  const rows = await db
    .select({ year, count: number })
    .from(invoiceCounters)
    .innerJoin(sql`generate_series(1, ${last}) number`, sql`true`)
    .leftJoin(invoices, and(eq(invoices.year, year), sql`${invoices.count} = ${number}`))
    .where(and(isNull(invoices.id), inArray(year, years)))
    .orderBy(year, number)
    .limit(most);
  return rows.map((missing) => ({ text: `There is no invoice ${formatInvoiceNumber(missing)}.`, accountId: null }));
}

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
