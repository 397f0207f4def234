import { type State, type Step, transitions } from "./transitions.ts";

/** The states in which an effect is still wanted; `always`: also when the event arrives late. */
const wantedIn = {
  recordSale: "always",
  issueInvoice: "always",
  mailPaid: "always",
  mailChargeFailed: ["pastDue"],
  retryTomorrow: ["pastDue"],
  cancelAtGateway: ["cancelled", "ended"],
  mailCancelled: ["cancelled", "ended"],
  mailExpiring: ["cancelled"],
} as const satisfies Record<string, "always" | readonly State[]>;

export type EffectKind = keyof typeof wantedIn;

const ofCharge = ["recordSale", "issueInvoice", "mailPaid"] as const;
const ofFailure = ["mailChargeFailed", "retryTomorrow"] as const;
const ofCancelling = ["cancelAtGateway", "mailCancelled"] as const;

const asked: Record<Step, readonly EffectKind[]> = {
  chargeFailed: ofFailure,
  retryFailed: ["retryTomorrow"],
  retriesOver: ofCancelling,
  charged: ofCharge,
  retrySucceeded: ofCharge,
  activated: [],
  upgraded: ofCharge,
  cancelledByPerson: ofCancelling,
  cancelledByGateway: ["mailCancelled"],
  endedByAdministrator: ofCancelling,
  endsSoon: ["mailExpiring"],
  expired: [],
};

export function effectsOf(state: State, step: Step): EffectKind[] {
  const next = transitions[state][step];
  return asked[step].filter((kind) => isToDo(kind, next));
}

export function isToDo(kind: EffectKind, state: State): boolean {
  const states: "always" | readonly State[] = wantedIn[kind];
  return states === "always" || states.includes(state);
}
