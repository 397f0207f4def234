import { beforeEach, expect, test } from "vitest";
import { findProgram } from "#app/features/programs/queries.server.ts";
import { readDaysOf } from "#app/features/workouts/days.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { givenProgram } from "#tests/integration/programs/given.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { coachingBusiness, monday } from "#tests/support/people/factory.ts";
import { plainDay, saveDays } from "./given.ts";

let ctx: Context;
let programId: string;

beforeEach(async () => {
  ({ ctx } = await coachingBusiness({ firstName: "Iva", lastName: "Šarić" }));
  programId = await givenProgram(ctx);
});

const squats = (key: string) => plainDay(programId, key, "Squats");
const read = async (...keys: string[]) => readDaysOf(ctx, await findProgram(ctx, programId), keys);

test("days of any week, with who saved them last; unsaved ones as rest days, and none that the program lacks", async () => {
  await saveDays(ctx, programId, [squats("9")]);
  expect(await read("9", "1", "29", "2026-03-02", "nonsense")).toMatchObject([
    {
      key: "9",
      week: 2,
      version: 1,
      changedBy: "Iva Šarić",
      changedAt: monday.toISOString(),
      workout: { name: "Squats", restDay: false },
    },
    { key: "1", week: 1, version: 0, changedBy: "", changedAt: "", workout: { restDay: true } },
  ]);
});

test("the same few statements for one day and for a whole program", async () => {
  const { queries } = await testDatabase();
  const keys = Array.from({ length: 28 }, (_, index) => String(index + 1));
  await saveDays(ctx, programId, keys.map(squats));
  const counted = async (...wanted: string[]) => {
    const before = queries.length;
    await read(...wanted);
    return queries.length - before;
  };
  expect(await counted(...keys)).toBe(await counted("1"));
});
