import type { EventType } from "./events.ts";

/** How a subscription stands. `cancelled` pays until its last day and is not renewed; `ended` pays for nothing. */
export const states = ["none", "active", "pastDue", "cancelled", "ended"] as const;
export type State = (typeof states)[number];

/** The status of document 3 that a licence keeps of each state; whether a cancelled one is over, its last day says. */
export const statusOf = {
  none: null,
  active: "ACTIVE",
  pastDue: "PAST_DUE",
  cancelled: "CANCELED",
  ended: "CANCELED",
} as const satisfies Record<State, string | null>;

/** An event as the table distinguishes it: `retriesOver` is a retry that fails on the last day, or was not made by then. */
export type Step = EventType | "retriesOver";

/** The retries of a failed renewal, one a day (decisions §14); access lasts as many days past its end (decisions §2). */
export const retryDays = 3;

/** Days before the end of a cancelled subscription at which its mail goes out. */
export const endsSoonDays = 3;

/**
 * Which state each event leads to. The gateway takes up no cancelled subscription again, so neither does this: whoever
 * subscribes again has a new one, with a history of its own. Money that comes late pays for its days all the same.
 */
export const transitions: Record<State, Record<Step, State>> = {
  none: {
    chargeFailed: "pastDue",
    retryFailed: "none",
    retriesOver: "none",
    charged: "active",
    retrySucceeded: "active",
    activated: "active",
    upgraded: "active",
    cancelledByPerson: "cancelled",
    cancelledByGateway: "cancelled",
    endedByAdministrator: "ended",
    endsSoon: "none",
    expired: "none",
  },
  active: {
    chargeFailed: "pastDue",
    retryFailed: "active",
    retriesOver: "active",
    charged: "active",
    retrySucceeded: "active",
    activated: "active",
    upgraded: "active",
    cancelledByPerson: "cancelled",
    cancelledByGateway: "cancelled",
    endedByAdministrator: "ended",
    endsSoon: "active",
    expired: "active",
  },
  pastDue: {
    chargeFailed: "pastDue",
    retryFailed: "pastDue",
    retriesOver: "cancelled",
    charged: "active",
    retrySucceeded: "active",
    activated: "active",
    upgraded: "pastDue",
    cancelledByPerson: "cancelled",
    cancelledByGateway: "cancelled",
    endedByAdministrator: "ended",
    endsSoon: "pastDue",
    expired: "pastDue",
  },
  cancelled: {
    chargeFailed: "cancelled",
    retryFailed: "cancelled",
    retriesOver: "cancelled",
    charged: "cancelled",
    retrySucceeded: "cancelled",
    activated: "cancelled",
    upgraded: "cancelled",
    cancelledByPerson: "cancelled",
    cancelledByGateway: "cancelled",
    endedByAdministrator: "ended",
    endsSoon: "cancelled",
    expired: "ended",
  },
  ended: {
    chargeFailed: "ended",
    retryFailed: "ended",
    retriesOver: "ended",
    charged: "cancelled",
    retrySucceeded: "cancelled",
    activated: "cancelled",
    upgraded: "ended",
    cancelledByPerson: "ended",
    cancelledByGateway: "ended",
    endedByAdministrator: "ended",
    endsSoon: "ended",
    expired: "ended",
  },
};
