import { clientToken } from "./client-api.ts";
import { type Answer, found, type Gateway } from "./gateway.ts";
import { allPlans, createPlan, findPlan, updatePlan } from "./plans.ts";
import { searchTransactionIds, searchTransactions } from "./search.ts";
import { cancelSubscription, createSubscription, findSubscription, updateSubscription } from "./subscriptions.ts";
import { createTransaction, findTransaction, refundTransaction, voidTransaction } from "./transactions.ts";
import { createCard, createCustomer, createNonce, findCard, findCustomer, findNonce, updateCustomer } from "./vault.ts";

export type Asked = { id: string; body: unknown; origin: string };

type Handler = (gateway: Gateway, asked: Asked) => Answer;

/** The part of the provider's server API that the product uses, under /merchants/{merchantId}. */
const routes: Record<string, Handler> = {
  "POST /client_token": (gateway, { body, origin }) => clientToken(gateway, body, origin),
  "POST /customers": (gateway, { body }) => createCustomer(gateway, body),
  "GET /customers/*": (gateway, { id }) => findCustomer(gateway, id),
  "PUT /customers/*": (gateway, { id, body }) => updateCustomer(gateway, id, body),
  "GET /merchant_accounts": allMerchantAccounts,
  "POST /payment_methods": (gateway, { body }) => createCard(gateway, body),
  "POST /payment_methods/*/nonces": (gateway, { id }) => createNonce(gateway, id),
  "GET /payment_methods/any/*": (gateway, { id }) => findCard(gateway, id),
  "GET /payment_method_nonces/*": (gateway, { id }) => findNonce(gateway, id),
  "GET /plans": (gateway) => allPlans(gateway),
  "POST /plans": (gateway, { body }) => createPlan(gateway, body),
  "GET /plans/*": (gateway, { id }) => findPlan(gateway, id),
  "PUT /plans/*": (gateway, { id, body }) => updatePlan(gateway, id, body),
  "POST /subscriptions": (gateway, { body }) => createSubscription(gateway, body),
  "GET /subscriptions/*": (gateway, { id }) => findSubscription(gateway, id),
  "PUT /subscriptions/*": (gateway, { id, body }) => updateSubscription(gateway, id, body),
  "PUT /subscriptions/*/cancel": (gateway, { id }) => cancelSubscription(gateway, id),
  "POST /transactions": (gateway, { body }) => createTransaction(gateway, body),
  "POST /transactions/advanced_search_ids": (gateway, { body }) => searchTransactionIds(gateway, body),
  "POST /transactions/advanced_search": (gateway, { body }) => searchTransactions(gateway, body),
  "GET /transactions/*": (gateway, { id }) => findTransaction(gateway, id),
  "PUT /transactions/*/void": (gateway, { id }) => voidTransaction(gateway, id),
  "POST /transactions/*/refund": (gateway, { id, body }) => refundTransaction(gateway, id, body),
};

function allMerchantAccounts({ merchant }: Gateway): Answer {
  const accounts = merchant.accounts.map(({ id, currency }, at) => ({
    id,
    status: "active",
    currencyIsoCode: currency,
    default: at === 0,
  }));
  const counts = { currentPageNumber: 1, pageSize: accounts.length, totalItems: accounts.length };
  return found({ merchantAccounts: { "@type": "collection", ...counts, "merchantAccount[]": accounts } });
}

export function carryOut(gateway: Gateway, request: string, asked: Omit<Asked, "id">): Answer | null {
  const exact = routes[request];
  if (exact) return exact(gateway, { ...asked, id: "" });
  for (const [pattern, handler] of Object.entries(routes)) {
    const id = openPart(pattern, request);
    if (id) return handler(gateway, { ...asked, id: decodeURIComponent(id) });
  }
  return null;
}

function openPart(pattern: string, request: string): string | null {
  const [before, after] = pattern.split("*");
  if (before === undefined || after === undefined) return null;
  if (!request.startsWith(before) || !request.endsWith(after)) return null;
  const part = request.slice(before.length, request.length - after.length);
  return part.includes("/") ? null : part;
}
