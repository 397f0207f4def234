import { v7 as newId } from "uuid";
import { beforeEach, describe, expect, test } from "vitest";
import { readTotalsFacts } from "#app/features/calculation/totals-queries.server.ts";
import { findProgram } from "#app/features/programs/queries.server.ts";
import { enterMaximum } from "#app/features/records/mutations.server.ts";
import { readWeek } from "#app/features/workouts/queries.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { kilos, line, percent, reps } from "#scripts/demo-data/plan.ts";
import { givenClient } from "#tests/integration/clients/given.ts";
import { givenProgram } from "#tests/integration/programs/given.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { at, coachingBusiness } from "#tests/support/people/factory.ts";
import { givenExercise, starterId } from "#tests/support/training/exercises.ts";
import { dayOf, planOf, saveDays } from "./given.ts";

let ctx: Context;
let programId: string;
let client: { id: string; name: string };

beforeEach(async () => {
  ({ ctx } = await coachingBusiness());
  client = { id: await givenClient(ctx), name: "Luka Kovač" };
  programId = await givenProgram(ctx);
  const heavy = planOf("Heavy", { lines: [line("Back squat", [reps(5), kilos(100)])] });
  const shares = planOf("Shares", { lines: [line("Bench press", [reps(10), percent("weight", 50)])] });
  await saveDays(ctx, programId, [dayOf(programId, "1", heavy), dayOf(programId, "3", shares)]);
});

async function factsOf(page: number, changes: { client?: typeof client; added?: string[] } = {}) {
  const program = await findProgram(ctx, programId);
  const week = await readWeek(ctx, program, page);
  return readTotalsFacts(ctx, program, week, { client: null, ...changes });
}

async function lifted(value: number, on: string, exercise = "Bench press", by = ctx) {
  const target = { accountId: ctx.actor.accountId, userId: client.id };
  const quantity = { exerciseId: starterId(exercise), category: "weight" } as const;
  await enterMaximum(by, target, quantity, { id: newId(), value, unit: "kilograms", on });
}

describe("the week before", () => {
  test("is counted as it is stored, by category and subcategory", async () => {
    const { lastWeek } = await factsOf(2);
    expect(lastWeek?.all).toEqual({ sets: 6, repetitions: 45, volume: 1500, seconds: 0, uncounted: 3, toFailure: 0 });
    const [strength] = lastWeek?.groups ?? [];
    expect(strength).toMatchObject({ name: "Strength", totals: { sets: 6 } });
    const squats = strength?.subcategories.find(({ name }) => name === "Quadriceps");
    expect(squats?.totals).toMatchObject({ sets: 3, repetitions: 15, volume: 1500 });
  });

  test("is counted with the client's numbers where the week is shown for one", async () => {
    await lifted(80, "2026-02-10");
    const { lastWeek } = await factsOf(2, { client });
    expect(lastWeek?.all).toEqual({
      sets: 6,
      repetitions: 45,
      volume: 1500 + 3 * 10 * 40,
      seconds: 0,
      uncounted: 0,
      toFailure: 0,
    });
  });

  test("is none in the first week", async () => {
    expect((await factsOf(1)).lastWeek).toBeNull();
  });
});

describe("where exercises belong", () => {
  test("is told of this week's and last week's, and of those that were added since", async () => {
    const own = await givenExercise(ctx, { name: "Own lift" });
    const stranger = await coachingBusiness();
    const theirs = await givenExercise(stranger.ctx, { name: "Their lift" });
    const known = new Map((await factsOf(2, { added: [own, theirs] })).groupings);
    expect([...known.keys()].sort()).toEqual([starterId("Back squat"), starterId("Bench press"), own].sort());
    expect(known.get(own)).toMatchObject({ categories: [{ name: "Strength" }], subcategories: [] });
  });
});

describe("the client's last performances", () => {
  test("are the last three of each exercise, the latest first, in the unit given", async () => {
    for (const [index, value] of [70, 75, 80, 85].entries()) await lifted(value, `2026-02-0${index + 1}`);
    await lifted(120, "2026-01-01", "Back squat");
    // of the same day, what was entered later comes first
    await lifted(90, "2026-02-04", "Bench press", at(ctx, new Date("2026-03-02T10:00:00Z")));
    const { performances } = await factsOf(1, { client });
    const bench = performances.filter(({ exerciseId }) => exerciseId === starterId("Bench press"));
    expect(bench.map(({ value, on }) => [value, on])).toEqual([
      [90, "2026-02-04"],
      [85, "2026-02-04"],
      [80, "2026-02-03"],
    ]);
    expect(bench[0]).toMatchObject({ unit: "kilograms", category: "weight", source: "coach" });
    expect(performances).toHaveLength(4);
  });

  test("are nobody's while the week is shown for nobody", async () => {
    await lifted(80, "2026-02-10");
    expect((await factsOf(1)).performances).toEqual([]);
  });
});

test("the facts take five queries at most, however full the weeks", async () => {
  const program = await findProgram(ctx, programId);
  const week = await readWeek(ctx, program, 2);
  const { queries } = await testDatabase();
  const before = queries.length;
  await readTotalsFacts(ctx, program, week, { client });
  expect(queries.length - before).toBe(5);
});
