import { Forbidden, NotFound } from "#app/domain/errors.ts";
import { allow } from "#app/domain/policy/can.ts";
import { type Actor, isAdmin } from "#app/domain/policy/roles.ts";
import type { Selling } from "#app/features/sales/settings.server.ts";
import { findChooser } from "#app/features/subscriptions/chooser-queries.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { confirmTerms } from "#app/services/terms.server.ts";
import { findAttempt } from "./attempt-rows.server.ts";
import { findStoredCard } from "./cards.server.ts";
import { type Paid, payOrder } from "./pay.server.ts";

/** The app chooses the id. A new card has a nonce, a stored one its token. */
export type PlanOrder = {
  id: string;
  packageId: string;
  nonce: string | null;
  cardToken: string | null;
  confirmed: string | null;
  shownCents: number;
  acceptsTerms: boolean;
  subscriptionId: string | null;
};

/** Not for administrators, whatever other roles they have. */
export function allowSubscribing(actor: Actor) {
  allow(actor, "subscription:manage");
  if (isAdmin(actor)) throw new Forbidden("You are an administrator.");
}

/** Resumes an order with the same id. */
export async function orderPlan(ctx: Context, selling: Selling, order: PlanOrder): Promise<Paid> {
  allowSubscribing(ctx.actor);
  const { accountId, userId } = ctx.actor;
  if (!(await findAttempt(ctx.db, accountId, order.id))) {
    const problem = (await subscriptionProblem(ctx, selling, order)) ?? (await cardProblem(ctx, order));
    if (problem) return problem;
    if (order.acceptsTerms) await confirmTerms(ctx.db, { accountId, id: userId }, ctx.now);
  }
  const { id, packageId, nonce, confirmed, shownCents } = order;
  const card = nonce === null ? "kept" : "new";
  const posted = { id, nonce: nonce ?? "", card, confirmed: confirmed ?? "", shown: String(shownCents) };
  return payOrder(ctx, selling, { kind: "package", packageId }, posted);
}

async function subscriptionProblem(ctx: Context, { timeZone }: Selling, { subscriptionId }: PlanOrder) {
  const { environment } = ctx.services.payments;
  const { accountId } = ctx.actor;
  const { current } = await findChooser(ctx.db, { accountId, environment, now: ctx.now, timeZone });
  if (subscriptionId === null)
    return current && stale("Your account already has a subscription. Change that one instead.");
  if (current?.subscriptionId !== subscriptionId) throw new NotFound();
  return null;
}

async function cardProblem({ db, actor, services }: Context, { nonce, cardToken }: PlanOrder) {
  const { environment } = services.payments;
  if (nonce !== null || cardToken === null || environment === null) return null;
  const kept = await findStoredCard(db, actor.accountId, environment);
  return kept?.id === cardToken ? null : stale("Enter a card.");
}

function stale(problem: string): Paid {
  return { is: "stale", problems: { "": [problem] } };
}
