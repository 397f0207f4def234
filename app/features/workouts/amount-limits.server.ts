import { and, eq } from "drizzle-orm";
import { categoryName, unitName } from "#app/domain/trackables/names.ts";
import { limitProblem, type ValueDefinition } from "#app/domain/trackables/values.ts";
import type { Workout } from "#app/domain/workout/document/document.ts";
import type { Context } from "#app/services/context.server.ts";
import { workouts } from "#db/schema/programs.ts";

type Program = { accountId: string; id: string };

/**
 * Says of a workout why it has an amount past its category's limits; null where it has none. Amounts that the program
 * had before the limits came may stay and be moved. One statement, and only where something is past them.
 */
export async function amountLimits({ db }: Pick<Context, "db">, program: Program, documents: Workout[]) {
  if (!documents.some((document) => beyondLimits(document).length > 0)) return () => null;
  const stored = await db
    .select({ document: workouts.document })
    .from(workouts)
    .where(and(eq(workouts.accountId, program.accountId), eq(workouts.programId, program.id)));
  // why: the column holds what the schema let in
  const known = new Set(stored.flatMap(({ document }) => beyondLimits(document as Workout)).map(amountOf));
  return (workout: Workout) => {
    const added = beyondLimits(workout).find((definition) => !known.has(amountOf(definition)));
    return added ? `${amountOf(added)} is too much. ${limitProblem(added)}` : null;
  };
}

function beyondLimits({ modules }: Workout): ValueDefinition[] {
  const rounds = modules.flatMap(({ moduleExercises }) =>
    moduleExercises.flatMap(({ moduleExerciseRounds }) => moduleExerciseRounds),
  );
  return rounds.flatMap(({ roundDefinitions }) => roundDefinitions.filter((one) => limitProblem(one) !== null));
}

function amountOf({ trackableCategory, measurementUnit, value }: ValueDefinition) {
  const words = [
    trackableCategory && categoryName(trackableCategory),
    value,
    measurementUnit && unitName(measurementUnit),
  ];
  return words.filter(Boolean).join(" ");
}
