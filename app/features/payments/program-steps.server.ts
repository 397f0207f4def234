import { and, eq } from "drizzle-orm";
import { NotFound, Unexpected } from "#app/domain/errors.ts";
import { findPartner } from "#app/features/sales/partner-queries.server.ts";
import { type NewCharge, recordCharge } from "#app/features/sales/record-charge.server.ts";
import type { Transaction } from "#app/services/payments/port.ts";
import type { Tx } from "#db/client.ts";
import { lockProgram } from "#db/locks.ts";
import { programs } from "#db/schema/programs.ts";
import { programPurchases } from "#db/schema/sales.ts";
import { type Attempt, endAttempt, type Outcome, type PayContext } from "./attempt-rows.server.ts";
import { cardOf, wasEnded } from "./cards.server.ts";
import { saleOf, stopUncharged, waitForBank } from "./confirm.server.ts";
import { isPaidBack, payBackWithdrawn } from "./pay-back.server.ts";
import { type Step, stopped, stoppedBy } from "./stops.server.ts";

/** Charged at most once; a free one skips the gateway. */
export async function buyProgram(ctx: PayContext, attempt: Attempt): Promise<Step> {
  if (attempt.cents === 0) return { done: await finishProgram(ctx, attempt, null) };
  const card = await cardOf(ctx, attempt);
  if (card === wasEnded) return stopped("open");
  if (!card.ok) return stoppedBy(card.problems);
  if (card.awaitsBank) return waitForBank(ctx, attempt);
  const sold = await ctx.payments.sell(saleOf(attempt, card.cardToken));
  if (!sold.ok) return stopUncharged(ctx, attempt, sold.problems);
  const { transaction } = sold;
  if (isPaidBack(transaction)) return stopped("reversed", "The payment was refunded.");
  const withdrawn = await payBackWithdrawn(ctx, attempt, transaction);
  return withdrawn ?? { done: await finishProgram(ctx, attempt, transaction) };
}

/** Locks the program against deletion until the order is stored. */
export async function lockSold(tx: Tx, program: { accountId: string; id: string }) {
  if (!(await lockProgram(tx, program, "share"))) throw new NotFound();
}

function finishProgram(ctx: PayContext, attempt: Attempt, transaction: Transaction | null): Promise<Outcome> {
  const { accountId, userId: buyerId, programId, programAccountId } = attempt;
  if (programId === null || programAccountId === null) throw new Unexpected(`The order ${attempt.id} has no program.`);
  const program = { accountId: programAccountId, id: programId };
  return ctx.db.transaction(async (tx) => {
    const charge = { ...chargeOf(attempt, transaction, ctx.now), sold: await soldProgram(tx, program) };
    const { chargeId } = await recordCharge(tx, charge, ctx.selling, ctx.now);
    const bought = { programAccountId, programId, chargeId, purchasedAt: charge.chargedAt };
    await tx
      .insert(programPurchases)
      .values({ accountId, buyerId, ...bought })
      .onConflictDoNothing();
    return endAttempt(tx, attempt, { state: "done" });
  });
}

function chargeOf(attempt: Attempt, transaction: Transaction | null, now: Date): Omit<NewCharge, "sold"> {
  const { accountId, userId: buyerId, id: attemptId, environment, cents } = attempt;
  return {
    accountId,
    buyerId,
    attemptId,
    environment,
    cents,
    transactionId: transaction?.id ?? attemptId,
    chargedAt: transaction?.createdAt ?? now,
    subscriptionId: null,
    paidThrough: null,
  };
}

async function soldProgram(tx: Tx, program: { accountId: string; id: string }): Promise<NewCharge["sold"]> {
  const isIt = and(eq(programs.accountId, program.accountId), eq(programs.id, program.id));
  const [row] = await tx.select({ name: programs.name }).from(programs).where(isIt);
  const { name = "that was deleted" } = row ?? {};
  return { type: "program", program, name, partner: await findPartner(tx, program) };
}
