import { type Result, refused } from "#app/domain/forms/result.ts";
import { formatEuros } from "#app/domain/money/euros.ts";
import { holdLicence } from "#app/features/clients/licence-queries.server.ts";
import type { Tx } from "#db/client.ts";
import { paymentAttempts } from "#db/schema/payments.ts";
import { type Attempt, endAttempt, findAttempt, findOpenAttempt, type PayContext } from "./attempt-rows.server.ts";
import { termsRequired } from "./billing-step.ts";
import { findKeptCard } from "./cards.server.ts";
import { holdProgram } from "./program-steps.server.ts";
import { type Buyer, type Order, type Quote, quoteOrder } from "./quote.server.ts";
import { runAttempt } from "./steps.server.ts";

/** What the form of a payment brings. `id` is the key that it carried; `nonce` is null where the kept card serves. */
export type Opening = {
  id: string;
  accountId: string;
  userId: string;
  order: Order;
  nonce: string | null;
  /** What the page showed. */
  shownCents: number;
  /** The terms in force, as who pays accepted them last; a plan is not ordered without. */
  terms?: { version: string; acceptedAt: Date } | null;
};

type Environment = Buyer["environment"];
type Opened = Result<{ attemptId: string }>;

/**
 * Opens an order, whose sum is reckoned here; refuses with the new one where the page showed another. One that was
 * opened by the same form is returned. There is one open order an account: an older one without a charge is replaced,
 * one that may have been charged is resumed first.
 */
export async function openAttempt(ctx: PayContext, opening: Opening): Promise<Opened> {
  const first = await tryToOpen(ctx, opening);
  if (!("resume" in first)) return first;
  await runAttempt(ctx, opening.accountId, first.resume.id);
  const second = await tryToOpen(ctx, opening);
  return "resume" in second ? refused(notConfirmed(second.resume.cents)) : second;
}

function notConfirmed(cents: number) {
  return `Your payment of ${formatEuros(cents)} is not confirmed yet. Wait for it before you pay for something else.`;
}

function tryToOpen(ctx: PayContext, opening: Opening): Promise<Opened | { resume: Attempt }> {
  const { accountId, id } = opening;
  return ctx.db.transaction(async (tx) => {
    await holdLicence(tx, accountId, ctx.now);
    if (await findAttempt(tx, accountId, id)) return { ok: true, attemptId: id };
    const open = await findOpenAttempt(tx, accountId);
    // why: the nonce is there until the card is kept, and nothing is charged before
    if (open && open.nonce === null) return { resume: open };
    const buyer = buyerOf(ctx, opening);
    const quote = await quoteOrder(tx, buyer, opening.order);
    if (!quote.ok) return quote;
    if (quote.program) await holdProgram(tx, quote.program);
    const problem = openingProblem(opening, quote);
    if (problem !== null) return refused(problem);
    if (open) await endAttempt(tx, open, { state: "refused", problem: "Another order replaced this one." });
    if (await lacksCard(tx, opening, quote, buyer.environment)) return refused("Enter a card.");
    await insertAttempt(tx, ctx, opening, quote);
    return { ok: true, attemptId: id };
  });
}

function openingProblem({ terms, shownCents }: Opening, { kind, cents }: Quote) {
  if (kind !== "program" && !terms) return termsRequired;
  return cents === shownCents ? null : otherSum(cents);
}

/** Who the sum is reckoned for. */
export function buyerOf({ payments, now, selling }: PayContext, who: { accountId: string; userId: string }): Buyer {
  const { accountId, userId } = who;
  return { accountId, userId, environment: payments.environment ?? "production", now, timeZone: selling.timeZone };
}

function otherSum(cents: number) {
  return `The sum is ${formatEuros(cents)} by now. Nothing was charged: pay that, or choose another plan.`;
}

async function lacksCard(tx: Tx, { accountId, nonce }: Opening, { kind, cents }: Quote, environment: Environment) {
  if (nonce !== null || (cents === 0 && kind !== "subscribe")) return false;
  return (await findKeptCard(tx, accountId, environment)) === null;
}

async function insertAttempt(tx: Tx, ctx: PayContext, opening: Opening, quote: Quote) {
  const { id, accountId, userId, nonce, terms } = opening;
  const { kind, packageId, program, cents, priceCents, lines, subscriptionId } = quote;
  await tx.insert(paymentAttempts).values({
    ...{ id, accountId, userId, kind, packageId, cents, priceCents, lines, subscriptionId },
    nonce: cents === 0 && kind === "program" ? null : nonce,
    ...(kind === "program" ? {} : { termsVersion: terms?.version, termsAcceptedAt: terms?.acceptedAt }),
    programAccountId: program?.accountId ?? null,
    programId: program?.id ?? null,
    environment: buyerOf(ctx, opening).environment,
    createdAt: ctx.now,
    triedAt: ctx.now,
  });
}
