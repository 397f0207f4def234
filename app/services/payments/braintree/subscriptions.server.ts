import type { ChangedSubscription, Charged, NewSubscription, Result, Subscription } from "../port.ts";
import type { Client } from "./client.server.ts";
import { callGateway, problemsOf, refuse } from "./problems.server.ts";
import { priceOf, readSubscription, readTransaction } from "./records.server.ts";
import { hasCode, isMissing } from "./vault.server.ts";

type Found = Result<{ subscription: Subscription }>;

export async function createSubscription(client: Client, wanted: NewSubscription): Promise<Found> {
  const before = await findMade(client, wanted);
  if (!isMissing(before)) return before;
  const { id, planId, cents, cardToken, nonce } = wanted;
  const created = await callGateway(() =>
    client.sdk.subscription.create({
      id,
      planId,
      price: priceOf(cents),
      // why: the bank's authentication is in the nonce, not in a token
      ...(nonce === undefined ? { paymentMethodToken: cardToken } : { paymentMethodNonce: nonce }),
      ...client.merchantAccount,
      neverExpires: true,
      trialPeriod: false,
      options: { doNotInheritAddOnsOrDiscounts: true, startImmediately: true },
    }),
  );
  if (!created.ok) return created;
  if (created.value.success) return { ok: true, subscription: readSubscription(created.value.subscription) };
  const refused = problemsOf(created.value);
  return hasCode(refused, "81902") ? findMade(client, wanted) : refused;
}

export async function changeSubscription(client: Client, change: ChangedSubscription): Promise<Found> {
  const { id, planId, cents, cardToken } = change;
  const changed = await callGateway(() =>
    client.sdk.subscription.update(id, {
      planId,
      price: priceOf(cents),
      ...(cardToken === undefined ? {} : { paymentMethodToken: cardToken }),
      // why: the rest of the period is a sale of its own
      options: { prorateCharges: false },
    }),
  );
  if (!changed.ok) return changed;
  if (!changed.value.success) return problemsOf(changed.value);
  return { ok: true, subscription: readSubscription(changed.value.subscription) };
}

export async function changeCard(
  client: Client,
  { subscriptionId, cardToken }: { subscriptionId: string; cardToken: string },
): Promise<Found> {
  const changed = await callGateway(() =>
    client.sdk.subscription.update(subscriptionId, { paymentMethodToken: cardToken }),
  );
  if (!changed.ok) return changed;
  if (!changed.value.success) return problemsOf(changed.value);
  return { ok: true, subscription: readSubscription(changed.value.subscription) };
}

export async function cancelSubscription(client: Client, id: string): Promise<Found> {
  const canceled = await callGateway(() => client.sdk.subscription.cancel(id));
  if (!canceled.ok) return canceled;
  if (canceled.value.success) return { ok: true, subscription: readSubscription(canceled.value.subscription) };
  const refused = problemsOf(canceled.value);
  return hasCode(refused, "81905") ? findOne(client, id) : refused;
}

export async function findSubscription(
  client: Client,
  id: string,
): Promise<Result<{ subscription: Subscription | null }>> {
  const found = await findOne(client, id);
  return isMissing(found) ? { ok: true, subscription: null } : found;
}

export async function retryCharge(
  client: Client,
  retry: { subscriptionId: string; since: Date | null },
): Promise<Result<Charged>> {
  const { subscriptionId, since } = retry;
  const found = await findOne(client, subscriptionId);
  if (!found.ok) return found;
  const { subscription } = found;
  const last = subscription.transactions[0] ?? null;
  if (subscription.status !== "PAST_DUE") return { ok: true, subscription, transaction: last };
  if (since && last?.declined && last.createdAt >= since) {
    const { code, text } = last.declined;
    const by = last.status === "gateway_rejected" ? "gateway" : "processor";
    return refuse({ kind: "declined", by, code, text, final: false, transactionId: last.id });
  }
  const charged = await callGateway(() => client.sdk.subscription.retryCharge(subscriptionId, undefined, true));
  if (!charged.ok) return charged;
  if (!charged.value.success) return problemsOf(charged.value);
  const transaction = readTransaction(charged.value.transaction);
  const after = await findOne(client, subscriptionId);
  return after.ok ? { ok: true, subscription: after.subscription, transaction } : after;
}

async function findOne({ sdk }: Client, id: string): Promise<Found> {
  const found = await callGateway(() => sdk.subscription.find(id));
  return found.ok ? { ok: true, subscription: readSubscription(found.value) } : found;
}

/** For a repeated id: the first charge tells plan and price, since they may have changed. */
async function findMade(client: Client, { id, planId, cents, cardToken }: NewSubscription): Promise<Found> {
  const found = await findOne(client, id);
  if (!found.ok) return found;
  const first = found.subscription.transactions.at(-1);
  const isSame = first?.cents === cents && first.planId === planId && found.subscription.cardToken === cardToken;
  return isSame ? found : refuse({ kind: "conflict", message: "The subscription was made otherwise." });
}
