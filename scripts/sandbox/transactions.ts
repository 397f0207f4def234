import { settleRetry } from "./billing.ts";
import { type Charge, charge, chargeFor } from "./charges.ts";
import { type Answer, accountOf, declined, found, type Gateway, invalid, made, notFound } from "./gateway.ts";
import { type Outcome, rejected } from "./published/outcomes.ts";
import { type Refusal, refused } from "./published/refusals.ts";
import type { NonceRecord, TransactionRecord } from "./state.ts";
import { consume, isInvalidNumber, nonceOf } from "./vault.ts";
import { transactionView } from "./views.ts";
import { centsOf, type Fields, fieldsOf, flagOf, textOf } from "./wire.ts";

export function createTransaction(gateway: Gateway, body: unknown): Answer {
  const fields = fieldsOf(body, "transaction");
  if (textOf(fields, "type") !== "sale") return invalid([refused.transaction.typeIsInvalid]);
  return textOf(fields, "subscription_id") ? retry(gateway, fields) : sell(gateway, fields);
}

export function findTransaction({ state }: Gateway, id: string): Answer {
  const transaction = state.transactions.get(id);
  return transaction ? found({ transaction: transactionView(transaction) }) : notFound;
}

export function voidTransaction(gateway: Gateway, id: string): Answer {
  const transaction = gateway.state.transactions.get(id);
  if (!transaction) return notFound;
  if (!["authorized", "submitted_for_settlement"].includes(transaction.status)) {
    return invalid([refused.transaction.cannotBeVoided]);
  }
  transaction.status = "voided";
  transaction.updatedAt = gateway.now().toISOString();
  return found({ transaction: transactionView(transaction) });
}

export function refundTransaction(gateway: Gateway, id: string, body: unknown): Answer {
  const sale = gateway.state.transactions.get(id);
  if (!sale) return notFound;
  const amount = textOf(fieldsOf(body, "transaction"), "amount");
  const cents = amount === undefined ? sale.cents - refundedOf(gateway, sale) : centsOf(amount);
  const refusals = refusedRefund(gateway, sale, cents);
  if (cents === null || refusals.length > 0) return invalid(refusals);
  const now = gateway.now().toISOString();
  const credit: TransactionRecord = {
    ...sale,
    id: gateway.newId(),
    type: "credit",
    status: "submitted_for_settlement",
    cents,
    processorCode: "1002",
    processorText: "Processed",
    refundedTransactionId: sale.id,
    refundIds: [],
    createdAt: now,
    updatedAt: now,
  };
  gateway.state.transactions.set(credit.id, credit);
  sale.refundIds.push(credit.id);
  sale.updatedAt = now;
  return made({ transaction: transactionView(credit) });
}

function sell(gateway: Gateway, fields: Fields): Answer {
  const nonce = nonceOf(gateway, textOf(fields, "payment_method_nonce"));
  const account = accountOf(gateway, textOf(fields, "merchant_account_id"));
  const kept = gateway.state.cards.get(textOf(fields, "payment_method_token") ?? nonce?.token ?? "");
  const card = kept ?? nonce?.card;
  const refusals = [
    ...refusedAmount(fields.amount),
    ...refusedMeans(gateway, fields, nonce),
    ...refusedRest(gateway, fields),
  ];
  if (!card || !account || refusals.length > 0) return invalid(refusals);
  if (nonce) consume(nonce);
  const asked: Charge = {
    cents: centsOf(textOf(fields, "amount") ?? "") ?? 0,
    accountId: account.id,
    card,
    token: kept?.token ?? null,
    customerId: textOf(fields, "customer_id") ?? kept?.customerId ?? null,
    orderId: textOf(fields, "order_id") ?? null,
    threeDSecure: nonce?.threeDSecure ?? null,
    isByCustomer: true,
    isSettled: flagOf(fieldsOf(fields, "options"), "submit_for_settlement") ?? false,
    ...refusedByRules(fields, nonce),
  };
  return answer(charge(gateway, asked));
}

