import { z } from "zod";
import { Unexpected } from "#app/domain/errors.ts";
import type {
  Card,
  Dispute,
  ForeignTransaction,
  Plan,
  Subscription,
  SubscriptionStatus,
  Transaction,
} from "../port.ts";

const cents = z
  .string()
  .regex(/^\d+(\.\d{1,2})?$/)
  .transform((price) => Math.round(Number(price) * 100));
const text = z
  .string()
  .nullish()
  .transform((value) => value || null);
const moment = z.string().transform((value) => new Date(value));
/** why: a merchant account in another currency would charge other money than the page says */
const euros = z.literal("EUR");

const statuses: Record<string, SubscriptionStatus> = {
  Pending: "PENDING",
  Active: "ACTIVE",
  "Past Due": "PAST_DUE",
  Canceled: "CANCELED",
  Expired: "EXPIRED",
};

const failed = new Set([
  "authorization_expired",
  "failed",
  "gateway_rejected",
  "processor_declined",
  "settlement_declined",
]);

const transactionShape = z.object({
  id: z.string(),
  type: z.enum(["sale", "credit"]),
  status: z.string(),
  amount: cents,
  currencyIsoCode: euros,
  createdAt: moment,
  orderId: text,
  customer: z.object({ id: text }).nullish(),
  subscriptionId: text,
  planId: text,
  subscription: z.object({ billingPeriodStartDate: text, billingPeriodEndDate: text }).nullish(),
  refundedTransactionId: text,
  refundIds: z.array(z.string()).nullish(),
  processorResponseCode: text,
  processorResponseText: text,
  gatewayRejectionReason: text,
});

const subscriptionShape = z.object({
  id: z.string(),
  planId: z.string(),
  price: cents,
  status: z.enum(["Pending", "Active", "Past Due", "Canceled", "Expired"]),
  paymentMethodToken: z.string(),
  paidThroughDate: text,
  nextBillingDate: text,
  balance: z.string().transform((price) => Math.round(Number(price) * 100)),
  createdAt: moment,
  updatedAt: moment,
  transactions: z.array(z.unknown()).default([]),
});

const cardShape = z.object({
  token: z.string(),
  customerId: z.string(),
  cardType: z.string(),
  last4: z.string(),
  expirationMonth: z.string(),
  expirationYear: z.string(),
});

const planShape = z.object({
  id: z.string(),
  name: z.string(),
  price: cents,
  billingFrequency: z.coerce.number(),
  currencyIsoCode: z.string(),
});

const cardNonceShape = z.object({ nonce: z.string(), details: z.object({ bin: z.string() }) });

const threeDSecureShape = z.object({ status: z.string(), liabilityShifted: z.boolean() }).nullish();

export function readTransaction(from: unknown): Transaction {
  const read = readAs(transactionShape, from, "transaction");
  const outcome = read.status === "voided" ? "reversed" : failed.has(read.status) ? "failed" : "paid";
  return {
    id: read.id,
    kind: read.type,
    outcome,
    status: read.status,
    cents: read.amount,
    createdAt: read.createdAt,
    orderId: read.orderId,
    customerId: read.customer?.id ?? null,
    subscriptionId: read.subscriptionId,
    planId: read.planId,
    period: periodOf(read.subscription),
    refundOf: read.refundedTransactionId,
    refunds: read.refundIds ?? [],
    declined: outcome === "failed" ? reasonOf(read) : null,
  };
}

export function readSubscription(from: unknown): Subscription {
  const read = readAs(subscriptionShape, from, "subscription");
  return {
    id: read.id,
    planId: read.planId,
    cents: read.price,
    status: statuses[read.status] ?? "EXPIRED",
    cardToken: read.paymentMethodToken,
    paidThrough: read.paidThroughDate,
    nextBilling: read.nextBillingDate,
    balanceCents: read.balance,
    createdAt: read.createdAt,
    updatedAt: read.updatedAt,
    transactions: newestFirst(read.transactions.map(readTransaction)),
  };
}

