/**
 * Card payments. Amounts are whole cents in euros; days are 'YYYY-MM-DD' in the gateway's time zone. We choose the ids
 * of customers, cards, plans, subscriptions and orders (at most 36 letters, digits and hyphens). Calls are idempotent
 * by id: after `unknown` and after a crash, call again.
 */
export type Payments = {
  /** Stored beside each id, since ids of one gateway mean nothing to another. Null: none is configured. */
  environment: GatewayEnvironment | null;
  threeDSecure: boolean;

  clientToken(customerId?: string): Promise<Result<{ clientToken: string }>>;
  saveCustomer(customer: Customer): Promise<Result<{ customerId: string }>>;
  /**
   * The bank verifies it; with 3-D Secure the nonce must be authenticated, unless the card `isChargedNext` by an
   * authenticated charge.
   */
  saveCard(card: NewCard): Promise<Result<{ card: Card }>>;
  cardNonce(token: string): Promise<Result<{ nonce: string; bin: string }>>;

  /** The new price is for new subscriptions; the duration never changes. */
  savePlan(plan: Plan): Promise<Result<{ plan: Plan }>>;

  createSubscription(wanted: NewSubscription): Promise<Result<{ subscription: Subscription }>>;
  /** To a plan of the same duration, at that price from the next renewal on; nothing is charged or refunded now. */
  changeSubscription(change: ChangedSubscription): Promise<Result<{ subscription: Subscription }>>;
  /** For renewals and the overdue amount; charges nothing now. */
  changeCard(change: { subscriptionId: string; cardToken: string }): Promise<Result<{ subscription: Subscription }>>;
  cancelSubscription(id: string): Promise<Result<{ subscription: Subscription }>>;
  findSubscription(id: string): Promise<Result<{ subscription: Subscription | null }>>;
  /**
   * If it was tried since then (null: never), returns that result; a subscription no longer past due is returned with
   * its last charge.
   */
  retryCharge(retry: { subscriptionId: string; since: Date | null }): Promise<Result<Charged>>;

  /** An order that was paid before is returned; another amount is a conflict. */
  sell(sale: Sale): Promise<Result<{ transaction: Transaction }>>;
  /** Voids a charge before settlement, refunds it afterwards. */
  reverse(transactionId: string): Promise<Result<{ transaction: Transaction }>>;
  transactionsOfOrder(orderId: string): Promise<Result<{ transactions: Transaction[] }>>;
  /** Of our merchant account, newest first, for reconciliation. `foreign`: in another currency, so never ours. */
  transactionsSince(time: Date): Promise<Result<{ transactions: Transaction[]; foreign: ForeignTransaction[] }>>;

  readWebhook(posted: { signature: string; payload: string }): Promise<Result<{ event: GatewayEvent }>>;
};

export type GatewayEnvironment = "sandbox-local" | "sandbox" | "production";

export type Result<T> = ({ ok: true } & T) | { ok: false; problems: Problem[] };

export type Problem =
  | { kind: "notSetUp" }
  /** Nothing was done: unavailable, rate-limited or wrong credentials. */
  | { kind: "unreachable"; message: string }
  | { kind: "unknown"; message: string }
  /** `code` and `text` are the processor's, or the reason of the gateway's own rules; `final`: retrying is useless. */
  | {
      kind: "declined";
      by: "processor" | "gateway";
      code: string;
      text: string;
      final: boolean;
      transactionId?: string;
    }
  /** 3-D Secure did not shift the liability; `status` is the provider's word. Nothing was charged or stored. */
  | { kind: "notAuthenticated"; status: string }
  | { kind: "invalid"; field: string; code: string; message: string }
  | { kind: "notFound" }
  | { kind: "conflict"; message: string }
  | { kind: "notSigned" };

export type Customer = { id: string; email: string; firstName?: string; lastName?: string; company?: string };

export type Card = {
  token: string;
  customerId: string;
  brand: string;
  last4: string;
  expires: string;
};

export type NewCard = { token: string; customerId: string; nonce: string; isChargedNext?: boolean };

export type Plan = { id: string; name: string; cents: number; months: number };

export type NewSubscription = { id: string; planId: string; cents: number; cardToken: string; nonce?: string };
export type ChangedSubscription = { id: string; planId: string; cents: number; cardToken?: string };

export type Sale = { orderId: string; cents: number; customerId?: string } & (
  | { cardToken: string }
  | { nonce: string }
);

export type SubscriptionStatus = "PENDING" | "ACTIVE" | "PAST_DUE" | "CANCELED" | "EXPIRED";

export type Subscription = {
  id: string;
  planId: string;
  cents: number;
  status: SubscriptionStatus;
  cardToken: string;
  paidThrough: string | null;
  nextBilling: string | null;
  balanceCents: number;
  createdAt: Date;
  updatedAt: Date;
  transactions: Transaction[];
};

export type Charged = { subscription: Subscription; transaction: Transaction | null };

export type Transaction = {
  id: string;
  kind: "sale" | "credit";
  /** `failed` took no money; `reversed` was voided before settlement. */
  outcome: "paid" | "failed" | "reversed";
  status: string;
  cents: number;
  createdAt: Date;
  orderId: string | null;
  customerId: string | null;
  subscriptionId: string | null;
  planId: string | null;
  period: { from: string; paidThrough: string } | null;
  refundOf: string | null;
  refunds: string[];
  declined: { code: string; text: string } | null;
};

export type ForeignTransaction = { id: string; amount: string; currency: string; merchantAccountId: string | null };

export type Dispute = {
  id: string;
  state: "open" | "won" | "lost";
  transactionId: string;
  cents: number;
  currency: string;
  day: string;
};

/** May be repeated and late: the subscription with the latest `updatedAt` is current. */
export type GatewayEvent = {
  id: string;
  kind: GatewayEventKind;
  at: Date;
  subscription: Subscription | null;
  dispute: Dispute | null;
};

export type GatewayEventKind =
  | "charged"
  | "chargeFailed"
  | "wentActive"
  | "wentPastDue"
  | "canceled"
  | "expired"
  | "disputed"
  | "check"
  | "other";
