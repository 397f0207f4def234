import { and, eq, sql } from "drizzle-orm";
import { isUuid } from "#app/domain/ids/ids.ts";
import type { ModuleExercise } from "#app/domain/workout/document/document.ts";
import { isOwn } from "#app/features/programs/scope.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { programs, workoutExercises, workouts } from "#db/schema/programs.ts";

/** Days with the exercise but without values are passed over, up to this many. */
const maxDays = 1000;

const withValues = `$.modules[*].moduleExercises[*] ? (@.exercise.id == $id && exists(
  @.moduleExerciseRounds[*].roundDefinitions[*] ? (@.value != null || @.trackableType == "toFailure")))`;

/**
 * The exercise in the day that this coach saved last of those of their own programs that have values for it. One
 * statement.
 */
export async function findLastUse(ctx: Context, exerciseId: string): Promise<ModuleExercise | null> {
  if (!isUuid(exerciseId)) return null;
  const recent = ctx.db
    .select({ document: workouts.document, updatedAt: workouts.updatedAt, day: workouts.day, date: workouts.date })
    .from(workoutExercises)
    .innerJoin(
      workouts,
      and(
        eq(workouts.accountId, workoutExercises.accountId),
        eq(workouts.programId, workoutExercises.programId),
        eq(workouts.id, workoutExercises.workoutId),
      ),
    )
    .innerJoin(programs, and(eq(programs.accountId, workouts.accountId), eq(programs.id, workouts.programId)))
    .where(
      and(
        eq(workoutExercises.accountId, ctx.actor.accountId),
        eq(workoutExercises.exerciseId, exerciseId),
        isOwn(ctx.actor),
      ),
    )
    // why: days of one save go by their place
    .orderBy(sql`${workouts.updatedAt} desc, ${workouts.day} desc nulls last, ${workouts.date} desc nulls last`)
    // why: without a limit every document would be read before the first is taken
    .limit(maxDays)
    .as("recent");
  const wanted = sql`jsonb_build_object('id', ${exerciseId}::text)`;
  const entry = sql<ModuleExercise | null>`jsonb_path_query_first(${recent.document}, ${withValues}::jsonpath, ${wanted})`;
  const [row] = await ctx.db
    .select({ entry })
    .from(recent)
    .where(sql`${entry} is not null`)
    .orderBy(sql`${recent.updatedAt} desc, ${recent.day} desc nulls last, ${recent.date} desc nulls last`)
    .limit(1);
  // why: validated when stored
  return row?.entry ?? null;
}
