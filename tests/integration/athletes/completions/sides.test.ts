import { beforeEach, expect, test } from "vitest";
import { ownForApi } from "#app/features/completions/page-queries.server.ts";
import { showWorkout } from "#app/features/prescriptions/show.server.ts";
import { kilos, line, reps } from "#scripts/demo-data/plan.ts";
import { givenProgram } from "#tests/integration/programs/given.ts";
import { dayOf, planOf, saveDays, snapshotOf } from "#tests/integration/workouts/given.ts";
import { didOf, follow, givenAthlete, stored } from "./given.ts";

/** Proves what an app that doesn't know of sides sends of split squats: 8 × 20 kg per side. */
let given: Awaited<ReturnType<typeof givenAthlete>>;
let programId: string;
let sent: ReturnType<typeof didOf>;
let prescriptionId: string | null;

beforeEach(async () => {
  given = await givenAthlete();
  programId = await givenProgram(given.coach.ctx);
  const plain = dayOf(programId, "1", planOf("Legs", { lines: [line("Bulgarian split squat", [reps(8), kilos(20)])] }));
  await saveDays(given.coach.ctx, programId, [changed(plain, { perSide: true })]);
  await follow(given.coach.ctx, programId, given.athlete.user.id);
  ({ prescriptionId } = await showWorkout(given.athlete.ctx, programId, plain.id));
  sent = didOf(programId, plain, [[8, 20]]);
});

type Entry = (typeof sent)["workout"]["modules"][number]["moduleExercises"][number];

function changed<Day extends { modules: { moduleExercises: object[] }[] }>(day: Day, changes: Partial<Entry>): Day {
  const modules = day.modules.map((module) => ({
    ...module,
    moduleExercises: module.moduleExercises.map((entry) => ({ ...entry, ...changes })),
  }));
  return { ...day, modules };
}

async function volumeOf(input: typeof sent) {
  const { id } = await stored(given.athlete.ctx, input);
  return (await ownForApi(given.athlete.ctx, id)).volumeLoad;
}

test("the sides of the prescription count, also when an update no longer names it", async () => {
  expect(await volumeOf({ ...sent, prescriptionId })).toBe(2 * 8 * 20);
  expect(await volumeOf({ ...sent, comment: "Wobbly" })).toBe(2 * 8 * 20);
});

test("not without a prescription, nor for what was done instead", async () => {
  expect(await volumeOf(sent)).toBe(8 * 20);
  const instead = changed(sent.workout, { exercise: snapshotOf("Back squat") });
  expect(await volumeOf({ ...sent, id: programId, prescriptionId, workout: instead })).toBe(8 * 20);
});
