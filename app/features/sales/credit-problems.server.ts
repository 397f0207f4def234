import { and, eq, gt, isNull, ne, or, sql } from "drizzle-orm";
import { formatEuros } from "#app/domain/money/euros.ts";
import { formatCreditNumber } from "#app/domain/money/invoice-number.ts";
import type { Db } from "#db/client.ts";
import { creditEntries, creditNoteCounters, creditNotes } from "#db/schema/credits.ts";
import { charges } from "#db/schema/sales.ts";
import { type BookProblem, most } from "./book-problems.server.ts";

export async function creditProblems(db: Db): Promise<BookProblem[]> {
  return [...(await unevenNotes(db)), ...(await overdrawnCharges(db)), ...(await missingNumbers(db))];
}

async function unevenNotes(db: Db): Promise<BookProblem[]> {
  const sums = db
    .select({
      balance: sql<number>`coalesce(sum(${creditEntries.cents}), 0)`.mapWith(Number).as("balance"),
      gateway: sql<number>`coalesce(sum(${creditEntries.cents}) filter (where ${creditEntries.account} = 'gateway'), 0)`
        .mapWith(Number)
        .as("gateway"),
    })
    .from(creditEntries)
    .where(and(eq(creditEntries.accountId, creditNotes.accountId), eq(creditEntries.creditNoteId, creditNotes.id)))
    .as("sums");
  const rows = await db
    .select({ note: creditNotes, balance: sums.balance, gateway: sums.gateway })
    .from(creditNotes)
    .leftJoinLateral(sums, sql`true`)
    .where(or(ne(sums.balance, 0), sql`${sums.gateway} <> -${creditNotes.cents}`))
    .limit(most);
  return rows.map(({ note, balance, gateway }) => ({
    text: `The credit note ${formatCreditNumber(note)} of ${formatEuros(note.cents)} has entries of ${formatEuros(gateway ?? 0)} for the gateway that sum to ${formatEuros(balance ?? 0)}.`,
    accountId: note.accountId,
    chargeId: note.chargeId,
  }));
}

async function overdrawnCharges(db: Db): Promise<BookProblem[]> {
  const credited = sql<number>`sum(${creditNotes.cents})`.mapWith(Number);
  const rows = await db
    .select({
      accountId: charges.accountId,
      chargeId: charges.id,
      transactionId: charges.transactionId,
      cents: charges.cents,
      credited,
    })
    .from(creditNotes)
    .innerJoin(charges, and(eq(charges.accountId, creditNotes.accountId), eq(charges.id, creditNotes.chargeId)))
    .groupBy(charges.accountId, charges.id)
    .having(gt(credited, charges.cents))
    .limit(most);
  return rows.map(({ accountId, chargeId, transactionId, cents, credited: back }) => ({
    text: `The charge ${transactionId} of ${formatEuros(cents)} has credit notes of ${formatEuros(back)}.`,
    accountId,
    chargeId,
  }));
}

async function missingNumbers(db: Db): Promise<BookProblem[]> {
  const { year, last } = creditNoteCounters;
  const number = sql<number>`number`.mapWith(Number);
  const rows = await db
    .select({ year, count: number })
    .from(creditNoteCounters)
    .innerJoin(sql`generate_series(1, ${last}) number`, sql`true`)
    .leftJoin(creditNotes, and(eq(creditNotes.year, year), sql`${creditNotes.count} = ${number}`))
    .where(isNull(creditNotes.id))
    .orderBy(year, number)
    .limit(most);
  return rows.map((missing) => ({ text: `There is no credit note ${formatCreditNumber(missing)}.`, accountId: null }));
}
