import { type EffectKind, effectsOf } from "./effects.ts";
import { eventTypes } from "./events.ts";
import { type State, type Step, states, statusOf, transitions } from "./transitions.ts";
import { webhookEvents } from "./webhook-kinds.ts";

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

/** The states and events with what follows from them, as the tables of docs/subscriptions.md. */
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
  // why: only what is past due is retried, so that this step is of that state alone
  if (step === "retriesOver" && state !== "pastDue") return "–";
  const next = transitions[state][step];
  const effects = effectsOf(state, step).map((kind) => effectWords[kind]);
  if (next === state && effects.length === 0) return "–";
  return [`**${stateWords[next]}**`, ...effects].join(", ");
}

function table(head: string[], rows: string[][]): string {
  return [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}
