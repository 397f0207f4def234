import { Forbidden } from "#app/domain/errors.ts";
import { type Action, matrix, type Reach } from "./matrix.ts";
import type { Actor } from "./roles.ts";

/** `isSystem` marks the library that every account sees; `isBought`: by the actor. */
export type Subject = { accountId: string; creatorId: string | null; isSystem?: boolean; isBought?: boolean };

/** Each includes the ones after it. */
const widestFirst: Reach[] = [
  ...(["all", "library", "account", "ownOrBought", "own"] as const),
  ...(["ownOrBoughtPaid", "ownPaid", "boughtPaid"] as const),
];

const paidReaches: Reach[] = ["ownOrBoughtPaid", "ownPaid", "boughtPaid"];

export function reachOf(actor: Pick<Actor, "roles">, action: Action): Reach {
  const row: Partial<Record<string, Reach>> = matrix[action];
  const reaches = actor.roles.map((role) => row[role === "SYS" ? "ADM" : role] ?? "none");
  return widestFirst.find((reach) => reaches.includes(reach)) ?? "none";
}

export function can(actor: Actor, action: Action, subject?: Subject): boolean {
  const reach = reachOf(actor, action);
  if (paidReaches.includes(reach) && !actor.hasPaidAccess) return false;
  if (!subject || reach === "none" || reach === "all") return reach !== "none";
  return within[reach](actor, subject);
}

const within: Record<Exclude<Reach, "all" | "none">, (actor: Actor, subject: Subject) => boolean> = {
  library: (actor, subject) => subject.isSystem === true || isInAccount(actor, subject),
  account: isInAccount,
  own: isOwn,
  ownOrBought: (actor, subject) => isOwn(actor, subject) || isBought(actor, subject),
  ownOrBoughtPaid: (actor, subject) => isOwn(actor, subject) || isBought(actor, subject),
  ownPaid: isOwn,
  boughtPaid: isBought,
};

function isInAccount(actor: Actor, subject: Subject) {
  return subject.accountId === actor.accountId;
}

function isBought(_: Actor, subject: Subject) {
  return subject.isBought === true;
}

function isOwn(actor: Actor, subject: Subject) {
  return isInAccount(actor, subject) && subject.creatorId === actor.userId;
}

/** Throws Forbidden. Ask only about what the actor may see; the rest is NotFound. */
export function allow(actor: Actor, action: Action, subject?: Subject) {
  if (!can(actor, action, subject)) throw new Forbidden();
}
