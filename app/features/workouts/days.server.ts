import { todayOf } from "#app/domain/schedule/time-zone.ts";
import { pageOfPlace } from "#app/domain/schedule/week.ts";
import { parseWorkoutKey } from "#app/domain/schedule/workout-key.ts";
import type { ProgramView } from "#app/features/programs/queries.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { changeOf, idOfDay, readStored, refreshed, unsavedDay, type WorkoutView } from "./queries.server.ts";

/** The last three are empty for an unsaved day. */
export type StoredDay = WorkoutView & { week: number } & ReturnType<typeof changeOf>;

const most = 420;
const unchanged = { changedBy: "", isOwn: false, changedAt: "", saveId: "" };

/** Skips keys outside the program. */
export async function readDaysOf(ctx: Context, program: ProgramView, keys: string[]): Promise<StoredDay[]> {
  const today = todayOf(ctx);
  const places = keys.slice(0, most).flatMap((key) => {
    const place = parseWorkoutKey(key);
    const week = place && pageOfPlace(program, place, today);
    return place && week ? [{ place, week }] : [];
  });
  const ids = places.map(({ place }) => idOfDay(program.id, place));
  const rows = await readStored(ctx.db, program, ids);
  const views = await refreshed(ctx, rows);
  return places.map(({ place, week }, index) => {
    const row = rows.find(({ id }) => id === ids[index]);
    const view = views.find(({ workout }) => workout.id === ids[index]) ?? unsavedDay(program.id, place);
    return { ...view, week, ...(row ? changeOf(ctx, row) : unchanged) };
  });
}
