import { randomUUID } from "node:crypto";
import { type Answer, declined, found, type Gateway, invalid, made, notFound } from "./gateway.ts";
import { cardTypeOf, testNonce, threeDSecureOf } from "./published/cards.ts";
import { verification } from "./published/outcomes.ts";
import { type Refusal, refused } from "./published/refusals.ts";
import type { CardDetails, CardRecord, CustomerRecord, NonceRecord } from "./state.ts";
import { cardView, customerView, nonceView, threeDSecureView } from "./views.ts";
import { type Fields, fieldsOf, flagOf, isId, textOf } from "./wire.ts";

export function createCustomer(gateway: Gateway, body: unknown): Answer {
  const fields = fieldsOf(body, "customer");
  const id = textOf(fields, "id") ?? gateway.newId();
  const refusals = [...refusedId(gateway, id), ...refusedEmail(fields)];
  if (refusals.length > 0) return invalid(refusals);
  const now = gateway.now().toISOString();
  const empty = { email: null, firstName: null, lastName: null, company: null };
  const customer = { ...empty, ...knownOf(fields), id, createdAt: now, updatedAt: now };
  gateway.state.customers.set(id, customer);
  return made({ customer: customerView(customer, gateway.state) });
}

export function updateCustomer(gateway: Gateway, id: string, body: unknown): Answer {
  const customer = gateway.state.customers.get(id);
  if (!customer) return notFound;
  const fields = fieldsOf(body, "customer");
  const refusals = refusedEmail(fields);
  if (refusals.length > 0) return invalid(refusals);
  Object.assign(customer, knownOf(fields), { updatedAt: gateway.now().toISOString() });
  return found({ customer: customerView(customer, gateway.state) });
}

export function findCustomer({ state }: Gateway, id: string): Answer {
  const customer = state.customers.get(id);
  return customer ? found({ customer: customerView(customer, state) }) : notFound;
}

/** `verify_card` asks the bank; the result of 3-D Secure stays. */
export function createCard(gateway: Gateway, body: unknown): Answer {
  const fields = fieldsOf(body, "payment_method");
  const token = textOf(fields, "token") ?? gateway.newId();
  const customerId = textOf(fields, "customer_id");
  const taken = nonceOf(gateway, textOf(fields, "payment_method_nonce"));
  const refusals = [...refusedToken(gateway, token), ...refusedOwner(gateway, customerId), ...refusedNonce(taken)];
  if (!customerId || !taken || refusals.length > 0) return invalid(refusals);
  const verifies = flagOf(fieldsOf(fields, "options"), "verify_card");
  consume(taken);
  const outcome = verification(taken.verifies);
  const verified = { status: outcome.status === "approved" ? "verified" : outcome.status, ...verifiedView(taken) };
  if (verifies && outcome.status !== "approved") return declined(outcome, { verification: verified });
  const card = storeCard(gateway, taken, { token, customerId });
  return made({ creditCard: cardView(card, verifies ? verified : null) });
}

export function findCard({ state }: Gateway, token: string): Answer {
  const card = state.cards.get(token);
  return card ? found({ creditCard: cardView(card) }) : notFound;
}

export function createNonce(gateway: Gateway, token: string): Answer {
  const kept = gateway.state.cards.get(token);
  if (!kept) return notFound;
  const { bin, last4, cardType, expirationMonth, expirationYear, cardholderName, authenticates } = kept;
  const card = { bin, last4, cardType, expirationMonth, expirationYear, cardholderName };
  const fresh = { isConsumed: false, threeDSecure: null, verifies: "1000" };
  const nonce: NonceRecord = { nonce: randomUUID(), card, token, authenticates, ...fresh };
  gateway.state.nonces.set(nonce.nonce, nonce);
  return made({ paymentMethodNonce: nonceView(nonce) });
}

export function findNonce(gateway: Gateway, nonce: string): Answer {
  const record = nonceOf(gateway, nonce);
  return record ? found({ paymentMethodNonce: nonceView(record) }) : notFound;
}

