import { NotFound } from "#app/domain/errors.ts";
import { formatDate } from "#app/domain/schedule/dates.ts";
import { pageCount, spanInWords } from "#app/domain/schedule/span.ts";
import { todayOf } from "#app/domain/schedule/time-zone.ts";
import { chosenPage, pageOfPlace, weekDays } from "#app/domain/schedule/week.ts";
import { parseWorkoutKey } from "#app/domain/schedule/workout-key.ts";
import type { ProgramView } from "#app/features/programs/queries.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { readDay, readWeek, type WeekView } from "./queries.server.ts";

/**
 * The week that the address asks for; the first one when it names none of the program's. Where the address is a day's,
 * the week that it stands in; NotFound when the program has no such day.
 */
export async function readWeekAt(
  ctx: Context,
  program: ProgramView,
  text: string | null,
  key?: string,
): Promise<WeekView> {
  const today = todayOf(ctx);
  const place = key === undefined ? null : parseWorkoutKey(key);
  const page = place ? pageOfPlace(program, place, today) : chosenPage(text, 1, program, today);
  if (!page || (key !== undefined && !place)) throw new NotFound("Given item not found.");
  return readWeek(ctx, program, page);
}

/** The one day of the key, in the week it stands in; NotFound when the program has no such day. */
export async function readDayAt(ctx: Context, program: ProgramView, key: string): Promise<WeekView> {
  const today = todayOf(ctx);
  const place = parseWorkoutKey(key);
  const page = place && pageOfPlace(program, place, today);
  const day = page && weekDays(program, page, today).find((other) => other.key === key);
  if (!place || !day) throw new NotFound("Given item not found.");
  return { page, pages: pageCount(program, today), days: [day], workouts: [await readDay(ctx, program, place)] };
}

/** The line under the program's name: '4 weeks · Intermediate'. */
export function programFacts(program: ProgramView) {
  const since = program.continuous && program.startDate ? ` since ${formatDate(program.startDate)}` : "";
  return `${spanInWords(program)}${since} · ${program.difficulty.name}`;
}
