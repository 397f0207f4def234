import type { BraintreeGateway, TransactionRequest } from "braintree";
import type { ForeignTransaction, Problem, Result, Sale, Transaction } from "../port.ts";
import type { Client } from "./client.server.ts";
import { callGateway, problemsOf, refuse } from "./problems.server.ts";
import { newestFirst, priceOf, readForeign, readTransaction } from "./records.server.ts";
import { hasCode } from "./vault.server.ts";

type Made = Result<{ transaction: Transaction }>;

export async function sell(client: Client, sale: Sale): Promise<Made> {
  const before = await transactionsOfOrder(client, sale.orderId);
  if (!before.ok) return before;
  const paid = before.transactions.find(({ kind, outcome }) => kind === "sale" && outcome !== "failed");
  if (paid) return isOf(paid, sale) ? { ok: true, transaction: paid } : refuse(otherSale);
  const sold = await callGateway(() => client.sdk.transaction.sale(requestOf(client, sale)));
  if (!sold.ok) return sold;
  if (!sold.value.success) return problemsOf(sold.value);
  return { ok: true, transaction: readTransaction(sold.value.transaction) };
}

/** why: an order's id is chosen by its customer, and another customer's charge pays for nothing of theirs */
function isOf(paid: Transaction, { cents, customerId }: Sale) {
  return paid.cents === cents && (customerId === undefined || paid.customerId === customerId);
}

const otherSale: Problem = { kind: "conflict", message: "The order was charged with another amount or customer." };

function requestOf({ merchantAccount, threeDSecure }: Client, sale: Sale): TransactionRequest {
  const { orderId, cents, customerId } = sale;
  const means = "nonce" in sale ? { paymentMethodNonce: sale.nonce } : { paymentMethodToken: sale.cardToken };
  // why: a token carries no authentication
  const authenticated = "nonce" in sale && threeDSecure ? { threeDSecure: { required: true } } : {};
  return {
    amount: priceOf(cents),
    orderId,
    ...(customerId === undefined ? {} : { customerId }),
    ...means,
    ...merchantAccount,
    options: { submitForSettlement: true, ...authenticated },
  };
}

export async function reverse(client: Client, transactionId: string): Promise<Made> {
  const found = await findTransaction(client, transactionId);
  if (!found.ok) return found;
  const { outcome, status } = found.transaction;
  if (outcome !== "paid") return found;
  if (status === "settled" || status === "settling") return refund(client, transactionId);
  const voided = await callGateway(() => client.sdk.transaction.void(transactionId));
  if (!voided.ok) return voided;
  if (voided.value.success) return { ok: true, transaction: readTransaction(voided.value.transaction) };
  const refused = problemsOf(voided.value);
  if (!hasCode(refused, "91504")) return refused;
  // why: it was settled, or voided by somebody else, in between
  const now = await findTransaction(client, transactionId);
  return now.ok && now.transaction.status === status ? refused : reverse(client, transactionId);
}

async function refund(client: Client, transactionId: string): Promise<Made> {
  const refunded = await callGateway(() => client.sdk.transaction.refund(transactionId));
  if (!refunded.ok) return refunded;
  if (refunded.value.success) return findTransaction(client, transactionId);
  const refused = problemsOf(refunded.value);
  return hasCode(refused, "91512") ? findTransaction(client, transactionId) : refused;
}

async function findTransaction({ sdk }: Client, id: string): Promise<Made> {
  const found = await callGateway(() => sdk.transaction.find(id));
  return found.ok ? { ok: true, transaction: readTransaction(found.value) } : found;
}

export async function transactionsOfOrder(
  { sdk }: Client,
  orderId: string,
): Promise<Result<{ transactions: Transaction[] }>> {
  const found = await search(sdk, (wanted) => wanted.orderId().is(orderId));
  return found.ok ? { ok: true, transactions: newestFirst(found.value.map(readTransaction)) } : found;
}

type Since = { transactions: Transaction[]; foreign: ForeignTransaction[] };

export async function transactionsSince({ sdk, ownAccount }: Client, time: Date): Promise<Result<Since>> {
  const own = await callGateway(ownAccount);
  if (!own.ok) return own;
  const found = await search(sdk, (wanted) => {
    wanted.createdAt().min(time);
    // why: the merchant's other accounts are none of our business
    wanted.merchantAccountId().is(own.value);
  });
  if (!found.ok) return found;
  const read = found.value.map((one) => ({ one, foreign: readForeign(one, own.value) }));
  const ours = read.filter(({ foreign }) => foreign === null).map(({ one }) => readTransaction(one));
  return { ok: true, transactions: newestFirst(ours), foreign: read.flatMap(({ foreign }) => foreign ?? []) };
}

type Wanted = Parameters<BraintreeGateway["transaction"]["search"]>[0];

function search(sdk: BraintreeGateway, wanted: Wanted) {
  return callGateway(() => sdk.transaction.search(wanted).toArray());
}
