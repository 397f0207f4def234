import { z } from "zod";
import { daysOfWeek } from "#app/domain/schedule/dates.ts";
import { workoutWith } from "#app/domain/workout/document/schema.ts";
import type { WorkoutView } from "#app/features/workouts/queries.server.ts";
import { wholeNumber } from "#app/http/api/paging.ts";
import { named } from "#app/http/api/schema-names.ts";
import { reference } from "#app/http/api/schemas.ts";
import { plannedDay, seenVersion } from "./body-schemas.ts";
import { sentDefinition, sentDetails, writtenDefinition, writtenOut } from "./module-schemas.ts";

const version = seenVersion.describe("The version you read: 0 for a day that nobody has saved. Send it with a save.");

export const workout = named("Workout", workoutWith({ program: reference, version }, writtenDefinition));

export const workoutBody = workoutWith(
  { program: reference, version: version.default(0) },
  sentDefinition,
  sentDetails,
);

export type WorkoutBody = z.output<typeof workoutBody>;

const maxWeeks = 60;

export const workoutsBody = z
  .array(workoutBody)
  .min(1)
  .max(maxWeeks * daysOfWeek);

/** Day numbers for a fixed program, dates for a continuous one. */
export const daysQuery = z.object({
  dayFrom: wholeNumber(1, 100_000).optional(),
  dayTo: wholeNumber(1, 100_000).optional(),
  dateFrom: plannedDay.optional(),
  dateTo: plannedDay.optional(),
});

export function toApiWorkout(programId: string, { workout, version }: Pick<WorkoutView, "workout" | "version">) {
  const modules = workout.modules.map((module) => ({
    ...module,
    moduleExercises: module.moduleExercises.map(writtenOut),
  }));
  return { ...workout, modules, program: { id: programId }, version };
}
