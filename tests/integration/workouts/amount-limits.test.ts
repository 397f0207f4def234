import { v7 as newId } from "uuid";
import { beforeEach, expect, test } from "vitest";
import type { Workout } from "#app/domain/workout/document/document.ts";
import { saveWorkouts } from "#app/features/workouts/mutations.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { workouts } from "#db/schema/programs.ts";
import { line, reps } from "#scripts/demo-data/plan.ts";
import { givenProgram } from "#tests/integration/programs/given.ts";
import { coachingBusiness } from "#tests/support/people/factory.ts";
import { dayOf, planOf, saveDays } from "./given.ts";

let ctx: Context;
let programId: string;

beforeEach(async () => {
  ({ ctx } = await coachingBusiness());
  programId = await givenProgram(ctx);
});

/** A day as an older version of the product could write it. */
function day(key: string, repetitions: number): Workout {
  const workout = dayOf(programId, key, planOf("Squats", { lines: [line("Back squat", [reps(5)])] }));
  return JSON.parse(JSON.stringify(workout).replaceAll('"value":5,', `"value":${repetitions},`));
}

const save = (workout: Workout, version = 0) =>
  saveWorkouts(ctx, programId, { saveId: newId(), workouts: [{ version, workout }] });

test("an amount past its limits is not saved, and the day says which", async () => {
  expect(await save(day("1", 10_001))).toMatchObject({
    saved: [],
    unsaved: [
      { key: "1", reason: "Day 1 was not saved: Reps 10001 is too much. Enter a number from -10000 to 10000." },
    ],
  });
  expect(await save(day("1", 10_000))).toMatchObject({ unsaved: [] });
});

test("the higher end of a range has the same limits", async () => {
  const range = (from: number, to: number) => {
    const columns = [reps(`${from}-10000`)];
    const workout = dayOf(programId, "1", planOf("Squats", { lines: [line("Back squat", columns)] }));
    return JSON.parse(JSON.stringify(workout).replaceAll('"additionalValue":10000', `"additionalValue":${to}`));
  };
  expect(await save(range(8, 10_001))).toMatchObject({
    saved: [],
    unsaved: [{ key: "1", reason: "Day 1 was not saved: Reps 8-10001 is too much. Enter a number from 0 to 10000." }],
  });
  expect(await save(range(8, 10_000))).toMatchObject({ unsaved: [] });
});

test("one that was stored before the limits came stays, and may be moved to another day", async () => {
  await saveDays(ctx, programId, [day("1", 5)]);
  await ctx.db.update(workouts).set({ document: day("1", 20_000) });
  expect(await save({ ...day("1", 20_000), motivation: "Go" }, 1)).toMatchObject({ unsaved: [] });
  expect(await save(day("2", 20_000))).toMatchObject({ unsaved: [] });
  expect((await save(day("3", 20_001))).unsaved).toHaveLength(1);
});
