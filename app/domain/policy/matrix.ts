import type { Role } from "./roles.ts";

/**
 * `own`: created by the actor. `account`: in the actor's account. `library`: in the actor's account, or a system
 * exercise. `ownOrBought`: own, or bought by the actor. `ownPaid` and `boughtPaid`: own, and bought, with PAID or an
 * override.
 */
export type Reach =
  | "all"
  | "own"
  | "account"
  | "library"
  | "ownOrBought"
  | "ownOrBoughtPaid"
  | "ownPaid"
  | "boughtPaid"
  | "none";

type Row = Partial<Record<Exclude<Role, "SYS">, Reach>>;

/** Who may do what (decisions §4). An unnamed role may not. SYS may do what ADM may. */
export const matrix = {
  "app:enter": { ADM: "all", PAR: "all", TRN: "all" },
  /** As a page, being logged in is enough (http/actor.server.ts). */
  "me:enter": { ADM: "own", PAR: "own", TRN: "own", WRT: "own", USR: "own" },

  "exercise:see": { ADM: "all", PAR: "library", TRN: "library", WRT: "library" },
  "exercise:create": { ADM: "all", PAR: "all", TRN: "all" },
  "exercise:edit": { ADM: "all", PAR: "own", TRN: "own" },
  "exercise:delete": { ADM: "all", PAR: "own", TRN: "own" },
  "exerciseCategory:manage": { ADM: "all" },

  "program:list": { ADM: "all", PAR: "ownOrBought", TRN: "ownOrBought", WRT: "own" },
  "program:see": { ADM: "all", PAR: "ownOrBought", TRN: "ownOrBought" },
  "program:create": { ADM: "all", PAR: "all", TRN: "all" },
  "program:edit": { ADM: "own", PAR: "own", TRN: "own" },
  "program:delete": { ADM: "all", PAR: "own", TRN: "own" },
  "folder:manage": { ADM: "own", PAR: "own", TRN: "own" },
  "program:assign": { ADM: "all", PAR: "boughtPaid", TRN: "ownOrBoughtPaid" },
  "program:print": { ADM: "all" },
  "program:publish": { ADM: "all", PAR: "own" },
  "program:decide": { ADM: "all" },
  "program:suggest": { PAR: "own" },

  "client:manage": { ADM: "all", TRN: "account" },
  "client:invite": { ADM: "all", TRN: "ownPaid" },
  "client:import": { ADM: "account", TRN: "account" },
  "group:manage": { ADM: "account", TRN: "account" },
  "note:manage": { ADM: "account", TRN: "account" },
  "user:manage": { ADM: "all" },
  "mail:resend": { ADM: "all" },
  /** For athletes through their app, which lists what is published: posts have no drafts. */
  "post:list": { ADM: "all", WRT: "all", USR: "all" },
  "post:create": { ADM: "all", WRT: "all" },
  "post:edit": { ADM: "own", WRT: "own" },
  "post:delete": { ADM: "all", WRT: "own" },
  "package:see": { ADM: "all", PAR: "all", TRN: "all" },
  "package:manage": { ADM: "all" },
  /** Administrators have no subscription. */
  "subscription:manage": { PAR: "account", TRN: "account", WRT: "account" },
  "readiness:see": { ADM: "all", TRN: "account" },
  /** Whoever sees them may also reset them. One's own need no permission. */
  "benchmark:see": { ADM: "all", TRN: "account" },
  "comment:see": { ADM: "all", PAR: "own", TRN: "own" },
  "completion:manage": { ADM: "own", PAR: "own", TRN: "own", WRT: "own", USR: "own" },
  "draft:manage": { ADM: "own", PAR: "own", TRN: "own", WRT: "own", USR: "own" },
  "calendarFeed:manage": { ADM: "own", PAR: "own", TRN: "own", WRT: "own", USR: "own" },
  "sale:see": { ADM: "all", PAR: "own" },
  "reconciliation:see": { ADM: "all" },
  "reconciliation:finish": { ADM: "all" },
  "licence:end": { ADM: "all" },
  "signIn:manage": { ADM: "own", PAR: "own", TRN: "own", WRT: "own" },
  "ownData:manage": { ADM: "own", PAR: "own", TRN: "own", WRT: "own" },
  "store:see": { ADM: "all", PAR: "all", TRN: "all", WRT: "all" },
  "invoice:see": { ADM: "all", PAR: "account", TRN: "account", WRT: "account" },
  "billing:manage": { PAR: "account", TRN: "account", WRT: "account" },
  "gallery:see": { ADM: "all", PAR: "all", TRN: "all", WRT: "all" },

  "file:upload": { ADM: "all", PAR: "all", TRN: "all" },
  /** Athletes: their own, and what programs they follow, posts and their coaches show them. */
  "file:see": { ADM: "all", PAR: "library", TRN: "library", WRT: "library", USR: "own" },
} as const satisfies Record<string, Row>;

export type Action = keyof typeof matrix;
