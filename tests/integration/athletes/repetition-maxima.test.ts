import { expect, test } from "vitest";
import type { TrackableSlot, Workout } from "#app/domain/workout/document/document.ts";
import { resetRecord } from "#app/features/benchmarks/reset.server.ts";
import { findClientNumbers } from "#app/features/calculation/queries.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { type Column, line } from "#scripts/demo-data/plan.ts";
import { givenProgram } from "#tests/integration/programs/given.ts";
import { dayOf, planOf, saveDays } from "#tests/integration/workouts/given.ts";
import { at } from "#tests/support/people/factory.ts";
import { starterId } from "#tests/support/training/exercises.ts";
import { withDone } from "#tests/support/training/with-done.ts";
import { didOf, follow, givenAthlete, type Rounds, recordOfUser, stored } from "./completions/given.ts";

/** Proves which weights count as lifted 3, 5 or 10 times: of the same round, without help, and since the reset. */
const squat = starterId("Back squat");

const weekLater = (ctx: Context) => at(ctx, new Date("2026-03-09T09:00:00Z"));

async function given() {
  const { coach, athlete, programId, day } = await givenAthlete();
  const read = async () => {
    const client = { id: athlete.user.id, name: "" };
    const { exercises } = await findClientNumbers(coach.ctx, { accountId: coach.account.id, client }, [squat]);
    return exercises[0]?.repetitionMaxima;
  };
  return { coach, athlete, programId, day, read };
}

/** The weights of the exercise at this place. */
function inPounds(day: Workout, place: number): Workout {
  const changed = <Slot extends TrackableSlot>(slot: Slot): Slot =>
    slot.trackableCategory === "weight" ? { ...slot, measurementUnit: "pounds" } : slot;
  const modules = day.modules.map((module) => ({
    ...module,
    moduleExercises: module.moduleExercises.map((entry, index) => {
      if (index !== place) return entry;
      const moduleExerciseRounds = entry.moduleExerciseRounds.map((round) => {
        return { ...round, roundDefinitions: round.roundDefinitions.map(changed) };
      });
      return { ...entry, trackableCategories: entry.trackableCategories.map(changed), moduleExerciseRounds };
    }),
  }));
  return { ...day, modules };
}

test("the heaviest counts that was lifted that often or more often", async () => {
  const { athlete, programId, day, read } = await given();
  expect(await read()).toEqual({});
  const on = "2026-03-02";
  const rounds: Rounds = [
    [4, 110],
    [8, 95],
    [2, 130],
  ];
  await stored(athlete.ctx, didOf(programId, day, rounds));
  expect(await read()).toEqual({ 3: { value: 110, on }, 5: { value: 95, on } });
  const later = { doneAt: "2026-03-09T08:00:00.000Z" };
  await stored(weekLater(athlete.ctx), didOf(programId, day, [[5, 112.5]], later));
  const best = { value: 112.5, on: "2026-03-09" };
  expect(await read()).toEqual({ 3: best, 5: best });
});

test("repetitions with help don't count, of a drop set its heaviest does, and pounds are compared in kilograms", async () => {
  const { coach, athlete, read } = await given();
  const programId = await givenProgram(coach.ctx);
  const columns = (reps: "amount" | "forcedReps", weight: "amount" | "dropSet"): Column[] => [
    { category: "reps", type: reps, values: [] },
    { category: "weight", type: weight, values: [] },
  ];
  const kinds = [columns("forcedReps", "amount"), columns("amount", "dropSet"), columns("amount", "amount")];
  const lines = kinds.map((kind) => line("Back squat", kind));
  const day = inPounds(dayOf(programId, "1", planOf("Squats", { lines, rounds: 1 })), 2);
  await saveDays(coach.ctx, programId, [day]);
  await follow(coach.ctx, programId, athlete.user.id);
  const done = [
    ["4+2", 100],
    [5, "90/80/70"],
    [10, 100],
  ] as const;
  const entries = day.modules.flatMap(({ moduleExercises }) => moduleExercises);
  const workout = withDone(day, ({ trackableCategory }, { entry }) => {
    return done[entries.findIndex(({ id }) => id === entry.id)]?.[trackableCategory === "reps" ? 0 : 1] ?? null;
  });
  await stored(athlete.ctx, didOf(programId, day, [], { workout }));
  const maxima = await read();
  expect(maxima).toMatchObject({ 3: { value: 100 }, 5: { value: 90 } });
  // 100 × 0.45359237
  expect(maxima?.[10]?.value).toBeCloseTo(45.359237, 6);
});

test("a reset lets what was lifted before count no more", async () => {
  const { coach, athlete, programId, day, read } = await given();
  await stored(athlete.ctx, didOf(programId, day, [[5, 100]]));
  const record = await recordOfUser(athlete.ctx, athlete.user.id);
  await resetRecord(at(coach.ctx, new Date("2026-03-03T08:00:00Z")), record?.id ?? "");
  expect(await read()).toEqual({});
  await stored(weekLater(athlete.ctx), didOf(programId, day, [[6, 90]], { doneAt: "2026-03-09T08:00:00.000Z" }));
  expect(await read()).toEqual({ 3: { value: 90, on: "2026-03-09" }, 5: { value: 90, on: "2026-03-09" } });
});
