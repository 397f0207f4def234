import { and, eq } from "drizzle-orm";
import { readBilling } from "#app/features/invoices/billing.server.ts";
import type { Context } from "#app/services/context.server.ts";
import type { Problem, Sale } from "#app/services/payments/port.ts";
import { paymentAttempts } from "#db/schema/payments.ts";
import { type Attempt, findAttempt, isAttempt, type PayContext } from "./attempt-rows.server.ts";
import { cardOf, wasEnded } from "./cards.server.ts";
import { type Step, stoppedBy, untilConfirmed } from "./stops.server.ts";

/**
 * 3-D Secure of a charge. The gateway wants the bank's word on the charge itself, by a nonce of the kept card that the
 * browser had authenticated; a charge by token has nothing of it.
 * https://developer.paypal.com/braintree/docs/guides/3d-secure/recurring-transactions
 */

/** What the browser asks the bank about: a nonce of the card, the sum, and what is known of who pays. */
export type Confirmation = { nonce: string; bin: string; cents: number; payer: Payer };

export type Payer = {
  email: string;
  /** Without letters beyond ASCII, which the provider refuses. */
  billingAddress: Partial<Record<"givenName" | "surname" | "streetAddress" | "locality" | "postalCode", string>>;
};

/** What an order that waits for its bank has to ask; null of one that does not wait. */
export async function confirmationOf(ctx: Context, pay: PayContext, id: string) {
  const { accountId } = ctx.actor;
  const attempt = await findAttempt(pay.db, accountId, id);
  if (attempt?.state !== "open" || !attempt.awaitsBank) return null;
  const card = await cardOf(pay, attempt);
  if (card === wasEnded || !card.ok) return null;
  const made = await pay.payments.cardNonce(card.cardToken);
  if (!made.ok) return null;
  const { nonce, bin } = made;
  return { nonce, bin, cents: attempt.cents, payer: await payerOf(ctx) };
}

/** Who pays, for their bank: the more it knows, the less it asks. */
export async function payerOf(ctx: Context): Promise<Payer> {
  const { starts } = await readBilling(ctx);
  const { fullName, email } = ctx.actor;
  const [firstName, ...lastNames] = fullName.split(" ");
  const known = {
    givenName: starts.name || firstName,
    surname: starts.surname || lastNames.join(" "),
    streetAddress: starts.address,
    locality: starts.city,
    postalCode: starts.zip,
  };
  const named = Object.entries(known).map(([name, text]) => [name, inAscii(text ?? "")]);
  return { email, billingAddress: Object.fromEntries(named.filter(([, text]) => text !== "")) };
}

function inAscii(text: string) {
  const plain = text.normalize("NFKD").replaceAll("đ", "d").replaceAll("Đ", "D");
  return plain.replaceAll(/[^ -~]/g, "").trim();
}

/** Takes what the bank said of an order that waits for it; the order may be charged from then on. */
export async function takeConfirmation({ db }: PayContext, key: { accountId: string; id: string }, nonce: string) {
  const waits = and(
    isAttempt(key.accountId, key.id),
    eq(paymentAttempts.state, "open"),
    eq(paymentAttempts.awaitsBank, true),
  );
  await db.update(paymentAttempts).set({ confirmedNonce: nonce, awaitsBank: false }).where(waits);
}

/** The charge of an order: with what the bank said, where it was asked. */
export function saleOf(
  { id: orderId, cents, accountId: customerId, confirmedNonce }: Attempt,
  cardToken: string,
): Sale {
  return { orderId, cents, customerId, ...(confirmedNonce === null ? { cardToken } : { nonce: confirmedNonce }) };
}

/** The processor's code for a bank that wants to know who pays, and the gateway's for a nonce that is used or too old. */
const askAgain = new Set(["2099", "91564", "91565", "91925"]);

/** Why an order was not charged; where the bank wants it confirmed, or confirmed anew, it waits for that. */
export async function notCharged({ db, payments }: PayContext, attempt: Attempt, problems: Problem[]): Promise<Step> {
  const isAsked = problems.some((problem) => "code" in problem && askAgain.has(problem.code));
  if (!payments.threeDSecure || !isAsked) return stoppedBy(problems);
  const isOpen = and(isAttempt(attempt.accountId, attempt.id), eq(paymentAttempts.state, "open"));
  await db.update(paymentAttempts).set({ confirmedNonce: null, awaitsBank: true }).where(isOpen);
  return untilConfirmed;
}
