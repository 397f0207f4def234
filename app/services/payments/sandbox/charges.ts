import { accountOf, type Gateway } from "./gateway.ts";
import { type Outcome, outcomeOf } from "./published/outcomes.ts";
import type { CardDetails, SubscriptionRecord, ThreeDSecureRecord, TransactionRecord } from "./state.ts";

/** What is charged, to which card. */
export type Charge = {
  cents: number;
  accountId: string;
  card: CardDetails;
  token: string | null;
  customerId: string | null;
  orderId?: string | null;
  /** Renewals and first charges of a subscription carry it and its period. */
  subscription?: SubscriptionRecord;
  planId?: string | null;
  threeDSecure?: ThreeDSecureRecord | null;
  isSettled: boolean;
  /** The gateway's own rules, where they have refused it before the bank was asked. */
  outcome?: Outcome;
};

/** The processor's code for a card that has expired. */
export const expiredCard = "2004";

/** A card is good until the end of the month that stands on it. */
export function isExpired({ expirationMonth, expirationYear }: Expiry, now: string): boolean {
  return `${expirationYear}-${expirationMonth}` < now.slice(0, 7);
}

type Expiry = Pick<CardDetails, "expirationMonth" | "expirationYear">;

/** Makes the transaction of a charge, whatever comes of it. */
export function charge(gateway: Gateway, asked: Charge): { transaction: TransactionRecord; outcome: Outcome } {
  const { cents, token } = asked;
  const now = gateway.now().toISOString();
  const refusal = isExpired(asked.card, now) ? expiredCard : gateway.state.declining.get(token ?? "");
  const outcome = asked.outcome ?? outcomeOf(cents, refusal);
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

/** Charges a card that is kept for a subscription. */
export function chargeFor(gateway: Gateway, subscription: SubscriptionRecord, cents: number, isSettled = true) {
  const card = gateway.state.cards.get(subscription.token);
  if (!card) throw new Error(`The subscription ${subscription.id} has no card.`);
  const { token, customerId } = card;
  const accountId = subscription.merchantAccountId;
  return charge(gateway, { cents, accountId, card, token, customerId, subscription, isSettled });
}

function statusOf({ status }: Outcome, isSettled: boolean) {
  if (status !== "approved") return status;
  return isSettled ? "submitted_for_settlement" : "authorized";
}

function periodOf(subscription: SubscriptionRecord | undefined) {
  return subscription ? { start: subscription.billingPeriodStartDate, end: subscription.billingPeriodEndDate } : null;
}
