import { v7 as newId } from "uuid";
import { beforeEach, expect, test } from "vitest";
import { resetRecord } from "#app/features/benchmarks/reset.server.ts";
import { deleteCompletion } from "#app/features/completions/mutations.server.ts";
import { enterBodyWeight, enterMaximum } from "#app/features/records/mutations.server.ts";
import { listRaised } from "#app/features/records/raised-queries.server.ts";
import { raisedLine } from "#app/features/train/raised.ts";
import { kilos, line, reps } from "#scripts/demo-data/plan.ts";
import { givenProgram } from "#tests/integration/programs/given.ts";
import { dayOf, planOf, saveDays } from "#tests/integration/workouts/given.ts";
import { withDone } from "#tests/support/training/with-done.ts";
import { didOf, follow, givenAthlete, type Rounds, recordOfUser, stored } from "./completions/given.ts";

/** Proves what a finished workout is said to have raised. */
let given: Awaited<ReturnType<typeof givenAthlete>>;

beforeEach(async () => {
  given = await givenAthlete();
});

async function did(day: number, ...rounds: Rounds) {
  const doneAt = `2026-02-${String(day).padStart(2, "0")}T08:00:00.000Z`;
  const { id } = await stored(given.athlete.ctx, didOf(given.programId, given.day, rounds, { doneAt }));
  return { id, doneAt: new Date(doneAt) };
}

async function raisedBy(completion: { id: string; doneAt: Date }, who = given.athlete.ctx) {
  const raised = await listRaised(who, completion);
  return raised.map(({ name, quantity, kind, value, unit, gain }) => [name, quantity, kind, value, unit, gain]);
}

async function linesOf(completion: { id: string; doneAt: Date }) {
  const raised = await listRaised(given.athlete.ctx, completion);
  return raised.map(raisedLine).map(({ what, amount, gain, before }) => [what, amount, gain, before]);
}

async function said(day: number, value: number) {
  const record = await recordOfUser(given.athlete.ctx, given.athlete.user.id);
  const key = { exerciseId: record?.exerciseId ?? "", category: "weight" } as const;
  const on = `2026-02-${String(day).padStart(2, "0")}`;
  const measured = { accountId: given.coach.account.id, userId: given.athlete.user.id };
  const entered = { id: newId(), value, unit: "kilograms", on } as const;
  await enterMaximum({ ...given.coach.ctx, now: new Date(`${on}T20:00:00Z`) }, measured, key, entered);
}

test("the first of an exercise has no gain; later ones are told against what there was before", async () => {
  const first = await did(1, [5, 100]);
  expect(await raisedBy(first)).toEqual([["Back squat", "weight", "calculated", 116.67, "kilograms", null]]);
  const lower = await did(2, [5, 90]);
  expect(await raisedBy(lower)).toEqual([]);
  const single = await did(3, [1, 120], [5, 105]);
  expect(await raisedBy(single)).toEqual([
    ["Back squat", "weight", "real", 120, "kilograms", null],
    ["Back squat", "weight", "calculated", 122.5, "kilograms", 5.83],
  ]);
  const later = await did(4, [1, 122.5], [5, 112.5]);
  expect(await raisedBy(later)).toEqual([
    ["Back squat", "weight", "real", 122.5, "kilograms", 2.5],
    ["Back squat", "weight", "calculated", 131.25, "kilograms", 8.75],
  ]);
  expect(await raisedBy(single)).toHaveLength(2);
  await deleteCompletion(given.athlete.ctx, single.id);
  expect(await raisedBy(later)).toContainEqual(["Back squat", "weight", "real", 122.5, "kilograms", null]);
});

