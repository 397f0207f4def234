import { z } from "zod";
import { compareDone, isTheirs } from "#app/domain/completions/compare.ts";
import { printOffset } from "#app/domain/completions/done-day.ts";
import { comparedModulesSchema, prescribedModulesSchema } from "#app/domain/completions/schema.ts";
import type { ClientCompletionRow, CompletionRow } from "#app/features/completions/api-views.ts";
import type { Details } from "#app/features/completions/queries.server.ts";
import { named } from "#app/http/api/schema-names.ts";
import { day, id, instant } from "#app/http/api/schemas.ts";
import { image, toApiImage } from "#app/routes/api/authoring/image-schemas.ts";

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
  doneOn: day.describe("The day where the athlete was, whoever reads it."),
  utcOffset: z
    .string()
    .nullable()
    .describe("The offset of the place where it was done, such as '+02:00'. Null if it is not known."),
  successfullyCompleted: z.boolean(),
  comment: z.string().nullable(),
  sessionRpe: z.number().nullable().describe("How hard it was as a whole: CR-10, 0 to 10 in half steps."),
  minutes: z.int().nullable(),
  image: image.nullable(),
  prescriptionId: id.nullable().describe("The version of the workout that the athlete was shown."),
  isEnteredByCoach: z.boolean(),
  isReadByProgramCreator: z.boolean(),
};

export const completion = named("WorkoutCompletion", z.object(short));

const done = {
  completedWorkout: z.object({
    volumeLoad: z.number().describe("In kilograms."),
    volumeLoadInPounds: z.number(),
    completedModules: comparedModulesSchema.describe(
      "As it was sent, each value with the prescribed one: from the prescription, or else from the workout as it is " +
        "today, matched by id. Null: not prescribed.",
    ),
    ownExercises: z
      .array(z.object({ id, replaces: z.object({ id, name: z.string() }).nullable() }))
      .describe("Exercises of the sets that the athlete added to the prescription, or did instead of another."),
    prescribedModules: prescribedModulesSchema
      .nullable()
      .describe("The prescription, including what the athlete left out; null if the completion names none."),
  }),
};

export const completionDetails = named("WorkoutCompletionDetails", z.object({ ...short, ...done }));

const nowhere = "Null for another business's program.";

const ofClient = {
  ...short,
  isOfAnotherProgram: z
    .boolean()
    .describe("Done for a program of another business: the values that were done are included, its texts are not."),
  workout: z.object({
    id: id.nullable().describe(nowhere),
    name: z.string(),
    key: z.string().nullable().describe(nowhere),
    program: z.object({ id: id.nullable().describe(nowhere), name: z.string().describe("Or 'another program'.") }),
  }),
};

export const clientCompletion = named("ClientWorkoutCompletion", z.object(ofClient));
export const clientCompletionDetails = named("ClientWorkoutCompletionDetails", z.object({ ...ofClient, ...done }));

export function toApiCompletion<Row extends CompletionRow | ClientCompletionRow>(row: Row) {
  const { userId, fullName, workoutId, workoutKey, ...rest } = row;
  const { programId, programName, doneAt, doneOffset, isRead, moment: _, workoutName, imageId, ...told } = rest;
  const program = { id: programId as Row["programId"], name: programName };
  return {
    ...told,
    user: { id: userId, fullName },
    workout: { id: workoutId as Row["workoutId"], name: workoutName, key: workoutKey as Row["workoutKey"], program },
    completedOn: doneAt,
    utcOffset: doneOffset === null ? null : printOffset(doneOffset),
    image: toApiImage(imageId),
    isReadByProgramCreator: isRead,
  };
}

type Found<Row> = { row: Row } & Details;

export function toApiDetails<Row extends CompletionRow | ClientCompletionRow>(found: Found<Row>) {
  const { row, workout, prescribed, volumeLoad, volumeLoadInPounds } = found;
  const completedModules = compareDone(workout, prescribed);
  const entries = completedModules.flatMap(({ moduleExercises }) => moduleExercises);
  const ownExercises = entries.filter(isTheirs).map(({ id, replaces }) => ({ id, replaces }));
  const prescribedModules = prescribed?.isShown ? prescribed.workout.modules : null;
  return {
    ...toApiCompletion(row),
    completedWorkout: { volumeLoad, volumeLoadInPounds, completedModules, ownExercises, prescribedModules },
  };
}
