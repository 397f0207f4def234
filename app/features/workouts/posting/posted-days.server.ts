import { printWorkoutKey } from "#app/domain/schedule/workout-key.ts";
import type { Workout } from "#app/domain/workout/document/document.ts";
import type { DayOfPost } from "#app/domain/workout/post/plan-post.ts";
import type { PostedDay } from "#app/domain/workout/post/posted-week.ts";
import type { ProgramView } from "#app/features/programs/queries.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { changeOf, idOfDay, readStored, refreshed, type StoredWorkout, unsavedDay } from "../queries.server.ts";
import { readVersions } from "../saves/revisions.server.ts";

export type PostedDayView = DayOfPost & ReturnType<typeof changeOf>;

export async function readPostedDays(
  ctx: Context,
  program: ProgramView,
  posted: PostedDay[],
): Promise<PostedDayView[]> {
  const ids = posted.map(({ place }) => idOfDay(program.id, place));
  const rows = await readStored(ctx.db, program, ids);
  const views = await refreshed(ctx, rows);
  const shown = await readShown(ctx, program, posted, rows);
  return posted.map(({ key, place, version, typed }) => {
    const view = views.find((other) => other.key === key) ?? unsavedDay(program.id, place);
    const row = rows.find(({ id }) => id === view.workout.id);
    return {
      ...view,
      typed,
      shown: { version, workout: shown.get(key) ?? view.workout },
      ...(row ? changeOf(ctx, row) : { saveId: "", changedBy: "", isOwn: false, changedAt: "" }),
    };
  });
}

/** By key; without versions no longer stored. */
async function readShown(
  ctx: Context,
  program: ProgramView,
  posted: PostedDay[],
  stored: StoredWorkout[],
): Promise<Map<string, Workout>> {
  const versions = new Map(posted.map(({ key, version }) => [key, version]));
  const stale = stored.flatMap((row) => {
    const version = versions.get(printWorkoutKey(row)) ?? row.version;
    return version < row.version ? [{ ...row, version }] : [];
  });
  const views = await refreshed(ctx, await readVersions(ctx.db, program, stale));
  const unsaved = stale.filter(({ version }) => version === 0).map((row) => unsavedDay(program.id, row));
  return new Map([...unsaved, ...views].map(({ key, workout }) => [key, workout]));
}
