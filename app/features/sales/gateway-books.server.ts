import { and, eq, gt, gte, inArray, lte, sql } from "drizzle-orm";
import { formatEuros } from "#app/domain/money/euros.ts";
import type { GatewayEnvironment, Payments, Transaction } from "#app/services/payments/port.ts";
import type { Db } from "#db/client.ts";
import { creditNotes } from "#db/schema/credits.ts";
import { charges } from "#db/schema/sales.ts";
import type { BookProblem } from "./book-problems.server.ts";

/** What was made after `until` may still be about to be recorded. */
export type Span = { since: Date; until: Date };

const oneDay = 24 * 60 * 60 * 1000;
const atOnce = 1000;

/**
 * Finds money that is in no charge, charges unknown to the gateway, and differing amounts after refunds. Empty without
 * a gateway; throws if it can't list its transactions.
 */
export async function gatewayProblems(db: Db, payments: Payments, span: Span): Promise<BookProblem[]> {
  const { environment } = payments;
  if (!environment) return [];
  const listed = await payments.transactionsSince(span.since);
  if (!listed.ok) throw new Error(`The gateway did not list its transactions: ${JSON.stringify(listed.problems)}`);
  const taken = takenBy(listed.transactions.filter(({ createdAt }) => createdAt <= span.until));
  const recorded = await chargesOf(db, environment, [...taken.keys()]);
  const unlike = [...taken].flatMap(([id, sale]) => comparison(id, sale, recorded.get(id)));
  return [...unlike, ...(await unknownCharges(db, environment, new Set(taken.keys()), span))];
}

/** In cents, after refunds. */
function takenBy(transactions: readonly Transaction[]) {
  const paid = transactions.filter(({ outcome }) => outcome === "paid");
  const sales = transactions.filter(({ kind, outcome }) => kind === "sale" && outcome !== "failed");
  const taken = new Map<string, Taken>(
    sales.map(({ id, outcome, cents, createdAt }) => [
      id,
      { cents: outcome === "paid" ? cents : 0, takenAt: createdAt },
    ]),
  );
  for (const { kind, refundOf, cents } of paid) {
    const before = taken.get(refundOf ?? "");
    if (kind === "credit" && refundOf !== null && before)
      taken.set(refundOf, { ...before, cents: before.cents - cents });
  }
  return taken;
}

type Taken = { cents: number; takenAt: Date };
/** After refunds; a dispute is not a transaction of the gateway. */
type Recorded = { accountId: string; cents: number };

async function chargesOf(db: Db, environment: GatewayEnvironment, ids: string[]) {
  const found = new Map<string, Recorded>();
  const isRefund = sql`${creditNotes.accountId} = ${charges.accountId} and ${creditNotes.chargeId} = ${charges.id}
    and ${creditNotes.cause} = 'refund'`;
  const refunded = sql<number>`(select coalesce(sum(${creditNotes.cents}), 0) from ${creditNotes} where ${isRefund})`;
  for (let from = 0; from < ids.length; from += atOnce) {
    const rows = await db
      .select({
        id: charges.transactionId,
        accountId: charges.accountId,
        cents: sql<number>`${charges.cents} - ${refunded}`.mapWith(Number),
      })
      .from(charges)
      .where(and(eq(charges.environment, environment), inArray(charges.transactionId, ids.slice(from, from + atOnce))));
    for (const { id, ...charge } of rows) found.set(id, charge);
  }
  return found;
}

function comparison(id: string, { cents, takenAt }: Taken, charge: Recorded | undefined): BookProblem[] {
  if (cents === (charge?.cents ?? 0)) return [];
  const took = `The gateway took ${formatEuros(cents)} in the transaction ${id}`;
  const text = charge
    ? `${took}, but its charge less its refunds is ${formatEuros(charge.cents)}.`
    : `${took}, which has no charge.`;
  return [{ text, accountId: charge?.accountId ?? null, takenAt }];
}

async function unknownCharges(db: Db, environment: GatewayEnvironment, known: Set<string>, { since, until }: Span) {
  const wholeSince = listedSince(since);
  const isInside = and(gte(charges.chargedAt, wholeSince), lte(charges.chargedAt, until), gt(charges.cents, 0));
  const rows = await db
    .select({
      id: charges.transactionId,
      accountId: charges.accountId,
      cents: charges.cents,
      takenAt: charges.chargedAt,
    })
    .from(charges)
    .where(and(eq(charges.environment, environment), isInside));
  return rows
    .filter(({ id }) => !known.has(id))
    .map(({ id, accountId, cents, takenAt }) => ({
      text: `The gateway knows nothing of the charge ${id} of ${formatEuros(cents)}.`,
      accountId,
      takenAt,
    }));
}

/** A charge's time may differ from the gateway's, so the complete span starts later than `since`. */
export function listedSince(since: Date): Date {
  return new Date(since.getTime() + oneDay);
}
