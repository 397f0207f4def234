import { v7 as newId } from "uuid";
import { beforeEach, describe, expect, test } from "vitest";
import { saveWorkouts } from "#app/features/workouts/mutations.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { givenProgram } from "#tests/integration/programs/given.ts";
import { plainDay, readDayOf, saveDays, saveOver, storedDays } from "#tests/integration/workouts/given.ts";
import { at, coachingBusiness, monday } from "#tests/support/people/factory.ts";

let ctx: Context;
let programId: string;

beforeEach(async () => {
  ({ ctx } = await coachingBusiness({ firstName: "Iva", lastName: "Šarić" }));
  programId = await givenProgram(ctx);
});

const day = (key: string, name: string) => plainDay(programId, key, name);

describe("a day that changed since it was read", () => {
  test("is a conflict that says whose change it is and when, and shows it", async () => {
    await saveDays(ctx, programId, [day("1", "First")]);
    const later = new Date(monday.getTime() + 3_600_000);
    await saveOver(at(ctx, later), programId, day("1", "Theirs"), 1);

    const mine = { saveId: newId(), workouts: [{ version: 1, workout: day("1", "Mine") }] };
    const { saved, conflicts } = await saveWorkouts(ctx, programId, mine);
    expect(saved).toEqual([]);
    expect(conflicts).toEqual([
      {
        key: "1",
        theirs: { key: "1", version: 2, workout: expect.objectContaining({ name: "Theirs" }) },
        changedBy: "Iva Šarić",
        isOwn: true,
        changedAt: later.toISOString(),
        saveId: expect.any(String),
      },
    ]);
    expect((await storedDays(ctx, programId))[0]).toMatchObject({ version: 2, document: { name: "Theirs" } });
  });

  test("keeps none of the other days from being stored", async () => {
    await saveDays(ctx, programId, [day("1", "Theirs")]);
    const { saved, conflicts } = await saveDays(ctx, programId, [day("1", "Mine"), day("2", "Mine")]);
    expect(saved).toEqual([{ key: "2", version: 1 }]);
    expect(conflicts.map(({ key }) => key)).toEqual(["1"]);
    const rows = await storedDays(ctx, programId);
    expect(rows.map(({ document }) => document.name)).toEqual(["Theirs", "Mine"]);
  });

  test("is kept mine by saving over the version that it has now", async () => {
    await saveDays(ctx, programId, [day("1", "Theirs")]);
    const { conflicts } = await saveDays(ctx, programId, [day("1", "Mine")]);
    await saveOver(ctx, programId, day("1", "Mine"), conflicts[0]?.theirs.version ?? 0);
    expect((await readDayOf(ctx, programId, "1")).workout.name).toBe("Mine");
  });
});

describe("the same save sent twice", () => {
  test("stores once, and answers the same", async () => {
    const saveId = newId();
    const documents = [day("1", "One"), day("2", "Two")];
    const answers = [await saveDays(ctx, programId, documents, saveId)];
    answers.push(await saveDays(ctx, programId, documents, saveId));
    expect(answers[1]).toEqual(answers[0]);
    expect((await storedDays(ctx, programId)).map(({ version }) => version)).toEqual([1, 1]);
  });

  test("stores once, also when both are on their way together", async () => {
    const saveId = newId();
    const documents = [day("1", "One"), day("2", "Two")];
    const answers = await Promise.all([1, 2, 3].map(() => saveDays(ctx, programId, documents, saveId)));
    for (const answer of answers) expect(answer.conflicts).toEqual([]);
    expect((await storedDays(ctx, programId)).map(({ version }) => version)).toEqual([1, 1]);
  });

  test("does not come back over what was saved after it", async () => {
    const saveId = newId();
    await saveDays(ctx, programId, [day("1", "Old")], saveId);
    await saveOver(ctx, programId, day("1", "New"), 1);
    const { conflicts } = await saveDays(ctx, programId, [day("1", "Old")], saveId);
    expect(conflicts).toHaveLength(1);
    expect((await readDayOf(ctx, programId, "1")).workout.name).toBe("New");
  });
});

describe("savers at once", () => {
  test("on a day that nobody saved before: one is first, the others are told", async () => {
    const names = ["a", "b", "c", "d"];
    const answers = await Promise.all(names.map((name) => saveDays(ctx, programId, [day("1", name)])));
    expect(answers.filter(({ conflicts }) => conflicts.length === 0)).toHaveLength(1);
    const [row] = await storedDays(ctx, programId);
    const winner = names[answers.findIndex(({ conflicts }) => conflicts.length === 0)];
    expect(row).toMatchObject({ version: 1, document: { name: winner } });
    for (const { conflicts } of answers) {
      for (const { theirs } of conflicts) expect(theirs.workout.name).toBe(winner);
    }
  });

  test("on the same days in different order wait for each other, and never in a ring", async () => {
    const keys = Array.from({ length: 14 }, (_, index) => String(index + 1));
    const rounds = [keys, keys.toReversed(), keys, keys.toReversed()];
    const saves = rounds.map((order, round) =>
      saveDays(
        ctx,
        programId,
        order.map((key) => day(key, `${round}`)),
      ),
    );
    const answers = await Promise.all(saves);
    expect(answers.map(({ saved }) => saved.length).sort((a, b) => a - b)).toEqual([0, 0, 0, 14]);
    expect(new Set((await storedDays(ctx, programId)).map(({ document }) => document.name)).size).toBe(1);
  });
});

test("a day that is not stored takes whatever version it is said to have", async () => {
  const workouts = [{ version: 4, workout: day("1", "Lost and found") }];
  const { saved, conflicts } = await saveWorkouts(ctx, programId, { saveId: newId(), workouts });
  expect(conflicts).toEqual([]);
  expect(saved).toEqual([{ key: "1", version: 5 }]);
  expect((await storedDays(ctx, programId))[0]).toMatchObject({ version: 5, document: { name: "Lost and found" } });
});
