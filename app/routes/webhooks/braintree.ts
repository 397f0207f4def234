import type { ActionFunctionArgs } from "@remix-run/node";
import { sellingSettings } from "#app/features/sales/settings.server.ts";
import { handleWebhook } from "#app/features/subscriptions/webhook.server.ts";
import { gatewayContext } from "#app/http/actor.server.ts";
import { formOf } from "#app/http/body/posted-form.server.ts";
import { env } from "#app/http/env.server.ts";

const statuses = { taken: 200, notSigned: 403, notSetUp: 404 };
const reasons = {
  notSigned: "The signature is not that of the gateway's keys.",
  notSetUp: "No payments are set up.",
};

/** The gateway repeats whatever is not answered with 200. */
export async function action({ request }: ActionFunctionArgs) {
  const form = await formOf(request, "webhook");
  const [signature, payload] = [form.get("bt_signature"), form.get("bt_payload")];
  const posted = { signature: String(signature ?? ""), payload: String(payload ?? "") };
  const ctx = { ...gatewayContext(), selling: sellingSettings(env()) };
  const outcome = await handleWebhook(ctx, posted);
  if (outcome !== "taken") ctx.log.warn({ webhook: "braintree", reason: reasons[outcome] }, "webhook refused");
  return reply(statuses[outcome]);
}

export function loader() {
  return reply(405);
}

function reply(status: number) {
  const headers = { "Cache-Control": "no-store", ...(status === 405 ? { Allow: "POST" } : {}) };
  return new Response(null, { status, headers });
}
