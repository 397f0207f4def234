import type { Payments, Problem, Result } from "./port.ts";

export function noPayments(): Payments {
  return {
    environment: null,
    threeDSecure: false,
    clientToken: refuse,
    saveCustomer: refuse,
    saveCard: refuse,
    cardNonce: refuse,
    savePlan: refuse,
    createSubscription: refuse,
    changeSubscription: refuse,
    changeCard: refuse,
    cancelSubscription: refuse,
    findSubscription: refuse,
    retryCharge: refuse,
    sell: refuse,
    reverse: refuse,
    transactionsOfOrder: refuse,
    transactionsSince: refuse,
    readWebhook: refuse,
  };
}

async function refuse(): Promise<Result<never>> {
  const problems: Problem[] = [{ kind: "notSetUp" }];
  return { ok: false, problems };
}
