import { derivedId } from "#app/domain/ids/derived.ts";
import { isTypedSince } from "#app/domain/workout/post/plan-post.ts";
import type { PostedWeek } from "#app/domain/workout/post/posted-week.ts";
import { pressEffect } from "#app/domain/workout/post/press-effects.ts";
import type { PostedDayView } from "./posted-days.server.ts";

/** So often the form of one page is taken with something else in it. */
const mostTimes = 20;

/** The ids that saves of one page have, in their order: without script it can be sent again before it is answered. */
export function saveIdsOf(saveId: string): string[] {
  const later = Array.from({ length: mostTimes - 1 }, (_, index) => derivedId(`${saveId} again ${index + 1}`));
  return [saveId, ...later];
}

/**
 * A page's form that is sent once more, over days that it saved itself: as a save of its own where something was typed
 * since, without a press that may have been done already; null where it is the same again.
 */
export function typedSince(posted: PostedWeek, days: PostedDayView[]): PostedWeek | null {
  const saveIds = saveIdsOf(posted.saveId);
  const last = Math.max(...days.map((day) => saveIds.indexOf(day.saveId)));
  const saveId = saveIds[last + 1];
  if (last < 0 || !saveId || !isTypedSince(posted, days)) return null;
  const workouts = new Map(days.map(({ key, workout }) => [key, workout]));
  const effect = pressEffect(posted, workouts, { exercise: null, clip: null });
  const changesNothing = effect.ok && effect.workouts === workouts;
  return { ...posted, saveId, press: changesNothing ? posted.press : { press: "save" } };
}
