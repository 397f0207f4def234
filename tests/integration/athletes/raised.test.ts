import { beforeEach, expect, test } from "vitest";
import { deleteCompletion } from "#app/features/completions/mutations.server.ts";
import { listRaised } from "#app/features/records/raised-queries.server.ts";
import { didOf, givenAthlete, type Rounds, stored } from "./completions/given.ts";

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

test("it is the actor's own alone", async () => {
  const first = await did(1, [5, 100]);
  expect(await raisedBy(first, given.coach.ctx)).toEqual([]);
});
