import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { NotFound } from "#app/domain/errors.ts";
import { finishWorkout, openWorkout, saveSoFar } from "#app/features/train/workout.server.ts";
import { completions } from "#db/schema/completions.ts";
import { programAssignments, workouts } from "#db/schema/programs.ts";
import { coachingBusiness } from "#tests/support/people/factory.ts";

import { givenAthlete } from "../completions/given.ts";

/** Proves that what somebody does by a page that others, or their other device, have overtaken is not lost. */
let given: Awaited<ReturnType<typeof givenAthlete>>;
const device = "Firefox on Android";
const feedback = { sessionRpe: "", minutes: "", comment: "", successfullyCompleted: true, imageId: null };

beforeEach(async () => {
  given = await givenAthlete();
});

const open = (shown: string | null = null) => openWorkout(given.athlete.ctx, given.programId, "1", { shown });

type Opened = Awaited<ReturnType<typeof open>>;

/** By round and place, as the form has them. */
function fieldsOf({ base }: Opened) {
  const rounds = base.modules.flatMap(({ moduleExercises }) =>
    moduleExercises.flatMap((one) => one.moduleExerciseRounds),
  );
  return rounds.map(({ id }) => [`done_${id}_0`, `done_${id}_1`] as const);
}

function save(training: Opened, typed: Record<string, string>, version = training.version) {
  return saveSoFar(given.athlete.ctx, training, typed, "save", { occurrence: training.occurrence, version, device });
}

async function finish(training: Opened) {
  const { occurrence, version } = training;
  const done = await finishWorkout(given.athlete.ctx, training, feedback, { occurrence, version });
  if (!done.ok) throw new Error(JSON.stringify(done.problems));
  const [row] = await given.athlete.ctx.db.select().from(completions).where(eq(completions.id, done.id));
  return row;
}

/** The coach takes all rounds but the last away. */
async function shorten() {
  const { ctx } = given.coach;
  const [set] = given.day.modules;
  const [entry] = set?.moduleExercises ?? [];
  if (!set || !entry) throw new Error("The day has no exercise.");
  const moduleExercises = [{ ...entry, moduleExerciseRounds: entry.moduleExerciseRounds.slice(-1) }];
  const document = { ...given.day, modules: [{ ...set, moduleExercises }] };
  await ctx.db.update(workouts).set({ document }).where(eq(workouts.id, given.day.id));
}

test("what the page showed is what is done, though the coach has changed it before the first save", async () => {
  const seen = await open();
  const [[reps, weight] = ["", ""]] = fieldsOf(seen);
  await shorten();
  const posted = await open(seen.prescriptionId);
  expect([fieldsOf(posted).length, posted.isChanged, (await open()).isChanged]).toEqual([3, true, false]);
  expect(await save(posted, { [reps]: "5", [weight]: "100" })).toMatchObject({ ok: true });
  const row = await finish(await open());
  expect(row).toMatchObject({ prescriptionId: seen.prescriptionId, volumeLoad: 500 });
});

test("it can be done though the program was taken away before the first save, by who was shown it alone", async () => {
  const seen = await open();
  const [[reps, weight] = ["", ""]] = fieldsOf(seen);
  await given.coach.ctx.db.delete(programAssignments).where(eq(programAssignments.programId, given.programId));
  await expect(open()).rejects.toThrow(NotFound);
  const stranger = await coachingBusiness({ roles: ["USR"] });
  await expect(openWorkout(stranger.ctx, given.programId, "1", { shown: seen.prescriptionId })).rejects.toThrow(
    NotFound,
  );
  await expect(openWorkout(given.athlete.ctx, given.programId, "2", { shown: seen.prescriptionId })).rejects.toThrow(
    NotFound,
  );
  const posted = await open(seen.prescriptionId);
  expect(posted.isWithdrawn).toBe(true);
  expect(await save(posted, { [reps]: "5", [weight]: "100" })).toMatchObject({ ok: true });
  expect(await finish(await open())).toMatchObject({ volumeLoad: 500 });
});

test("of two devices the second takes over what the first did elsewhere, and is told of what is different", async () => {
  const training = await open();
  const [[reps, weight], [otherReps, otherWeight]] = fieldsOf(training) as [[string, string], [string, string]];
  await save(training, { [reps]: "5", [weight]: "100" });
  const second = await save(await open(), { [weight]: "110", [otherReps]: "4", [otherWeight]: "105" }, 0);
  expect(second).toMatchObject({
    ok: false,
    theirs: { version: 1, values: { [reps]: "5", [weight]: "100" }, taken: { [reps]: "5" } },
  });
  expect("theirs" in second && Object.keys(second.theirs?.taken ?? {})).toEqual([reps]);
});
