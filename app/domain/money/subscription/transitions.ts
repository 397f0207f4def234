import type { EventType } from "./events.ts";

/** `cancelled` pays until its last day and is not renewed; `ended` pays for nothing. */
export const states = ["none", "active", "pastDue", "cancelled", "ended"] as const;
export type State = (typeof states)[number];

/** The status of document 3 that a licence stores. Whether a cancelled one is over depends on its last day. */
export const statusOf = {
  none: null,
  active: "ACTIVE",
  pastDue: "PAST_DUE",
  cancelled: "CANCELED",
  ended: "CANCELED",
} as const satisfies Record<State, string | null>;

/** `retriesOver`: a retry that fails on the last day, or was not made by then. */
export type Step = EventType | "retriesOver";

/** One retry a day after a failed renewal (decisions §14); access lasts as long past the end (decisions §2). */
export const retryDays = 3;

/** Days before the end at which the mail goes out. */
export const endsSoonDays = 3;

/**
 * The gateway can't resume a cancelled subscription, so a person who subscribes again gets a new one with its own
 * history. A late payment still pays for its days.
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
