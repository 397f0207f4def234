import { type EffectKind, effectsOf } from "./effects.ts";
import { type EventType, eventTypes } from "./events.ts";
import { type State, type Step, states, statusOf, transitions } from "./transitions.ts";

/**
 * The event that each kind of webhook stands for, at the webhook's time; null if it changes nothing. Each successful
 * transaction in a webhook is also a `charged` event with the transaction's id and time, so a charge that appears in
 * several webhooks, or in a response before them, counts once.
 */
const webhookEvents = {
  subscription_charged_successfully: "charged",
  subscription_charged_unsuccessfully: "chargeFailed",
  subscription_went_past_due: "chargeFailed",
  subscription_went_active: "activated",
  // paid from a balance at the gateway: it goes on, and nothing was charged
  subscription_billing_skipped: "activated",
  subscription_canceled: "cancelledByGateway",
  // ours have no limit on billing cycles, so somebody set one at the gateway
  subscription_expired: "cancelledByGateway",
  // we offer no trials
  subscription_trial_ended: null,
} as const satisfies Record<string, EventType | null>;

const stateWords: Record<State, string> = {
  none: "none",
  active: "active",
  pastDue: "past due",
  cancelled: "cancelled",
  ended: "ended",
};

const stepWords: Record<Step, string> = {
  chargeFailed: "charge failed",
  retryFailed: "retry failed",
  retriesOver: "the last retry failed, or was not made in time",
  charged: "charged",
  retrySucceeded: "retry succeeded",
  activated: "activated",
  upgraded: "upgraded",
  cancelledByPerson: "cancelled by the person",
  cancelledByGateway: "cancelled by the gateway",
  endedByAdministrator: "ended by an administrator",
  endsSoon: "ends soon",
  expired: "expired",
};

const effectWords: Record<EffectKind, string> = {
  recordSale: "record sale",
  issueInvoice: "issue invoice",
  mailPaid: "mail paid",
  mailChargeFailed: "mail charge failed",
  retryTomorrow: "retry tomorrow",
  cancelAtGateway: "cancel at the gateway",
  mailCancelled: "mail cancelled",
  mailExpiring: "mail expiring",
};

export function subscriptionTables(): string[] {
  const steps: Step[] = [...eventTypes, "retriesOver"];
  return [
    table(
      ["state", "status of the licence"],
      states.map((state) => [stateWords[state], statusOf[state] ?? "–"]),
    ),
    table(
      ["event", ...states.map((state) => stateWords[state])],
      steps.map((step) => [stepWords[step], ...states.map((state) => cell(state, step))]),
    ),
    table(
      ["webhook", "event"],
      Object.entries(webhookEvents).map(([kind, event]) => [kind, event === null ? "–" : stepWords[event]]),
    ),
  ];
}

function cell(state: State, step: Step): string {
  // why: only a past due subscription is retried
  if (step === "retriesOver" && state !== "pastDue") return "–";
  const next = transitions[state][step];
  const effects = effectsOf(state, step).map((kind) => effectWords[kind]);
  if (next === state && effects.length === 0) return "–";
  return [`**${stateWords[next]}**`, ...effects].join(", ");
}

function table(head: string[], rows: string[][]): string {
  return [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}
