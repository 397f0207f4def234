import { type Result, refused } from "#app/domain/forms/result.ts";
import { derivedId, idsFrom } from "#app/domain/ids/derived.ts";
import { isUnsaved } from "#app/domain/ids/ids.ts";
import { formatPlace, parseWorkoutKey, printWorkoutKey } from "#app/domain/schedule/workout-key.ts";
import { withFreshIds } from "#app/domain/workout/clipboard/copy.ts";
import type { Workout } from "#app/domain/workout/document/document.ts";
import { repeats } from "#app/domain/workout/document/lists.ts";
import { changedMeanwhile } from "#app/domain/workout/post/plan-post.ts";
import { findProgram } from "#app/features/programs/queries.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { allOrNothing } from "#app/services/transactions.server.ts";
import { type SaveConflict, saveWorkouts } from "./mutations.server.ts";
import { keepOmitted } from "./omitted.ts";
import { documentOf, idOfDay, readStored, refreshed, type WorkoutView } from "./queries.server.ts";
import type { Entry } from "./savable.server.ts";

/** The save's id derives from the content: the same request sent twice is stored once. */
export type SentDays = { programId: string; entries: Entry[] };

/** Like the editor's save, but all or nothing. A day without an id gets its own. */
export async function saveSent(ctx: Context, sent: SentDays): Promise<Result<{ workouts: WorkoutView[] }>> {
  const entries = sent.entries.map(({ workout, version }) => ({
    version,
    workout: withOwnId(sent.programId, workout),
  }));
  const ids = entries.map(({ workout }) => workout.id);
  if (repeats(ids)) return refused("A day can be saved only once.");
  const saveId = derivedId(`${ctx.actor.userId} ${sent.programId} ${JSON.stringify(entries)}`);
  return allOrNothing(ctx, async (inside): Promise<Result<{ workouts: WorkoutView[] }>> => {
    const before = await readStored(inside.db, await findProgram(inside, sent.programId), ids);
    const days = new Map(before.map((row) => [row.id, documentOf(row)]));
    const whole = entries.map((entry) => ({
      ...entry,
      workout: keepOmitted(entry.workout, days.get(entry.workout.id) ?? null),
    }));
    const { conflicts, unsaved } = await saveWorkouts(inside, sent.programId, { saveId, workouts: whole });
    if (unsaved.length > 0) return refused(unsaved.map(({ reason }) => reason).join(" "));
    if (conflicts.length > 0) return conflictOf(conflicts);
    const stored = await readStored(inside.db, await findProgram(inside, sent.programId), ids);
    const views = await refreshed(inside, stored);
    return { ok: true, workouts: ids.flatMap((id) => views.find(({ workout }) => workout.id === id) ?? []) };
  });
}

export function copySent(ctx: Context, sent: SentDays): Promise<Result<{ workouts: WorkoutView[] }>> {
  const newId = idsFrom(`${ctx.actor.userId} copies ${sent.programId} ${JSON.stringify(sent.entries)}`);
  const entries = sent.entries.map(({ version, workout }) => {
    const { id, day, date } = { ...workout, id: "" };
    return { version, workout: { ...withFreshIds(workout, newId), id, day, date } };
  });
  return saveSent(ctx, { ...sent, entries });
}

function withOwnId(programId: string, workout: Workout): Workout {
  const place = parseWorkoutKey(printWorkoutKey(workout));
  return isUnsaved(workout.id) && place ? { ...workout, id: idOfDay(programId, place) } : workout;
}

function conflictOf(conflicts: SaveConflict[]): Result<{ workouts: WorkoutView[] }> {
  const theirs = conflicts.map(({ theirs }) => ({ ...theirs.workout, version: theirs.version }));
  const days = theirs.map((workout) => formatPlace(workout)).join(", ");
  const values = { workouts: theirs };
  return { ...refused(`${days}: ${changedMeanwhile}`), theirs: { values, version: theirs[0]?.version ?? 0 } };
}
