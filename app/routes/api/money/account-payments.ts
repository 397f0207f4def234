import { findCurrentPayment } from "#app/features/payments/current-payment.server.ts";
import { sellingSettings } from "#app/features/sales/settings.server.ts";
import { cancelByPerson } from "#app/features/subscriptions/cancel.server.ts";
import { operation, resource } from "#app/http/api/operation.ts";
import { env } from "#app/http/env.server.ts";
import { accountPayment, toApiPayment } from "./payment-schemas.ts";

export const accountPayments = resource("Account payments", [
  operation({
    method: "GET",
    path: "/accountpayments",
    summary: "Your account's subscription",
    access: "app:enter",
    evenExpired: true,
    scope: "account:read",
    answer: accountPayment,
    run: async ({ ctx }) => toApiPayment(await findCurrentPayment(ctx)),
  }),
  operation({
    method: "POST",
    path: "/accountpayments/cancel-subscription/{subscriptionId}",
    summary: "Cancel your account's subscription, which can be used until its last paid day",
    description: "Cancelling again changes nothing.",
    access: "invoice:see",
    evenExpired: true,
    scope: "login",
    answer: accountPayment,
    async run({ ctx, path }) {
      const cancelled = await cancelByPerson(ctx, sellingSettings(env()), path.subscriptionId);
      return cancelled.ok ? toApiPayment(await findCurrentPayment(ctx)) : cancelled;
    },
  }),
]);
