import type { Gateway } from "./gateway.ts";
import type { DisputeStatus } from "./state.ts";
import { addNotification } from "./webhooks.server.ts";
import { priceOf } from "./wire.ts";

type Disputed = { transactionId: string; status: DisputeStatus; cents?: number | undefined };

/** The buyer's bank disputes a charge, or the dispute of it comes to something; `cents`: all of the charge if not given. */
export function dispute(gateway: Gateway, { transactionId, status, cents }: Disputed) {
  const { state } = gateway;
  const sale = state.transactions.get(transactionId);
  if (!sale) throw new Error(`There is no transaction ${transactionId}.`);
  const known = [...state.disputes.values()].find((one) => one.transactionId === transactionId);
  const receivedDate = gateway.now().toISOString().slice(0, 10);
  const fresh = {
    id: gateway.newId(),
    transactionId,
    cents: cents ?? sale.cents,
    currency: sale.currency,
    receivedDate,
  };
  const record = { ...(known ?? fresh), status };
  state.disputes.set(record.id, record);
  const amount = priceOf(record.cents);
  addNotification(gateway, `dispute_${status === "open" ? "opened" : status}`, {
    dispute: {
      id: record.id,
      status,
      kind: "chargeback",
      reason: "fraud",
      receivedDate: record.receivedDate,
      amount,
      amountDisputed: amount,
      amountWon: status === "won" ? amount : "0.00",
      currencyIsoCode: record.currency,
      transaction: { id: transactionId, amount: priceOf(sale.cents) },
    },
  });
}
