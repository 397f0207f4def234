import { formatEuros } from "#app/domain/money/euros.ts";
import { billingOf } from "#app/domain/packages/billing.ts";
import { addDays, daysBetween, formatDate } from "#app/domain/schedule/dates.ts";
import type { InvoiceLine } from "./invoice.ts";
import { divideHalfUp } from "./rounding.ts";

/** The subscription's own price, even if its package costs more now. */
export type PaidPlan = { name: string; priceCents: number; durationInDays: number };

/** Days are YYYY-MM-DD in the gateway's time zone. */
export type Upgrade = { current: PaidPlan; next: PaidPlan; paidThrough: string; today: string };

/** The lines add up to the total. */
export type UpgradeSum = { days: number; lines: InvoiceLine[]; totalCents: number; afterwards: string };

/**
 * Calendar days from today to the last paid day, both included; 0 once that has passed. At most the plan's own: a leap
 * year has one more.
 */
export function remainingDays(paidThrough: string, today: string, durationInDays: number): number {
  return Math.max(0, Math.min(daysBetween(today, paidThrough) + 1, durationInDays));
}

/** (new − current) × remaining days ÷ duration in cents, half up, at least 0 (decisions §14). */
export function proratedCents({ current, next, paidThrough, today }: Upgrade): number {
  const days = remainingDays(paidThrough, today, current.durationInDays);
  return divideHalfUp(Math.max(0, next.priceCents - current.priceCents) * days, current.durationInDays);
}

export function upgradeSum(upgrade: Upgrade): UpgradeSum {
  const { current, next, paidThrough, today } = upgrade;
  const { durationInDays } = current;
  const days = remainingDays(paidThrough, today, durationInDays);
  const renewal = addDays(paidThrough, 1);
  const totalCents = proratedCents(upgrade);
  const added = divideHalfUp(next.priceCents * days, durationInDays);
  // why: rounded by itself, the credit could leave the lines a cent off the total
  const credit = totalCents - added;
  const lines = [
    { description: `${next.name}, ${period(today, renewal)} (${days} of ${durationInDays} days)`, cents: added },
    { description: `${current.name}, unused`, cents: credit },
  ];
  const unit = billingOf(durationInDays) === "monthly" ? "month" : "year";
  const afterwards = `Then ${formatEuros(next.priceCents)} a ${unit} from ${formatDate(renewal)}.`;
  return { days, lines, totalCents, afterwards };
}

function period(from: string, to: string): string {
  const isOneYear = from.slice(0, 4) === to.slice(0, 4);
  const [first, last] = [from, to].map((day) => (isOneYear ? formatDate(day).slice(0, 5) : formatDate(day)));
  return `${first} to ${last}`;
}
