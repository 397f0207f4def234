import { and, eq, gte } from "drizzle-orm";
import { findBilling } from "#app/features/invoices/billing.server.ts";
import type { Context } from "#app/services/context.server.ts";
import type { Problem, Sale } from "#app/services/payments/port.ts";
import { paymentAttempts } from "#db/schema/payments.ts";
import { type Attempt, findAttempt, isAttempt, type PayContext } from "./attempt-rows.server.ts";
import { cardOf, wasEnded } from "./cards.server.ts";
import { type Step, stopped, stoppedBy, untilConfirmed } from "./stops.server.ts";

/**
 * 3-D Secure of a charge. The gateway needs the bank's answer for the charge itself, by a nonce of the stored card that
 * the browser authenticated; a charge by token has none.
 * https://developer.paypal.com/braintree/docs/guides/3d-secure/recurring-transactions
 */

export type Confirmation = { nonce: string; bin: string; cents: number; payer: Payer };

export type Payer = {
  email: string;
  /** ASCII only, or the provider rejects it. */
  billingAddress: Partial<Record<"givenName" | "surname" | "streetAddress" | "locality" | "postalCode", string>>;
};

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

/** The more the bank knows, the less it asks. */
export async function payerOf(ctx: Context): Promise<Payer> {
  const { starts } = await findBilling(ctx);
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

/** In milliseconds: prices may change later. */
const patience = 60 * 60 * 1000;

export function waitForBank({ now }: PayContext, { createdAt }: Attempt): Step {
  const isOver = now.getTime() - createdAt.getTime() > patience;
  return isOver ? stopped("refused", "The payment was not confirmed in time. Nothing was charged.") : untilConfirmed;
}

export async function storeConfirmation(
  { db, now }: PayContext,
  key: { accountId: string; id: string },
  nonce: string,
) {
  const waits = and(
    isAttempt(key.accountId, key.id),
    eq(paymentAttempts.state, "open"),
    eq(paymentAttempts.awaitsBank, true),
    gte(paymentAttempts.createdAt, new Date(now.getTime() - patience)),
  );
  await db.update(paymentAttempts).set({ confirmedNonce: nonce, awaitsBank: false }).where(waits);
}

export function saleOf(
  { id: orderId, cents, accountId: customerId, confirmedNonce }: Attempt,
  cardToken: string,
): Sale {
  return { orderId, cents, customerId, ...(confirmedNonce === null ? { cardToken } : { nonce: confirmedNonce }) };
}

/** The processor's code for a bank that requires authentication, and the gateway's for a used or expired nonce. */
const askAgain = new Set(["2099", "91564", "91565", "91925"]);

/** If the bank wants a (new) confirmation, the order waits for it. */
export async function stopUncharged(
  { db, payments }: PayContext,
  attempt: Attempt,
  problems: Problem[],
): Promise<Step> {
  const isAsked = problems.some((problem) => "code" in problem && askAgain.has(problem.code));
  if (!payments.threeDSecure || !isAsked) return stoppedBy(problems);
  const isOpen = and(isAttempt(attempt.accountId, attempt.id), eq(paymentAttempts.state, "open"));
  await db.update(paymentAttempts).set({ confirmedNonce: null, awaitsBank: true }).where(isOpen);
  return untilConfirmed;
}
