import { NotFound } from "#app/domain/errors.ts";
import { formatDate } from "#app/domain/schedule/dates.ts";
import { formatSpan, pageCount } from "#app/domain/schedule/span.ts";
import { todayOf } from "#app/domain/schedule/time-zone.ts";
import { chosenPage, pageOfPlace, weekDays } from "#app/domain/schedule/week.ts";
import { parseWorkoutKey } from "#app/domain/schedule/workout-key.ts";
import type { ProgramView } from "#app/features/programs/queries.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { readDay, readWeek, type WeekView } from "./queries.server.ts";

/** The first week if the address names none. NotFound for a day outside the program. */
export async function readWeekAt(ctx: Context, program: ProgramView, text: string | null): Promise<WeekView> {
  return readWeek(ctx, program, findWeekPage(ctx, program, text));
}

export function findWeekPage(ctx: Context, program: ProgramView, text: string | null, key?: string): number {
  const today = todayOf(ctx);
  const place = key === undefined ? null : parseWorkoutKey(key);
  const page = place ? pageOfPlace(program, place, today) : chosenPage(text, 1, program, today);
  if (!page || (key !== undefined && !place)) throw new NotFound("Given item not found.");
  return page;
}

export async function readDayAt(ctx: Context, program: ProgramView, key: string): Promise<WeekView> {
  const today = todayOf(ctx);
  const place = parseWorkoutKey(key);
  const page = place && pageOfPlace(program, place, today);
  const day = page && weekDays(program, page, today).find((other) => other.key === key);
  if (!place || !day) throw new NotFound("Given item not found.");
  return { page, pages: pageCount(program, today), days: [day], workouts: [await readDay(ctx, program, place)] };
}

export function programFacts(program: ProgramView) {
  const since = program.continuous && program.startDate ? ` since ${formatDate(program.startDate)}` : "";
  return `${formatSpan(program)}${since} · ${program.difficulty.name}`;
}
