import { and, eq, sql } from "drizzle-orm";
import { allow } from "#app/domain/policy/can.ts";
import { type DayRange, formatRange, keyOfDay, printableDays, type WorkoutDates } from "#app/domain/report/range.ts";
import { findProgram, type ProgramView } from "#app/features/programs/queries.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { workouts } from "#db/schema/programs.ts";

/** `days` is null if there is nothing to print. */
export type Printable = { program: ProgramView; days: DayRange | null };

export type PrintableView = {
  id: string;
  name: string;
  isContinuous: boolean;
  days: { from: string; to: string; rangeText: string } | null;
};

export async function findPrintable(ctx: Context, programId: string): Promise<Printable> {
  const program = await findProgram(ctx, programId);
  allow(ctx.actor, "program:print", program);
  return { program, days: printableDays(program, await datesWithWorkouts(ctx, program)) };
}

export function printableView({ program, days }: Printable): PrintableView {
  const { id, name, continuous: isContinuous } = program;
  if (!days) return { id, name, isContinuous, days: null };
  const [from, to] = [keyOfDay(program, days.from), keyOfDay(program, days.to)];
  return { id, name, isContinuous, days: { from, to, rangeText: formatRange(program, days) } };
}

async function datesWithWorkouts({ db }: Context, { accountId, id }: ProgramView): Promise<WorkoutDates> {
  const [row] = await db
    .select({
      firstDate: sql<string | null>`min(${workouts.date})::text`,
      lastDate: sql<string | null>`max(${workouts.date})::text`,
    })
    .from(workouts)
    .where(and(eq(workouts.accountId, accountId), eq(workouts.programId, id), eq(workouts.restDay, false)));
  return row ?? { firstDate: null, lastDate: null };
}
