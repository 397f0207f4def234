import { remainingDays } from "#app/domain/money/upgrade.ts";
import type { Plan, Priced } from "./plans.ts";

type Offered = Priced & { maxUsers: number };

/** The subscription's own price, even if its package costs more now. Days are YYYY-MM-DD. */
export type CurrentPlan = {
  id: string;
  subscriptionId: string | null;
  priceCents: number;
  durationInDays: number;
  state: "active" | "pastDue" | "cancelled";
  paidThrough: string;
};

/** `current` is null unless a subscription still pays. */
export type Chooser = { users: number; current: CurrentPlan | null; today: string };

/** Document 3 §2 and decisions §14. */
export const alreadySubscribed = "Already subscribed to this plan";
const tooManyUsers = "You have more users than this package supports";
const notYet = "Available when your current plan ends";

export function choiceProblem(one: Offered, { users, current, today }: Chooser): string | null {
  const isOwn = one.id === current?.id;
  if (isOwn && current.state !== "cancelled") return alreadySubscribed;
  if (users > one.maxUsers) return tooManyUsers;
  return current === null || isUpgrade(one, current, today) ? null : notYet;
}

export function planChoice<P extends Offered>({ main, yearly }: Plan<P>, chooser: Chooser) {
  const packages = yearly === null ? [main] : [main, yearly];
  const problems = packages.map((one) => choiceProblem(one, chooser));
  const choices = packages.filter((_, at) => problems[at] === null);
  const reason = problems.includes(alreadySubscribed) ? alreadySubscribed : (problems[0] ?? null);
  return { choices, problem: choices.length > 0 ? null : reason };
}

/** Document 3 §4. */
export function hasUpgrade(packages: readonly Offered[], chooser: Chooser): boolean {
  return chooser.current !== null && packages.some((one) => choiceProblem(one, chooser) === null);
}

/**
 * An upgrade goes to a dearer package of the same duration while the current one renews and has days left. On a renewal
 * day that the gateway has not reported yet, there is nothing to prorate.
 */
function isUpgrade(one: Priced, current: CurrentPlan, today: string): boolean {
  const { subscriptionId, priceCents, durationInDays, state, paidThrough } = current;
  const isDearer = one.durationInDays === durationInDays && one.priceCents > priceCents;
  if (subscriptionId === null || state !== "active") return false;
  return isDearer && remainingDays(paidThrough, today, durationInDays) > 0;
}
