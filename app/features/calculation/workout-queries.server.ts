import type { Workout } from "#app/domain/workout/document/document.ts";
import { exercisesUsed } from "#app/domain/workout/document/library.ts";
import type { Context } from "#app/services/context.server.ts";
import { type CalculatedDefinition, calculatedEntries, readSubject } from "./calculate.server.ts";
import type { CoachedClient } from "./client-queries.server.ts";

/** For the actor or a client of theirs. The caller has checked that they train by it. */
export async function calculateWorkout(
  ctx: Context,
  accountId: string,
  workout: Workout,
  client: CoachedClient = { id: ctx.actor.userId, name: ctx.actor.fullName },
): Promise<Workout<CalculatedDefinition>> {
  const subject = await readSubject(ctx, { accountId, client }, exercisesUsed(workout));
  const entries = workout.modules.flatMap(({ moduleExercises }) => moduleExercises);
  const calculated = new Map(calculatedEntries(subject, entries).map((entry) => [entry.id, entry]));
  const modules = workout.modules.map((module) => ({
    ...module,
    moduleExercises: module.moduleExercises.flatMap(({ id }) => calculated.get(id) ?? []),
  }));
  return { ...workout, modules };
}
