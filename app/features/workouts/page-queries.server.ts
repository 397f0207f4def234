import { and, asc, eq, gte, lte, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { parseWorkoutKey, printWorkoutKey } from "#app/domain/schedule/workout-key.ts";
import type { ProgramView } from "#app/features/programs/queries.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { rowsAfter } from "#app/services/lists/keyset.server.ts";
import { workouts } from "#db/schema/programs.ts";
import { refreshed } from "./queries.server.ts";

export const workoutKeys = z.tuple([z.string().refine((key) => key >= "0001" && parseWorkoutKey(key) !== null)]);

/** Day numbers for a fixed program, dates for a continuous one. */
export type WorkoutRange = { dayFrom?: number; dayTo?: number; dateFrom?: string; dateTo?: string };

type Wanted = {
  range: WorkoutRange;
  limit: number;
  offset: number;
  after: z.infer<typeof workoutKeys> | null;
  noCount: boolean;
};

type Dated = Pick<ProgramView, "accountId" | "id" | "continuous">;

/** Saved days in order. `isTrained`: the reader trains by the program and therefore sees its exercises. */
export async function pageOfWorkouts(ctx: Context, program: Dated, wanted: Wanted, { isTrained = false } = {}) {
  const { range, limit, offset, after, noCount } = wanted;
  const { accountId, programId, id, day, date, document, version } = workouts;
  const within = and(eq(accountId, program.accountId), eq(programId, program.id), ...boundsOf(range));
  const stored = await ctx.db
    .select({ id, day, date, document, version })
    .from(workouts)
    .where(and(within, isAfter(program, after)))
    .orderBy(asc(program.continuous ? date : day), asc(id))
    .limit(limit + 1)
    .offset(offset);
  const rows = await refreshed(ctx, stored, isTrained ? sql`true` : undefined);
  return { rows, total: noCount ? null : await ctx.db.$count(workouts, within) };
}

function boundsOf({ dayFrom, dayTo, dateFrom, dateTo }: WorkoutRange): SQL[] {
  return [
    ...(dayFrom === undefined ? [] : [gte(workouts.day, dayFrom)]),
    ...(dayTo === undefined ? [] : [lte(workouts.day, dayTo)]),
    ...(dateFrom === undefined ? [] : [gte(workouts.date, dateFrom)]),
    ...(dateTo === undefined ? [] : [lte(workouts.date, dateTo)]),
  ];
}

/** A cursor of the other kind of program matches nothing. */
function isAfter({ continuous }: Dated, after: Wanted["after"]): SQL | undefined {
  const place = after && parseWorkoutKey(after[0]);
  if (!place) return undefined;
  if (continuous === (place.date === null)) return sql`false`;
  return rowsAfter([continuous ? workouts.date : workouts.day], [printWorkoutKey(place)]);
}
