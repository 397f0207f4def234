/** Times are ISO in UTC, days 'YYYY-MM-DD', so that everything is JSON. */
export type State = {
  /** Milliseconds ahead of the machine's clock. */
  ahead: number;
  customers: Map<string, CustomerRecord>;
  cards: Map<string, CardRecord>;
  nonces: Map<string, NonceRecord>;
  plans: Map<string, PlanRecord>;
  subscriptions: Map<string, SubscriptionRecord>;
  transactions: Map<string, TransactionRecord>;
  /** Whether banks decline unauthenticated charges by customers (2099). */
  requiresAuthentication: boolean;
  declining: Map<string, string>;
  disputes: Map<string, DisputeRecord>;
  webhooks: { to: string | null; isHeld: boolean; waiting: Waiting[] };
};

/** The provider's words, in the order of a dispute's life. */
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
  verifies: string;
  isConsumed: boolean;
  threeDSecure: ThreeDSecureRecord | null;
  authenticates: string | null;
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
