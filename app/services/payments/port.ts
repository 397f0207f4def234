/**
 * Taking money by card. Amounts are whole cents, in euros; days are 'YYYY-MM-DD' as the gateway counts them.
 *
 * Ids of customers, cards, plans, subscriptions and orders are chosen by us, at most 36 letters, digits and hyphens. A
 * call that is repeated with them finds what the first one made: after `unknown` and after a crash, call again.
 */
export type Payments = {
  /** Which gateway made an id: those of one mean nothing to another, so it is stored beside each. Null: none is set up. */
  environment: GatewayEnvironment | null;
  /** Whether cards have to be authenticated by 3-D Secure. */
  threeDSecure: boolean;

  /** What the card form in the browser starts with. */
  clientToken(customerId?: string): Promise<Result<{ clientToken: string }>>;
  /** Creates the customer, or brings what is known of them up to date. */
  saveCustomer(customer: Customer): Promise<Result<{ customerId: string }>>;
  /**
   * Keeps the card of the nonce as the customer's under this token. Its bank verifies it, and with 3-D Secure the nonce has
   * to be an authenticated one; unless the card `isChargedNext`, by a charge that is authenticated itself.
   */
  saveCard(card: NewCard): Promise<Result<{ card: Card }>>;
  /** A nonce for a card that is kept, which the browser has its bank authenticate (3-D Secure). */
  cardNonce(token: string): Promise<Result<{ nonce: string; bin: string }>>;

  /** Creates the plan, or changes its name and its price for new subscriptions; its duration stays what it was. */
  savePlan(plan: Plan): Promise<Result<{ plan: Plan }>>;

  /** Subscribes the card to the plan, and charges the price now. A declined one leaves nothing behind. */
  createSubscription(wanted: NewSubscription): Promise<Result<{ subscription: Subscription }>>;
  /** To another plan of the same duration at that price from the next renewal on; nothing is charged or paid back now. */
  changeSubscription(change: ChangedSubscription): Promise<Result<{ subscription: Subscription }>>;
  /** Charges renewals to that card from now on, also what is owed. Charges nothing now. */
  changeCard(change: { subscriptionId: string; cardToken: string }): Promise<Result<{ subscription: Subscription }>>;
  /** No more renewals; one that was cancelled before stays so. */
  cancelSubscription(id: string): Promise<Result<{ subscription: Subscription }>>;
  /** With its transactions, newest first; null when there is none of that id. */
  findSubscription(id: string): Promise<Result<{ subscription: Subscription | null }>>;
  /**
   * Charges once more what a past-due subscription owes. Where it was tried since then (null: at no time), the outcome of that try is what
   * is returned; a subscription that is no longer past due is returned as it is, with its last charge.
   */
  retryCharge(retry: { subscriptionId: string; since: Date | null }): Promise<Result<Charged>>;

  /** Charges once. An order that was paid before is returned, and a conflict when its amount was another. */
  sell(sale: Sale): Promise<Result<{ transaction: Transaction }>>;
  /** Takes a charge back whole, for a step that was half done: voided while it is not settled, else refunded. */
  reverse(transactionId: string): Promise<Result<{ transaction: Transaction }>>;
  /** Everything that was tried for the order, newest first. */
  transactionsOfOrder(orderId: string): Promise<Result<{ transactions: Transaction[] }>>;
  /**
   * Everything that was made in our merchant account at that time or after it, newest first: for reconciliation. `foreign`:
   * what is in another currency, which no charge of ours can be.
   */
  transactionsSince(time: Date): Promise<Result<{ transactions: Transaction[]; foreign: ForeignTransaction[] }>>;

  /** What a webhook tells, when its signature is the gateway's. */
  readWebhook(posted: { signature: string; payload: string }): Promise<Result<{ event: GatewayEvent }>>;
};

/** `sandbox-local` is the one that ships with the project, `sandbox` and `production` are the provider's. */
export type GatewayEnvironment = "sandbox-local" | "sandbox" | "production";

export type Result<T> = ({ ok: true } & T) | { ok: false; problems: Problem[] };

