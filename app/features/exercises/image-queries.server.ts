import { and, eq, exists, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Actor } from "#app/domain/policy/roles.ts";
import type { Db, Tx } from "#db/client.ts";
import { exercises } from "#db/schema/exercises.ts";
import { exercisesShownTo } from "./scope.server.ts";

/** The where-clause of an image that an exercise shows which the actor may see. */
export function shownByExercise(db: Db | Tx, actor: Actor, imageId: AnyPgColumn): SQL {
  return exists(
    db
      .select({ one: sql`1` })
      .from(exercises)
      .where(and(eq(exercises.imageId, imageId), exercisesShownTo(actor))),
  );
}
