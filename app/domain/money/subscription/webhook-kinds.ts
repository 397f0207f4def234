import type { EventType } from "./events.ts";

/**
 * The event that each kind of the gateway's webhooks about a subscription is, at the webhook's own time; null for one
 * that changes nothing. Whatever the kind, each successful transaction in it is an event `charged` besides, whose id and
 * time are the transaction's: a charge that stands in several webhooks, or in an answer before them, counts once.
 */
export const webhookEvents = {
  subscription_charged_successfully: "charged",
  subscription_charged_unsuccessfully: "chargeFailed",
  subscription_went_past_due: "chargeFailed",
  subscription_went_active: "activated",
  // a period that a balance of the gateway paid: it goes on, and nothing was charged
  subscription_billing_skipped: "activated",
  subscription_canceled: "cancelledByGateway",
  // its number of billing cycles is over; ours have none, so somebody set one at the gateway
  subscription_expired: "cancelledByGateway",
  // no trial is offered
  subscription_trial_ended: null,
} as const satisfies Record<string, EventType | null>;
