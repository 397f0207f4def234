import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { beforeEach, expect, test } from "vitest";
import { trackableCategories } from "#app/domain/trackables/table.ts";
import { findRecord, resetRecord } from "#app/features/benchmarks/reset.server.ts";
import { enterMaximum } from "#app/features/records/mutations.server.ts";
import { recomputeRecords } from "#app/features/records/raise.server.ts";
import { exercises } from "#db/schema/exercises.ts";
import { records } from "#db/schema/records.ts";
import { didOf, givenAthlete, type Rounds, recordOfUser, stored } from "./completions/given.ts";

/**
 * Proves that what a workout adds raises the records to what all results tell. What they tell is proved by completions
 * and domain/strength.
 */
let given: Awaited<ReturnType<typeof givenAthlete>>;
let exerciseId: string;

beforeEach(async () => {
  given = await givenAthlete();
  const ids = given.day.modules.flatMap(({ moduleExercises }) => moduleExercises.map(({ exercise }) => exercise?.id));
  exerciseId = ids.find((id) => id) ?? "";
});

const whose = () => ({ accountId: given.athlete.account.id, userId: given.athlete.user.id });

async function did(day: number, ...rounds: Rounds) {
  const doneAt = `2026-02-${String(day).padStart(2, "0")}T08:00:00.000Z`;
  await stored(given.athlete.ctx, didOf(given.programId, given.day, rounds, { doneAt }));
}

async function said(day: number, value: number) {
  const key = { exerciseId, category: "weight" } as const;
  const on = `2026-02-${String(day).padStart(2, "0")}`;
  const entered = { id: newId(), value, unit: "kilograms", on } as const;
  const measured = { accountId: given.coach.account.id, userId: given.athlete.user.id };
  await enterMaximum({ ...given.coach.ctx, now: new Date(`${on}T20:00:00Z`) }, measured, key, entered);
}

async function reset() {
  const record = await recordOfUser(given.athlete.ctx, given.athlete.user.id);
  const later = { ...given.coach.ctx, now: new Date("2026-02-12T00:00:00Z") };
  expect((await findRecord(later, record?.id ?? "")).id).toBe(record?.id);
  await resetRecord(later, record?.id ?? "");
}

function stand() {
  const { db } = given.athlete.ctx;
  return db.select().from(records).where(eq(records.userId, given.athlete.user.id)).orderBy(records.category);
}

/** The records as they stand, which telling them anew must leave. */
async function raised() {
  const standing = await stand();
  const keys = trackableCategories.map((category) => ({ ...whose(), exerciseId, category }));
  await given.athlete.ctx.db.transaction((tx) => recomputeRecords(tx, keys));
  expect(await stand()).toEqual(standing);
  return standing.find(({ category }) => category === "weight");
}

test("workouts in any order, what the coach says between them, and a reset", async () => {
  await did(10, [5, 100], [1, 110]);
  expect(await raised()).toMatchObject({ currentReal: 110, currentRealOn: "2026-02-10", formula: "epley" });
  await did(9, [5, 100], [1, 110]);
  expect(await raised()).toMatchObject({ currentRealOn: "2026-02-09", currentCalculatedOn: "2026-02-09" });
  await did(11, [8, 60]);
  expect(await raised()).toMatchObject({ currentReal: 110, allTimeReal: 110 });
  await said(11, 90);
  await did(8, [1, 120]);
  expect(await raised()).toMatchObject({ currentReal: 90, allTimeReal: 120, allTimeRealOn: "2026-02-08" });
  await did(12, [1, 95]);
  expect(await raised()).toMatchObject({ currentReal: 95, currentRealOn: "2026-02-12" });
  await reset();
  await did(11, [1, 130]);
  expect(await raised()).toMatchObject({ currentReal: 95, allTimeReal: 130 });
  await did(13, [1, 70], [3, 90]);
  expect(await raised()).toMatchObject({ currentReal: 95, currentCalculated: expect.closeTo(99, 6), allTimeReal: 130 });
});

test("of an exercise that goes by another formula now are told anew", async () => {
  await did(9, [5, 100]);
  const { db } = given.athlete.ctx;
  await db.update(exercises).set({ oneRepetitionMaxFormula: "brzycki" }).where(eq(exercises.id, exerciseId));
  try {
    await did(10, [5, 60]);
    expect(await raised()).toMatchObject({ allTimeCalculated: 112.5, formula: "brzycki" });
  } finally {
    await db.update(exercises).set({ oneRepetitionMaxFormula: "epley" }).where(eq(exercises.id, exerciseId));
  }
});