export type Problem =
  /** There are no credentials. */
  | { kind: "notSetUp" }
  /** Nothing was done: the gateway is away, asks for patience, or does not know our credentials. */
  | { kind: "unreachable"; message: string }
  /** Nobody said whether it was done: the line was cut, or the time was up. */
  | { kind: "unknown"; message: string }
  /** `code` and `text` are the processor's, or the reason of the gateway's own rules; `final`: again is of no use. */
  | {
      kind: "declined";
      by: "processor" | "gateway";
      code: string;
      text: string;
      final: boolean;
      transactionId?: string;
    }
  /** 3-D Secure did not shift the liability; `status` is the provider's word. Nothing was charged or kept. */
  | { kind: "notAuthenticated"; status: string }
  /** What was sent does not serve, by the provider's code. */
  | { kind: "invalid"; field: string; code: string; message: string }
  | { kind: "notFound" }
  /** The id stands for something else already. */
  | { kind: "conflict"; message: string }
  /** The webhook was not signed by the gateway, or not with our keys. */
  | { kind: "notSigned" };

export type Customer = { id: string; email: string; firstName?: string; lastName?: string; company?: string };

export type Card = {
  token: string;
  customerId: string;
  /** As 'Visa'. */
  brand: string;
  last4: string;
  /** 'MM/YYYY' */
  expires: string;
};

export type NewCard = { token: string; customerId: string; nonce: string; isChargedNext?: boolean };

/** `months` between two charges. */
export type Plan = { id: string; name: string; cents: number; months: number };

/** `nonce`: of that card, authenticated for the first charge. */
export type NewSubscription = { id: string; planId: string; cents: number; cardToken: string; nonce?: string };
export type ChangedSubscription = { id: string; planId: string; cents: number; cardToken?: string };

/** Pays with a card that is kept, or once with one that is not. */
export type Sale = { orderId: string; cents: number; customerId?: string } & (
  | { cardToken: string }
  | { nonce: string }
);

export type SubscriptionStatus = "PENDING" | "ACTIVE" | "PAST_DUE" | "CANCELED" | "EXPIRED";

export type Subscription = {
  id: string;
  planId: string;
  /** What the next renewal charges. */
  cents: number;
  status: SubscriptionStatus;
  cardToken: string;
  /** The last day that is paid. */
  paidThrough: string | null;
  nextBilling: string | null;
  /** What is owed from renewals that failed. */
  balanceCents: number;
  createdAt: Date;
  updatedAt: Date;
  transactions: Transaction[];
};

export type Charged = { subscription: Subscription; transaction: Transaction | null };

export type Transaction = {
  id: string;
  /** Money from the customer, or back to them. */
  kind: "sale" | "credit";
  /** `failed` took no money; `reversed` was voided before it was settled. */
  outcome: "paid" | "failed" | "reversed";
  /** The gateway's own word. */
  status: string;
  cents: number;
  createdAt: Date;
  orderId: string | null;
  customerId: string | null;
  subscriptionId: string | null;
  planId: string | null;
  /** The first and the last day that it is for, of a charge of a subscription. */
  period: { from: string; paidThrough: string } | null;
  /** Of a credit: what it pays back. */
  refundOf: string | null;
  /** The credits that pay this one back. */
  refunds: string[];
  /** Of a failed one: the processor's code and text. */
  declined: { code: string; text: string } | null;
};

/** `amount` as the gateway writes it: '12.34'. */
export type ForeignTransaction = { id: string; amount: string; currency: string; merchantAccountId: string | null };

/** Money of a charge that the buyer's bank asks back. `day`: the gateway's, on which it began. */
export type Dispute = {
  id: string;
  state: "open" | "won" | "lost";
  transactionId: string;
  cents: number;
  currency: string;
  day: string;
};

/** `at` and `kind` may come again and late: the newest state of a subscription is that of the latest `updatedAt`. */
export type GatewayEvent = {
  /** The same for a delivery that is repeated: a hash of the payload. */
  id: string;
  kind: GatewayEventKind;
  /** To the second. */
  at: Date;
  /** Null for an event of another thing. */
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
  /** The gateway's own test of the address. */
  | "check"
  /** One that says nothing to us. */
  | "other";
