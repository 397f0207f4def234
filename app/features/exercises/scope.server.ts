import { and, eq, exists, inArray, or, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { can, reachOf } from "#app/domain/policy/can.ts";
import { type Actor, isAdmin } from "#app/domain/policy/roles.ts";
import type { Db, Tx } from "#db/client.ts";
import { exercises } from "#db/schema/exercises.ts";
import { systemAccountId } from "#db/seed/ids.ts";

/** Decisions §4: the system library and their account's. */
export function exercisesInScope(actor: Actor): SQL {
  return limitOf(actor) ?? seenFrom(actor.accountId);
}

/** Also exercises of bought programs, seen there and in copies. */
export function exercisesShownTo(actor: Actor): SQL {
  const { accountId, userId } = actor;
  const inBought = sql`${exercises.id} = any(array(select used.exercise_id from program_purchases bought
    join workout_exercises used on used.account_id = bought.program_account_id and used.program_id = bought.program_id
    where bought.account_id = ${accountId}::uuid and bought.buyer_id = ${userId}::uuid))`;
  return (can(actor, "exercise:see") && or(exercisesInScope(actor), inBought)) || sql`false`;
}

export function scopesOf(actor: Actor): [SQL] | [own: SQL, system: SQL] {
  const limit = limitOf(actor);
  if (limit || actor.accountId === systemAccountId) return [limit ?? seenFrom(systemAccountId)];
  return [eq(exercises.accountId, actor.accountId), seenFrom(systemAccountId)];
}

function limitOf(actor: Actor): SQL | null {
  if (!can(actor, "exercise:see")) return sql`false`;
  return reachOf(actor, "exercise:see") === "all" ? sql`true` : null;
}

/** System exercises may only refer to system exercises. */
export function seenFrom(accountId: string): SQL {
  if (accountId === systemAccountId) return eq(exercises.accountId, systemAccountId);
  return inArray(exercises.accountId, [accountId, systemAccountId]);
}

/** Administrators create system exercises (document 1 §6). */
export function libraryAccountOf(actor: Actor): string {
  return isAdmin(actor) ? systemAccountId : actor.accountId;
}

export function isImageOfExercise(db: Db | Tx, actor: Actor, imageId: AnyPgColumn): SQL {
  return exists(
    db
      .select({ one: sql`1` })
      .from(exercises)
      .where(and(eq(exercises.imageId, imageId), exercisesShownTo(actor))),
  );
}