test("a reset and a coach's word count from their time on, and take nothing from what was raised before", async () => {
  await did(1, [1, 110]);
  const better = await did(2, [1, 120]);
  await said(3, 90);
  const after = await did(4, [1, 95]);
  const record = await recordOfUser(given.athlete.ctx, given.athlete.user.id);
  await resetRecord({ ...given.coach.ctx, now: new Date("2026-02-05T00:00:00Z") }, record?.id ?? "");
  const anew = await did(6, [1, 80]);
  const real = (value: number, gain: number | null) => ["Back squat", "weight", "real", value, "kilograms", gain];
  expect((await raisedBy(better))[0]).toEqual(real(120, 10));
  expect((await raisedBy(after))[0]).toEqual(real(95, 5));
  expect((await raisedBy(anew))[0]).toEqual(real(80, null));
});

test("of other quantities it tells the most, the longest and, where less is better, the least", async () => {
  const { ctx } = given.athlete;
  const programId = await givenProgram(given.coach.ctx);
  const lines = [
    line("Push-up", [reps(10)]),
    line("Plank", [{ category: "time", type: "amount", values: [] }]),
    line("30 m sprint", [{ category: "fastestTime", type: "amount", values: [] }]),
  ];
  const day = dayOf(programId, "1", planOf("Others", { lines }));
  await saveDays(given.coach.ctx, programId, [day]);
  await follow(given.coach.ctx, programId, given.athlete.user.id);
  async function send(on: string, values: Record<string, number>) {
    const workout = withDone(day, ({ trackableCategory }) => values[trackableCategory ?? ""] ?? null);
    const { id, ...rest } = didOf(programId, day, [], { doneAt: `${on}T08:00:00Z` });
    await stored(ctx, { ...rest, id, workout });
    return { id, doneAt: new Date(`${on}T08:00:00Z`) };
  }
  const first = await send("2026-02-01", { reps: 18, time: 80, fastestTime: 5.2 });
  expect(await linesOf(first)).toEqual([
    ["30 m sprint, fastest time", "5.2 s", null, "your first"],
    ["Plank, time", "1:20", null, "your first"],
    ["Push-up", "18 reps", null, "your first"],
  ]);
  const second = await send("2026-02-02", { reps: 20, time: 95, fastestTime: 5 });
  expect(await linesOf(second)).toEqual([
    ["30 m sprint, fastest time", "5 s", "−0.2", "5.2 s before"],
    ["Plank, time", "1:35", "+0:15", "1:20 before"],
    ["Push-up", "20 reps", "+2", "18 reps before"],
  ]);
  expect(await linesOf(await send("2026-02-03", { reps: 20, time: 94, fastestTime: 5.1 }))).toEqual([]);
});

test("what was added to the body is told apart from weights, by the body weight of its day", async () => {
  const { ctx } = given.athlete;
  const weighed = { id: newId(), value: 80, unit: "kilograms", on: "2026-01-20" } as const;
  await enterBodyWeight(given.coach.ctx, { accountId: given.coach.account.id, userId: ctx.actor.userId }, weighed);
  const programId = await givenProgram(given.coach.ctx);
  const day = dayOf(programId, "1", planOf("Chin-ups", { lines: [line("Chin-up", [reps(5), kilos("bw+10")])] }));
  await saveDays(given.coach.ctx, programId, [day]);
  await follow(given.coach.ctx, programId, ctx.actor.userId);
  async function send(on: string, ...rounds: Rounds) {
    const doneAt = `${on}T08:00:00Z`;
    const { id } = await stored(ctx, didOf(programId, day, rounds, { doneAt }));
    return { id, doneAt: new Date(doneAt) };
  }
  await send("2026-02-01", [1, 20]);
  // why: by Brzycki's formula, 36 × (80 + 25) / (37 − 3)
  expect(await linesOf(await send("2026-02-02", [3, 25], [1, 22.5]))).toEqual([
    ["Chin-up, body weight and more", "102.5 kg", "+2.5", "100 kg before"],
    ["Chin-up, body weight and more", "111.18 kg estimated", "+11.18", "100 kg before"],
  ]);
});

test("it is the actor's own alone", async () => {
  const first = await did(1, [5, 100]);
  expect(await raisedBy(first, given.coach.ctx)).toEqual([]);
});
