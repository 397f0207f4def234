import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { NotFound } from "#app/domain/errors.ts";
import { findMaxima } from "#app/features/benchmarks/exercise-user.server.ts";
import { deleteCompletion, storeCompletion } from "#app/features/completions/mutations.server.ts";
import { ownForApi, pageOfOwn } from "#app/features/completions/page-queries.server.ts";
import { enterMaximum } from "#app/features/records/mutations.server.ts";
import { completions } from "#db/schema/completions.ts";
import { letAllGo } from "#tests/support/database/barrier.ts";
import { at } from "#tests/support/people/factory.ts";
import { starterId } from "#tests/support/training/exercises.ts";
import { didOf, firstPage, givenAthlete, type Rounds, recordOfUser, resultsOfUser, stored } from "./given.ts";

let given: Awaited<ReturnType<typeof givenAthlete>>;

beforeEach(async () => {
  given = await givenAthlete();
});

afterEach(letAllGo);

const did = (rounds: Rounds, changes = {}) => didOf(given.programId, given.day, rounds, changes);
const own = () => resultsOfUser(given.athlete.ctx, given.athlete.user.id);
const record = (category?: "reps" | "weight") => recordOfUser(given.athlete.ctx, given.athlete.user.id, category);

describe("a completion that is stored", () => {
  test("stands in the athlete's own account with a result a value, and raises the records", async () => {
    const { athlete, coach, programId } = given;
    const input = did(
      [
        [5, 100],
        [1, 120],
      ],
      { comment: "  Heavy  " },
    );
    expect(await storeCompletion(athlete.ctx, input)).toEqual({ ok: true, id: input.id, isNew: true });
    const [row] = await athlete.ctx.db.select().from(completions).where(eq(completions.id, input.id));
    expect(row).toMatchObject({
      ...{ accountId: athlete.account.id, userId: athlete.user.id, programAccountId: coach.account.id, programId },
      ...{
        workoutKey: "1",
        programName: "Texas Method",
        workoutName: "Squats",
        doneOn: "2026-03-02",
        comment: "Heavy",
      },
    });
    expect(
      (await own()).map(({ round, category, value, repetitions, unit }) => [round, category, value, repetitions, unit]),
    ).toEqual([
      [1, "reps", 5, 5, "noDimension"],
      [1, "weight", 100, 5, "kilograms"],
      [2, "reps", 1, 1, "noDimension"],
      [2, "weight", 120, 1, "kilograms"],
    ]);
    expect(await record()).toMatchObject({
      currentReal: 120,
      currentRealOn: "2026-03-02",
      allTimeReal: 120,
      allTimeCalculated: 120,
    });
    expect(await record("reps")).toMatchObject({ allTimeReal: 5, allTimeCalculated: null });
  });

  test("is of the day that it is where the athlete is", async () => {
    const zagreb = { ...given.athlete.ctx, timeZone: "Europe/Zagreb" };
    const { id } = await stored(zagreb, did([[5, 100]], { doneAt: "2026-03-01T23:30:00Z" }));
    expect(await ownForApi(zagreb, id)).toMatchObject({
      row: { doneOn: "2026-03-02" },
      volumeLoad: 500,
      volumeLoadInPounds: 1102.31,
    });
  });

  test("sent again stores nothing more; with other content it is changed, and tells the records anew", async () => {
    const { ctx } = given.athlete;
    const input = did([[1, 120]]);
    await stored(ctx, input);
    const before = await own();
    expect(await stored(ctx, input)).toEqual({ ok: true, id: input.id, isNew: false });
    expect(await own()).toEqual(before);
    const changed = did(
      [
        [1, 110],
        [5, 100],
      ],
      { id: input.id, successfullyCompleted: false },
    );
    expect(await stored(at(ctx, new Date("2026-03-03T09:00:00Z")), changed)).toMatchObject({ isNew: false });
    expect(await own()).toHaveLength(4);
    expect(await record()).toMatchObject({ currentReal: 110, allTimeReal: 110 });
    expect(await pageOfOwn(ctx, firstPage)).toMatchObject({
      rows: [{ id: input.id, successfullyCompleted: false }],
      total: 1,
    });
  });

  test("taken back leaves what others gave, and no record of what nobody did", async () => {
    const { ctx } = given.athlete;
    const light = await stored(ctx, did([[1, 100]], { doneAt: "2026-02-20T08:00:00Z" }));
    const heavy = await stored(ctx, did([[1, 120]]));
    await deleteCompletion(ctx, heavy.id);
    expect(await record()).toMatchObject({ allTimeReal: 100, allTimeRealOn: "2026-02-20" });
    await deleteCompletion(ctx, light.id);
    expect([await own(), await record(), await record("reps")]).toEqual([[], undefined, undefined]);
    await expect(deleteCompletion(ctx, light.id)).rejects.toThrow(NotFound);
  });

  test("keeps each weight of a drop set, and repetitions with help out of the calculated maximum", async () => {
    const { ctx } = given.athlete;
    const input = did([[8, 80]]);
    const [round] = input.workout.modules[0]?.moduleExercises[0]?.moduleExerciseRounds ?? [];
    const [repetitions, weight] = round?.roundDefinitions ?? [];
    if (repetitions)
      Object.assign(repetitions, { trackableType: "forcedReps", value: 8, additionalValue: 2, doneValue: "8+2" });
    if (weight) Object.assign(weight, { trackableType: "dropSet", value: "80/60", doneValue: "80/60" });
    const { id } = await stored(ctx, input);
    expect((await own()).map(({ value, repetitions }) => [value, repetitions])).toEqual([
      [8, 10],
      [80, 10],
      [60, 10],
    ]);
    expect((await record())?.allTimeCalculated).toBeCloseTo(80 * (1 + 8 / 30), 8);
    expect((await ownForApi(ctx, id)).volumeLoad).toBe(1400);
  });

  test("leaves out what is no exercise of the coach's or the library's", async () => {
    const { ctx } = given.athlete;
    const input = did([[5, 100]]);
    const entry = input.workout.modules[0]?.moduleExercises[0];
    if (entry?.exercise) entry.exercise.id = newId();
    await stored(ctx, input);
    expect([await own(), await record()]).toEqual([[], undefined]);
  });
});

