import { createHash } from "node:crypto";
import type { GatewayEvent, GatewayEventKind, Result } from "../port.ts";
import type { Client } from "./client.server.ts";
import { callGateway } from "./problems.server.ts";
import { readDispute, readSubscription } from "./records.server.ts";

export const webhookKinds: Partial<Record<string, GatewayEventKind>> = {
  subscription_charged_successfully: "charged",
  subscription_charged_unsuccessfully: "chargeFailed",
  subscription_went_active: "wentActive",
  // why: a period paid from a balance goes on like a paid one
  subscription_billing_skipped: "wentActive",
  subscription_went_past_due: "wentPastDue",
  subscription_canceled: "canceled",
  subscription_expired: "expired",
  dispute_opened: "disputed",
  dispute_disputed: "disputed",
  dispute_under_review: "disputed",
  dispute_won: "disputed",
  dispute_lost: "disputed",
  dispute_accepted: "disputed",
  dispute_auto_accepted: "disputed",
  dispute_expired: "disputed",
  check: "check",
};

type Posted = { signature: string; payload: string };

export async function readWebhook(
  { sdk }: Client,
  { signature, payload }: Posted,
): Promise<Result<{ event: GatewayEvent }>> {
  const read = await callGateway(() => sdk.webhookNotification.parse(signature, payload));
  if (!read.ok) return read;
  const { kind, timestamp } = read.value;
  const known = webhookKinds[kind] ?? "other";
  const isOfSubscription = known !== "other" && known !== "check" && known !== "disputed";
  const subscription = isOfSubscription
    ? readSubscription("subscription" in read.value && read.value.subscription)
    : null;
  const dispute = known === "disputed" ? readDispute("dispute" in read.value && read.value.dispute) : null;
  return { ok: true, event: { id: hashOf(payload), kind: known, at: new Date(timestamp), subscription, dispute } };
}

function hashOf(payload: string) {
  return createHash("sha256").update(payload.trim()).digest("hex");
}
