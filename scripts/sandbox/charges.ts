import { accountOf, type Gateway } from "./gateway.ts";
import { type Outcome, outcomeOf } from "./published/outcomes.ts";
import type { CardDetails, SubscriptionRecord, ThreeDSecureRecord, TransactionRecord } from "./state.ts";

export type Charge = {
  cents: number;
  accountId: string;
  card: CardDetails;
  token: string | null;
  customerId: string | null;
  orderId?: string | null;
  subscription?: SubscriptionRecord;
  planId?: string | null;
  threeDSecure?: ThreeDSecureRecord | null;
  isSettled: boolean;
  isByCustomer?: boolean;
  outcome?: Outcome;
};

/** The processor's codes for an expired card, and for a missing authentication. */
const expiredCard = "2004";
const authenticationRequired = "2099";

export function isExpired({ expirationMonth, expirationYear }: Expiry, now: string): boolean {
  return `${expirationYear}-${expirationMonth}` < now.slice(0, 7);
}

type Expiry = Pick<CardDetails, "expirationMonth" | "expirationYear">;

export function charge(gateway: Gateway, asked: Charge): { transaction: TransactionRecord; outcome: Outcome } {
  const { cents, token } = asked;
  const now = gateway.now().toISOString();
  const outcome = asked.outcome ?? outcomeOf(cents, refusalOf(gateway, asked, now));
  const transaction: TransactionRecord = {
    id: gateway.newId(),
    type: "sale",
    status: statusOf(outcome, asked.isSettled),
    cents,
    currency: accountOf(gateway, asked.accountId)?.currency ?? "",
    merchantAccountId: asked.accountId,
    orderId: asked.orderId ?? null,
    customerId: asked.customerId,
    token,
    card: asked.card,
    planId: asked.subscription?.planId ?? asked.planId ?? null,
    subscriptionId: asked.subscription?.id ?? null,
    period: periodOf(asked.subscription),
    processorCode: outcome.code,
    processorText: outcome.text,
    processorType: outcome.type,
    gatewayRejectionReason: outcome.reason,
    refundedTransactionId: null,
    refundIds: [],
    threeDSecure: asked.threeDSecure ?? null,
    recurring: asked.subscription !== undefined,
    createdAt: now,
    updatedAt: now,
  };
  gateway.state.transactions.set(transaction.id, transaction);
  return { transaction, outcome };
}

function refusalOf({ state }: Gateway, asked: Charge, now: string): string | undefined {
  if (isExpired(asked.card, now)) return expiredCard;
  const isMissing = state.requiresAuthentication && asked.isByCustomer && !asked.threeDSecure?.liabilityShifted;
  return state.declining.get(asked.token ?? "") ?? (isMissing ? authenticationRequired : undefined);
}

type First = Pick<Charge, "threeDSecure" | "isByCustomer">;

export function chargeFor(
  gateway: Gateway,
  subscription: SubscriptionRecord,
  cents: number,
  { isSettled = true, ...first }: First & { isSettled?: boolean } = {},
) {
  const card = gateway.state.cards.get(subscription.token);
  if (!card) throw new Error(`The subscription ${subscription.id} has no card.`);
  const { token, customerId } = card;
  const accountId = subscription.merchantAccountId;
  return charge(gateway, { cents, accountId, card, token, customerId, subscription, isSettled, ...first });
}

function statusOf({ status }: Outcome, isSettled: boolean) {
  if (status !== "approved") return status;
  return isSettled ? "submitted_for_settlement" : "authorized";
}

function periodOf(subscription: SubscriptionRecord | undefined) {
  return subscription ? { start: subscription.billingPeriodStartDate, end: subscription.billingPeriodEndDate } : null;
}
