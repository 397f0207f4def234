import { derivedId } from "#app/domain/ids/derived.ts";
import { typedOn } from "#app/domain/workout/post/plan-post.ts";
import type { PostedWeek } from "#app/domain/workout/post/posted-week.ts";
import type { ProgramView } from "#app/features/programs/queries.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { allOrNothing } from "#app/services/transactions.server.ts";
import { isSaved } from "../history.server.ts";
import { type SaveResult, saveWorkouts } from "../mutations.server.ts";
import { type SaveRequest, saveSchema } from "../schema.ts";
import { applyStep } from "../undo.server.ts";
import type { PostedDayView } from "./posted-days.server.ts";

export const theirsKept = "You took theirs. Yours is kept in the history: Redo brings it back.";

/**
 * For a day whose other version is taken: saves the input and reverts it at once, so that Redo and the history can
 * restore it. Returns whether there was any.
 */
export async function storeTyped(
  ctx: Context,
  program: ProgramView,
  posted: PostedWeek,
  days: PostedDayView[],
): Promise<boolean> {
  const day = posted.press.press === "take" ? typedOn(posted, days, posted.press.key) : null;
  const request = saveSchema.safeParse({ saveId: posted.saveId, workouts: [day] });
  if (!day || !request.success) return false;
  return (await storeInHistory(ctx, program, request.data)).ok;
}

export async function storeInHistory(ctx: Context, program: ProgramView, { saveId: id, workouts }: SaveRequest) {
  const [saveId, back] = [derivedId(`${id} mine`), derivedId(`${id} theirs`)];
  const kept: SaveResult = { saved: [], conflicts: [], unsaved: [] };
  if (await isSaved(ctx, program, [saveId])) return { ok: true, ...kept };
  return allOrNothing(ctx, async (inside) => {
    const result = await saveWorkouts(inside, program.id, { saveId, keeps: true, workouts });
    if (result.saved.length < workouts.length) return { ok: false, ...result };
    const { ok } = await applyStep(inside, program, { press: "undo", save: null, saveId: back });
    return { ok, ...result };
  });
}
