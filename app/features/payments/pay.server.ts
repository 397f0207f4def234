import { setTimeout as wait } from "node:timers/promises";
import { eq } from "drizzle-orm";
import { type Problems, type Result, refused } from "#app/domain/forms/result.ts";
import { formatEuros } from "#app/domain/money/euros.ts";
import { alreadySubscribed } from "#app/domain/packages/plan-choice.ts";
import { addDays, formatDate } from "#app/domain/schedule/dates.ts";
import type { Selling } from "#app/features/sales/settings.server.ts";
import type { Context } from "#app/services/context.server.ts";
import type { Payments } from "#app/services/payments/port.ts";
import { findAcceptedTerms } from "#app/services/terms.server.ts";
import { subscriptions } from "#db/schema/payments.ts";
import { findAttempt, findOpenAttempt, mayBeCharged, type Outcome, type PayContext } from "./attempt-rows.server.ts";
import { buyerOf, openAttempt } from "./attempts.server.ts";
import { termsRequired } from "./billing-step.ts";
import { boughtAlready, fieldOf } from "./card-words.ts";
import { findStoredCard } from "./cards.server.ts";
import { type Confirmation, confirmationOf, storeConfirmation } from "./confirm.server.ts";
import { type Order, quoteOrder } from "./quote.server.ts";
import { runAttempt } from "./steps.server.ts";

/** `away`: the gateway did not respond. */
export type CardSetup =
  | { kind: "none" }
  | { kind: "away" }
  | { kind: "sandbox" | "hosted"; clientToken: string; threeDSecure: boolean };

export function payContextOf({ db, services, now }: Context, selling: Selling): PayContext {
  return { db, payments: services.payments, selling, now };
}

export async function readPayment(ctx: Context, selling: Selling, order: Order) {
  const pay = payContextOf(ctx, selling);
  const { environment } = pay.payments;
  const quote = await quoteAccepted(ctx, pay, order);
  const left = await findOpenAttempt(ctx.db, ctx.actor.accountId);
  // why: a new order replaces one whose confirmation failed
  const open = left?.awaitsBank ? null : left;
  const needsCard = quote.ok && open === null && (quote.cents > 0 || quote.kind === "subscribe");
  const storedCard = environment && needsCard ? await findStoredCard(ctx.db, ctx.actor.accountId, environment) : null;
  return {
    quote,
    includesVat: selling.vatRate !== null,
    open: open && { id: open.id, cents: open.cents, mayWithdraw: !mayBeCharged(open) },
    card: needsCard ? await setUpCard(pay.payments) : null,
    storedCard: storedCard && `${storedCard.brand} ending in ${storedCard.last4}, expires ${storedCard.expires}`,
  };
}

async function quoteAccepted({ db, actor }: Context, pay: PayContext, order: Order) {
  const quote = await quoteOrder(db, buyerOf(pay, actor), order);
  if (!quote.ok || order.kind === "program") return quote;
  return (await acceptedBy(db, actor)) ? quote : refused(termsRequired);
}

function acceptedBy(db: Context["db"], { accountId, userId }: Context["actor"]) {
  return findAcceptedTerms(db, { accountId, id: userId });
}

export type PaymentView = Awaited<ReturnType<typeof readPayment>>;

/** In milliseconds. */
const formPatience = 3000;

export async function setUpCard(payments: Payments): Promise<CardSetup> {
  const { environment, threeDSecure } = payments;
  if (environment === null) return { kind: "none" };
  const made = await Promise.race([payments.clientToken(), wait(formPatience, null, { ref: false })]);
  if (!made?.ok) return { kind: "away" };
  const kind = environment === "sandbox-local" ? "sandbox" : "hosted";
  return { kind, clientToken: made.clientToken, threeDSecure };
}

export type Posted = { id: string; nonce: string; card: string; confirmed?: string; shown: string };

/**
 * `refused`: the form again, with problems by field; `stale`: the page is outdated; `had`: paid by another tab or an
 * earlier order; `confirm`: the bank must confirm first.
 */
export type Paid =
  | { is: "done"; message: string }
  | { is: "had"; message: string }
  | { is: "stale"; problems: Problems }
  | { is: "refused"; problems: Problems }
  | { is: "open" }
  | { is: "confirm"; confirmation: Confirmation }
  | { is: "reversed"; problem: string };

/** Idempotent: resumes what the same form began. */
export async function payOrder(ctx: Context, selling: Selling, order: Order, posted: Posted): Promise<Paid> {
  const pay = payContextOf(ctx, selling);
  const { accountId, userId } = ctx.actor;
  const nonce = posted.card === "kept" ? null : posted.nonce || null;
  if (posted.confirmed) await storeConfirmation(pay, { accountId, id: posted.id }, posted.confirmed);
  const terms = await acceptedBy(ctx.db, ctx.actor);
  const opening = { id: posted.id, accountId, userId, order, nonce, shownCents: Number(posted.shown), terms };
  const opened = await openAttempt(pay, opening);
  if (!opened.ok) return notOpened(opened.problems[""] ?? []);
  return runOpened(ctx, pay, opened.attemptId);
}

export async function runOpened(ctx: Context, pay: PayContext, id: string): Promise<Paid> {
  const { accountId } = ctx.actor;
  const outcome = await runAttempt(pay, accountId, id);
  const confirmation = outcome.state === "open" ? await confirmationOf(ctx, pay, id) : null;
  return confirmation ? { is: "confirm", confirmation } : paidOf(pay, { accountId, id }, outcome);
}

function notOpened(problems: string[]): Paid {
  const [message = ""] = problems;
  const isHad = message === boughtAlready || message === alreadySubscribed;
  return isHad ? { is: "had", message } : { is: "stale", problems: { "": problems } };
}

async function paidOf(pay: PayContext, who: { accountId: string; id: string }, outcome: Outcome): Promise<Paid> {
  const { state, problem = "" } = outcome;
  switch (state) {
    case "done":
      return { is: "done", message: await successText(pay, who) };
    case "refused":
      return { is: "refused", problems: { [fieldOf(problem)]: [problem] } };
    case "reversed":
      return { is: "reversed", problem };
    case "open":
      return { is: "open" };
  }
}

/** Document 3 §8. */
async function successText({ db }: PayContext, { accountId, id }: { accountId: string; id: string }) {
  const attempt = await findAttempt(db, accountId, id);
  if (!attempt || attempt.kind === "program") return "You bought the program.";
  if (attempt.kind === "card") return "Your card was changed. Renewals are charged to the new one.";
  const subscriptionId = attempt.subscriptionId ?? id;
  const [row] = await db
    .select({ paidThrough: subscriptions.paidThrough })
    .from(subscriptions)
    .where(eq(subscriptions.id, subscriptionId));
  const what = {
    subscribe: "You successfully subscribed.",
    upgrade: "You have successfully changed your subscription.",
    retry: `${formatEuros(attempt.cents)} was paid.`,
  }[attempt.kind];
  return row?.paidThrough ? `${what} Next billing date is ${formatDate(addDays(row.paidThrough, 1))}` : what;
}

/** For payment by invoice: the order as a message to support. */
export async function describeOrder(ctx: Context, selling: Selling, order: Order): Promise<Result<{ body: string }>> {
  const quote = await quoteAccepted(ctx, payContextOf(ctx, selling), order);
  if (!quote.ok) return quote;
  const { fullName, email, accountId } = ctx.actor;
  const what = `${quote.name}, ${formatEuros(quote.cents)}`;
  return {
    ok: true,
    body: `${fullName} (${email}) of account ${accountId} wants to be billed by invoice for ${what}.`,
  };
}
