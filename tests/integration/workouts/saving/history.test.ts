import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { beforeEach, describe, expect, test } from "vitest";
import { NotFound } from "#app/domain/errors.ts";
import type { Workout } from "#app/domain/workout/document/document.ts";
import { deleteProgram } from "#app/features/programs/mutations.server.ts";
import { findProgram } from "#app/features/programs/queries.server.ts";
import { readHistory } from "#app/features/workouts/history.server.ts";
import { planRestore, restoreSave } from "#app/features/workouts/restore.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { exercises } from "#db/schema/exercises.ts";
import { programSaves, workoutRevisions } from "#db/schema/revisions.ts";
import { line, reps } from "#scripts/demo-data/plan.ts";
import { givenProgram } from "#tests/integration/programs/given.ts";
import {
  dayOf,
  plainDay,
  planOf,
  readDayOf,
  renameDay,
  saveDays,
  saveOver,
  snapshotOf,
  storedDays,
} from "#tests/integration/workouts/given.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { at, coachingBusiness, monday } from "#tests/support/people/factory.ts";
import { givenExercise } from "#tests/support/training/exercises.ts";

let ctx: Context;
let programId: string;

beforeEach(async () => {
  ({ ctx } = await coachingBusiness({ firstName: "Iva", lastName: "Šarić" }));
  programId = await givenProgram(ctx);
  minutes = 0;
});

const day = (key: string, name: string) => plainDay(programId, key, name);

/** Another time each: saves of ten minutes are one entry. */
let minutes = 0;
function later() {
  minutes += 11;
  return at(ctx, new Date(monday.getTime() + 60_000 * minutes));
}

const rename = (key: string, name: string, as = later()) => renameDay(as, programId, key, name);

async function history(page = 1) {
  return readHistory(ctx, await findProgram(ctx, programId), page);
}

async function restore(save: number, wanted: { saveId?: string; latest?: number } = {}) {
  const latest = wanted.latest ?? (await history()).latest;
  return restoreSave(ctx, await findProgram(ctx, programId), { save, saveId: wanted.saveId ?? newId(), latest });
}

const nameOf = async (key: string) => (await readDayOf(ctx, programId, key)).workout.name;

test("a page beyond the end is the last one", async () => {
  expect(await history(5)).toMatchObject({ page: 1, pages: 1, saves: [] });
  for (let number = 1; number <= 11; number++) await saveDays(later(), programId, [day(String(number), "Push")]);
  for (const asked of [3, 5, 999_999]) expect(await history(asked)).toMatchObject({ page: 2, pages: 2 });
  expect((await history(999_999)).saves.map(({ number }) => number)).toEqual([1]);
});

describe("a save", () => {
  test("is told with who, when and what, the last one first", async () => {
    await saveDays(ctx, programId, [day("1", "Push"), day("9", "Pull")]);
    const hourLater = new Date(monday.getTime() + 3_600_000);
    await rename("9", "Rows", at(ctx, hourLater));
    const { saves, latest, oldest, pages } = await history();
    expect([latest, oldest, pages]).toEqual([2, 1, 1]);
    expect(saves.map(({ number, days, savedBy, savedAt }) => [number, days, savedBy, savedAt])).toEqual([
      [2, 1, "Iva Šarić", hourLater.toISOString()],
      [1, 2, "Iva Šarić", monday.toISOString()],
    ]);
    expect(saves[0]?.changes).toEqual([{ key: "9", lines: ["Title: ‘Pull’ → ‘Rows’"], more: 0 }]);
    expect(saves[1]?.changes.map(({ key, lines }) => [key, lines.slice(0, 2)])).toEqual([
      ["1", ["No longer a rest day", "Title: ‘Push’"]],
      ["9", ["No longer a rest day", "Title: ‘Pull’"]],
    ]);
  });

  test("sent twice is kept once, and one that changes nothing is not kept", async () => {
    const saveId = newId();
    const documents = [day("1", "Push")];
    await saveDays(ctx, programId, documents, saveId);
    await saveDays(ctx, programId, documents, saveId);
    await rename("1", "Push");
    expect((await history()).saves).toHaveLength(1);
    expect((await storedDays(ctx, programId))[0]?.version).toBe(2);
  });

  test("that was refused in part and is sent again whole is one save", async () => {
    const saveId = newId();
    await saveDays(ctx, programId, [day("1", "Theirs")]);
    const mine = later();
    await saveDays(mine, programId, [day("1", "Mine"), day("2", "Mine")], saveId);
    await saveDays(mine, programId, [day("3", "Mine")], saveId);
    const [last, ...others] = (await history()).saves;
    expect(last).toMatchObject({ number: 2, days: 2 });
    expect(last?.changes.map(({ key }) => key)).toEqual(["2", "3"]);
    expect(others).toHaveLength(1);
  });

  test("of many days and changes is told by the first ones", async () => {
    const keys = Array.from({ length: 9 }, (_, index) => String(index + 1));
    const full = dayOf(programId, "1", planOf("Long", { lines: Array(20).fill(line("Back squat", [reps(5)])) }));
    await saveDays(ctx, programId, [full, ...keys.slice(1).map((key) => day(key, key))]);
    await saveOver(ctx, programId, { ...full, modules: full.modules.map(withoutNotes) }, 1);
    const [second, first] = (await history()).saves;
    expect(first).toMatchObject({ days: 9 });
    expect(first?.changes).toHaveLength(7);
    expect(second?.changes[0]?.lines).toHaveLength(12);
    expect(second?.changes[0]?.more).toBe(8);
  });

  test("and the 50 before it are kept, and no more; pages have ten", async () => {
    await saveDays(ctx, programId, [day("1", "0")]);
    for (let number = 1; number <= 51; number++) await rename("1", String(number));
    const { saves, oldest, latest, pages } = await history();
    expect([saves.length, oldest, latest, pages]).toEqual([10, 3, 52, 5]);
    expect((await history(5)).saves.at(-1)?.number).toBe(3);
    const { db } = ctx;
    const kept = await db.select().from(workoutRevisions).where(eq(workoutRevisions.programId, programId));
    expect(kept).toHaveLength(50);
  });

  test("takes as many statements with a full history as before, and the one that forgets", async () => {
    const { queries } = await testDatabase();
    const counted = async (name: string) => {
      const { workout, version } = await readDayOf(ctx, programId, "1");
      const before = queries.length;
      await saveOver(later(), programId, { ...workout, name }, version);
      return queries.length - before;
    };
    await saveDays(ctx, programId, [day("1", "0")]);
    const first = await counted("first");
    for (let number = 1; number <= 50; number++) await rename("1", String(number));
    expect(await counted("last")).toBe(first + 1);
  });
});

