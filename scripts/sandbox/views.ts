import type { Refusal } from "./published/refusals.ts";
import type {
  CardDetails,
  CardRecord,
  CustomerRecord,
  NonceRecord,
  PlanRecord,
  State,
  SubscriptionRecord,
  ThreeDSecureRecord,
  TransactionRecord,
} from "./state.ts";
import { priceOf } from "./wire.ts";
import type { Value } from "./xml.ts";

export function customerView(customer: CustomerRecord, state: State): Value {
  const cards = [...state.cards.values()].filter(({ customerId }) => customerId === customer.id);
  return { ...customer, creditCards: cards.map((card) => cardView(card)), addresses: [] };
}

export function cardView(card: CardRecord, verification: Value = null): Value {
  return { ...card, ...numberView(card), default: true, expired: false, subscriptions: [], verification };
}

export function nonceView({ nonce, card, isConsumed, threeDSecure }: NonceRecord): Value {
  const details = { ...numberView(card), lastTwo: card.last4.slice(2) };
  return {
    nonce,
    type: "CreditCard",
    consumed: isConsumed,
    default: false,
    threeDSecureInfo: threeDSecureView(threeDSecure),
    details,
  };
}

export function planView({ cents, currency, ...plan }: PlanRecord): Value {
  const trial = { trialPeriod: false, trialDuration: null, trialDurationUnit: null };
  return { ...plan, price: priceOf(cents), currencyIsoCode: currency, billingDayOfMonth: null, ...trial };
}

export function subscriptionView(subscription: SubscriptionRecord, state: State): Value {
  const { token, cents, balance, ...rest } = subscription;
  const transactions = transactionsOf(subscription.id, state).slice(0, 20);
  return {
    ...rest,
    paymentMethodToken: token,
    price: priceOf(cents),
    balance: priceOf(balance),
    nextBillAmount: priceOf(cents),
    nextBillingPeriodAmount: priceOf(cents),
    neverExpires: subscription.numberOfBillingCycles === null,
    billingDayOfMonth: Number(subscription.firstBillingDate.slice(8)),
    daysPastDue: subscription.status === "Past Due" ? 0 : null,
    trialPeriod: false,
    addOns: [],
    discounts: [],
    transactions: transactions.map((one) => transactionView(one)),
  };
}

export function transactionsOf(subscriptionId: string, state: State): TransactionRecord[] {
  return [...state.transactions.values()].filter((one) => one.subscriptionId === subscriptionId).reverse();
}

export function transactionView(transaction: TransactionRecord): Value {
  const { cents, currency, card, customerId, token, period, threeDSecure, ...rest } = transaction;
  const { processorCode, processorText, processorType, ...more } = rest;
  return {
    ...more,
    amount: priceOf(cents),
    currencyIsoCode: currency,
    creditCard: { token, ...card, ...numberView(card) },
    customer: { id: customerId },
    processorResponseCode: processorCode,
    processorResponseText: processorText,
    processorResponseType: processorType,
    additionalProcessorResponse: more.status === "processor_declined" ? `${processorCode} : ${processorText}` : null,
    paymentInstrumentType: "credit_card",
    threeDSecureInfo: threeDSecureView(threeDSecure),
    subscription: period && { billingPeriodStartDate: period.start, billingPeriodEndDate: period.end },
    addOns: [],
    discounts: [],
  };
}

export function threeDSecureView(info: ThreeDSecureRecord | null): Value {
  return info && { ...info, cavv: "some-cavv", xid: "some-xid", eciFlag: "05", threeDSecureVersion: "2.2.0" };
}

export function errorsView(refusals: Refusal[]): Value {
  const parts = new Map<string, Value[]>();
  for (const { on, code, attribute, message } of refusals) {
    parts.set(on, [...(parts.get(on) ?? []), { code, attribute, message }]);
  }
  const nested = [...parts].map(([on, errors]): [string, Value] => [on, { errors }]);
  return { errors: [], ...Object.fromEntries(nested) };
}

function numberView({ bin, last4, cardType, expirationMonth, expirationYear }: CardDetails) {
  const masked = { maskedNumber: `${bin}******${last4}`, expirationDate: `${expirationMonth}/${expirationYear}` };
  return { bin, last4, cardType, expirationMonth, expirationYear, ...masked };
}
