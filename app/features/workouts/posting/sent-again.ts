import { derivedId } from "#app/domain/ids/derived.ts";
import { isTypedSince } from "#app/domain/workout/post/plan-post.ts";
import type { PostedWeek } from "#app/domain/workout/post/posted-week.ts";
import { pressEffect } from "#app/domain/workout/post/press-effects.ts";
import type { PostedDayView } from "./posted-days.server.ts";

/** How often the form of one page may be sent with different content. */
const maxTimes = 20;

/** The save ids of one page in order: without script it can be sent again before its response. */
export function saveIdsOf(saveId: string): string[] {
  const later = Array.from({ length: maxTimes - 1 }, (_, index) => derivedId(`${saveId} again ${index + 1}`));
  return [saveId, ...later];
}

/**
 * For a page sent again over days that it saved itself: a new save with the newer input, without a press that may
 * already have run; null if nothing changed.
 */
export function typedSince(posted: PostedWeek, days: PostedDayView[]): PostedWeek | null {
  const saveIds = saveIdsOf(posted.saveId);
  const last = Math.max(...days.map((day) => saveIds.indexOf(day.saveId)));
  const saveId = saveIds[last + 1];
  if (last < 0 || !saveId || !isTypedSince(posted, days)) return null;
  const workouts = new Map(days.map(({ key, workout }) => [key, workout]));
  const effect = pressEffect(posted, workouts, { exercise: null, clip: null, last: null });
  const changesNothing = effect.ok && effect.workouts === workouts;
  return { ...posted, saveId, press: changesNothing ? posted.press : { press: "save" } };
}
