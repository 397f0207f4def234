import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { suggestSetNames } from "#app/features/workouts/queries.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { setNames } from "#db/schema/programs.ts";
import { givenProgram } from "#tests/integration/programs/given.ts";
import { addUser, at, coachingBusiness, monday } from "#tests/support/people/factory.ts";
import { changeExercise, exerciseInput, givenExercise } from "#tests/support/training/exercises.ts";
import { dayOf, readDayOf, saveDays, saveOver, snapshotOf, squatPlan, storedDays } from "./given.ts";

let ctx: Context;
let account: { id: string };
let programId: string;

beforeEach(async () => {
  ({ ctx, account } = await coachingBusiness());
  programId = await givenProgram(ctx);
});

describe("names of sets", () => {
  let nth = 0;

  /** Saves a further day with sets of these names, `hours` after Monday morning. */
  async function use(hours: number, ...names: string[]) {
    const [first, ...others] = names.map((name) => ({ name, type: "regular" as const, lines: [] }));
    nth = (nth % 28) + 1;
    const workout = dayOf(programId, String(nth), { name: "", sets: first ? [first, ...others] : [] });
    await saveOver(at(ctx, new Date(monday.getTime() + hours * 3_600_000)), programId, workout, 0);
  }

  beforeEach(() => {
    nth = 0;
  });

  const suggest = (text: string, by = ctx) => suggestSetNames(by, account.id, text);

  test("that begin with the text come first, then those that hold it; the most recent first in each", async () => {
    await use(1, "Main lift");
    await use(3, "Mobility");
    await use(2, "Warm-up", "Upper main", "  ");
    await use(4, "Team lift main");
    expect(await suggest("ma")).toEqual(["Main lift", "Team lift main", "Upper main"]);
    expect(await suggest("M")).toEqual(["Mobility", "Main lift", "Team lift main", "Upper main", "Warm-up"]);
    expect(await suggest("")).toEqual(["Team lift main", "Mobility", "Upper main", "Warm-up", "Main lift"]);
    expect(await suggest("nothing like it")).toEqual([]);
  });

  test("that are used again move to the front, each known once whatever its case and accents", async () => {
    await use(1, "Čučanj");
    await use(2, "Potisak");
    await use(3, "cucanj", "čučanj ");
    expect(await suggest("")).toEqual(["čučanj", "Potisak"]);
    expect(await suggest("CUC")).toEqual(["čučanj"]);
  });

  test("are ten at most", async () => {
    await use(1, ...Array.from({ length: 12 }, (_, index) => `Set ${index}`));
    expect(await suggest("set")).toHaveLength(10);
  });

  test("are found as they are written, whatever signs they have", async () => {
    await use(1, "100 % effort", "50_50", "back\\off");
    expect(await suggest("%")).toEqual(["100 % effort"]);
    expect(await suggest("_")).toEqual(["50_50"]);
    expect(await suggest("\\")).toEqual(["back\\off"]);
  });

  test("are the account's: colleagues share them, others never see them", async () => {
    await use(1, "Main lift");
    const colleague = await addUser(account);
    const stranger = await coachingBusiness();
    expect(await suggest("", colleague.ctx)).toEqual(["Main lift"]);
    expect(await suggestSetNames(stranger.ctx, stranger.account.id, "")).toEqual([]);
    expect(await ctx.db.$count(setNames, eq(setNames.accountId, account.id))).toBe(1);
  });
});

test("an exercise that is renamed shows its new name wherever it is used", async () => {
  const id = await givenExercise(ctx, { name: "Squat" });
  await saveDays(ctx, programId, [
    dayOf(programId, "1", squatPlan, () => ({ ...snapshotOf("Back squat"), id, name: "Squat" })),
  ]);
  const shown = async () =>
    (await readDayOf(ctx, programId, "1")).workout.modules[0]?.moduleExercises[0]?.exercise?.name;
  expect(await shown()).toBe("Squat");
  const updated = await changeExercise(ctx, id, exerciseInput({ name: "High-bar squat" }));
  expect(updated.ok).toBe(true);
  expect(await shown()).toBe("High-bar squat");
  expect((await storedDays(ctx, programId))[0]?.version).toBe(1);
});
