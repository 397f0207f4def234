import { NotFound } from "#app/domain/errors.ts";
import { refused } from "#app/domain/forms/result.ts";
import type { Selling } from "#app/features/sales/settings.server.ts";
import { findCurrentSubscription } from "#app/features/subscriptions/queries.server.ts";
import type { Context } from "#app/services/context.server.ts";
import type { Db, Tx } from "#db/client.ts";
import { openOnce } from "./attempts.server.ts";
import { payerOf } from "./confirm.server.ts";
import { type Paid, type Posted, payContextOf, runOpened, setUpCard } from "./pay.server.ts";
import { allowSubscribing } from "./plan-order.server.ts";

export async function readCardChange(ctx: Context) {
  const subscription = await findRenewal(ctx);
  const { packageName: name, priceCents, state } = subscription;
  const [card, payer] = await Promise.all([setUpCard(ctx.services.payments), payerOf(ctx)]);
  return { name, priceCents, isOwed: state === "pastDue", card, payer };
}

export async function findRenewal(ctx: Context) {
  allowSubscribing(ctx.actor);
  const subscription = await findRenewed(ctx, ctx.db);
  if (!subscription) throw new NotFound("You have no subscription that renews.");
  return subscription;
}

/** Idempotent: resumes what the same form began. */
export async function changeCardOf(ctx: Context, selling: Selling, { id, nonce }: Posted): Promise<Paid> {
  allowSubscribing(ctx.actor);
  if (nonce === "") return { is: "refused", problems: { "": ["Enter a card."] } };
  return run(ctx, selling, { id, kind: "card", nonce });
}

/** Charges the overdue amount of a failed renewal. */
export function tryAgain(ctx: Context, selling: Selling, id: string): Promise<Paid> {
  allowSubscribing(ctx.actor);
  return run(ctx, selling, { id, kind: "retry", nonce: null });
}

type Wanted = { id: string; kind: "card" | "retry"; nonce: string | null };

async function run(ctx: Context, selling: Selling, { id, kind, nonce }: Wanted): Promise<Paid> {
  const pay = payContextOf(ctx, selling);
  const { accountId, userId } = ctx.actor;
  const opened = await openOnce(pay, { accountId, id }, async (tx) => {
    const subscription = await findRenewed(ctx, tx);
    if (!subscription) return refused("You have no subscription that renews.");
    if (kind === "retry" && subscription.state !== "pastDue")
      return refused("You owe nothing: your renewal has been paid.");
    const { id: subscriptionId, packageId, priceCents } = subscription;
    const cents = kind === "retry" ? priceCents : 0;
    return { ok: true, order: { userId, kind, packageId, subscriptionId, priceCents, cents, nonce } };
  });
  if (!opened.ok) return { is: "stale", problems: { "": opened.problems[""] ?? [] } };
  return runOpened(ctx, pay, opened.attemptId);
}

async function findRenewed({ actor, services }: Context, on: Db | Tx) {
  const { environment } = services.payments;
  const current = await findCurrentSubscription(on, { accountId: actor.accountId, environment });
  return current?.state === "active" || current?.state === "pastDue" ? current : null;
}
