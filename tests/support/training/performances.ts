import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { toFirstUnit } from "#app/domain/trackables/conversion.ts";
import type { TrackableCategory } from "#app/domain/trackables/table.ts";
import type { MeasurementUnit } from "#app/domain/trackables/units.ts";
import { users } from "#db/schema/accounts.ts";
import { completions } from "#db/schema/completions.ts";
import { records, results } from "#db/schema/records.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { makeClient, type Owner } from "#tests/support/things.ts";
import { starterId } from "./exercises.ts";

/** A value that was done: `reps`, those of the same round. */
export type Done = {
  exerciseId: string;
  value: number;
  category?: TrackableCategory;
  unit?: MeasurementUnit;
  reps?: number;
};

/**
 * A workout as an athlete's app has sent it, with a row for each done value, in the athlete's own account. Bare rows: the
 * records that it raises are not told.
 */
export async function givenWorkout(userId: string, doneAt: string, done: readonly Done[]): Promise<string> {
  const { db } = await testDatabase();
  const accountId = await homeOf(userId);
  const [id, moment, doneOn] = [newId(), new Date(doneAt), doneAt.slice(0, 10)];
  const program = { programAccountId: newId(), programId: newId(), workoutId: newId(), workoutKey: "1" };
  const names = { programName: "Base", workoutName: "Monday" };
  const when = { doneOn, doneAt: moment, createdAt: moment, updatedAt: moment };
  const moved = done.map(({ value, category = "weight", unit = "kilograms", reps }) => {
    return category === "weight" && reps ? (toFirstUnit(category, value, unit) ?? 0) * reps : 0;
  });
  await db.insert(completions).values({
    ...{ accountId, id, userId, ...program, ...names, ...when },
    ...{ successfullyCompleted: true, document: {}, volumeLoad: moved.reduce((sum, one) => sum + one, 0) },
  });
  const rows = done.map(({ exerciseId, value, category = "weight", unit = "kilograms", reps }, index) => ({
    ...{ accountId, id: newId(), userId, exerciseId, category, unit, value, doneOn, doneAt: moment },
    ...{ completionId: id, moduleExerciseId: newId(), round: index + 1, repetitions: reps ?? null },
    ...{ source: "client" as const, enteredBy: userId, enteredAt: moment },
  }));
  if (rows.length > 0) await db.insert(results).values(rows);
  return id;
}

/** A maximum of a day that a coach has entered at a moment. */
export async function givenEntry(userId: string, enteredAt: string, { doneOn, ...done }: Done & { doneOn: string }) {
  const { db } = await testDatabase();
  const accountId = await homeOf(userId);
  const { exerciseId, value, category = "weight", unit = "kilograms" } = done;
  const moment = new Date(enteredAt);
  const said = { source: "coach" as const, enteredBy: newId(), enteredAt: moment, doneAt: moment, doneOn };
  await db.insert(results).values({ accountId, id: newId(), userId, exerciseId, category, unit, value, ...said });
}

/** The record of a client of the owner's account. */
export async function makeRecord(owner: Owner) {
  const { db } = await testDatabase();
  const [userId, id] = [await makeClient(owner), newId()];
  const maximum = { currentReal: 120, currentRealOn: "2026-02-02", allTimeReal: 120, allTimeRealOn: "2026-02-02" };
  const what = { exerciseId: starterId("Back squat"), category: "weight" };
  await db.insert(records).values({ accountId: await homeOf(userId), userId, id, ...what, ...maximum });
  return id;
}

async function homeOf(userId: string) {
  const { db } = await testDatabase();
  const [user] = await db.select({ accountId: users.accountId }).from(users).where(eq(users.id, userId));
  if (!user) throw new Error("There is no such user.");
  return user.accountId;
}
