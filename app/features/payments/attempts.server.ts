import { type Result, refused } from "#app/domain/forms/result.ts";
import { formatEuros } from "#app/domain/money/euros.ts";
import { lockLicence } from "#app/features/clients/licence-queries.server.ts";
import type { Tx } from "#db/client.ts";
import { paymentAttempts } from "#db/schema/payments.ts";
import {
  type Attempt,
  endAttempt,
  findAttempt,
  findOpenAttempt,
  mayBeCharged,
  type PayContext,
} from "./attempt-rows.server.ts";
import { termsRequired } from "./billing-step.ts";
import { findStoredCard } from "./cards.server.ts";
import { lockSold } from "./program-steps.server.ts";
import { type Buyer, type Order, type Quote, quoteOrder } from "./quote.server.ts";
import { runAttempt } from "./steps.server.ts";

/** `id` is the form's key; `nonce` is null if the stored card is used. */
export type Opening = {
  id: string;
  accountId: string;
  userId: string;
  order: Order;
  nonce: string | null;
  shownCents: number;
  /** A plan can't be ordered without them. */
  terms?: { version: string; acceptedAt: Date } | null;
};

type Environment = Buyer["environment"];
type Opened = Result<{ attemptId: string }>;

/**
 * Calculates the price; if it differs from the one shown, rejects with the new one. Idempotent by key. One open order
 * per account: an older one without a charge is replaced, one that may be charged is resumed first.
 */
export function openAttempt(ctx: PayContext, opening: Opening): Promise<Opened> {
  return openOnce(ctx, opening, (tx) => orderOf(tx, ctx, opening));
}

type Key = { accountId: string; id: string };
type New = Omit<typeof paymentAttempts.$inferInsert, keyof Key | "createdAt" | "triedAt" | "environment">;
type Prepare = (tx: Tx) => Promise<Result<{ order: New }>>;

/** Idempotent by key. If `prepare` rejects, the older order stays. */
export async function openOnce(ctx: PayContext, key: Key, prepare: Prepare): Promise<Opened> {
  const first = await tryToOpen(ctx, key, prepare);
  if (!("resume" in first)) return first;
  await runAttempt(ctx, key.accountId, first.resume.id);
  const second = await tryToOpen(ctx, key, prepare);
  return "resume" in second ? refused(notConfirmed(second.resume.cents)) : second;
}

function notConfirmed(cents: number) {
  return `Your payment of ${formatEuros(cents)} is not confirmed yet. Wait for it before you pay for something else.`;
}

function tryToOpen(ctx: PayContext, { accountId, id }: Key, prepare: Prepare): Promise<Opened | { resume: Attempt }> {
  return ctx.db.transaction(async (tx) => {
    await lockLicence(tx, accountId, ctx.now);
    if (await findAttempt(tx, accountId, id)) return { ok: true, attemptId: id };
    const open = await findOpenAttempt(tx, accountId);
    if (open && mayBeCharged(open)) return { resume: open };
    const prepared = await prepare(tx);
    if (!prepared.ok) return prepared;
    if (open) await endAttempt(tx, open, { state: "refused", problem: "Another order replaced this one." });
    const { now: createdAt } = ctx;
    const { environment } = buyerOf(ctx, { accountId, userId: prepared.order.userId });
    const times = { createdAt, triedAt: createdAt };
    await tx.insert(paymentAttempts).values({ ...prepared.order, accountId, id, environment, ...times });
    return { ok: true, attemptId: id };
  });
}

async function orderOf(tx: Tx, ctx: PayContext, opening: Opening): Promise<Result<{ order: New }>> {
  const buyer = buyerOf(ctx, opening);
  const quote = await quoteOrder(tx, buyer, opening.order);
  if (!quote.ok) return quote;
  if (quote.program) await lockSold(tx, quote.program);
  const problem = openingProblem(opening, quote);
  if (problem !== null) return refused(problem);
  if (await lacksCard(tx, opening, quote, buyer.environment)) return refused("Enter a card.");
  return { ok: true, order: newOrder(ctx, opening, quote) };
}

function openingProblem({ terms, shownCents }: Opening, { kind, cents }: Quote) {
  if (kind !== "program" && !terms) return termsRequired;
  return cents === shownCents ? null : otherSum(cents);
}

export function buyerOf({ payments, now, selling }: PayContext, who: { accountId: string; userId: string }): Buyer {
  const { accountId, userId } = who;
  return { accountId, userId, environment: payments.environment ?? "production", now, timeZone: selling.timeZone };
}

function otherSum(cents: number) {
  return `The amount is now ${formatEuros(cents)}. Nothing was charged. Pay this amount, or choose another plan.`;
}

async function lacksCard(tx: Tx, { accountId, nonce }: Opening, { kind, cents }: Quote, environment: Environment) {
  if (nonce !== null || (cents === 0 && kind !== "subscribe")) return false;
  return (await findStoredCard(tx, accountId, environment)) === null;
}

function newOrder({ payments }: PayContext, { userId, nonce, terms }: Opening, quote: Quote): New {
  const { kind, packageId, program, cents, priceCents, lines, subscriptionId } = quote;
  return {
    userId,
    kind,
    packageId,
    cents,
    priceCents,
    lines,
    subscriptionId,
    nonce: cents === 0 && kind === "program" ? null : nonce,
    awaitsBank: payments.threeDSecure && cents > 0 && nonce === null,
    ...(kind === "program" ? {} : { termsVersion: terms?.version, termsAcceptedAt: terms?.acceptedAt }),
    programAccountId: program?.accountId ?? null,
    programId: program?.id ?? null,
  };
}
