import { NotFound } from "#app/domain/errors.ts";
import type { ImageField } from "#app/domain/forms/form.ts";
import type { Result } from "#app/domain/forms/result.ts";
import { parseWorkoutKey } from "#app/domain/schedule/workout-key.ts";
import { apply } from "#app/domain/workout/commands/apply.ts";
import type { ProgramView } from "#app/features/programs/queries.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { saveWorkouts } from "./mutations.server.ts";
import { readDay } from "./queries.server.ts";

/** Gives the day this image, or none, and stores it. Refuses a rest day, which shows no image. */
export async function saveWorkoutImage(
  ctx: Context,
  program: ProgramView,
  key: string,
  { image, saveId }: { image: string | null; saveId: string },
): Promise<Result<object, { image: ImageField }>> {
  const place = parseWorkoutKey(key);
  if (!place) throw new NotFound("Given item not found.");
  const { workout, version } = await readDay(ctx, program, place);
  const outcome = apply(workout, { type: "workout.setImage", image });
  if (!outcome.ok) return { ok: false, problems: { image: [outcome.reason] } };
  if (!outcome.unchanged)
    await saveWorkouts(ctx, program.id, { saveId, workouts: [{ version, workout: outcome.workout }] });
  return { ok: true };
}
