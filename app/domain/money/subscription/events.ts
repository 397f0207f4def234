/**
 * What can happen to a subscription, in the order in which things of one second count: the gateway's times are whole
 * seconds, and a failure in the second of a success came before it.
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

/** A successful charge: the gateway's id of it, the last day that it pays for (YYYY-MM-DD), and for what. */
type Charge = { chargeId: string; paidThrough: string; packageId: string };

type Facts =
  | ({ type: "charged" | "retrySucceeded" } & Charge)
  | { type: "activated"; paidThrough: string }
  /** `chargeId` is null where the upgrade cost nothing. */
  | { type: "upgraded"; chargeId: string | null; packageId: string }
  | { type: Exclude<EventType, "charged" | "retrySucceeded" | "activated" | "upgraded"> };

/**
 * An event of one subscription of the gateway. `id`: one that comes again has the same. `at`: when it happened there, in
 * milliseconds. `day`: the same moment as a day of the gateway's time zone, YYYY-MM-DD.
 */
export type SubscriptionEvent = { id: string; at: number; day: string } & Facts;

/** The events, each once, in the order in which they happened, in whichever they came. */
export function inOrder(events: readonly SubscriptionEvent[]): SubscriptionEvent[] {
  const byId = new Map(events.map((event) => [event.id, event]));
  return [...byId.values()].sort(compareEvents);
}

function compareEvents(a: SubscriptionEvent, b: SubscriptionEvent): number {
  if (a.at !== b.at) return a.at - b.at;
  const rank = eventTypes.indexOf(a.type) - eventTypes.indexOf(b.type);
  if (rank !== 0) return rank;
  return a.id < b.id ? -1 : 1;
}
