import type { Payments } from "../port.ts";
import { type Client, type Credentials, clientOf } from "./client.server.ts";
import {
  cancelSubscription,
  changeCard,
  changeSubscription,
  createSubscription,
  findSubscription,
  retryCharge,
} from "./subscriptions.server.ts";
import { reverse, sell, transactionsOfOrder, transactionsSince } from "./transactions.server.ts";
import { cardNonce, clientToken, saveCard, saveCustomer, savePlan } from "./vault.server.ts";
import { readWebhook } from "./webhooks.server.ts";

/** Braintree (https://developer.paypal.com/braintree/docs), or the sandbox with the same protocol. */
export function braintreePayments(credentials: Credentials): Payments {
  const client = clientOf(credentials);
  function on<Asked, Answer>(call: (client: Client, asked: Asked) => Promise<Answer>) {
    return async (asked: Asked) => call(await client(), asked);
  }
  return {
    environment: credentials.environment,
    threeDSecure: credentials.threeDSecure,
    clientToken: async (customerId) => clientToken(await client(), customerId),
    saveCustomer: on(saveCustomer),
    saveCard: on(saveCard),
    cardNonce: on(cardNonce),
    savePlan: on(savePlan),
    createSubscription: on(createSubscription),
    changeSubscription: on(changeSubscription),
    changeCard: on(changeCard),
    cancelSubscription: on(cancelSubscription),
    findSubscription: on(findSubscription),
    retryCharge: on(retryCharge),
    sell: on(sell),
    reverse: on(reverse),
    transactionsOfOrder: on(transactionsOfOrder),
    transactionsSince: on(transactionsSince),
    readWebhook: on(readWebhook),
  };
}
