import { addDays } from "#app/domain/schedule/dates.ts";
import { chargeFor } from "./charges.ts";
import type { Gateway } from "./gateway.ts";
import type { Outcome } from "./published/outcomes.ts";
import type { SubscriptionRecord, TransactionRecord } from "./state.ts";

/**
 * The gateway's days are in UTC, and it does not retry by itself.
 * https://developer.paypal.com/braintree/docs/guides/recurring-billing/overview
 */

const settlesAfter = 24 * 60 * 60 * 1000;

export function bill(gateway: Gateway, until: Date, moveTo: (time: Date) => void) {
  for (;;) {
    const next = nextDue(gateway);
    if (!next || dueAt(next) > until) break;
    if (dueAt(next) > gateway.now()) moveTo(dueAt(next));
    settle(gateway);
    renew(gateway, next);
  }
  if (until > gateway.now()) moveTo(until);
  settle(gateway);
}

export function firstPeriod(day: string, months: number) {
  const nextBillingDate = monthsAfter(day, months);
  const billingPeriodEndDate = addDays(nextBillingDate, -1);
  return { firstBillingDate: day, billingPeriodStartDate: day, billingPeriodEndDate, nextBillingDate };
}

export function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0));
  last.setUTCDate(Math.min(date, last.getUTCDate()));
  return last.toISOString().slice(0, 10);
}

type Charged = { transaction: TransactionRecord; outcome: Outcome };

/** Only the gateway's own failures are counted, not manual retries. */
export function settleRetry(gateway: Gateway, subscription: SubscriptionRecord, { transaction, outcome }: Charged) {
  subscription.updatedAt = gateway.now().toISOString();
  if (outcome.status !== "approved") return;
  subscription.balance = Math.max(0, subscription.balance - transaction.cents);
  if (subscription.balance > 0) return;
  pay(subscription);
  gateway.notify("subscription_charged_successfully", subscription);
  gateway.notify("subscription_went_active", subscription);
}

function renew(gateway: Gateway, subscription: SubscriptionRecord) {
  subscription.updatedAt = gateway.now().toISOString();
  if (subscription.currentBillingCycle === subscription.numberOfBillingCycles) {
    subscription.status = "Expired";
    return gateway.notify("subscription_expired", subscription);
  }
  const wasPastDue = subscription.status === "Past Due";
  beginPeriod(gateway, subscription);
  const owed = subscription.cents + subscription.balance;
  const { outcome } = chargeFor(gateway, subscription, owed);
  if (outcome.status !== "approved") return fail(gateway, subscription, owed);
  subscription.balance = 0;
  pay(subscription);
  gateway.notify("subscription_charged_successfully", subscription);
  if (wasPastDue) gateway.notify("subscription_went_active", subscription);
}

function beginPeriod({ state }: Gateway, subscription: SubscriptionRecord) {
  const months = state.plans.get(subscription.planId)?.billingFrequency ?? 1;
  const { firstBillingDate, currentBillingCycle, nextBillingDate } = subscription;
  subscription.billingPeriodStartDate = nextBillingDate;
  subscription.currentBillingCycle = currentBillingCycle + 1;
  subscription.nextBillingDate = monthsAfter(firstBillingDate, months * subscription.currentBillingCycle);
  subscription.billingPeriodEndDate = addDays(subscription.nextBillingDate, -1);
}

function pay(subscription: SubscriptionRecord) {
  subscription.status = "Active";
  subscription.failureCount = 0;
  subscription.paidThroughDate = subscription.billingPeriodEndDate;
}

function fail(gateway: Gateway, subscription: SubscriptionRecord, owed: number) {
  const wasActive = subscription.status === "Active";
  subscription.balance = owed;
  subscription.failureCount += 1;
  subscription.status = "Past Due";
  gateway.notify("subscription_charged_unsuccessfully", subscription);
  if (wasActive) gateway.notify("subscription_went_past_due", subscription);
}

function settle(gateway: Gateway) {
  const before = new Date(gateway.now().getTime() - settlesAfter).toISOString();
  for (const transaction of gateway.state.transactions.values()) {
    if (transaction.status !== "submitted_for_settlement" || transaction.createdAt > before) continue;
    transaction.status = "settled";
    transaction.updatedAt = gateway.now().toISOString();
  }
}

function nextDue({ state }: Gateway): SubscriptionRecord | undefined {
  const renewing = [...state.subscriptions.values()].filter(
    ({ status }) => status === "Active" || status === "Past Due",
  );
  return renewing.sort((one, other) => dueAt(one).getTime() - dueAt(other).getTime())[0];
}

function dueAt({ nextBillingDate }: SubscriptionRecord) {
  return new Date(`${nextBillingDate}T00:00:00.000Z`);
}
