import { printWorkoutKey } from "#app/domain/schedule/workout-key.ts";
import type { Workout } from "#app/domain/workout/document/document.ts";
import type { ProgramView } from "#app/features/programs/queries.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { refreshed, type StoredWorkout, unsavedDay } from "./queries.server.ts";
import { readVersions } from "./revisions.server.ts";

/** By their keys, the days that were saved since a form showed them, as it showed them; without those not kept. */
export async function readBases(
  ctx: Context,
  program: ProgramView,
  shown: { key: string; version: number }[],
  stored: StoredWorkout[],
): Promise<Map<string, Workout>> {
  const versions = new Map(shown.map(({ key, version }) => [key, version]));
  const stale = stored.flatMap((row) => {
    const version = versions.get(printWorkoutKey(row)) ?? row.version;
    return version < row.version ? [{ ...row, version }] : [];
  });
  const views = await refreshed(ctx, await readVersions(ctx.db, program, stale));
  const unsaved = stale.filter(({ version }) => version === 0).map((row) => unsavedDay(program.id, row));
  return new Map([...unsaved, ...views].map(({ key, workout }) => [key, workout]));
}
