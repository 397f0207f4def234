import { formatEuros } from "#app/domain/money/euros.ts";
import { billingOf } from "#app/domain/packages/billing.ts";
import { addDays, daysBetween, formatDate } from "#app/domain/schedule/dates.ts";
import type { InvoiceLine } from "./invoice.ts";
import { divideHalfUp } from "./rounding.ts";

/** A plan that somebody pays, or would. The price of a subscription is its own, also where its package costs more now. */
export type PaidPlan = { name: string; priceCents: number; durationInDays: number };

/** Days are YYYY-MM-DD, both of the gateway's time zone. */
export type Upgrade = { current: PaidPlan; next: PaidPlan; paidThrough: string; today: string };

/** What an upgrade costs today and how that is reckoned; the lines add up to the total. */
export type UpgradeSum = { days: number; lines: InvoiceLine[]; totalCents: number; afterwards: string };

/**
 * The days that are paid and not over yet: today, the last day paid for, and those between; 0 once that has passed. They
 * are days of the calendar, whatever the time of day and however many hours they have. Never more than the plan's own:
 * a leap year has one more.
 */
export function remainingDays(paidThrough: string, today: string, durationInDays: number): number {
  return Math.max(0, Math.min(daysBetween(today, paidThrough) + 1, durationInDays));
}

/** (new − current) × remaining days ÷ duration in cents, half up, never below 0 (decisions §14). */
export function proratedCents({ current, next, paidThrough, today }: Upgrade): number {
  const days = remainingDays(paidThrough, today, current.durationInDays);
  return divideHalfUp(Math.max(0, next.priceCents - current.priceCents) * days, current.durationInDays);
}

/** The sum of an upgrade, line by line: the rest of the period at the new price, less what is paid of it already. */
export function upgradeSum(upgrade: Upgrade): UpgradeSum {
  const { current, next, paidThrough, today } = upgrade;
  const { durationInDays } = current;
  const days = remainingDays(paidThrough, today, durationInDays);
  const renewal = addDays(paidThrough, 1);
  const totalCents = proratedCents(upgrade);
  const added = divideHalfUp(next.priceCents * days, durationInDays);
  // why: rounded by itself the credit could leave the lines a cent beside the total
  const credit = totalCents - added;
  const lines = [
    { description: `${next.name}, ${period(today, renewal)} (${days} of ${durationInDays} days)`, cents: added },
    { description: `${current.name}, unused`, cents: credit },
  ];
  const unit = billingOf(durationInDays) === "monthly" ? "month" : "year";
  const afterwards = `Then ${formatEuros(next.priceCents)} a ${unit} from ${formatDate(renewal)}.`;
  return { days, lines, totalCents, afterwards };
}

/** '22/11 to 14/12'; with the years where they differ. */
function period(from: string, to: string): string {
  const isOneYear = from.slice(0, 4) === to.slice(0, 4);
  const [first, last] = [from, to].map((day) => (isOneYear ? formatDate(day).slice(0, 5) : formatDate(day)));
  return `${first} to ${last}`;
}
