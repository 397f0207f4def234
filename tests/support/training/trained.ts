import { v7 as newId } from "uuid";
import { completions } from "#db/schema/completions.ts";
import { dayOf, squatPlan } from "#tests/integration/workouts/given.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import type { Owner } from "#tests/support/things.ts";
import { withDone } from "./with-done.ts";

/** What its owner did of a program that is gone; bare, without results. */
export async function makeTrained({ accountId, id: userId }: Owner) {
  const { db } = await testDatabase();
  const [id, programId, at] = [newId(), newId(), new Date("2026-03-02T08:00:00Z")];
  const day = dayOf(programId, "1", squatPlan);
  const document = withDone(day, () => 5);
  await db.insert(completions).values({
    ...{ accountId, id, userId, programAccountId: accountId, programId, workoutId: day.id, workoutKey: "1" },
    ...{ programName: "Base", workoutName: "Squats", doneOn: "2026-03-02", doneAt: at, doneOffset: 0 },
    ...{ successfullyCompleted: true, document, volumeLoad: 0, createdAt: at, updatedAt: at },
  });
  return id;
}
