import { eq, inArray, type SQL, sql } from "drizzle-orm";
import { can, reachOf } from "#app/domain/policy/can.ts";
import { type Actor, isAdmin } from "#app/domain/policy/roles.ts";
import { exercises } from "#db/schema/exercises.ts";
import { systemAccountId } from "#db/seed/ids.ts";

/** The where-clause of the exercises that exist for this actor: the system library and their account's (decisions §4). */
export function exercisesInScope(actor: Actor): SQL {
  if (!can(actor, "exercise:see")) return sql`false`;
  if (reachOf(actor, "exercise:see") === "all") return sql`true`;
  return seenFrom(actor.accountId);
}

/** The exercises that one of this account may refer to: for a system exercise, system exercises alone. */
export function seenFrom(accountId: string): SQL {
  if (accountId === systemAccountId) return eq(exercises.accountId, systemAccountId);
  return inArray(exercises.accountId, [accountId, systemAccountId]);
}

/** Where an exercise that this actor creates stands: an administrator's are system exercises (document 1 §6). */
export function libraryAccountOf(actor: Actor): string {
  return isAdmin(actor) ? systemAccountId : actor.accountId;
}