test("says when each of the maxima that it raised was reached, in whatever unit they are told", async () => {
  const { ctx } = given.athlete;
  await stored(ctx, did([[1, 110]], { doneAt: "2026-03-02T07:00:00Z" }));
  await stored(
    ctx,
    did([
      [5, 110],
      [1, 120],
    ]),
  );
  const of = { userId: null, exerciseId: starterId("Back squat"), category: "weight", unit: "pounds" } as const;
  const workout = new Date("2026-03-02T08:00:00Z");
  expect(await findMaxima(ctx, of)).toMatchObject({
    maxima: { allTimeReal: { value: 264.55 }, allTimeCalculated: { value: 282.93 } },
    moments: { allTimeReal: workout, allTimeCalculated: workout, currentReal: workout, currentCalculated: workout },
  });
});

describe("beside what a coach enters", () => {
  const squat = { exerciseId: starterId("Back squat"), category: "weight" } as const;
  const enter = (value: number, on: string) => {
    const { coach, athlete } = given;
    const target = { accountId: coach.account.id, userId: athlete.user.id };
    return enterMaximum(coach.ctx, target, squat, { id: newId(), value, unit: "kilograms", on });
  };

  test("the coach's word of a later day is the current one until more is done, whatever is sent late", async () => {
    const { ctx } = given.athlete;
    await stored(ctx, did([[1, 130]], { doneAt: "2026-02-01T08:00:00Z" }));
    await enter(120, "2026-02-10");
    await stored(ctx, did([[1, 140]], { doneAt: "2026-02-05T08:00:00Z" }));
    expect(await record()).toMatchObject({ currentReal: 120, allTimeReal: 140, allTimeRealOn: "2026-02-05" });
    const later = await stored(ctx, did([[1, 125]]));
    expect(await record()).toMatchObject({ currentReal: 125, currentRealOn: "2026-03-02" });
    await deleteCompletion(ctx, later.id);
    expect(await record()).toMatchObject({ currentReal: 120, currentRealOn: "2026-02-10" });
  });

  test("a record that a coach alone has kept outlives what was trained beside it", async () => {
    const { ctx } = given.athlete;
    await enter(120, "2026-02-10");
    const { id } = await record().then((row) => row ?? { id: "" });
    const { id: completion } = await stored(ctx, did([[5, 100]]));
    await deleteCompletion(ctx, completion);
    expect(await record()).toMatchObject({ id, currentReal: 120, allTimeReal: 120, allTimeCalculated: null });
  });
});
