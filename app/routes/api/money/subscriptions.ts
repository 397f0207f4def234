import { z } from "zod";
import { parseEuros } from "#app/domain/money/euros.ts";
import { findCurrentPayment } from "#app/features/payments/current-payment.server.ts";
import { readPayment } from "#app/features/payments/pay.server.ts";
import { payForm } from "#app/features/payments/pay-form.ts";
import { allowSubscribing, orderPlan } from "#app/features/payments/plan-order.server.ts";
import { sellingSettings } from "#app/features/sales/settings.server.ts";
import { formValues } from "#app/http/api/form-values.server.ts";
import { operation, resource } from "#app/http/api/operation.ts";
import { refusedAs } from "#app/http/api/refusals.ts";
import { id } from "#app/http/api/schemas.ts";
import { env } from "#app/http/env.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { inEuros } from "./euros.ts";
import { orderBody, payment, quote, toApiPayment } from "./payment-schemas.ts";

const ordering = { access: "subscription:manage", evenExpired: true, scope: "login" } as const;

export const subscriptions = resource("Subscriptions", [
  operation({
    ...ordering,
    method: "GET",
    path: "/subscriptions/quote",
    summary: "What a plan costs your account now",
    query: z.object({ planId: id }),
    answer: quote,
    async run({ ctx, query }) {
      allowSubscribing(ctx.actor);
      const order = { kind: "package", packageId: query.planId } as const;
      const { quote, storedCard } = await readPayment(ctx, sellingSettings(env()), order);
      if (!quote.ok) return quote;
      const { name, cents, priceCents, lines, subscriptionId } = quote;
      return {
        name,
        amount: inEuros(cents),
        price: priceCents === null ? null : inEuros(priceCents),
        lines: (lines ?? []).map((line) => ({ description: line.description, amount: inEuros(line.cents) })),
        existingSubscriptionId: subscriptionId,
        mayKeepCard: storedCard !== null,
      };
    },
  }),
  operation({
    ...ordering,
    method: "POST",
    path: "/subscriptions",
    summary: "Subscribe your account to a plan",
    description: "Charges now. Sending the same order again charges nothing, and returns its state.",
    body: orderBody,
    answer: payment,
    run: ({ ctx, body }) => pay(ctx, body, null),
  }),
  operation({
    ...ordering,
    method: "PUT",
    path: "/subscriptions",
    summary: "Change your account's subscription to a dearer plan",
    description: "Charges the difference for the days that are left. Sending the same order again charges nothing.",
    body: orderBody.extend({ existingSubscriptionId: id }),
    answer: payment,
    run: ({ ctx, body }) => pay(ctx, body, body.existingSubscriptionId),
  }),
]);

const names = { "": "nonce", card: "paymentMethodToken", confirmed: "confirmedNonce", shown: "amount" };

async function pay(ctx: Context, given: z.output<typeof orderBody>, subscriptionId: string | null) {
  const read = parseEuros(String(given.amount));
  const confirmed = given.confirmedNonce ?? "";
  const typed = { nonce: given.nonce ?? "", card: given.nonce ? "new" : "kept", confirmed };
  const form = formValues(payForm, { ...typed, shown: read.ok ? String(read.cents) : "-" }, undefined);
  if (!form.ok) return refusedAs(form, names);
  const paid = await orderPlan(ctx, sellingSettings(env()), {
    id: given.id,
    packageId: given.planId,
    subscriptionId,
    acceptsTerms: given.acceptsTerms,
    nonce: form.values.nonce || null,
    cardToken: given.paymentMethodToken ?? null,
    confirmed: form.values.confirmed || null,
    shownCents: Number(form.values.shown),
  });
  switch (paid.is) {
    case "done":
      return { state: "done" as const, message: paid.message, confirmation: null, payment: await current(ctx) };
    case "confirm": {
      const { nonce, bin } = paid.confirmation;
      const confirmation = { nonce, bin };
      return { state: "confirm" as const, message: confirmFirst, confirmation, payment: await current(ctx) };
    }
    case "open":
      return { state: "open" as const, message: notYet, confirmation: null, payment: await current(ctx) };
    case "reversed":
      return { ok: false as const, problems: { "": [paid.problem] } };
    case "had":
      return { ok: false as const, problems: { "": [paid.message] } };
    case "stale":
      return { ok: false as const, problems: paid.problems };
    case "refused":
      return refusedAs({ ok: false, problems: paid.problems }, names);
  }
}

const notYet = "Your payment is not confirmed yet.";
const confirmFirst = "Your bank wants you to confirm the payment. Nothing was charged yet.";

async function current(ctx: Context) {
  return toApiPayment(await findCurrentPayment(ctx));
}
