import { v7 as newId } from "uuid";
import { foldForSearch, sortKey } from "#app/domain/text/fold.ts";
import type { TrackableCategory } from "#app/domain/trackables/table.ts";
import type { Workout } from "#app/domain/workout/document/document.ts";
import { assignPicked } from "#app/features/assignments/mutations.server.ts";
import { createProgram } from "#app/features/programs/mutations.server.ts";
import { saveWorkouts } from "#app/features/workouts/mutations.server.ts";
import { idOfDay } from "#app/features/workouts/queries.server.ts";
import type { Context } from "#app/services/context.server.ts";
import type { Db } from "#db/client.ts";
import { accountClients, accounts, userEmails, userRoles, users } from "#db/schema/accounts.ts";
import { difficultyIds } from "#db/seed/ids.ts";
import { starterExercises } from "#db/seed/library/all.ts";
import { authorWorkout } from "#scripts/demo-data/author-workout.ts";
import { storedContext } from "#scripts/demo-data/load.ts";
import { kilos, line, reps } from "#scripts/demo-data/plan.ts";
import { withDone } from "./with-done.ts";

/** Athletes outside of a test file's own database: those of a browser's journey, and of a run of faults. */

export type Training = { programId: string; day: Workout };

/** A program of the coach's with a day of three rounds of squats. */
export async function givenTraining(coach: Context, name: string): Promise<Training> {
  const span = { continuous: false, startDate: null, duration: 1, timeUnit: "W" } as const;
  const texts = { shortDescription: "", description: "", folderId: null, imageId: null };
  const details = { name, difficultyId: difficultyIds.beginner, ...texts, span };
  const saved = await createProgram(coach, newId(), details);
  if (!saved.ok) throw new Error(JSON.stringify(saved.problems));
  const programId = saved.program.id;
  const place = { day: 1, date: null };
  const sets = [{ type: "regular" as const, rounds: 3, lines: [line("Back squat", [reps(5), kilos(80)])] }];
  const author = { id: idOfDay(programId, place), library: exerciseCalled, newId };
  const day = authorWorkout({ place, workout: { name: "Squats", sets } }, author);
  await saveWorkouts(coach, programId, { saveId: newId(), workouts: [{ version: 0, workout: day }] });
  return { programId, day };
}

function exerciseCalled(name: string) {
  const found = starterExercises.find((exercise) => exercise.name === name);
  if (!found) throw new Error(`The starter library has no ${name}.`);
  const tracked = {
    thumbnailUrl: null,
    videoUrl: null,
    trackableCategoryConfiguration: found.trackables as TrackableCategory[],
  };
  return { id: found.id, name, ...tracked };
}

/** Somebody with the mobile app, a client of the coach's who follows the program. */
export async function givenFollower(
  db: Db,
  coach: Context,
  { programId }: Training,
  [firstName, lastName]: [string, string],
) {
  const [accountId, id, fullName] = [newId(), newId(), `${firstName} ${lastName}`];
  const email = `${id}@client.test`;
  const names = { firstName, lastName, sortName: sortKey(fullName), searchName: foldForSearch(fullName) };
  await db.insert(accounts).values({ id: accountId, name: fullName });
  await db.insert(users).values({ accountId, id, email, ...names, isActivated: true });
  await db.insert(userEmails).values({ email, accountId, userId: id });
  await db.insert(userRoles).values({ accountId, userId: id, role: "USR" });
  await db.insert(accountClients).values({ accountId: coach.actor.accountId, userId: id });
  const given = await assignPicked(coach, programId, { pick: id, startDate: "2026-03-02" });
  if (!given.ok) throw new Error(JSON.stringify(given.problems));
  return storedContext(db, email, coach.now);
}

type Said = { id?: string; doneAt: Date; comment?: string | null };

/** What the app sends of somebody who did so many repetitions of so many kilograms in each of the rounds. */
export function completionOf(
  { programId, day }: Training,
  rounds: [number, number][],
  { id = newId(), doneAt, comment = null }: Said,
) {
  const workout = withDone(day, ({ trackableCategory }, { round }) => {
    const [repetitions = null, kilograms = null] = rounds[round.orderNumber - 1] ?? [];
    return trackableCategory === "reps" ? repetitions : kilograms;
  });
  return { id, programId, doneAt: doneAt.toISOString(), successfullyCompleted: true, comment, workout };
}
