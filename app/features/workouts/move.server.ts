import { NotFound } from "#app/domain/errors.ts";
import { weekdayNames } from "#app/domain/schedule/dates.ts";
import { todayOf } from "#app/domain/schedule/time-zone.ts";
import { pageOfPlace } from "#app/domain/schedule/week.ts";
import { parseWorkoutKey } from "#app/domain/schedule/workout-key.ts";
import { destinations, movable } from "#app/domain/workout/moving/destinations.ts";
import { titleOf } from "#app/domain/workout/moving/landing.ts";
import type { ProgramView } from "#app/features/programs/queries.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { readWeek } from "./queries.server.ts";

export async function readMove(ctx: Context, program: ProgramView, key: string, partId: string) {
  const place = parseWorkoutKey(key);
  const page = place && pageOfPlace(program, place, todayOf(ctx));
  if (!page) throw itemNotFound();
  const { days, workouts } = await readWeek(ctx, program, page);
  const byKey = new Map(workouts.map((view) => [view.key, view]));
  const workoutOf = (other: string) => byKey.get(other)?.workout;
  const source = workoutOf(key);
  const moved = source && movable(key, source, partId);
  if (!moved) throw itemNotFound();
  const named = days.flatMap((day) => {
    const workout = day.key === null ? undefined : workoutOf(day.key);
    return workout && day.key ? [{ key: day.key, name: weekdayNames[day.weekday] ?? "", workout }] : [];
  });
  return {
    title: titleOf(workoutOf, moved),
    places: destinations(named, moved),
    versions: workouts.map((view) => ({ name: `${view.key}.version`, version: view.version })),
  };
}

function itemNotFound() {
  return new NotFound("Given item not found.");
}
