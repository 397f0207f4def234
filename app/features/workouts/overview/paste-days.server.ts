import { type Refused, refused } from "#app/domain/forms/result.ts";
import { idsFrom } from "#app/domain/ids/derived.ts";
import { copyWorkout, withFreshIds } from "#app/domain/workout/clipboard/copy.ts";
import { apply } from "#app/domain/workout/commands/apply.ts";
import type { WorkoutClip } from "#app/domain/workout/document/document.ts";
import type { Context } from "#app/services/context.server.ts";
import { allOrNothing } from "#app/services/transactions.server.ts";
import { saveWorkouts } from "../mutations.server.ts";
import type { WorkoutView } from "../queries.server.ts";
import { type Entry, unsavedMessage } from "../savable.server.ts";
import { saveSchema } from "../schema.ts";

export type PastedDay = { current: WorkoutView; source: WorkoutClip };

/** Without days that stay as they are. The ids follow from the save, so that sending it again makes the same days. */
export function pastedEntries(days: readonly PastedDay[], saveId: string): Entry[] {
  return days.flatMap(({ current: { key, version, workout }, source }) => {
    const clip = withFreshIds(copyWorkout(source), idsFrom(`${saveId} ${key}`));
    const applied = apply(workout, { type: "workout.paste", clip });
    return applied.ok && !applied.unchanged ? [{ version, workout: applied.workout }] : [];
  });
}

type Pasted = { saveId: string; workouts: Entry[] };

/** One save of all days or of none: null if they are stored, 'changed' if one of them was saved since it was read. */
export async function savePasted(
  ctx: Context,
  programId: string,
  pasted: Pasted,
  verb: "repeated" | "moved" | "copied",
): Promise<null | "changed" | Refused> {
  const result = await allOrNothing(ctx, async (inside) => {
    const { conflicts, unsaved } = await saveWorkouts(inside, programId, saveSchema.parse(pasted));
    return { ok: conflicts.length === 0 && unsaved.length === 0, unsaved };
  });
  if (result.ok) return null;
  if (result.unsaved.length === 0) return "changed";
  return refused(`Nothing was ${verb}. ${unsavedMessage({ saved: [], unsaved: result.unsaved })}`);
}
