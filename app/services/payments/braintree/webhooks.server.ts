import { createHash } from "node:crypto";
import type { GatewayEvent, GatewayEventKind, Result } from "../port.ts";
import type { Client } from "./client.server.ts";
import { heard } from "./problems.server.ts";
import { readSubscription } from "./records.server.ts";

/** What the app does something about; docs/going-live-with-payments.md lists them for the control panel. */
export const webhookKinds: Partial<Record<string, GatewayEventKind>> = {
  subscription_charged_successfully: "charged",
  subscription_charged_unsuccessfully: "chargeFailed",
  subscription_went_active: "wentActive",
  // why: a period that a balance paid goes on as a paid one does
  subscription_billing_skipped: "wentActive",
  subscription_went_past_due: "wentPastDue",
  subscription_canceled: "canceled",
  subscription_expired: "expired",
  check: "check",
};

type Posted = { signature: string; payload: string };

export async function readWebhook(
  { sdk }: Client,
  { signature, payload }: Posted,
): Promise<Result<{ event: GatewayEvent }>> {
  const read = await heard(() => sdk.webhookNotification.parse(signature, payload));
  if (!read.ok) return read;
  const { kind, timestamp } = read.value;
  const known = webhookKinds[kind] ?? "other";
  const isOfSubscription = known !== "other" && known !== "check";
  const subscription = isOfSubscription
    ? readSubscription("subscription" in read.value && read.value.subscription)
    : null;
  return { ok: true, event: { id: hashOf(payload), kind: known, at: new Date(timestamp), subscription } };
}

function hashOf(payload: string) {
  return createHash("sha256").update(payload.trim()).digest("hex");
}
