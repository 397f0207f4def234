import { v7 as newId } from "uuid";
import { beforeEach, expect, test } from "vitest";
import { NotFound } from "#app/domain/errors.ts";
import { enterMaximum } from "#app/features/records/mutations.server.ts";
import { readOverview } from "#app/features/workouts/overview/overview.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { kilos, line, percent, reps } from "#scripts/demo-data/plan.ts";
import { givenClient } from "#tests/integration/clients/given.ts";
import { givenProgram } from "#tests/integration/programs/given.ts";
import { dayOf, plainDay, planOf, saveDays } from "#tests/integration/workouts/given.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { coachingBusiness } from "#tests/support/people/factory.ts";
import { starterId } from "#tests/support/training/exercises.ts";

let ctx: Context;
let programId: string;

beforeEach(async () => {
  ({ ctx } = await coachingBusiness());
  programId = await givenProgram(ctx);
});

const read = (query: { week?: string; client?: string } = {}, by = ctx) =>
  readOverview(by, programId, { week: query.week ?? null, client: query.client ?? null });

function day(key: string, name: string, weight: ReturnType<typeof kilos>) {
  return dayOf(programId, key, planOf(name, { lines: [line("Back squat", [reps(5), weight])] }));
}

test("a program by week and day, with its lifts by week and the sum of its versions", async () => {
  await saveDays(ctx, programId, [day("1", "Heavy", kilos(100)), day("10", "Light", kilos(80))]);
  const { program, weeks, lifts, version, client, ...rest } = await read();
  expect(program).toEqual({
    ...{ id: programId, name: "Texas Method", canEdit: true, isContinuous: false },
    facts: "4 weeks · Intermediate",
  });
  expect(rest).toEqual({ first: 1, last: 4, pages: 4 });
  expect(weeks.map(({ days }) => days.map((one) => one?.trained?.title ?? "–").join())).toEqual([
    ...["Heavy,–,–,–,–,–,–", "–,–,Light,–,–,–,–", "–,–,–,–,–,–,–", "–,–,–,–,–,–,–"],
  ]);
  expect(weeks[0]?.days[0]).toEqual({
    key: "1",
    trained: { title: "Heavy", sets: 3, lifts: [{ name: "Back squat", top: "3 × 5 @ 100 kg" }] },
  });
  expect(lifts.map(({ name, unit, weeks: by }) => [name, unit, by[0], by[1], by[2]?.tonnage])).toEqual([
    [
      ...["Back squat", "kg"],
      ...[{ tonnage: 1500, average: 100, peak: 100 }, { tonnage: 1200, average: 80, peak: 80 }, null],
    ],
  ]);
  expect([version, client]).toEqual([2, null]);
});

test("with a client's numbers, percentages are kilograms; a client of others is not found", async () => {
  const client = await givenClient(ctx);
  const target = { accountId: ctx.actor.accountId, userId: client };
  const quantity = { exerciseId: starterId("Back squat"), category: "weight" } as const;
  await enterMaximum(ctx, target, quantity, { id: newId(), value: 200, unit: "kilograms", on: "2026-02-10" });
  await saveDays(ctx, programId, [day("1", "Heavy", percent("weight", 80))]);
  const shown = await read({ client });
  expect(shown.client).toBe("Luka Kovač");
  expect(shown.weeks[0]?.days[0]?.trained?.lifts[0]?.top).toBe("3 × 5 @ 80 % (160 kg)");
  expect(shown.lifts[0]?.weeks[0]).toEqual({ tonnage: 2400, average: 80, peak: 80 });
  expect((await read()).lifts[0]?.weeks[0]).toEqual({ tonnage: null, average: 80, peak: 80 });
  const stranger = await givenClient((await coachingBusiness()).ctx);
  await expect(read({ client: stranger })).rejects.toThrow(NotFound);
});

test("a program of others is not found", async () => {
  await expect(read({}, (await coachingBusiness()).ctx)).rejects.toThrow(NotFound);
});

test("a year costs 5 statements with a client, and two years are read in two parts", async () => {
  const { queries } = await testDatabase();
  const client = await givenClient(ctx);
  programId = await givenProgram(ctx, { span: { continuous: false, startDate: null, duration: 104, timeUnit: "W" } });
  const keys = Array.from({ length: 52 }, (_, week) => String(week * 7 + 1));
  await saveDays(
    ctx,
    programId,
    keys.map((key) => plainDay(programId, key, "Squats")),
  );
  const before = queries.length;
  const { weeks } = await read({ client });
  expect(queries.length - before).toBe(5);
  expect(weeks.filter(({ days }) => days[0]?.trained)).toHaveLength(52);
  expect(await read({ week: "53" })).toMatchObject({ first: 53, last: 104, version: 0 });
});

test("a continuous program opens with the weeks of today", async () => {
  const span = { continuous: true, startDate: "2024-01-01", duration: null, timeUnit: null } as const;
  programId = await givenProgram(ctx, { span });
  // 113 weeks after the first Monday
  expect(await read()).toMatchObject({ first: 105, last: 118, pages: 118 });
});
