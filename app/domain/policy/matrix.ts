import type { Role } from "./roles.ts";

/**
 * How far a role's right reaches. `own`: created by the actor. `account`: in the actor's account.
 * `library`: in the actor's account, or a system exercise. `ownOrBought`: own, or bought by the actor. `ownPaid` and
 * `boughtPaid`: own, and bought, with PAID or an override.
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

/** Who may do what (decisions §4). A role that is not named may not. SYS may what ADM may. */
export const matrix = {
  "app:enter": { ADM: "all", PAR: "all", TRN: "all" },
  /** Everybody's own pages. Asked for as a page, being logged in is enough (http/actor.server.ts). */
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
  /** Athletes by their app, which lists what is published: posts have no drafts. */
  "post:list": { ADM: "all", WRT: "all", USR: "all" },
  "post:create": { ADM: "all", WRT: "all" },
  "post:edit": { ADM: "own", WRT: "own" },
  "post:delete": { ADM: "all", WRT: "own" },
  "package:see": { ADM: "all", PAR: "all", TRN: "all" },
  "package:manage": { ADM: "all" },
  /** The account's own; administrators have none. */
  "subscription:manage": { PAR: "account", TRN: "account", WRT: "account" },
  "readiness:see": { ADM: "all", TRN: "account" },
  /** Results and records of people, which who sees them may also reset. One's own are seen without it. */
  "benchmark:see": { ADM: "all", TRN: "account" },
  "comment:see": { ADM: "all", PAR: "own", TRN: "own" },
  /** To send, read, change and take back what one has trained oneself. */
  "completion:manage": { ADM: "own", PAR: "own", TRN: "own", WRT: "own", USR: "own" },
  "sale:see": { ADM: "all", PAR: "own" },
  "reconciliation:see": { ADM: "all" },
  /** To say that what had to be done by hand is done. */
  "reconciliation:finish": { ADM: "all" },
  /** To end a subscription whose money went back. */
  "licence:end": { ADM: "all" },
  /** One's own sessions and passkeys. */
  "signIn:manage": { ADM: "own", PAR: "own", TRN: "own", WRT: "own" },
  /** To take one's data along, and to leave. */
  "ownData:manage": { ADM: "own", PAR: "own", TRN: "own", WRT: "own" },
  "store:see": { ADM: "all", PAR: "all", TRN: "all", WRT: "all" },
  "invoice:see": { ADM: "all", PAR: "account", TRN: "account", WRT: "account" },
  /** What the account wants on its invoices. */
  "billing:manage": { PAR: "account", TRN: "account", WRT: "account" },
  "gallery:see": { ADM: "all", PAR: "all", TRN: "all", WRT: "all" },

  "file:upload": { ADM: "all", PAR: "all", TRN: "all" },
  /** Athletes: besides their own, what is shown to them: by programs they follow, posts, and those who coach them. */
  "file:see": { ADM: "all", PAR: "library", TRN: "library", WRT: "library", USR: "own" },
} as const satisfies Record<string, Row>;

export type Action = keyof typeof matrix;
