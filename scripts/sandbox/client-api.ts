import { randomUUID } from "node:crypto";
import { isExpired } from "./charges.ts";
import { type Answer, accountOf, found, type Gateway, invalid } from "./gateway.ts";
import { challenged, testCard, threeDSecureOf } from "./published/cards.ts";
import { type Refusal, refused } from "./published/refusals.ts";
import type { NonceRecord } from "./state.ts";
import { detailsOf, nonceOf } from "./vault.ts";
import { type Fields, fieldsOf, textOf } from "./wire.ts";

/** JSON for the card form in the browser. Accepts only published test cards, and stores no number. */
export type Said = { status: number; json: unknown };

export function clientToken(gateway: Gateway, body: unknown, origin: string): Answer {
  const fields = fieldsOf(body, "client_token");
  const customerId = textOf(fields, "customer_id");
  if (customerId && !gateway.state.customers.has(customerId)) return invalid([refused.clientToken.customerIsUnknown]);
  if (!accountOf(gateway, textOf(fields, "merchant_account_id"))) {
    return invalid([refused.clientToken.merchantAccountIsUnknown]);
  }
  const { merchantId } = gateway.merchant;
  const token = {
    version: 2,
    authorizationFingerprint: fingerprint(gateway),
    environment: "development",
    merchantId,
    clientApiUrl: `${origin}/merchants/${merchantId}/client_api`,
    threeDSecureEnabled: true,
    assetsUrl: origin,
  };
  return found({ clientToken: { value: Buffer.from(JSON.stringify(token)).toString("base64") } });
}

/** A client token only allows making nonces. */
export function isAuthorized(gateway: Gateway, body: unknown): boolean {
  const fields = fieldsOf({ body }, "body");
  return textOf(fields, "authorizationFingerprint") === fingerprint(gateway);
}

export function tokenize(gateway: Gateway, body: unknown): Said {
  const fields = fieldsOf(body, "creditCard");
  const number = (textOf(fields, "number") ?? "").replaceAll(/[\s-]/g, "");
  const card = testCard(number);
  const expires = expiryOf(fields, gateway.now());
  const refusals = [
    ...(isLuhn(number) ? [] : [refused.creditCard.numberIsInvalid]),
    ...(isLuhn(number) && !card ? [refused.creditCard.numberIsNoTest] : []),
    ...(expires ? [] : [refused.creditCard.expirationIsInvalid]),
    ...refusedCvv(fields, number),
  ];
  if (!card || !expires || refusals.length > 0) return refuse(refusals);
  const details = detailsOf(number, { ...expires, name: textOf(fields, "cardholderName") ?? null });
  const nonce = { nonce: randomUUID(), card: details, isConsumed: false, threeDSecure: null, ...card };
  gateway.state.nonces.set(nonce.nonce, nonce);
  return { status: 202, json: { creditCards: [describe(nonce)] } };
}

export function authenticate(gateway: Gateway, nonce: string): Said {
  const before = nonceOf(gateway, nonce);
  if (!before || before.isConsumed)
    return { status: 422, json: { error: { message: "Unknown payment_method_nonce." } } };
  const threeDSecure = before.threeDSecure ?? threeDSecureOf(before.authenticates ?? "authenticate_successful");
  before.isConsumed = true;
  const after: NonceRecord = { ...before, nonce: randomUUID(), isConsumed: false, threeDSecure };
  gateway.state.nonces.set(after.nonce, after);
  return { status: 201, json: { paymentMethod: describe(after), isChallenged: isChallenged(before), threeDSecure } };
}

/** why: the number is not stored, so these are recognized by other fields */
function isChallenged({ card }: NonceRecord) {
  return [...challenged].some((number) => number.startsWith(card.bin) && number.endsWith(card.last4));
}

function describe({ nonce, card, threeDSecure }: NonceRecord) {
  const { bin, last4, cardType } = card;
  const details = { bin, lastFour: last4, lastTwo: last4.slice(2), cardType };
  return {
    type: "CreditCard",
    nonce,
    description: `ending in ${last4.slice(2)}`,
    details,
    threeDSecureInfo: threeDSecure,
  };
}

function refuse(refusals: Refusal[]): Said {
  const fieldErrors = refusals.map(({ attribute, code, message }) => ({ field: attribute, code, message }));
  const error = { message: "Credit card is invalid" };
  return { status: 422, json: { error, fieldErrors: [{ field: "creditCard", fieldErrors }] } };
}

function expiryOf(fields: Fields, now: Date) {
  const [, one, other] = /^(\d{1,2})\s*\/\s*(\d{2}|\d{4})$/.exec(textOf(fields, "expirationDate") ?? "") ?? [];
  const month = (textOf(fields, "expirationMonth") ?? one ?? "").padStart(2, "0");
  const year = (textOf(fields, "expirationYear") ?? other ?? "").replace(/^\d\d$/, "20$&");
  if (!/^(0[1-9]|1[0-2])$/.test(month) || !/^20\d\d$/.test(year)) return null;
  return isExpired({ expirationMonth: month, expirationYear: year }, now.toISOString()) ? null : { month, year };
}

function refusedCvv(fields: Fields, number: string): Refusal[] {
  const cvv = textOf(fields, "cvv");
  const digits = /^3[47]/.test(number) ? 4 : 3;
  return cvv === undefined || new RegExp(`^\\d{${digits}}$`).test(cvv) ? [] : [refused.creditCard.cvvIsInvalid];
}

function isLuhn(number: string) {
  if (!/^\d{12,19}$/.test(number)) return false;
  const sum = [...number].reverse().reduce((total, digit, at) => {
    const doubled = Number(digit) * (at % 2 === 0 ? 1 : 2);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}

function fingerprint({ merchant }: Gateway) {
  return `sandbox|merchant_id=${merchant.merchantId}|public_key=${merchant.publicKey}`;
}