export function nonceOf({ state }: Gateway, nonce = ""): NonceRecord | undefined {
  const published = testNonce(nonce);
  if (!published) return state.nonces.get(nonce);
  const { number, verifies = "1000", threeDSecure = null, isConsumed = false, isInvalid = false } = published;
  return {
    nonce,
    card: detailsOf(number, { month: "12", year: "2030", name: null }),
    verifies: isInvalid ? invalidNumber : verifies,
    isConsumed,
    threeDSecure: threeDSecure === null ? null : threeDSecureOf(threeDSecure),
    authenticates: null,
  };
}

export function consume(nonce: NonceRecord) {
  nonce.isConsumed = true;
}

export function isInvalidNumber({ verifies }: NonceRecord) {
  return verifies === invalidNumber;
}

const invalidNumber = "invalid";

/** Never the number. */
export function detailsOf(number: string, more: { month: string; year: string; name: string | null }): CardDetails {
  return {
    bin: number.slice(0, 6),
    last4: number.slice(-4),
    cardType: cardTypeOf(number),
    expirationMonth: more.month,
    expirationYear: more.year,
    cardholderName: more.name,
  };
}

type Kept = Pick<CardRecord, "token" | "customerId">;

function storeCard(gateway: Gateway, { card, verifies, authenticates }: NonceRecord, { token, customerId }: Kept) {
  const now = gateway.now().toISOString();
  const kept: CardRecord = { ...card, token, customerId, authenticates, createdAt: now, updatedAt: now };
  gateway.state.cards.set(token, kept);
  // why: a bank that refuses verification also refuses charges
  if (verifies !== "1000") gateway.state.declining.set(token, verifies);
  return kept;
}

function verifiedView({ verifies, threeDSecure }: NonceRecord) {
  const { code, text, type, reason } = verification(verifies);
  return {
    processorResponseCode: code,
    processorResponseText: text,
    processorResponseType: type,
    gatewayRejectionReason: reason,
    threeDSecureInfo: threeDSecureView(threeDSecure),
  };
}

function refusedId({ state }: Gateway, id: string): Refusal[] {
  if (id.length > 36) return [refused.customer.idIsTooLong];
  if (!isId(id)) return [refused.customer.idIsInvalid];
  return state.customers.has(id) ? [refused.customer.idIsInUse] : [];
}

function refusedEmail(fields: Fields): Refusal[] {
  const email = textOf(fields, "email");
  return email === undefined || /^\S+@\S+\.\S+$/.test(email) ? [] : [refused.customer.emailIsInvalid];
}

function refusedToken({ state }: Gateway, token: string): Refusal[] {
  if (token.length > 36) return [refused.creditCard.tokenIsTooLong];
  if (!isId(token)) return [refused.creditCard.tokenIsInvalid];
  return state.cards.has(token) ? [refused.creditCard.tokenIsInUse] : [];
}

function refusedOwner({ state }: Gateway, customerId: string | undefined): Refusal[] {
  if (!customerId) return [refused.creditCard.customerIdIsRequired];
  return state.customers.has(customerId) ? [] : [refused.creditCard.customerIdIsInvalid];
}

function refusedNonce(nonce: NonceRecord | undefined): Refusal[] {
  if (!nonce) return [refused.creditCard.nonceIsUnknown];
  if (nonce.isConsumed) return [refused.creditCard.nonceIsConsumed];
  return isInvalidNumber(nonce) ? [refused.creditCard.numberIsInvalid] : [];
}

function knownOf(fields: Fields): Partial<CustomerRecord> {
  const names = { email: "email", first_name: "firstName", last_name: "lastName", company: "company" };
  const known = Object.entries(names).map(([name, ours]) => [ours, textOf(fields, name)]);
  return Object.fromEntries(known.filter(([, text]) => text !== undefined));
}
