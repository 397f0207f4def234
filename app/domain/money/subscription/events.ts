/**
 * In the order that counts within one second: the gateway's times are whole seconds, and a failure in the second of a
 * success came first.
 */
export const eventTypes = [
  "chargeFailed",
  "retryFailed",
  "charged",
  "retrySucceeded",
  "activated",
  "upgraded",
  "cancelledByPerson",
  "cancelledByGateway",
  "endedByAdministrator",
  "endsSoon",
  "expired",
] as const;

export type EventType = (typeof eventTypes)[number];

/** The gateway's id of the charge, the last day it pays for (YYYY-MM-DD), and its package. */
type Charge = { chargeId: string; paidThrough: string; packageId: string };

type Facts =
  | ({ type: "charged" | "retrySucceeded" } & Charge)
  | { type: "activated"; paidThrough: string }
  /** `chargeId` is null if the upgrade was free. */
  | { type: "upgraded"; chargeId: string | null; packageId: string }
  | { type: Exclude<EventType, "charged" | "retrySucceeded" | "activated" | "upgraded"> };

/**
 * `id`: the same when an event is delivered twice. `at`: the gateway's time in milliseconds. `day`: the same in the
 * gateway's time zone, YYYY-MM-DD.
 */
export type SubscriptionEvent = { id: string; at: number; day: string } & Facts;

export function sortEvents(events: readonly SubscriptionEvent[]): SubscriptionEvent[] {
  const byId = new Map(events.map((event) => [event.id, event]));
  return [...byId.values()].sort(compareEvents);
}

function compareEvents(a: SubscriptionEvent, b: SubscriptionEvent): number {
  if (a.at !== b.at) return a.at - b.at;
  const rank = eventTypes.indexOf(a.type) - eventTypes.indexOf(b.type);
  if (rank !== 0) return rank;
  return a.id < b.id ? -1 : 1;
}
