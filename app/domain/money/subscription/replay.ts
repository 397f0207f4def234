import { addDays } from "#app/domain/schedule/dates.ts";
import { type EffectKind, effectsOf, isToDo } from "./effects.ts";
import { inOrder, type SubscriptionEvent } from "./events.ts";
import { endsSoonDays, retryDays, type State, type Step, transitions } from "./transitions.ts";

/**
 * Something to be done, once for its key. `chargeId`: the charge that it is about. `day`: of a retry, the first day on
 * which it may be made.
 */
export type Effect = { kind: EffectKind; key: string; chargeId?: string; day?: string };

/** How a subscription of the gateway stands after all that is known of it. Days are YYYY-MM-DD in the gateway's time zone. */
export type Subscription = {
  state: State;
  packageId: string | null;
  /** The last day that is paid for; null while no charge is known. */
  paidThrough: string | null;
  /** The day on which the renewal failed, and those on which it was retried in vain; null and none unless past due. */
  failedOn: string | null;
  retriedOn: readonly string[];
  /** What was asked for and still holds, done or not. */
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
 * The subscription after its events. They are taken in the order in which they happened, so that the outcome is the same
 * in whichever order they came and however often: an older one is put before the newer ones, which it cannot undo.
 */
export function replay(events: readonly SubscriptionEvent[]): Subscription {
  return inOrder(events).reduce(after, unknown);
}

/** Whether the event, of the clock, changes how the subscription stands or what is to be done for it, after what is known. */
export function saysSomething(event: SubscriptionEvent, known: readonly SubscriptionEvent[]): boolean {
  const [before, after] = [replay(known), replay([...known, event])];
  return before.state !== after.state || before.effects.length !== after.effects.length;
}

/** What is to be done now. `done`: the keys of all effects that were done, of this subscription, at any time. */
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
  const standing = before.effects.filter(({ kind }) => isToDo(kind, state));
  const keys = new Set(standing.map(({ key }) => key));
  return { ...next, effects: [...standing, ...asked.filter(({ key }) => !keys.has(key))] };
}

/** The row of the table that the event is for the subscription; null for one of the clock that is not due, or no more. */
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
 * The days of retries in vain with this event. A second one on a day counts for nothing, nor does one on the day of the
 * failure, which a person pressed for, nor one while nothing is due.
 */
function retriesWith(before: Subscription, { type, day }: SubscriptionEvent): readonly string[] {
  const { state, failedOn, retriedOn } = before;
  const isRetry = type === "retryFailed" && state === "pastDue";
  const counts = isRetry && day !== failedOn && !retriedOn.includes(day);
  return counts ? [...retriedOn, day] : retriedOn;
}

/** Whoever ends it takes back the days that are left, the day itself among them. */
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
