import type { Outcome } from "./published/outcomes.ts";
import type { Refusal } from "./published/refusals.ts";
import type { DisputeStatus, State, SubscriptionRecord } from "./state.ts";
import { errorsView } from "./views.ts";
import type { Value } from "./xml.ts";

export type Gateway = {
  state: State;
  merchant: Merchant;
  now(): Date;
  /** Eight lower-case letters and digits, like the provider's. */
  newId(): string;
  notify(kind: NotificationKind, subscription: SubscriptionRecord): void;
};

export type Merchant = { merchantId: string; publicKey: string; privateKey: string; accounts: MerchantAccount[] };

export type MerchantAccount = { id: string; currency: string };

export type NotificationKind =
  | `dispute_${Exclude<DisputeStatus, "open"> | "opened"}`
  | "subscription_canceled"
  | "subscription_charged_successfully"
  | "subscription_charged_unsuccessfully"
  | "subscription_expired"
  | "subscription_went_active"
  | "subscription_went_past_due";

export type Answer = { status: number; body: Value };

export const notFound: Answer = { status: 404, body: null };

export function made(body: Value): Answer {
  return { status: 201, body };
}

export function found(body: Value): Answer {
  return { status: 200, body };
}

export function accountOf({ merchant }: Gateway, id: string | undefined): MerchantAccount | undefined {
  return id === undefined ? merchant.accounts[0] : merchant.accounts.find((account) => account.id === id);
}

export function invalid(refusals: Refusal[]): Answer {
  const message = refusals.map((refusal) => refusal.message).join("\n");
  return { status: 422, body: { apiErrorResponse: { errors: errorsView(refusals), message, params: {} } } };
}

export function declined({ status, text, reason }: Outcome, what: { [name: string]: Value }): Answer {
  const message = status === "gateway_rejected" ? `Gateway Rejected: ${reason}` : text;
  return { status: 422, body: { apiErrorResponse: { errors: errorsView([]), message, params: {}, ...what } } };
}
