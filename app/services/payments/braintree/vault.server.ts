import { Unexpected } from "#app/domain/errors.ts";
import type { Card, Customer, NewCard, Plan, Result } from "../port.ts";
import type { Client } from "./client.server.ts";
import { callGateway, notAsked, problemsOf, refuse } from "./problems.server.ts";
import { priceOf, readCard, readCardNonce, readPlan, readThreeDSecure } from "./records.server.ts";

export async function clientToken({ sdk, merchantAccount }: Client, customerId?: string) {
  const asked = { ...merchantAccount, ...(customerId === undefined ? {} : { customerId }) };
  const answer = await callGateway(() => sdk.clientToken.generate(asked));
  if (!answer.ok) return answer;
  if (!answer.value.success) return problemsOf(answer.value);
  return { ok: true, clientToken: String(answer.value.clientToken) } as const;
}

export async function saveCustomer(client: Client, customer: Customer): Promise<Result<{ customerId: string }>> {
  const { sdk } = client;
  const { id, ...known } = customer;
  const updated = await callGateway(() => sdk.customer.update(id, known));
  if (updated.ok) return updated.value.success ? { ok: true, customerId: id } : problemsOf(updated.value);
  if (!isMissing(updated)) return updated;
  const created = await callGateway(() => sdk.customer.create(customer));
  if (!created.ok) return created;
  if (created.value.success) return { ok: true, customerId: id };
  const refused = problemsOf(created.value);
  // why: somebody else created them in between
  return hasCode(refused, "91609") ? saveCustomer(client, customer) : refused;
}

export async function saveCard(client: Client, wanted: NewCard): Promise<Result<{ card: Card }>> {
  const { token, customerId, nonce, isChargedNext = false } = wanted;
  const { sdk, merchantAccount, threeDSecure } = client;
  const kept = await findCard(client, { token, customerId });
  if (!isMissing(kept)) return kept;
  if (threeDSecure && !isChargedNext) {
    const authenticated = await requireAuthentication(client, nonce);
    if (!authenticated.ok) return authenticated;
  }
  // why: the bank only learns of 3-D Secure with a verification, and banks decline verifications without it
  const verifyCard = !(threeDSecure && isChargedNext);
  const options = { verifyCard, verificationMerchantAccountId: merchantAccount.merchantAccountId };
  const asked = { token, customerId, paymentMethodNonce: nonce, options };
  const created = await callGateway(() => sdk.paymentMethod.create(asked));
  if (!created.ok) return created;
  if (created.value.success) return { ok: true, card: readCard(created.value.paymentMethod) };
  const refused = problemsOf(created.value);
  return hasCode(refused, "91719") ? findCard(client, { token, customerId }) : refused;
}

export async function cardNonce({ sdk }: Client, token: string): Promise<Result<{ nonce: string; bin: string }>> {
  const made = await callGateway(() => sdk.paymentMethodNonce.create(token));
  if (!made.ok) return made;
  return made.value.success ? { ok: true, ...readCardNonce(made.value.paymentMethodNonce) } : problemsOf(made.value);
}

async function findCard(
  { sdk }: Client,
  { token, customerId }: Omit<NewCard, "nonce">,
): Promise<Result<{ card: Card }>> {
  const found = await callGateway(() => sdk.paymentMethod.find(token));
  if (!found.ok) return found;
  const card = readCard(found.value);
  if (card.customerId !== customerId) return refuse({ kind: "conflict", message: "The card is another customer's." });
  return { ok: true, card };
}

async function requireAuthentication({ sdk }: Client, nonce: string): Promise<Result<object>> {
  const found = await callGateway(() => sdk.paymentMethodNonce.find(nonce));
  if (isMissing(found)) {
    return refuse({ kind: "invalid", field: "paymentMethodNonce", code: "91732", message: "Unknown nonce." });
  }
  if (!found.ok) return found;
  const said = readThreeDSecure(found.value.threeDSecureInfo);
  return said?.liabilityShifted ? { ok: true } : refuse({ kind: "notAuthenticated", status: said?.status ?? notAsked });
}

export async function savePlan(client: Client, plan: Plan): Promise<Result<{ plan: Plan }>> {
  const updated = await updatePlan(client, plan);
  if (!isMissing(updated)) return updated;
  const { id, name, cents, months } = plan;
  const asked = { id, name, price: priceOf(cents), billingFrequency: months, currencyIsoCode: "EUR" };
  const created = await callGateway(() => client.sdk.plan.create(asked));
  if (!created.ok) return created;
  if (created.value.success) return { ok: true, plan: planIn(created.value) };
  // why: the provider publishes no code for an id taken in between
  const meanwhile = await updatePlan(client, plan);
  return isMissing(meanwhile) ? problemsOf(created.value) : meanwhile;
}

async function updatePlan({ sdk }: Client, plan: Plan): Promise<Result<{ plan: Plan }>> {
  const found = await callGateway(() => sdk.plan.find(plan.id));
  if (!found.ok) return found;
  const { months, currency } = readPlan(found.value);
  if (months !== plan.months || currency !== "EUR") {
    return refuse({ kind: "conflict", message: `The plan charges every ${months} months in ${currency}.` });
  }
  const asked = { name: plan.name, price: priceOf(plan.cents), billingFrequency: months, currencyIsoCode: currency };
  const updated = await callGateway(() => sdk.plan.update(plan.id, asked));
  if (!updated.ok) return updated;
  return updated.value.success ? { ok: true, plan: planIn(updated.value) } : problemsOf(updated.value);
}

/** why: missing in the client's types */
function planIn(answer: object): Plan {
  const { currency, ...plan } = readPlan("plan" in answer && answer.plan);
  if (currency !== "EUR") throw new Unexpected(`The plan ${plan.id} charges in ${currency}.`);
  return plan;
}

export function isMissing(result: Result<object>): result is { ok: false; problems: [{ kind: "notFound" }] } {
  return !result.ok && result.problems[0]?.kind === "notFound";
}

export function hasCode(result: Result<object>, code: string): boolean {
  return !result.ok && result.problems.some((problem) => problem.kind === "invalid" && problem.code === code);
}
