import { and, asc, eq, exists, ne, sql } from "drizzle-orm";
import { NotFound } from "#app/domain/errors.ts";
import { parseUuid } from "#app/domain/ids/ids.ts";
import { formatEuros } from "#app/domain/money/euros.ts";
import { formatCreditNumber, formatInvoiceNumber } from "#app/domain/money/invoice-number.ts";
import type { IssuedCreditNote } from "#app/domain/money/invoice-sheet.ts";
import { allow } from "#app/domain/policy/can.ts";
import { formatDate } from "#app/domain/schedule/dates.ts";
import type { Context } from "#app/services/context.server.ts";
import type { Db } from "#db/client.ts";
import { chargeDisputes, creditNotes } from "#db/schema/credits.ts";
import { packages } from "#db/schema/packages.ts";
import { subscriptions } from "#db/schema/payments.ts";
import { charges, invoices } from "#db/schema/sales.ts";
import { findInvoice, type Invoice } from "./queries.server.ts";

export async function issuedCreditNote(db: Db, accountId: string, id: string): Promise<IssuedCreditNote> {
  const [row] = await db
    .select({ note: creditNotes, invoice: invoices })
    .from(creditNotes)
    .innerJoin(
      invoices,
      and(eq(invoices.accountId, creditNotes.accountId), eq(invoices.chargeId, creditNotes.chargeId)),
    )
    .where(and(eq(creditNotes.accountId, accountId), eq(creditNotes.id, id)));
  if (!row) throw new NotFound();
  const { cause, cents, vatCents, creditedOn, issuedOn } = row.note;
  const { seller, buyer, vatRate } = row.invoice;
  return {
    cause,
    cents,
    vatCents,
    creditedOn,
    issuedOn,
    seller,
    buyer,
    vatRate,
    number: formatCreditNumber(row.note),
    invoiceNumber: formatInvoiceNumber(row.invoice),
  };
}

export async function findCreditNote(ctx: Context, invoiceId: string, id: string): Promise<IssuedCreditNote> {
  const { accountId, chargeId } = await findInvoice(ctx, invoiceId);
  const isIt = and(eq(creditNotes.accountId, accountId), eq(creditNotes.id, parseUuid(id) ?? ""));
  const known = parseUuid(id) ? await ctx.db.$count(creditNotes, and(isIt, eq(creditNotes.chargeId, chargeId))) : 0;
  if (known === 0) throw new NotFound();
  return issuedCreditNote(ctx.db, accountId, id);
}

export async function listAftermath({ db }: Context, { accountId, chargeId }: Pick<Invoice, "accountId" | "chargeId">) {
  const [notes, disputes] = await Promise.all([
    db
      .select()
      .from(creditNotes)
      .where(and(eq(creditNotes.accountId, accountId), eq(creditNotes.chargeId, chargeId)))
      .orderBy(asc(creditNotes.year), asc(creditNotes.count)),
    db
      .select()
      .from(chargeDisputes)
      .where(and(eq(chargeDisputes.accountId, accountId), eq(chargeDisputes.chargeId, chargeId)))
      .orderBy(asc(chargeDisputes.openedOn), asc(chargeDisputes.id)),
  ]);
  return {
    notes: notes.map((note) => ({
      id: note.id,
      number: formatCreditNumber(note),
      text: `${formatEuros(note.cents)} ${creditedBy[note.cause]} on ${formatDate(note.creditedOn)}`,
    })),
    disputes: disputes.map(({ id, cents, openedOn, state }) => ({
      id,
      text: `The buyer's bank disputed ${formatEuros(cents)} on ${formatDate(openedOn)}: ${disputeState[state]}`,
    })),
  };
}

/** Only if money was refunded and the subscription has not ended. */
export async function readEndable(ctx: Context, invoiceId: string) {
  allow(ctx.actor, "licence:end");
  const { accountId, chargeId, number } = await findInvoice(ctx, invoiceId);
  const ofCharge = and(eq(creditNotes.accountId, accountId), eq(creditNotes.chargeId, chargeId));
  const [found] = await ctx.db
    .select({ subscriptionId: subscriptions.id, name: packages.name })
    .from(charges)
    .innerJoin(
      subscriptions,
      and(eq(subscriptions.accountId, charges.accountId), eq(subscriptions.id, charges.subscriptionId)),
    )
    .innerJoin(packages, eq(packages.id, subscriptions.packageId))
    .where(
      and(
        ...[eq(charges.accountId, accountId), eq(charges.id, chargeId), ne(subscriptions.state, "ended")],
        exists(ctx.db.select({ one: sql`1` }).from(creditNotes).where(ofCharge)),
      ),
    );
  return found ? { accountId, number, ...found } : null;
}

export async function findEndable(ctx: Context, invoiceId: string) {
  const found = await readEndable(ctx, invoiceId);
  if (!found) throw new NotFound();
  return found;
}

export type Aftermath = Awaited<ReturnType<typeof listAftermath>>;

const creditedBy = { refund: "refunded", dispute: "lost in a dispute" };
const disputeState = { open: "open", won: "won", lost: "lost" };
