import { Unexpected } from "#app/domain/errors.ts";
import { claimCharge, releaseCharge } from "#app/features/subscriptions/charge-claims.server.ts";
import { followSubscription } from "#app/features/subscriptions/follow.server.ts";
import type { Problem, Subscription } from "#app/services/payments/port.ts";
import { type Attempt, endAttempt, type Outcome, type PayContext } from "./attempt-rows.server.ts";
import { wordsOf } from "./card-words.ts";
import { cardOf, wasEnded } from "./cards.server.ts";
import { isFinal, type Step, stopped, stoppedBy } from "./stops.server.ts";

export async function changeCard(ctx: PayContext, attempt: Attempt): Promise<Step> {
  const card = await cardOf(ctx, attempt);
  if (card === wasEnded) return stopped("open");
  if (!card.ok) return stoppedBy(card.problems);
  const { cardToken } = card;
  const changed = await ctx.payments.changeCard({ subscriptionId: subscriptionOf(attempt), cardToken });
  if (changed.ok) return { done: await finish(ctx, attempt, changed.subscription, { state: "done" }) };
  return isFinal(changed.problems) ? stopped("refused", notChanged) : stoppedBy(changed.problems);
}

const notChanged = "Your subscription no longer renews, so its card can't be changed.";

/**
 * Resuming asks the gateway what happened since the order was opened, so a charge with an unknown result is never
 * repeated.
 */
export async function retryRenewal(ctx: PayContext, attempt: Attempt): Promise<Step> {
  const subscriptionId = subscriptionOf(attempt);
  const key = { accountId: attempt.accountId, subscriptionId };
  if (!(await claimCharge(ctx, key))) return { stop: { state: "open" }, isIdle: true };
  const charged = await ctx.payments.retryCharge({ subscriptionId, since: sinceOf(attempt) });
  const step =
    charged.ok || isFinal(charged.problems) ? await settle(ctx, attempt, charged) : stoppedBy(charged.problems);
  if (!("stop" in step) || step.isIdle) await releaseCharge(ctx, key);
  return step;
}

/** Null on the first try. The gateway's times are whole seconds. */
function sinceOf({ createdAt, triedAt }: Attempt) {
  const isFirst = triedAt.getTime() - createdAt.getTime() <= 1;
  return isFirst ? null : new Date(Math.floor(createdAt.getTime() / 1000) * 1000);
}

type Charged = { ok: true; subscription: Subscription } | { ok: false; problems: Problem[] };

async function settle(ctx: PayContext, attempt: Attempt, charged: Charged): Promise<Step> {
  const found = await ctx.payments.findSubscription(subscriptionOf(attempt));
  if (!found.ok) return stoppedBy(found.problems);
  if (!found.subscription) return stopped("refused", notChanged);
  const end: Outcome = charged.ok ? { state: "done" } : { state: "refused", problem: retryWords(charged.problems) };
  return { done: await finish(ctx, attempt, found.subscription, end) };
}

const authenticationRequired = "2099";

/** why: renewals use the token, so authentication needs a newly entered card */
function retryWords([first]: Problem[]) {
  if (!first) throw new Unexpected("A failed charge has no problem.");
  if (first.kind === "declined" && first.code === authenticationRequired) {
    return "Your bank wants you to confirm the payment. Enter your card again under Change card.";
  }
  return wordsOf(first);
}

function subscriptionOf({ id, subscriptionId }: Attempt) {
  if (subscriptionId === null) throw new Unexpected(`The order ${id} names no subscription.`);
  return subscriptionId;
}

function finish({ db, selling, now }: PayContext, attempt: Attempt, subscription: Subscription, end: Outcome) {
  const { accountId, environment } = attempt;
  return db.transaction(async (tx) => {
    await followSubscription(tx, { accountId, subscription }, { selling, environment, now });
    return endAttempt(tx, attempt, end);
  });
}
