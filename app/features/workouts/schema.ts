import { z } from "zod";
import { daysOfWeek } from "#app/domain/schedule/dates.ts";
import type { Workout } from "#app/domain/workout/document/document.ts";
import { repeats } from "#app/domain/workout/document/lists.ts";
import { workoutSchema } from "#app/domain/workout/document/schema.ts";

const maxWeeks = 60;

/** The changed workouts of all visited weeks, with the versions they were read at. */
export const saveSchema = z.object({
  /** Made once per save: the same save sent twice is stored once. */
  saveId: z.uuid().toLowerCase(),
  /** Overwrites somebody else's version: the history then has an entry of its own. */
  keeps: z.boolean().optional(),
  workouts: z
    .array(z.object({ version: z.number().int().min(0), workout: workoutSchema }))
    .min(1)
    .max(maxWeeks * daysOfWeek)
    .refine(areDifferentDays, "A day can be saved only once."),
});

function areDifferentDays(entries: { workout: Workout }[]) {
  return !repeats(entries.map(({ workout }) => workout.id));
}

export type SaveRequest = z.output<typeof saveSchema>;
