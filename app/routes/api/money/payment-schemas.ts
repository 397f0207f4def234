import { z } from "zod";
import type { State } from "#app/domain/money/subscription/transitions.ts";
import type { CurrentPayment } from "#app/features/payments/current-payment.server.ts";
import { named } from "#app/http/api/schema-names.ts";
import { formText, id, instant } from "#app/http/api/schemas.ts";
import { euros, inEuros } from "./euros.ts";

/** Document 3 §3; NONE never subscribed. */
const statuses = {
  none: "NONE",
  active: "ACTIVE",
  pastDue: "PAST_DUE",
  cancelled: "CANCELED",
  ended: "ENDED",
} as const;

export const accountPayment = named(
  "AccountPayment",
  z.object({
    status: z.enum(Object.values(statuses)),
    validUntil: instant.nullable(),
    package: z
      .object({ id, name: z.string(), maxUsers: z.int(), price: euros, durationInDays: z.int() })
      .nullable()
      .describe("At the subscription's own price, whatever the package costs now."),
    subscriptionId: id.nullable(),
    customerId: id.nullable(),
    paymentMethodToken: id.nullable().describe("The card of the last payment."),
  }),
);

export function toApiPayment({ state, validUntil, plan, subscriptionId, customerId, card }: CurrentPayment) {
  return {
    status: statuses[state satisfies State],
    validUntil,
    package: plan && shownPlan(plan),
    subscriptionId,
    customerId,
    paymentMethodToken: card?.id ?? null,
  };
}

function shownPlan({ id, name, maxUsers, priceCents, durationInDays }: NonNullable<CurrentPayment["plan"]>) {
  return { id, name, maxUsers, durationInDays, price: inEuros(priceCents) };
}

/** Strict: card data may only go to the card form. */
export const orderBody = z.strictObject({
  id: id.describe("You choose it: an order is paid once, however often you send it. Use a new id for a new order."),
  planId: id.describe("The id of the package."),
  nonce: formText(100).nullish().describe("From a card that was entered in the card form."),
  paymentMethodToken: id.nullish().describe("The card of the last payment, if no other one is entered."),
  confirmedNonce: formText(100)
    .nullish()
    .describe(
      "What 3-D Secure returned for the confirmation's nonce, when you send the same order again after the state confirm.",
    ),
  amount: euros.describe("What the payer was shown, in euros; rejected (409) if the price has changed since."),
  acceptsTerms: z.boolean().default(false),
});

export const payment = named(
  "Payment",
  z.object({
    state: z
      .enum(["done", "open", "confirm"])
      .describe(
        "open: the gateway has not answered yet; send the same again, or wait. confirm: nothing was charged; have the " +
          "bank authenticate the confirmation's nonce, and send the same again with the resulting nonce.",
      ),
    message: z.string(),
    confirmation: z.object({ nonce: z.string(), bin: z.string() }).nullable(),
    payment: accountPayment,
  }),
);

export const quote = named(
  "Quote",
  z.object({
    name: z.string(),
    amount: euros.describe("What is charged now, in euros."),
    price: euros.nullable().describe("What a renewal will charge."),
    lines: z
      .array(z.object({ description: z.string(), amount: euros }))
      .describe("How the amount of an upgrade is calculated."),
    existingSubscriptionId: id.nullable().describe("The subscription that an upgrade changes."),
    mayKeepCard: z.boolean().describe("Whether the card of the last payment can be used again."),
  }),
);
