import { and, eq, exists, or, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Actor } from "#app/domain/policy/roles.ts";
import { boughtBy } from "#app/features/programs/scope.server.ts";
import type { Db, Tx } from "#db/client.ts";
import { accountClients } from "#db/schema/accounts.ts";
import { exercises } from "#db/schema/exercises.ts";
import { programAssignments, programs, workoutExercises, workouts } from "#db/schema/programs.ts";

/**
 * Assigned by a business whose client they are, or bought (decisions §4); for any role. Use it in a query of programs.
 */
export function trainedBy(actor: Actor): SQL {
  return or(givenTo(actor), boughtBy(actor)) ?? sql`false`;
}

export function isGivenTo({ userId }: Pick<Actor, "userId">): SQL | undefined {
  return and(
    eq(accountClients.userId, userId),
    eq(programAssignments.accountId, accountClients.accountId),
    eq(programAssignments.assigneeId, accountClients.userId),
  );
}

// why: an array is looked up before the programs are, starting with the person's businesses. Written out, since drizzle
// omits the table name in a query without joins
function givenTo({ userId }: Actor): SQL<boolean> {
  return sql<boolean>`programs.id = any(array(select given.program_id from account_clients coached
    join program_assignments given on given.account_id = coached.account_id and given.assignee_id = coached.user_id
    where coached.user_id = ${userId}::uuid))`;
}

type Image = { accountId: AnyPgColumn; id: AnyPgColumn };

/** The program's own, a day's or an exercise's. */
export function isImageInTraining(db: Db | Tx, actor: Actor, image: Image): SQL | undefined {
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
