import { daysBetween } from "#app/domain/schedule/dates.ts";
import { firstPeriod } from "./billing.ts";
import { charge, chargeFor } from "./charges.ts";
import {
  type Answer,
  accountOf,
  declined,
  found,
  type Gateway,
  invalid,
  type MerchantAccount,
  made,
  notFound,
} from "./gateway.ts";
import { type Refusal, refused } from "./published/refusals.ts";
import type { NonceRecord, PlanRecord, SubscriptionRecord } from "./state.ts";
import { consume, nonceOf } from "./vault.ts";
import { subscriptionView, transactionView } from "./views.ts";
import { centsOf, type Fields, fieldsOf, flagOf, isId, textOf } from "./wire.ts";

export function createSubscription(gateway: Gateway, body: unknown): Answer {
  const fields = fieldsOf(body, "subscription");
  const id = textOf(fields, "id") ?? gateway.newId();
  const plan = gateway.state.plans.get(textOf(fields, "plan_id") ?? "");
  const account = accountOf(gateway, textOf(fields, "merchant_account_id"));
  const refusals = [
    ...refusedId(gateway, id),
    ...refusedPrice(fields),
    ...refusedCard(gateway, fields, "required"),
    ...(plan ? [] : [refused.subscription.planIsInvalid]),
    ...refusedAccount(account, plan),
  ];
  if (!plan || !account || refusals.length > 0) return invalid(refusals);
  const nonce = nonceOf(gateway, textOf(fields, "payment_method_nonce"));
  if (nonce) consume(nonce);
  const subscription = newSubscription(gateway, { id, plan, account, fields, nonce });
  return subscription.cents === 0 ? start(gateway, subscription) : chargeFirst(gateway, subscription, nonce);
}

/** Does not take over the plan's price; with proration, charges the rest of the period at once. */
export function updateSubscription(gateway: Gateway, id: string, body: unknown): Answer {
  const subscription = gateway.state.subscriptions.get(id);
  if (!subscription) return notFound;
  const fields = fieldsOf(body, "subscription");
  const refusals = refusedUpdate(gateway, subscription, fields);
  if (refusals.length > 0) return invalid(refusals);
  const before = { ...subscription };
  subscription.planId = textOf(fields, "plan_id") ?? subscription.planId;
  subscription.cents = priceIn(fields) ?? subscription.cents;
  subscription.token = textOf(fields, "payment_method_token") ?? subscription.token;
  subscription.updatedAt = gateway.now().toISOString();
  // why: the merchant's setting may prorate by default; true here, to notice calls that forget to turn it off
  const isProrated = flagOf(fieldsOf(fields, "options"), "prorate_charges") ?? true;
  const prorated = isProrated ? prorate(gateway, before, subscription) : null;
  if (!prorated) return found({ subscription: subscriptionView(subscription, gateway.state) });
  gateway.state.subscriptions.set(id, before);
  return prorated;
}

export function cancelSubscription(gateway: Gateway, id: string): Answer {
  const subscription = gateway.state.subscriptions.get(id);
  if (!subscription) return notFound;
  if (subscription.status === "Canceled") return invalid([refused.subscription.isCanceled]);
  if (subscription.status === "Expired") return invalid([refused.subscription.cannotEditExpired]);
  subscription.status = "Canceled";
  subscription.updatedAt = gateway.now().toISOString();
  gateway.notify("subscription_canceled", subscription);
  return found({ subscription: subscriptionView(subscription, gateway.state) });
}

export function findSubscription({ state }: Gateway, id: string): Answer {
  const subscription = state.subscriptions.get(id);
  return subscription ? found({ subscription: subscriptionView(subscription, state) }) : notFound;
}

type New = {
  id: string;
  plan: PlanRecord;
  account: MerchantAccount;
  fields: Fields;
  nonce: NonceRecord | undefined;
};

function newSubscription(gateway: Gateway, { id, plan, account, fields, nonce }: New): SubscriptionRecord {
  const now = gateway.now().toISOString();
  const cycles = Number(textOf(fields, "number_of_billing_cycles"));
  const neverExpires = flagOf(fields, "never_expires") ?? false;
  return {
    id,
    planId: plan.id,
    token: nonce?.token ?? textOf(fields, "payment_method_token") ?? "",
    merchantAccountId: account.id,
    cents: priceIn(fields) ?? plan.cents,
    balance: 0,
    status: "Active",
    ...firstPeriod(now.slice(0, 10), plan.billingFrequency),
    paidThroughDate: null,
    currentBillingCycle: 1,
    numberOfBillingCycles: neverExpires ? null : cycles > 0 ? cycles : plan.numberOfBillingCycles,
    failureCount: 0,
    createdAt: now,
    updatedAt: now,
  };
}

