/** What the sandbox gateway keeps. Moments are ISO texts in UTC, days 'YYYY-MM-DD', so that all of it is JSON. */
export type State = {
  /** Milliseconds that its clock is ahead of the machine's. */
  ahead: number;
  customers: Map<string, CustomerRecord>;
  /** By their tokens. */
  cards: Map<string, CardRecord>;
  nonces: Map<string, NonceRecord>;
  plans: Map<string, PlanRecord>;
  subscriptions: Map<string, SubscriptionRecord>;
  /** Oldest first. */
  transactions: Map<string, TransactionRecord>;
  /** Whether banks decline what a customer starts without authentication (2099). */
  requiresAuthentication: boolean;
  /** Cards whose bank says no from now on, with the processor's code. */
  declining: Map<string, string>;
  disputes: Map<string, DisputeRecord>;
  webhooks: { to: string | null; isHeld: boolean; waiting: Waiting[] };
};

/** In the provider's words, and in the order in which a dispute may go through them. */
export const disputeStatuses = [
  ...(["open", "disputed", "under_review", "won", "lost"] as const),
  ...(["accepted", "auto_accepted", "expired"] as const),
] as const;
export type DisputeStatus = (typeof disputeStatuses)[number];

export type DisputeRecord = {
  id: string;
  transactionId: string;
  status: DisputeStatus;
  cents: number;
  currency: string;
  receivedDate: string;
};

export type CustomerRecord = {
  id: string;
  email: string | null;
  firstName: string | null;
  lastName: string | null;
  company: string | null;
  createdAt: string;
  updatedAt: string;
};

/** What is known of a card without its number. */
export type CardDetails = {
  bin: string;
  last4: string;
  cardType: string;
  expirationMonth: string;
  expirationYear: string;
  cardholderName: string | null;
};

export type CardRecord = CardDetails & {
  token: string;
  customerId: string;
  /** As of the nonce that brought it. */
  authenticates: string | null;
  createdAt: string;
  updatedAt: string;
};

export type ThreeDSecureRecord = {
  status: string;
  enrolled: "Y" | "N" | "U" | "B";
  liabilityShifted: boolean;
  liabilityShiftPossible: boolean;
};

export type NonceRecord = {
  nonce: string;
  card: CardDetails;
  /** What a verification of the card says: 1000, or the code of the refusal. */
  verifies: string;
  isConsumed: boolean;
  threeDSecure: ThreeDSecureRecord | null;
  /** What a 3-D Secure check of the card comes to. */
  authenticates: string | null;
  /** Of a card that is kept. */
  token?: string;
};

export type PlanRecord = {
  id: string;
  name: string;
  description: string | null;
  cents: number;
  currency: string;
  billingFrequency: number;
  numberOfBillingCycles: number | null;
  createdAt: string;
  updatedAt: string;
};

export type SubscriptionStatus = "Active" | "Canceled" | "Expired" | "Past Due" | "Pending";

export type SubscriptionRecord = {
  id: string;
  planId: string;
  token: string;
  merchantAccountId: string;
  cents: number;
  balance: number;
  status: SubscriptionStatus;
  firstBillingDate: string;
  nextBillingDate: string;
  billingPeriodStartDate: string;
  billingPeriodEndDate: string;
  paidThroughDate: string | null;
  currentBillingCycle: number;
  numberOfBillingCycles: number | null;
  failureCount: number;
  createdAt: string;
  updatedAt: string;
};

export type TransactionRecord = {
  id: string;
  type: "sale" | "credit";
  status: string;
  cents: number;
  currency: string;
  merchantAccountId: string;
  orderId: string | null;
  customerId: string | null;
  token: string | null;
  card: CardDetails;
  planId: string | null;
  subscriptionId: string | null;
  period: { start: string; end: string } | null;
  processorCode: string | null;
  processorText: string | null;
  processorType: string | null;
  gatewayRejectionReason: string | null;
  refundedTransactionId: string | null;
  refundIds: string[];
  threeDSecure: ThreeDSecureRecord | null;
  recurring: boolean;
  createdAt: string;
  updatedAt: string;
};

/** A notification on its way: its body, signed, and how often nobody took it. */
export type Waiting = { kind: string; signature: string; payload: string; tries: number; nextTry: string };

export function emptyState(): State {
  return {
    ahead: 0,
    customers: new Map(),
    cards: new Map(),
    nonces: new Map(),
    plans: new Map(),
    subscriptions: new Map(),
    transactions: new Map(),
    requiresAuthentication: false,
    declining: new Map(),
    disputes: new Map(),
    webhooks: { to: null, isHeld: false, waiting: [] },
  };
}
