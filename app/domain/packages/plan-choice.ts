import { remainingDays } from "#app/domain/money/upgrade.ts";
import type { Plan, Priced } from "./plans.ts";

type Offered = Priced & { maxUsers: number };

/** A subscription that still pays. Its price is its own, also where its package costs more now. Days are YYYY-MM-DD. */
export type CurrentPlan = {
  id: string;
  priceCents: number;
  durationInDays: number;
  isRenewed: boolean;
  paidThrough: string;
};

/** Who chooses: how many users the business has, and its subscription; null without one that still pays. */
export type Chooser = { users: number; current: CurrentPlan | null; today: string };

/** The texts of document 3 §2 and decisions §14. */
const alreadySubscribed = "Already subscribed to this plan";
const tooManyUsers = "You have more users than this package supports";
export const notYet = "Available when your current plan ends";

/** Why the package can't be chosen, or null. */
export function choiceProblem(one: Offered, { users, current, today }: Chooser): string | null {
  const isOwn = one.id === current?.id;
  if (isOwn && current.isRenewed) return alreadySubscribed;
  if (users > one.maxUsers) return tooManyUsers;
  return current === null || isUpgrade(one, current, today) ? null : notYet;
}

/** Which of a plan's packages can be chosen; where none can, why. */
export function planChoice<P extends Offered>({ main, yearly }: Plan<P>, chooser: Chooser) {
  const packages = yearly === null ? [main] : [main, yearly];
  const problems = packages.map((one) => choiceProblem(one, chooser));
  const choices = packages.filter((_, at) => problems[at] === null);
  const reason = problems.includes(alreadySubscribed) ? alreadySubscribed : (problems[0] ?? null);
  return { choices, problem: choices.length > 0 ? null : reason };
}

/** Whether Upgrade subscription is offered: there is a dearer package of the same duration (document 3 §4). */
export function hasUpgrade(packages: readonly Priced[], current: CurrentPlan, today: string): boolean {
  return packages.some((one) => isUpgrade(one, current, today));
}

/**
 * An upgrade is to a dearer package of the same duration, while the current one is renewed and days of it are left: on
 * the day of a renewal that the gateway has not told of yet, there is nothing to prorate.
 */
function isUpgrade(one: Priced, current: CurrentPlan, today: string): boolean {
  const { priceCents, durationInDays, isRenewed, paidThrough } = current;
  const isDearer = one.durationInDays === durationInDays && one.priceCents > priceCents;
  return isDearer && isRenewed && remainingDays(paidThrough, today, durationInDays) > 0;
}
