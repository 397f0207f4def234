import { z } from "zod";
import { daysOfWeek } from "#app/domain/schedule/dates.ts";
import type { Workout } from "#app/domain/workout/document/document.ts";
import { repeats } from "#app/domain/workout/document/lists.ts";
import { workoutSchema } from "#app/domain/workout/document/schema.ts";

const mostWeeks = 60;

/** What Save sends: the dirty workouts of all visited weeks, each with the version it was read at. */
export const saveSchema = z.object({
  /** Made once per save: the same save sent twice stores once. */
  saveId: z.uuid().toLowerCase(),
  /** Whether mine is kept over a version that somebody else saved: then the history has an entry of its own for it. */
  keeps: z.boolean().optional(),
  workouts: z
    .array(z.object({ version: z.number().int().min(0), workout: workoutSchema }))
    .min(1)
    .max(mostWeeks * daysOfWeek)
    .refine(areDifferentDays, "A day can be saved only once."),
});

function areDifferentDays(entries: { workout: Workout }[]) {
  return !repeats(entries.map(({ workout }) => workout.id));
}

export type SaveRequest = z.output<typeof saveSchema>;
