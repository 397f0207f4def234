import type { SQL } from "drizzle-orm";
import type { RoundingStep } from "#app/domain/strength/rounding-step.ts";
import { type Subject, subjectOf } from "#app/domain/strength/subject.ts";
import type { Workout } from "#app/domain/workout/document/document.ts";
import { exercisesUsed } from "#app/domain/workout/document/library.ts";
import type { Context } from "#app/services/context.server.ts";
import { type CalculatedDefinition, calculatedEntries } from "./calculate.server.ts";
import type { CoachedClient } from "./client-queries.server.ts";
import { findClientNumbers, type Given } from "./queries.server.ts";

/** What the numbers of a workout are from. */
export type Numbers = { subject: Subject; step: RoundingStep };

type Whose = { accountId: string; program: Given; client?: CoachedClient };
type Calculated = { workout: Workout<CalculatedDefinition>; numbers: Numbers; beside: unknown };

/**
 * For the actor or a client of theirs, rounded for both alike. The caller has checked that they train by it.
 * `beside`: read in the same statement.
 */
export async function calculateWorkout(
  ctx: Context,
  { client = { id: ctx.actor.userId, name: ctx.actor.fullName }, ...whose }: Whose,
  workout: Workout,
  beside?: (exerciseIds: readonly string[]) => SQL,
): Promise<Calculated> {
  const ids = exercisesUsed(workout);
  const found = await findClientNumbers(ctx, { ...whose, client }, ids, beside?.(ids));
  const numbers = { subject: subjectOf(found), step: found.step };
  const entries = workout.modules.flatMap(({ moduleExercises }) => moduleExercises);
  const calculated = new Map(
    calculatedEntries(numbers.subject, entries, numbers.step).map((entry) => [entry.id, entry]),
  );
  const modules = workout.modules.map((module) => ({
    ...module,
    moduleExercises: module.moduleExercises.flatMap(({ id }) => calculated.get(id) ?? []),
  }));
  return { workout: { ...workout, modules }, numbers, beside: found.beside };
}