function chargeFirst(gateway: Gateway, subscription: SubscriptionRecord, nonce: NonceRecord | undefined): Answer {
  const first = { isByCustomer: true, threeDSecure: nonce?.threeDSecure ?? null };
  const { transaction, outcome } = chargeFor(gateway, subscription, subscription.cents, first);
  if (outcome.status === "approved") return start(gateway, subscription);
  Object.assign(transaction, { subscriptionId: null, period: null });
  return declined(outcome, { transaction: transactionView(transaction) });
}

function start(gateway: Gateway, subscription: SubscriptionRecord): Answer {
  subscription.paidThroughDate = subscription.billingPeriodEndDate;
  gateway.state.subscriptions.set(subscription.id, subscription);
  gateway.notify("subscription_went_active", subscription);
  gateway.notify("subscription_charged_successfully", subscription);
  return made({ subscription: subscriptionView(subscription, gateway.state) });
}

function prorate(gateway: Gateway, before: SubscriptionRecord, after: SubscriptionRecord): Answer | null {
  const today = gateway.now().toISOString().slice(0, 10);
  const days = daysBetween(before.billingPeriodStartDate, before.nextBillingDate);
  const left = daysBetween(today, before.nextBillingDate);
  const cents = Math.round(((after.cents - before.cents) * left) / days);
  const card = gateway.state.cards.get(after.token);
  if (cents <= 0 || !card) return null;
  const { token, customerId } = card;
  const accountId = after.merchantAccountId;
  const asked = { cents, accountId, card, token, customerId, subscription: after, isSettled: true };
  const { transaction, outcome } = charge(gateway, asked);
  if (outcome.status !== "approved") return declined(outcome, { transaction: transactionView(transaction) });
  gateway.notify("subscription_charged_successfully", after);
  return null;
}

function refusedUpdate(gateway: Gateway, { status, planId }: SubscriptionRecord, fields: Fields): Refusal[] {
  if (status === "Canceled") return [refused.subscription.cannotEditCanceled];
  if (status === "Expired") return [refused.subscription.cannotEditExpired];
  const changesPrice = fields.price !== undefined || fields.plan_id !== undefined;
  if (status === "Past Due" && changesPrice) return [refused.subscription.isPastDue];
  const wanted = textOf(fields, "plan_id");
  const plan = gateway.state.plans.get(wanted ?? planId);
  const current = gateway.state.plans.get(planId);
  return [
    ...refusedPrice(fields),
    ...refusedCard(gateway, fields, "optional"),
    ...(plan ? [] : [refused.subscription.planIsInvalid]),
    ...(plan && plan.billingFrequency !== current?.billingFrequency ? [refused.subscription.frequencyDiffers] : []),
  ];
}

function refusedId({ state }: Gateway, id: string): Refusal[] {
  if (!isId(id)) return [refused.subscription.idIsInvalid];
  return state.subscriptions.has(id) ? [refused.subscription.idIsInUse] : [];
}

function refusedPrice(fields: Fields): Refusal[] {
  if (fields.price === undefined) return [];
  if (fields.price === null || fields.price === "") return [refused.subscription.priceIsBlank];
  const cents = priceIn(fields);
  if (cents === null) return [refused.subscription.priceIsInvalid];
  return cents > 2_147_483_647 ? [refused.subscription.priceIsTooLarge] : [];
}

function refusedCard(gateway: Gateway, fields: Fields, need: "required" | "optional"): Refusal[] {
  const { state } = gateway;
  if (textOf(fields, "payment_method_nonce")) return refusedNonce(gateway, fields);
  const token = textOf(fields, "payment_method_token");
  if (!token) return need === "required" ? [refused.subscription.tokenIsInvalid] : [];
  return state.cards.has(token) ? [] : [refused.subscription.tokenIsInvalid];
}

function refusedNonce(gateway: Gateway, fields: Fields): Refusal[] {
  const nonce = nonceOf(gateway, textOf(fields, "payment_method_nonce"));
  if (!nonce || nonce.isConsumed) return [refused.subscription.nonceIsInvalid];
  return nonce.token ? [] : [refused.subscription.nonceIsOfNoCardKept];
}

function refusedAccount(account: MerchantAccount | undefined, plan: PlanRecord | undefined): Refusal[] {
  if (!account) return [refused.subscription.merchantAccountIsInvalid];
  return plan && plan.currency !== account.currency ? [refused.subscription.currencyDiffers] : [];
}

function priceIn(fields: Fields) {
  return centsOf(textOf(fields, "price") ?? "");
}