/** A description for every exercise: twenty changes in one day. */
function withoutNotes(module: Workout["modules"][number]) {
  const moduleExercises = module.moduleExercises.map((entry) => ({ ...entry, description: "Slow" }));
  return { ...module, moduleExercises };
}

describe("restoring", () => {
  beforeEach(async () => {
    await saveDays(ctx, programId, [day("1", "A"), day("2", "A")]);
    await rename("1", "B");
    await rename("2", "B");
    await rename("1", "C");
  });

  test("says what it would change, then puts every day back to how it was after that save", async () => {
    const plan = await planRestore(ctx, await findProgram(ctx, programId), 2);
    expect(plan.changes).toEqual([
      { key: "1", lines: ["Title: ‘C’ → ‘B’"], more: 0 },
      { key: "2", lines: ["Title: ‘B’ → ‘A’"], more: 0 },
    ]);
    expect(await restore(2)).toEqual({ ok: true, days: 2 });
    expect([await nameOf("1"), await nameOf("2")]).toEqual(["B", "A"]);
    expect((await history()).saves[0]).toMatchObject({ number: 5, kind: "restore", target: 2, days: 2 });
  });

  test("can itself be gone back on", async () => {
    await restore(1);
    expect([await nameOf("1"), await nameOf("2")]).toEqual(["A", "A"]);
    await restore(4);
    expect([await nameOf("1"), await nameOf("2")]).toEqual(["C", "B"]);
  });

  test("to before the first save leaves rest days", async () => {
    await restore(0);
    const rows = await storedDays(ctx, programId);
    expect(rows.map(({ restDay, document }) => [restDay, document.modules.length])).toEqual([
      [true, 0],
      [true, 0],
    ]);
  });

  test("the same one sent twice is done once", async () => {
    const saveId = newId();
    await restore(1, { saveId });
    await rename("1", "After");
    expect(await restore(1, { saveId })).toEqual({ ok: true, days: 0 });
    expect(await nameOf("1")).toBe("After");
  });

  test("is refused when something was saved since it was asked for", async () => {
    const refused = await restore(1, { latest: 3 });
    expect(refused).toEqual({ ok: false, problems: { "": [expect.stringContaining("saved in the meantime")] } });
    expect(await nameOf("1")).toBe("C");
    expect((await history()).latest).toBe(4);
  });

  test.each([-1, 5, 1.5, Number.NaN])("knows no save %s", async (save) => {
    await expect(restore(save)).rejects.toThrow(NotFound);
  });

  test("names an exercise that is no longer in the library", async () => {
    const id = await givenExercise(ctx, { name: "Atlas stone" });
    const lines = [line("Back squat", [reps(5)])];
    await saveDays(ctx, programId, [
      dayOf(programId, "3", planOf("Strongman", { lines }), () => ({ ...snapshotOf("Back squat"), id })),
    ]);
    const { workout, version } = await readDayOf(ctx, programId, "3");
    await saveOver(ctx, programId, { ...workout, modules: [] }, version);
    await ctx.db.delete(exercises).where(eq(exercises.id, id));
    const refused = await restore(5);
    expect(refused).toEqual({
      ok: false,
      problems: { "": [expect.stringMatching(/^Atlas stone has since been deleted/)] },
    });
  });
});

test("deleting the program takes its history along", async () => {
  await saveDays(ctx, programId, [day("1", "A")]);
  await deleteProgram(ctx, programId);
  const left = await ctx.db.select().from(programSaves).where(eq(programSaves.programId, programId));
  expect(left).toEqual([]);
});
