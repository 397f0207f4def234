import { type Answer, found, type Gateway } from "./gateway.ts";
import type { TransactionRecord } from "./state.ts";
import { transactionView } from "./views.ts";
import { type Fields, fieldsOf, textOf, textsOf } from "./wire.ts";

const pageSize = 50;

export function searchTransactionIds(gateway: Gateway, body: unknown): Answer {
  const ids = matching(gateway, fieldsOf(body, "search")).map(({ id }) => id);
  return found({ searchResults: { pageSize, ids } });
}

export function searchTransactions(gateway: Gateway, body: unknown): Answer {
  const all = matching(gateway, fieldsOf(body, "search")).slice(0, pageSize);
  const counts = { currentPageNumber: 1, pageSize, totalItems: all.length };
  const transactions = all.map(transactionView);
  return found({ creditCardTransactions: { "@type": "collection", ...counts, "transaction[]": transactions } });
}

function matching({ state }: Gateway, search: Fields): TransactionRecord[] {
  const all = [...state.transactions.values()].reverse();
  const ids = search.ids === undefined ? null : new Set(textsOf(search, "ids"));
  return all.filter(
    (one) =>
      (!ids || ids.has(one.id)) &&
      isText(search, "order_id", one.orderId) &&
      isText(search, "id", one.id) &&
      isText(search, "customer_id", one.customerId) &&
      isOneOf(search, "merchant_account_id", one.merchantAccountId) &&
      isInRange(search, "created_at", one.createdAt),
  );
}

function isText(search: Fields, name: string, value: string | null) {
  const wanted = textOf(fieldsOf(search, name), "is");
  return wanted === undefined || wanted === value;
}

function isOneOf(search: Fields, name: string, value: string) {
  const wanted = textsOf(search, name);
  return wanted.length === 0 || wanted.includes(value);
}

function isInRange(search: Fields, name: string, moment: string) {
  const { min, max } = { min: textOf(fieldsOf(search, name), "min"), max: textOf(fieldsOf(search, name), "max") };
  const second = (text: string) => Math.floor(Date.parse(text) / 1000);
  return (!min || second(moment) >= second(min)) && (!max || second(moment) <= second(max));
}
