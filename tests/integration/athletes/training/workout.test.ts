import { and, eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { trainingSets } from "#app/domain/completions/training.ts";
import { NotFound } from "#app/domain/errors.ts";
import { standardBarbell } from "#app/domain/strength/plates.ts";
import { openToTrain } from "#app/features/train/beside.server.ts";
import { findOthers, replaceExercise } from "#app/features/train/instead.server.ts";
import { saveSoFar } from "#app/features/train/save.server.ts";
import { readToday } from "#app/features/train/today.server.ts";
import { finishWorkout, openWorkout } from "#app/features/train/workout.server.ts";
import { completions } from "#db/schema/completions.ts";
import { programAssignments } from "#db/schema/programs.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { coachingBusiness } from "#tests/support/people/factory.ts";
import { starterId } from "#tests/support/training/exercises.ts";
import { givenAthlete } from "../completions/given.ts";

let given: Awaited<ReturnType<typeof givenAthlete>>;
const device = "Firefox on Android";
const feedback = { sessionRpe: "7", minutes: "48", comment: "", successfullyCompleted: true, imageId: null };

beforeEach(async () => {
  given = await givenAthlete();
});

const key = () => String(given.day.day ?? given.day.date);
const open = () => openWorkout(given.athlete.ctx, given.programId, key());

async function press(what: string, typed: Record<string, string | boolean> = {}) {
  const training = await open();
  const { occurrence, version } = training;
  const values = { ...training.typed, ...typed };
  const saved = await saveSoFar(given.athlete.ctx, training, values, what, { occurrence, version, device });
  if (!saved.ok) throw new Error(JSON.stringify(saved.problems));
}

function roundsOf(training: Awaited<ReturnType<typeof open>>) {
  const { base: workout, written, typed } = training;
  const sets = trainingSets({ workout, written, typed, barbell: standardBarbell("kilograms") });
  return sets.flatMap(({ exercises }) => exercises.flatMap(({ rounds }) => rounds));
}

test("one press does a round as prescribed, another undoes it, and one does all", async () => {
  const [first, ...others] = roundsOf(await open());
  await press(first?.id ?? "");
  expect(roundsOf(await open()).map(({ isDone }) => isDone)).toEqual([true, ...others.map(() => false)]);
  await press(first?.id ?? "");
  expect(roundsOf(await open()).some(({ isDone }) => isDone)).toBe(false);
  const cell = first?.cells[0];
  await press("all", { [cell?.name ?? ""]: "3" });
  const training = await open();
  expect(roundsOf(training).every(({ isDone }) => isDone)).toBe(true);
  expect(training.typed[cell?.name ?? ""]).toBe("3");
});

test("a press on a round that is typed and not saved yet keeps what is typed, and does the rest as prescribed", async () => {
  const [first] = roundsOf(await open());
  const [reps, weight] = first?.cells ?? [];
  await press(first?.id ?? "", { [weight?.name ?? ""]: "85" });
  const { typed } = await open();
  expect([typed[reps?.name ?? ""], typed[weight?.name ?? ""]]).toEqual(["5", "85"]);
});

test("a finish pressed twice stores one completion, with how hard it was", async () => {
  const { ctx } = given.athlete;
  const [reps, weight] = roundsOf(await open())[0]?.cells ?? [];
  await press("all", { [reps?.name ?? ""]: "5", [weight?.name ?? ""]: "102.5" });
  const training = await open();
  const at = { occurrence: training.occurrence, version: training.version };
  const [one, again] = [
    await finishWorkout(ctx, training, feedback, at),
    await finishWorkout(ctx, await open(), feedback, at),
  ];
  expect(one.ok && again.ok && one.id === again.id).toBe(true);
  const stored = await ctx.db.select().from(completions).where(eq(completions.userId, ctx.actor.userId));
  expect(stored).toHaveLength(1);
  expect(stored[0]).toMatchObject({ sessionRpe: 7, minutes: 48, successfullyCompleted: true });
  const { last } = await openToTrain(ctx, given.programId, key());
  expect(last[starterId("Back squat")]).toMatch(/^\d+ \w+ \d{4}: 5 × 102\.5 kg$/);
});

test("another exercise of the library keeps the rounds, is marked, and keeps no weight of the first", async () => {
  const { ctx } = given.athlete;
  const before = await open();
  const [entry] = before.base.modules.flatMap(({ moduleExercises }) => moduleExercises);
  const { found } = await findOthers(ctx, before, entry?.id ?? "", "leg press");
  expect(found[0]?.name).toBe("Leg press");
  const choice = { entryId: entry?.id ?? "", exerciseId: starterId("Leg press") };
  const at = { occurrence: 1, version: 0, device };
  expect(await replaceExercise(ctx, before, choice, at)).toMatchObject({ ok: true });
  const after = await open();
  expect(after.replaced).toEqual({ [entry?.id ?? ""]: entry?.exercise?.name });
  const [replaced] = after.base.modules.flatMap(({ moduleExercises }) => moduleExercises);
  expect([replaced?.exercise?.name, replaced?.moduleExerciseRounds.length]).toEqual([
    "Leg press",
    entry?.moduleExerciseRounds.length,
  ]);
  const strange = { entryId: entry?.id ?? "", exerciseId: given.programId };
  expect(await replaceExercise(ctx, after, strange, { ...at, version: after.version })).toMatchObject({ ok: false });
});

test("what was begun can be finished after the program was taken away, and nothing else of it can be begun", async () => {
  const { ctx } = given.athlete;
  await press("all");
  await ctx.db.delete(programAssignments).where(and(eq(programAssignments.programId, given.programId)));
  const training = await open();
  expect(training.isWithdrawn).toBe(true);
  const at = { occurrence: training.occurrence, version: training.version };
  expect(await finishWorkout(ctx, training, feedback, at)).toMatchObject({ ok: true });
  await expect(open()).rejects.toThrow(NotFound);
});

test("strangers find no workout, and Today says that they have no program", async () => {
  const { ctx } = await coachingBusiness();
  await expect(openWorkout(ctx, given.programId, key())).rejects.toThrow(NotFound);
  expect(await readToday(ctx)).toMatchObject({ due: [], missed: [], standing: { is: "none" }, isAnswered: false });
});

test("Today costs 3 statements, and a workout 5 with its bar and last time", async () => {
  const { ctx } = given.athlete;
  const { queries } = await testDatabase();
  const costOf = async (read: () => Promise<unknown>) => {
    const before = queries.length;
    await read();
    return queries.length - before;
  };
  expect(await costOf(() => readToday(ctx))).toBe(3);
  const workout = () => openToTrain(ctx, given.programId, key());
  expect(await costOf(workout)).toBe(5);
  await press("all");
  expect(await costOf(workout)).toBe(5);
});
