import { z } from "zod";
import { doneModulesSchema } from "#app/domain/completions/schema.ts";
import type { CompletionRow } from "#app/features/completions/api-views.ts";
import type { Details } from "#app/features/completions/queries.server.ts";
import { named } from "#app/http/api/schema-names.ts";
import { day, id, instant } from "#app/http/api/schemas.ts";

const short = {
  id,
  user: z.object({ id, fullName: z.string() }),
  workout: z.object({
    id,
    name: z.string(),
    key: z.string().describe("The day number, or the date."),
    program: z.object({ id, name: z.string() }),
  }),
  completedOn: instant,
  doneOn: day.describe("The athlete's own day."),
  successfullyCompleted: z.boolean(),
  comment: z.string().nullable(),
  isReadByProgramCreator: z.boolean(),
};

/** A workout that was done, in short (document 3 §3). */
export const completion = named("WorkoutCompletion", z.object(short));

/** With what was done in it. */
export const completionDetails = named(
  "WorkoutCompletionDetails",
  z.object({
    ...short,
    completedWorkout: z.object({
      volumeLoad: z.number().describe("In kilograms."),
      volumeLoadInPounds: z.number(),
      completedModules: doneModulesSchema,
    }),
  }),
);

export function shownCompletion({ userId, fullName, workoutId, workoutKey, ...row }: CompletionRow) {
  const { programId, programName, doneAt, isRead, moment: _, workoutName, ...rest } = row;
  const program = { id: programId, name: programName };
  return {
    ...rest,
    user: { id: userId, fullName },
    workout: { id: workoutId, name: workoutName, key: workoutKey, program },
    completedOn: doneAt,
    isReadByProgramCreator: isRead,
  };
}

type Found = { row: CompletionRow } & Details;

export function shownDetails({ row, workout, volumeLoad, volumeLoadInPounds }: Found) {
  return {
    ...shownCompletion(row),
    completedWorkout: { volumeLoad, volumeLoadInPounds, completedModules: workout.modules },
  };
}
