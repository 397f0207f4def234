import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import type { Workout } from "#app/domain/workout/document/document.ts";
import { forEditing, forSaving } from "#app/domain/workout/document/trim.ts";
import { applyPosted, readFields } from "#app/domain/workout/form/posted.ts";
import { postedAsShown } from "#app/domain/workout/form/shown-support.ts";
import { findProgram } from "#app/features/programs/queries.server.ts";
import { readWeek, type WorkoutView } from "#app/features/workouts/queries.server.ts";
import { saveSent } from "#app/features/workouts/sent.server.ts";
import { toApiWorkout, workoutBody } from "#app/routes/api/authoring/workout-schemas.ts";
import type { Context } from "#app/services/context.server.ts";
import { programs, workouts } from "#db/schema/programs.ts";
import { postForm, typedWeek } from "#tests/integration/workouts/given.ts";
import { givenDemo, trainerContext } from "./given.ts";

/** Proves that a week of the demo is the same document, byte for byte, for whoever saves it now. */
let ctx: Context;
let programIds: string[];

beforeAll(async () => {
  await givenDemo();
  ctx = await trainerContext();
  const rows = await ctx.db
    .select({ id: programs.id })
    .from(programs)
    .where(eq(programs.creatorId, ctx.actor.userId))
    .orderBy(asc(programs.id));
  programIds = rows.map(({ id }) => id);
  expect(programIds.length).toBeGreaterThanOrEqual(7);
});

async function trainedDays(programId: string): Promise<WorkoutView[]> {
  const { workouts: days } = await readWeek(ctx, await findProgram(ctx, programId), 1);
  return days.filter(({ workout }) => !workout.restDay);
}

function stored(days: WorkoutView[]) {
  const ids = days.map(({ workout }) => workout.id);
  return ctx.db
    .select({ id: workouts.id, text: sql<string>`${workouts.document}::text`, version: workouts.version })
    .from(workouts)
    .where(and(eq(workouts.accountId, ctx.actor.accountId), inArray(workouts.id, ids)))
    .orderBy(asc(workouts.id));
}

/** Renames each day and names it as before, so that all of it is written twice. */
async function saveTwice(save: (programId: string, name: (day: WorkoutView) => string) => Promise<void>) {
  for (const programId of programIds) {
    const days = await trainedDays(programId);
    const before = await stored(days);
    await save(programId, () => "Another name");
    const names = new Map(days.map(({ key, workout }) => [key, workout.name]));
    await save(programId, ({ key }) => names.get(key) ?? "");
    const written = before.map((row) => ({ ...row, version: row.version + 2 }));
    expect(await stored(days)).toEqual(written);
  }
}

test("saved by the form of its week", async () => {
  await saveTwice(async (programId, name) => {
    const days = await trainedDays(programId);
    const fields = Object.fromEntries(days.map((day) => [`${day.key}.name`, name(day)]));
    expect(await postForm(ctx, programId, await typedWeek(ctx, programId, fields))).toMatchObject({ ok: true });
  });
});

test("read over the API and sent back", async () => {
  await saveTwice(async (programId, name) => {
    for (const day of await trainedDays(programId)) {
      const told = JSON.stringify({ ...toApiWorkout(programId, day), name: name(day) });
      const { program: _, version, ...workout } = workoutBody.parse(JSON.parse(told));
      expect(await saveSent(ctx, { programId, entries: [{ version, workout }] })).toMatchObject({ ok: true });
    }
  });
});

test("opened in the form, whichever exercise shows its rounds", async () => {
  for (const programId of programIds) {
    for (const { key, workout } of await trainedDays(programId)) {
      const entries = workout.modules.flatMap(({ moduleExercises }) => moduleExercises.map(({ id }) => id));
      for (const open of entries) expect(postedBack(workout, key, open)).toBe(JSON.stringify(forSaving(workout)));
    }
  }
});

function postedBack(workout: Workout, key: string, open: string): string {
  const editing = forEditing(workout);
  const fields = readFields(postedAsShown(editing, key, open));
  const posted = applyPosted(
    new Map([[key, editing]]),
    fields,
    () => () => "",
    () => true,
  );
  expect(posted.errors).toEqual({});
  return JSON.stringify(forSaving(posted.workouts.get(key) ?? editing));
}
