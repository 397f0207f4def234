import { and, eq, exists, or, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Actor } from "#app/domain/policy/roles.ts";
import type { Db, Tx } from "#db/client.ts";
import { exercises } from "#db/schema/exercises.ts";
import { programs, workoutExercises, workouts } from "#db/schema/programs.ts";
import { trainedBy } from "./scope.server.ts";

type Image = { accountId: AnyPgColumn; id: AnyPgColumn };

/** The where-clause of an image that a program shows which the actor trains by: its own, a day's, or an exercise's. */
export function shownInTraining(db: Db | Tx, actor: Actor, image: Image): SQL | undefined {
  const one = { one: sql`1` };
  const isTrained = trainedBy(actor);
  const ofProgram = db
    .select(one)
    .from(programs)
    .where(and(eq(programs.imageId, image.id), isTrained));
  const ofDay = db
    .select(one)
    .from(workouts)
    .innerJoin(programs, and(eq(programs.accountId, workouts.accountId), eq(programs.id, workouts.programId)))
    .where(
      and(
        eq(workouts.accountId, image.accountId),
        eq(sql`${workouts.document} ->> 'image'`, sql`${image.id}::text`),
        isTrained,
      ),
    );
  const ofExercise = db
    .select(one)
    .from(exercises)
    .innerJoin(workoutExercises, eq(workoutExercises.exerciseId, exercises.id))
    .innerJoin(
      programs,
      and(eq(programs.accountId, workoutExercises.accountId), eq(programs.id, workoutExercises.programId)),
    )
    .where(and(eq(exercises.imageId, image.id), isTrained));
  return or(exists(ofProgram), exists(ofDay), exists(ofExercise));
}
