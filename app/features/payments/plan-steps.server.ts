import { eq } from "drizzle-orm";
import { Unexpected } from "#app/domain/errors.ts";
import { billingOf } from "#app/domain/packages/billing.ts";
import { followSubscription } from "#app/features/subscriptions/follow.server.ts";
import type { Result, Subscription, Transaction } from "#app/services/payments/port.ts";
import type { Db } from "#db/client.ts";
import { packages } from "#db/schema/packages.ts";
import {
  type Attempt,
  endAttempt,
  findAttempt,
  type Outcome,
  outcomeOf,
  type PayContext,
} from "./attempt-rows.server.ts";
import { cardOf, findCard, wasEnded } from "./cards.server.ts";
import { saleOf, stopUncharged, waitForBank } from "./confirm.server.ts";
import { isPaidBack, payBack, payBackWithdrawn } from "./pay-back.server.ts";
import { isFinal, type Step, stopped, stoppedBy } from "./stops.server.ts";

export async function subscribe(ctx: PayContext, attempt: Attempt): Promise<Step> {
  const card = await cardOf(ctx, attempt);
  if (card === wasEnded) return stopped("open");
  if (!card.ok) return stoppedBy(card.problems);
  if (card.awaitsBank) return waitForBank(ctx, attempt);
  const { planId, cents } = planOf(attempt);
  const { confirmedNonce: nonce } = attempt;
  const wanted = { id: attempt.id, planId, cents, cardToken: card.cardToken, ...(nonce === null ? {} : { nonce }) };
  const made = await withPlan(ctx, attempt, () => ctx.payments.createSubscription(wanted));
  if (!made.ok) return stopUncharged(ctx, attempt, made.problems);
  const now = await findAttempt(ctx.db, attempt.accountId, attempt.id);
  // why: if the order was withdrawn, a late response is dropped; reconciliation cancels the subscription
  if (now?.state === "refused") return { done: outcomeOf(now) };
  return { done: await finishPlan(ctx, attempt, made.subscription) };
}

/** Charges, then changes the subscription; if the change is rejected for good, refunds the charge. */
export async function upgrade(ctx: PayContext, attempt: Attempt): Promise<Step> {
  const card = await cardOf(ctx, attempt);
  if (card === wasEnded) return stopped("open");
  if (attempt.cents === 0) return card.ok || card.isNone ? changePlan(ctx, attempt, null) : stoppedBy(card.problems);
  if (!card.ok) return stoppedBy(card.problems);
  if (card.awaitsBank) return waitForBank(ctx, attempt);
  const sold = await ctx.payments.sell(saleOf(attempt, card.cardToken));
  if (!sold.ok) return stopUncharged(ctx, attempt, sold.problems);
  const { transaction } = sold;
  if (isPaidBack(transaction)) return stopped("reversed", paidBack);
  return (await payBackWithdrawn(ctx, attempt, transaction)) ?? changePlan(ctx, attempt, transaction);
}

async function changePlan(ctx: PayContext, attempt: Attempt, transaction: Transaction | null): Promise<Step> {
  const changed = await callChange(ctx, attempt);
  if (changed.ok) return { done: await finishPlan(ctx, attempt, changed.subscription, transaction) };
  if (!isFinal(changed.problems)) return stoppedBy(changed.problems);
  return transaction ? payBack(ctx.payments, transaction, paidBack) : stopped("refused", notChanged);
}

const notChanged = "Your subscription can't be changed any more. Nothing was charged.";
const paidBack = "Your subscription can't be changed any more. We have refunded what was charged.";

async function callChange(ctx: PayContext, attempt: Attempt) {
  const { subscriptionId: id } = attempt;
  if (id === null) throw new Unexpected(`The upgrade ${attempt.id} names no subscription.`);
  // why: the form's new card is used from now on
  const isNewCard = (await findCard(ctx.db, attempt)) !== null;
  const change = { id, ...planOf(attempt), ...(isNewCard ? { cardToken: attempt.id } : {}) };
  return withPlan(ctx, attempt, () => ctx.payments.changeSubscription(change));
}

function planOf({ id, packageId, priceCents }: Attempt) {
  if (packageId === null || priceCents === null) throw new Unexpected(`The order ${id} has no package.`);
  return { planId: packageId, cents: priceCents };
}

type Made = Result<{ subscription: Subscription }>;

const unknownPlan = "91904";

/** why: packages older than the gateway have no plan there until they are saved */
async function withPlan(ctx: PayContext, attempt: Attempt, call: () => Promise<Made>): Promise<Made> {
  const made = await call();
  const isUnknown = !made.ok && made.problems.some((one) => one.kind === "invalid" && one.code === unknownPlan);
  if (!isUnknown) return made;
  const { planId } = planOf(attempt);
  const { name, priceCents: cents, durationInDays } = await findSold(ctx.db, planId);
  const months = billingOf(durationInDays) === "monthly" ? 1 : 12;
  const saved = await ctx.payments.savePlan({ id: planId, name, cents, months });
  return saved.ok ? call() : saved;
}

async function findSold(db: Db, id: string) {
  const [sold] = await db.select().from(packages).where(eq(packages.id, id));
  if (!sold) throw new Unexpected(`The package ${id} is not there any more.`);
  return sold;
}

/** Stores the subscription and its charge and ends the order in one transaction. */
function finishPlan(
  { db, selling, now }: PayContext,
  attempt: Attempt,
  subscription: Subscription,
  transaction: Transaction | null = null,
): Promise<Outcome> {
  const { accountId, id: attemptId, environment, packageId, lines } = attempt;
  const upgraded =
    attempt.kind === "upgrade" && packageId !== null
      ? { upgrade: { attemptId, transaction, lines: lines ?? [], packageId } }
      : {};
  return db.transaction(async (tx) => {
    await followSubscription(tx, { accountId, subscription, ...upgraded }, { selling, environment, now });
    return endAttempt(tx, attempt, { state: "done" });
  });
}
