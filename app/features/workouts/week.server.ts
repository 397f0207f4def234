import { NotFound } from "#app/domain/errors.ts";
import { daysBetween, formatDate } from "#app/domain/schedule/dates.ts";
import { pageCount, spanInWords, totalDays } from "#app/domain/schedule/span.ts";
import { chosenPage, pageOfPlace, placeOfDay, weekDays } from "#app/domain/schedule/week.ts";
import { parseWorkoutKey, printWorkoutKey } from "#app/domain/schedule/workout-key.ts";
import type { ProgramView } from "#app/features/programs/queries.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { readDay, readWeek, type WeekView } from "./queries.server.ts";

/** The week that the address asks for; the first one when it names none of the program's. */
export function readWeekAt(ctx: Context, program: ProgramView, text: string | null): Promise<WeekView> {
  return readWeek(ctx, program, chosenPage(text, 1, program, ctx.now.toISOString().slice(0, 10)));
}

/** The one day of the key, in the week it stands in; NotFound when the program has no such day. */
export async function readDayAt(ctx: Context, program: ProgramView, key: string): Promise<WeekView> {
  const today = ctx.now.toISOString().slice(0, 10);
  const place = parseWorkoutKey(key);
  const page = place && pageOfPlace(program, place, today);
  const day = page && weekDays(program, page, today).find((other) => other.key === key);
  if (!place || !day) throw new NotFound("Given item not found.");
  return { page, pages: pageCount(program, today), days: [day], workouts: [await readDay(ctx, program, place)] };
}

/** Where a day stands among all days of the program, counted from 1, and the keys of the days beside it. */
export function neighboursOf(ctx: Context, program: ProgramView, key: string) {
  const total = totalDays(program, ctx.now.toISOString().slice(0, 10));
  const place = parseWorkoutKey(key);
  if (!place) throw new NotFound("Given item not found.");
  const index = place.day ?? daysBetween(program.startDate ?? place.date, place.date) + 1;
  const keyAt = (day: number) => (day >= 1 && day <= total ? printWorkoutKey(placeOfDay(program, day)) : null);
  return { index, total, previous: keyAt(index - 1), next: keyAt(index + 1) };
}

/** The line under the program's name: '4 weeks · Intermediate'. */
export function programFacts(program: ProgramView) {
  const since = program.continuous && program.startDate ? ` since ${formatDate(program.startDate)}` : "";
  return `${spanInWords(program)}${since} · ${program.difficulty.name}`;
}
