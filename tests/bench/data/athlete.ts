import { openedBy } from "#app/domain/forms/opened-by.ts";
import { todayOf } from "#app/domain/schedule/time-zone.ts";
import { parseWorkoutKey } from "#app/domain/schedule/workout-key.ts";
import { assignPicked } from "#app/features/assignments/mutations.server.ts";
import { saveSoFar } from "#app/features/train/save.server.ts";
import { openWorkout, type Training } from "#app/features/train/workout.server.ts";
import { idOfDay } from "#app/features/workouts/queries.server.ts";
import { bearers, type Context, sessions } from "#app/services/context.server.ts";
import { formMark } from "#app/services/form-marks.server.ts";
import { signAccessToken } from "#app/services/tokens/access-token.server.ts";
import { claimsOf } from "#app/services/tokens/claims.server.ts";
import { startFamily } from "#app/services/tokens/refresh.server.ts";

/**
 * `due`: a workout of today that is not begun; `begun`: one that is saved with every round done, and not finished; what
 * is `typed` in its page, by field; `own`: the headers of the athlete's own scripts.
 */
export type Athlete = {
  programId: string;
  due: Day;
  begun: Day & Pick<Training, "typed"> & { workout: Training["base"] };
  token: string;
  cookie: string;
  own: Record<string, string>;
};

type Day = { key: string; workoutId: string };

/** Gives the athlete the coach's program from today on, and begins its second day. */
export async function fillAthlete(
  coach: Context,
  { ctx: athlete, cookie }: { ctx: Context; cookie: string },
  programId: string,
): Promise<Athlete> {
  const given = await assignPicked(coach, programId, { pick: athlete.actor.userId, startDate: todayOf(athlete) });
  if (!given.ok) throw new Error(`The athlete got no program: ${JSON.stringify(given.problems)}`);
  const [due, begun] = [dayOf(programId, "1"), dayOf(programId, "2")];
  const training = await openWorkout(athlete, programId, begun.key);
  const { occurrence, version } = training;
  const saved = await saveSoFar(athlete, training, {}, "all", { occurrence, version, device: null });
  if (!saved.ok) throw new Error(`The workout was not saved: ${JSON.stringify(saved.problems)}`);
  const { base: workout, typed } = await openWorkout(athlete, programId, begun.key);
  const own = { cookie, [openedBy]: formMark(sessions.secret, athlete.actor.userId) };
  return { programId, due, begun: { ...begun, typed, workout }, token: await tokenOf(athlete), cookie, own };
}

/** As an app that has just logged in; dated later, since it lasts 15 minutes and the bench longer. */
async function tokenOf({ actor, now }: Context) {
  const user = { accountId: actor.accountId, id: actor.userId };
  const { family } = await startFamily(bearers, user, now);
  const found = await claimsOf(bearers, user, family, now);
  if (!found) throw new Error("The athlete's app got no token.");
  return signAccessToken(bearers.secret, found.claims, new Date(now.getTime() + 2 * 60 * 60_000));
}

function dayOf(programId: string, key: string): Day {
  const place = parseWorkoutKey(key);
  if (!place) throw new Error(`${key} is no day.`);
  return { key, workoutId: idOfDay(programId, place) };
}
