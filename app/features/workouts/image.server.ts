import { NotFound } from "#app/domain/errors.ts";
import { savedMeanwhile } from "#app/domain/forms/conflict.ts";
import type { ChoiceField, ImageField } from "#app/domain/forms/form.ts";
import type { Result } from "#app/domain/forms/result.ts";
import { parseWorkoutKey } from "#app/domain/schedule/workout-key.ts";
import { apply } from "#app/domain/workout/commands/apply.ts";
import type { ProgramView } from "#app/features/programs/queries.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { type SaveConflict, saveWorkouts } from "./mutations.server.ts";
import { readDay } from "./queries.server.ts";

type Saved = Result<object, { imageId: ChoiceField; image: ImageField }>;

/** Rejects a rest day, which shows no image, and a day whose image changed since `version`. */
export async function saveWorkoutImage(
  ctx: Context,
  program: ProgramView,
  key: string,
  { image, version, saveId }: { image: string | null; version: number; saveId: string },
): Promise<Saved> {
  const place = parseWorkoutKey(key);
  if (!place) throw new NotFound("Given item not found.");
  const day = await readDay(ctx, program, place);
  const outcome = apply(day.workout, { type: "workout.setImage", image });
  if (!outcome.ok) return { ok: false, problems: { image: [outcome.reason] } };
  if (outcome.unchanged) return { ok: true };
  const { conflicts, unsaved } = await saveWorkouts(ctx, program.id, {
    saveId,
    workouts: [{ version, workout: outcome.workout }],
  });
  if (unsaved[0]) return { ok: false, problems: { image: [unsaved[0].reason] } };
  return conflicts[0] ? conflictOf(conflicts[0]) : { ok: true };
}

function conflictOf({ theirs: { version, workout }, isOwn }: SaveConflict): Saved {
  return savedMeanwhile("day", isOwn, { values: { imageId: workout.image ?? "" }, version });
}
