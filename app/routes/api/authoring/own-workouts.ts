import { z } from "zod";
import { shownValue } from "#app/domain/completions/schema.ts";
import { roundDefinitionFields, workoutWith } from "#app/domain/workout/document/schema.ts";
import { showWorkout } from "#app/features/prescriptions/show.server.ts";
import { findOwnProgram } from "#app/features/training/programs.server.ts";
import { pageOfWorkouts, workoutKeys } from "#app/features/workouts/page-queries.server.ts";
import { listOperation, operation, resource } from "#app/http/api/operation.ts";
import { pageOf } from "#app/http/api/paging.ts";
import { named } from "#app/http/api/schema-names.ts";
import { id, reference } from "#app/http/api/schemas.ts";
import { seenVersion } from "./body-schemas.ts";
import { inNotation, writtenOut } from "./module-schemas.ts";
import { daysQuery, toApiWorkout, workout } from "./workout-schemas.ts";

const prescribedWorkout = named(
  "PrescribedWorkout",
  workoutWith(
    {
      program: reference,
      version: seenVersion,
      prescriptionId: id
        .nullable()
        .describe(
          "Identifies exactly what is shown here. Send it with the completion. Null if the workout is too large.",
        ),
    },
    z.object({ ...roundDefinitionFields, calculatedValue: shownValue, text: inNotation }),
  ),
);

export const ownWorkouts = resource("Own workouts", [
  listOperation({
    path: "/programs/own/{id}/workouts",
    summary: "The workouts of a program that you were given or bought, in order",
    description: "Days that nobody wrote are left out: they are rest days.",
    access: "any user",
    scope: "programs:read",
    evenExpired: true,
    query: daysQuery,
    item: workout,
    keys: workoutKeys,
    async run({ ctx, path, query, page }) {
      const program = await findOwnProgram(ctx, path.id);
      const { rows, total } = await pageOfWorkouts(ctx, program, { range: query, ...page }, { isTrained: true });
      const { items, next } = pageOf(rows, page, ({ key }): [string] => [key]);
      return { items: items.map((view) => toApiWorkout(program.id, view)), total, next };
    },
  }),
  operation({
    method: "GET",
    path: "/programs/own/{id}/workouts/{workoutId}",
    summary: "One workout to do, with its values calculated for you",
    description:
      "What is shown is stored under `prescriptionId`, so that what you do can be compared with it: as long as a " +
      "completion names it, otherwise for 90 days. The same content is the same prescription.",
    access: "any user",
    scope: "programs:read",
    evenExpired: true,
    answer: prescribedWorkout,
    async run({ ctx, path }) {
      const { programId, workout: shown, version, prescriptionId } = await showWorkout(ctx, path.id, path.workoutId);
      const modules = shown.modules.map((module) => ({
        ...module,
        moduleExercises: module.moduleExercises.map(writtenOut),
      }));
      return { ...shown, modules, program: { id: programId }, version, prescriptionId };
    },
  }),
]);
