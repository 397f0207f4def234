import { addDays } from "#app/domain/schedule/dates.ts";
import { type EffectKind, effectsOf, isToDo } from "./effects.ts";
import { type SubscriptionEvent, sortEvents } from "./events.ts";
import { endsSoonDays, retryDays, type State, type Step, transitions } from "./transitions.ts";

/** Done once per key. `day`: the first day on which a retry may be made. */
export type Effect = { kind: EffectKind; key: string; chargeId?: string; day?: string };

/** Days are YYYY-MM-DD in the gateway's time zone. */
export type Subscription = {
  state: State;
  packageId: string | null;
  paidThrough: string | null;
  /** The day the renewal failed, and the days of failed retries; empty unless past due. */
  failedOn: string | null;
  retriedOn: readonly string[];
  /** Everything still wanted, done or not. */
  effects: readonly Effect[];
};

const unknown: Subscription = {
  state: "none",
  packageId: null,
  paidThrough: null,
  failedOn: null,
  retriedOn: [],
  effects: [],
};

/**
 * Events are applied in the order they happened, so the outcome does not depend on the order or number of deliveries: a
 * late older event can't undo newer ones.
 */
export function replay(events: readonly SubscriptionEvent[]): Subscription {
  return sortEvents(events).reduce(after, unknown);
}

export function isRelevant(event: SubscriptionEvent, known: readonly SubscriptionEvent[]): boolean {
  const [before, after] = [replay(known), replay([...known, event])];
  return before.state !== after.state || before.effects.length !== after.effects.length;
}

/** `done`: the keys of all effects ever done for this subscription. */
export function dueEffects({ effects }: Subscription, done: ReadonlySet<string>): Effect[] {
  return effects.filter(({ key }) => !done.has(key));
}

function after(before: Subscription, event: SubscriptionEvent): Subscription {
  const step = stepOf(before, event);
  if (step === null) return before;
  const state = transitions[before.state][step];
  const isPastDue = state === "pastDue";
  const next = {
    state,
    packageId: "packageId" in event ? event.packageId : before.packageId,
    paidThrough: paidThroughAfter(before, event),
    failedOn: isPastDue ? (before.failedOn ?? event.day) : null,
    retriedOn: isPastDue ? retriesWith(before, event) : [],
  };
  const asked = effectsOf(before.state, step).flatMap((kind) => effectOf(kind, event, next.paidThrough));
  const remaining = before.effects.filter(({ kind }) => isToDo(kind, state));
  const keys = new Set(remaining.map(({ key }) => key));
  return { ...next, effects: [...remaining, ...asked.filter(({ key }) => !keys.has(key))] };
}

function stepOf(subscription: Subscription, event: SubscriptionEvent): Step | null {
  const { state, paidThrough, failedOn } = subscription;
  switch (event.type) {
    case "retryFailed":
      return retriesWith(subscription, event).length >= retryDays ? "retriesOver" : "retryFailed";
    case "endsSoon":
      return paidThrough !== null && isSoon(event.day, paidThrough) ? "endsSoon" : null;
    case "expired":
      if (state === "pastDue")
        return failedOn !== null && event.day > addDays(failedOn, retryDays) ? "retriesOver" : null;
      return paidThrough === null || event.day > paidThrough ? "expired" : null;
    default:
      return event.type;
  }
}

function isSoon(day: string, lastDay: string): boolean {
  return day >= addDays(lastDay, -endsSoonDays) && day <= lastDay;
}

/**
 * Of two retries on one day the second doesn't count, nor does one on the day of the failure, which a person pressed
 * for, or while nothing is due.
 */
function retriesWith(before: Subscription, { type, day }: SubscriptionEvent): readonly string[] {
  const { state, failedOn, retriedOn } = before;
  const isRetry = type === "retryFailed" && state === "pastDue";
  const counts = isRetry && day !== failedOn && !retriedOn.includes(day);
  return counts ? [...retriedOn, day] : retriedOn;
}

/** Ending a subscription takes back its remaining days, today included. */
function paidThroughAfter({ paidThrough }: Subscription, event: SubscriptionEvent): string | null {
  if (event.type !== "endedByAdministrator")
    return latest(paidThrough, "paidThrough" in event ? event.paidThrough : null);
  const dayBefore = addDays(event.day, -1);
  return paidThrough !== null && paidThrough > dayBefore ? dayBefore : paidThrough;
}

function latest(one: string | null, other: string | null): string | null {
  return one === null || (other !== null && other > one) ? other : one;
}

function effectOf(kind: EffectKind, event: SubscriptionEvent, paidThrough: string | null): Effect[] {
  switch (kind) {
    case "recordSale":
    case "issueInvoice":
    case "mailPaid": {
      const chargeId = "chargeId" in event ? event.chargeId : null;
      return chargeId === null ? [] : [{ kind, key: `${kind}:${chargeId}`, chargeId }];
    }
    case "retryTomorrow": {
      const day = addDays(event.day, 1);
      return [{ kind, key: `${kind}:${day}`, day }];
    }
    case "mailChargeFailed":
    case "mailExpiring":
      return [{ kind, key: `${kind}:${paidThrough}` }];
    case "cancelAtGateway":
    case "mailCancelled":
      return [{ kind, key: kind }];
  }
}
