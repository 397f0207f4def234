import { z } from "zod";
import { setUpCard } from "#app/features/payments/pay.server.ts";
import { operation, resource } from "#app/http/api/operation.ts";
import type { Context } from "#app/services/context.server.ts";

const clientToken = z
  .string()
  .nullable()
  .describe("What the card form starts with; null while the gateway can't be reached.");

const asked = { method: "GET", access: "store:see", evenExpired: true, scope: "login" } as const;

export const paymentSettings = resource("Payment settings", [
  operation({
    ...asked,
    path: "/settings",
    summary: "How cards are entered",
    answer: z.object({
      threeDSDisabled: z.boolean(),
      tokenizationKey: z.null().describe("Not used: each form gets its own token."),
      clientToken,
    }),
    async run({ ctx }) {
      const token = await tokenOf(ctx);
      return { threeDSDisabled: !ctx.services.payments.threeDSecure, tokenizationKey: null, clientToken: token };
    },
  }),
  operation({
    ...asked,
    path: "/paymenttokens",
    summary: "A token that the card form starts with",
    answer: z.object({ clientToken }),
    run: async ({ ctx }) => ({ clientToken: await tokenOf(ctx) }),
  }),
]);

async function tokenOf({ services }: Context) {
  const card = await setUpCard(services.payments);
  return "clientToken" in card ? card.clientToken : null;
}