function retry(gateway: Gateway, fields: Fields): Answer {
  const subscription = gateway.state.subscriptions.get(textOf(fields, "subscription_id") ?? "");
  if (!subscription) return invalid([refused.transaction.subscriptionIsInvalid]);
  if (subscription.status !== "Past Due") return invalid([refused.transaction.isNotPastDue]);
  const amount = textOf(fields, "amount");
  const refusals = amount === undefined ? [] : refusedAmount(amount);
  if (refusals.length > 0) return invalid(refusals);
  const cents = amount === undefined ? subscription.balance : (centsOf(amount) ?? 0);
  const isSettled = flagOf(fieldsOf(fields, "options"), "submit_for_settlement") ?? false;
  const charged = chargeFor(gateway, subscription, cents, { isSettled });
  settleRetry(gateway, subscription, charged);
  return answer(charged);
}

function answer({ transaction, outcome }: { transaction: TransactionRecord; outcome: Outcome }): Answer {
  const view = { transaction: transactionView(transaction) };
  return outcome.status === "approved" ? made(view) : declined(outcome, view);
}

/** Required 3-D Secure must have succeeded; it is required for a nonce that went through it. */
function refusedByRules(fields: Fields, nonce: NonceRecord | undefined): { outcome?: Outcome } {
  const options = fieldsOf(fieldsOf(fields, "options"), "three_d_secure");
  const isRequired = flagOf(options, "required") ?? Boolean(nonce?.threeDSecure);
  const isShifted = nonce?.threeDSecure?.liabilityShifted ?? false;
  return nonce && isRequired && !isShifted ? { outcome: rejected("three_d_secure") } : {};
}

function refusedAmount(amount: unknown): Refusal[] {
  if (amount === undefined || amount === null || amount === "") return [refused.transaction.amountIsRequired];
  const text = String(amount);
  if (/^-\d/.test(text)) return [refused.transaction.amountIsNegative];
  const cents = centsOf(text);
  if (cents === null) return [refused.transaction.amountIsInvalid];
  if (cents > 2_147_483_647) return [refused.transaction.amountIsTooLarge];
  return cents === 0 ? [refused.transaction.amountIsZero] : [];
}

function refusedMeans({ state }: Gateway, fields: Fields, nonce: NonceRecord | undefined): Refusal[] {
  const token = textOf(fields, "payment_method_token");
  const customerId = textOf(fields, "customer_id");
  if (token) {
    const card = state.cards.get(token);
    if (!card) return [refused.transaction.tokenIsInvalid];
    return customerId && card.customerId !== customerId ? [refused.transaction.isOfOtherCustomer] : [];
  }
  if (!textOf(fields, "payment_method_nonce")) return [refused.transaction.noCard];
  if (!nonce) return [refused.transaction.nonceIsUnknown];
  const owner = state.cards.get(nonce.token ?? "")?.customerId;
  if (owner && customerId && owner !== customerId) return [refused.transaction.isOfOtherCustomer];
  if (nonce.isConsumed) return [refused.transaction.nonceIsConsumed];
  return isInvalidNumber(nonce) ? [refused.creditCard.numberIsInvalid] : [];
}

function refusedRest(gateway: Gateway, fields: Fields): Refusal[] {
  const customerId = textOf(fields, "customer_id");
  const orderId = textOf(fields, "order_id") ?? "";
  const account = accountOf(gateway, textOf(fields, "merchant_account_id"));
  return [
    ...(customerId && !gateway.state.customers.has(customerId) ? [refused.transaction.customerIsInvalid] : []),
    ...(orderId.length > 255 ? [refused.transaction.orderIdIsTooLong] : []),
    ...(account ? [] : [refused.transaction.merchantAccountIsInvalid]),
  ];
}

function refusedRefund(gateway: Gateway, sale: TransactionRecord, cents: number | null): Refusal[] {
  if (sale.type === "credit") return [refused.transaction.cannotRefundCredit];
  if (!["settled", "settling"].includes(sale.status)) return [refused.transaction.cannotRefund];
  const left = sale.cents - refundedOf(gateway, sale);
  if (left === 0) return [refused.transaction.isRefunded];
  if (cents === null) return [refused.transaction.amountIsInvalid];
  return cents > left ? [refused.transaction.refundIsTooLarge] : [];
}

function refundedOf({ state }: Gateway, { refundIds }: TransactionRecord) {
  return refundIds.reduce((sum, id) => sum + (state.transactions.get(id)?.cents ?? 0), 0);
}
