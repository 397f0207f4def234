import { Forbidden, NotFound } from "#app/domain/errors.ts";
import { can } from "#app/domain/policy/can.ts";
import type { Selling } from "#app/features/sales/settings.server.ts";
import type { Context } from "#app/services/context.server.ts";
import {
  type Attempt,
  claim,
  endAttempt,
  findAttempt,
  mayBeCharged,
  type PayContext,
  release,
} from "./attempt-rows.server.ts";
import { forgetCard } from "./cards.server.ts";
import { payContextOf } from "./pay.server.ts";
import { runAttempt } from "./steps.server.ts";

type Withdrawn = { order: Attempt; isWithdrawn: boolean; text: string };

const withdrawn = "You withdrew the payment. Nothing was charged.";
const paidAlready = "It was paid already, so it can't be withdrawn.";
const notYet = "The payment provider has not answered yet, so it may still be charged. Try again in two minutes.";

/**
 * Only an uncharged order. If its charge may still be under way, only after the waiting time and once the gateway knows
 * of none.
 */
export async function withdraw(ctx: Context, selling: Selling, id: string): Promise<Withdrawn> {
  const pay = payContextOf(ctx, selling);
  const { accountId, userId } = ctx.actor;
  const order = await findAttempt(ctx.db, accountId, id);
  if (!order) throw new NotFound();
  const isAllowed = order.userId === userId || can(ctx.actor, "subscription:manage");
  if (!isAllowed) throw new Forbidden();
  if (order.state !== "open") return isOver(order);
  const claimed = await claim(pay, accountId, id);
  if (!claimed) return { order, isWithdrawn: false, text: notYet };
  const charged = mayBeCharged(claimed) ? await isCharged(pay, claimed) : false;
  if (charged === null) {
    await release(pay, claimed);
    return { order, isWithdrawn: false, text: notYet };
  }
  if (charged) {
    await release(pay, claimed);
    const outcome = await runAttempt(pay, accountId, id);
    return { order, isWithdrawn: false, text: outcome.state === "done" ? paidAlready : notYet };
  }
  await ctx.db.transaction(async (tx) => {
    await forgetCard(tx, claimed);
    await endAttempt(tx, claimed, { state: "refused", problem: withdrawn });
  });
  return { order, isWithdrawn: true, text: withdrawn };
}

function isOver(order: Attempt): Withdrawn {
  const { state, problem } = order;
  if (state === "done") return { order, isWithdrawn: false, text: paidAlready };
  return { order, isWithdrawn: problem === withdrawn, text: problem ?? withdrawn };
}

async function isCharged({ payments }: PayContext, { kind, id }: Attempt): Promise<boolean | null> {
  // why: the next page shows the state of these at the subscription
  if (kind === "card" || kind === "retry") return true;
  if (kind === "subscribe") {
    const found = await payments.findSubscription(id);
    return found.ok ? found.subscription !== null : null;
  }
  const found = await payments.transactionsOfOrder(id);
  return found.ok ? found.transactions.some(({ outcome }) => outcome === "paid") : null;
}
