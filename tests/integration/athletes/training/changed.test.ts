import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { NotFound } from "#app/domain/errors.ts";
import { replaceExercise } from "#app/features/train/instead.server.ts";
import { parseOpened, printOpened, saveSoFar } from "#app/features/train/save.server.ts";
import { finishWorkout, openWorkout } from "#app/features/train/workout.server.ts";
import { completions } from "#db/schema/completions.ts";
import { programAssignments, workouts } from "#db/schema/programs.ts";
import { coachingBusiness } from "#tests/support/people/factory.ts";
import { starterId } from "#tests/support/training/exercises.ts";
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

/** As a page sends it that was opened at `opened`; `version`: what another device has saved since. */
async function saveFrom(opened: Opened, typed: Record<string, string>, press = "save") {
  const { occurrence, version } = opened;
  const began = parseOpened(printOpened(opened));
  return saveSoFar(given.athlete.ctx, await open(), typed, press, { occurrence, version, device, opened: began });
}

type Fields = [[string, string], [string, string], [string, string]];

test("of two devices that did different rounds the second saves at once, with what the first did", async () => {
  const seen = await open();
  const [[reps, weight], [otherReps, otherWeight]] = fieldsOf(seen) as Fields;
  expect(await saveFrom(seen, { [reps]: "5", [weight]: "100" })).toMatchObject({ ok: true, taken: {} });
  const second = await saveFrom(seen, { [otherReps]: "4", [otherWeight]: "102,5" });
  expect(second).toMatchObject({ ok: true, from: device, taken: { [reps]: "5", [weight]: "100" } });
  const both = { [reps]: "5", [weight]: "100", [otherReps]: "4", [otherWeight]: "102.5" };
  expect((await open()).typed).toEqual(both);
  expect(await saveFrom(seen, { [otherReps]: "4", [otherWeight]: "102,5" })).toMatchObject({ ok: true });
  expect((await open()).typed).toEqual(both);
});

test("what a device changed or took back stays so when the other saves the state before, with another round", async () => {
  const [[reps, weight], [otherReps], [lastReps]] = fieldsOf(await open()) as Fields;
  await save(await open(), { [reps]: "5", [weight]: "100", [otherReps]: "5" });
  const seen = await open();
  await saveFrom(seen, { [reps]: "5", [weight]: "105" });
  const second = await saveFrom(seen, { [reps]: "5", [weight]: "100", [otherReps]: "5", [lastReps]: "3" });
  expect(second).toMatchObject({ ok: true, taken: { [weight]: "105", [otherReps]: "" } });
  expect((await open()).typed).toEqual({ [reps]: "5", [weight]: "105", [lastReps]: "3" });
});

test("a press on the second device keeps the rounds of the first, and its own round is done", async () => {
  const seen = await open();
  const [[reps, weight], [otherReps]] = fieldsOf(seen) as Fields;
  await saveFrom(seen, { [reps]: "3", [weight]: "100" });
  const [, otherRound = ""] = otherReps.split("_");
  expect(await saveFrom(seen, {}, otherRound)).toMatchObject({ ok: true });
  expect((await open()).typed).toEqual({ [reps]: "3", [weight]: "100", [otherReps]: "5" });
  const [, round = ""] = reps.split("_");
  expect(await saveFrom(seen, {}, round)).toMatchObject({ ok: true });
  expect((await open()).typed[reps]).toBe("3");
});

test("a round that both devices changed is asked about once, and nothing is stored until then", async () => {
  const seen = await open();
  const [[reps, weight], [otherReps]] = fieldsOf(seen) as Fields;
  await saveFrom(seen, { [reps]: "5", [weight]: "100" });
  const here = { [weight]: "110", [otherReps]: "4" };
  const asked = await saveFrom(seen, here);
  if (asked.ok || !asked.theirs?.taken) throw new Error("It was not asked.");
  const { values, taken, version } = asked.theirs as { values: object; taken: Record<string, string>; version: number };
  expect(values).toEqual({ [reps]: "5", [weight]: "100" });
  expect(taken).toEqual({ [reps]: "5", opened: expect.any(String) });
  expect((await open()).typed).toEqual({ [reps]: "5", [weight]: "100" });
  const again = { ...here, ...taken };
  const sent = { occurrence: 1, version, device, opened: parseOpened(taken.opened ?? "") };
  expect(await saveSoFar(given.athlete.ctx, await open(), again, "save", sent)).toMatchObject({ ok: true });
  expect((await open()).typed).toEqual({ [reps]: "5", [weight]: "110", [otherReps]: "4" });
});

test("nothing is merged into an exercise that was replaced meanwhile", async () => {
  const seen = await open();
  const [[reps]] = fieldsOf(seen) as Fields;
  const [entry] = seen.base.modules.flatMap(({ moduleExercises }) => moduleExercises);
  const choice = { entryId: entry?.id ?? "", exerciseId: starterId("Leg press") };
  const at = { occurrence: 1, version: 0, device };
  expect(await replaceExercise(given.athlete.ctx, seen, choice, at)).toMatchObject({ ok: true });
  expect(await saveFrom(seen, { [reps]: "5" })).toMatchObject({ ok: false, theirs: { version: 1 } });
});

test("a page that doesn't say what it was opened with takes over what is empty there, and is told of what is different", async () => {
  const training = await open();
  const [[reps, weight], [otherReps, otherWeight]] = fieldsOf(training) as [[string, string], [string, string]];
  await save(training, { [reps]: "5", [weight]: "100" });
  const second = await save(await open(), { [weight]: "110", [otherReps]: "4", [otherWeight]: "105" }, 0);
  expect(second).toMatchObject({
    ok: false,
    theirs: { version: 1, values: { [reps]: "5", [weight]: "100" }, taken: { [reps]: "5" } },
  });
  expect("theirs" in second && Object.keys(second.theirs?.taken ?? {})).toEqual([reps, "opened"]);
});