const foreignShape = z.object({
  id: z.string(),
  amount: z.string(),
  currencyIsoCode: z.string(),
  merchantAccountId: text,
});

/** In another currency or merchant account than `own`; null for ours. */
export function readForeign(from: unknown, own: string): ForeignTransaction | null {
  const { currencyIsoCode: currency, ...read } = readAs(foreignShape, from, "transaction");
  return currency === "EUR" && read.merchantAccountId === own ? null : { ...read, currency };
}

const disputeShape = z.object({
  id: z.string(),
  status: z.enum(["accepted", "auto_accepted", "disputed", "expired", "lost", "open", "under_review", "won"]),
  amountDisputed: cents,
  currencyIsoCode: z.string(),
  receivedDate: z.string(),
  transaction: z.object({ id: z.string() }),
});

type DisputeStatus = z.infer<typeof disputeShape>["status"];

const lost = new Set<DisputeStatus>(["accepted", "auto_accepted", "expired", "lost"]);

export function readDispute(from: unknown): Dispute {
  const { id, status, amountDisputed, currencyIsoCode, receivedDate, transaction } = readAs(
    disputeShape,
    from,
    "dispute",
  );
  const state = status === "won" ? "won" : lost.has(status) ? "lost" : "open";
  const money = { cents: amountDisputed, currency: currencyIsoCode };
  return { id, state, transactionId: transaction.id, ...money, day: receivedDate };
}

const accountShape = z.object({ id: z.string(), default: z.boolean() });

export function readDefaultAccount(from: unknown[]): string {
  const known = from.map((one) => readAs(accountShape, one, "merchant account"));
  const own = known.find((account) => account.default);
  if (!own) throw new Unexpected("The gateway names no default merchant account.");
  return own.id;
}

export function readCard(from: unknown): Card {
  const { cardType, expirationMonth, expirationYear, ...card } = readAs(cardShape, from, "card");
  return { ...card, brand: cardType, expires: `${expirationMonth}/${expirationYear}` };
}

export function readPlan(from: unknown): Plan & { currency: string } {
  const { price, billingFrequency, currencyIsoCode, ...plan } = readAs(planShape, from, "plan");
  return { ...plan, cents: price, months: billingFrequency, currency: currencyIsoCode };
}

export function readThreeDSecure(from: unknown) {
  return readAs(threeDSecureShape, from, "3-D Secure") ?? null;
}

export function readCardNonce(from: unknown) {
  const { nonce, details } = readAs(cardNonceShape, from, "nonce");
  return { nonce, bin: details.bin };
}

export function newestFirst(transactions: Transaction[]): Transaction[] {
  return transactions.toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime());
}

export function priceOf(cents: number): string {
  if (!Number.isInteger(cents) || cents < 0) throw new Unexpected(`Not an amount in cents: ${cents}`);
  return (cents / 100).toFixed(2);
}

type Reason = Pick<
  z.infer<typeof transactionShape>,
  "status" | "processorResponseCode" | "processorResponseText" | "gatewayRejectionReason"
>;

function periodOf(period: z.infer<typeof transactionShape>["subscription"]) {
  const [from, paidThrough] = [period?.billingPeriodStartDate, period?.billingPeriodEndDate];
  return from && paidThrough ? { from, paidThrough } : null;
}

function reasonOf({ status, processorResponseCode, processorResponseText, gatewayRejectionReason }: Reason) {
  if (gatewayRejectionReason)
    return { code: gatewayRejectionReason, text: `Gateway Rejected: ${gatewayRejectionReason}` };
  return { code: processorResponseCode ?? status, text: processorResponseText ?? status };
}

function readAs<T extends z.ZodType>(shape: T, from: unknown, what: string): z.infer<T> {
  const read = shape.safeParse(from);
  if (read.success) return read.data;
  const issues = read.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`).join("; ");
  throw new Unexpected(`The gateway's ${what} has an unexpected shape: ${issues}`);
}
