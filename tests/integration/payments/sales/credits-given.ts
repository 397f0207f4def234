import { eq } from "drizzle-orm";
import pino from "pino";
import { expect } from "vitest";
import { problemsOfCharges } from "#app/features/sales/book-problems.server.ts";
import { creditProblems } from "#app/features/sales/credit-problems.server.ts";
import { gatewayProblems } from "#app/features/sales/gateway-books.server.ts";
import { reconcile } from "#app/features/subscriptions/reconcile.server.ts";
import { sandboxMerchant } from "#app/services/payments/sandbox-merchant.ts";
import { creditEntries, creditNotes } from "#db/schema/credits.ts";
import { jobMarks } from "#db/schema/jobs.ts";
import { reconciliations } from "#db/schema/payments.ts";
import { charges, invoices } from "#db/schema/sales.ts";
import { openSandboxGateway } from "#tests/integration/payments/given.ts";
import { type Subscriber, selling } from "#tests/integration/payments/subscriptions/life-given.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { coachingBusiness } from "#tests/support/people/factory.ts";

/** A gateway of the test's own, of which no run has looked at anything, and what its refunds and disputes leave behind. */
export async function openCredits() {
  const gateway = await openSandboxGateway();
  await (await testDatabase()).db.delete(jobMarks);
  function gatewayContext({ ctx: { db } }: Subscriber, now: Date) {
    return { db, payments: gateway.payments, selling, now };
  }

  /** The gateway's clock and ours come to that time, and it is reconciled twice. */
  async function reconciledAt(coach: Subscriber, time: string) {
    await gateway.control.moveTo(time);
    for (const _ of ["once", "again"]) await reconcile(gatewayContext(coach, new Date(time)), silent);
    return notedOf(coach);
  }

  async function notedOf({ ctx: { db }, accountId }: Subscriber) {
    const { kind, text, isMended } = reconciliations;
    const isTheirs = eq(reconciliations.accountId, accountId);
    const rows = await db
      .select({ kind, text, isMended })
      .from(reconciliations)
      .where(isTheirs)
      .orderBy(reconciliations.at);
    return rows.map((row) => [row.kind, row.text, row.isMended]);
  }

  async function chargeOf({ ctx: { db }, accountId }: Subscriber) {
    const [charge] = await db.select().from(charges).where(eq(charges.accountId, accountId));
    const [invoice] = await db.select().from(invoices).where(eq(invoices.accountId, accountId));
    if (!charge || !invoice) throw new Error("There is no charge.");
    const number = `${invoice.year}-${String(invoice.count).padStart(5, "0")}`;
    return { transactionId: charge.transactionId, chargeId: charge.id, invoiceId: invoice.id, number };
  }

  /** What somebody refunds by hand at the gateway. */
  async function refund(transactionId: string, amount?: string) {
    const { merchantId, publicKey, privateKey } = sandboxMerchant;
    const headers = {
      Authorization: `Basic ${btoa(`${publicKey}:${privateKey}`)}`,
      "Content-Type": "application/json",
    };
    const address = `${gateway.url}/merchants/${merchantId}/transactions/${transactionId}/refund`;
    const body = JSON.stringify({ transaction: { amount } });
    expect((await fetch(address, { method: "POST", headers, body })).status).toBe(201);
  }

  async function notesOf({ ctx: { db }, accountId }: Subscriber) {
    const notes = await db
      .select()
      .from(creditNotes)
      .where(eq(creditNotes.accountId, accountId))
      .orderBy(creditNotes.count);
    const entries = await db.select().from(creditEntries).where(eq(creditEntries.accountId, accountId));
    const sum = entries.reduce((total, { cents }) => total + cents, 0);
    const gateways = entries.filter(({ account }) => account === "gateway").map(({ cents }) => cents);
    return {
      notes: notes.map(({ cause, cents, creditedOn }) => [cause, cents, creditedOn]),
      sum,
      gateways: gateways.sort(),
    };
  }

  /** Where the books of the coach contradict each other or the gateway, which each test has of its own. */
  async function problemsOf(coach: Subscriber) {
    const {
      accountId,
      ctx: { db },
    } = coach;
    const { chargeId } = await chargeOf(coach);
    const found = [
      ...(await problemsOfCharges(db, [{ accountId, id: chargeId }])),
      ...(await gatewayProblems(db, gateway.payments, always)).filter((one) => one.accountId === accountId),
      ...(await creditProblems(db)),
    ];
    return found.map(({ text }) => text);
  }

  async function adminOf(coach: Subscriber) {
    const { ctx } = await coachingBusiness({ roles: ["ADM"] });
    return { ...ctx, services: coach.ctx.services };
  }
  return { gateway, gatewayContext, reconciledAt, notedOf, chargeOf, refund, notesOf, problemsOf, adminOf };
}

export type Credits = Awaited<ReturnType<typeof openCredits>>;

const always = { since: new Date("2000-01-01"), until: new Date("2100-12-31") };

export const silent = pino({ level: "silent" });
