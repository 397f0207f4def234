import { expect, test } from "vitest";
import { metricUnits } from "#app/domain/trackables/preferred.ts";
import { changedWorkout as changed } from "./change.ts";
import type { DoneWorkout } from "./document.ts";
import { enteredValues, entrySets } from "./entry.ts";

type Value = number | string | null;

function workoutOf(rounds: { id: string; done: [Value, Value]; isRest?: boolean; isCompleted?: boolean }[]) {
  const slot = (trackableCategory: string, measurementUnit: string) => ({ trackableCategory, measurementUnit });
  const slots = [slot("reps", "noDimension"), slot("weight", "kilograms")];
  const amount = { trackableType: "amount", value: 5, additionalValue: null, calculatedValue: null };
  const moduleExerciseRounds = rounds.map(({ id, done, isRest = false, isCompleted = true }, at) => ({
    ...{ id, orderNumber: at + 1, isRest, isCompleted },
    roundDefinitions: slots.map((one, index) => ({ ...one, ...amount, doneValue: done[index] ?? null })),
  }));
  const entry = { id: "entry", isRest: false, orderNumber: 1, description: "", trackableCategories: slots };
  const exercise = { id: "squat", name: "Back squat" };
  const moduleExercises = [{ ...entry, exercise, moduleExerciseRounds }];
  const set = { id: "set", name: "", orderNumber: 1, orderNumberInAlternatives: 0, setType: "regular" };
  return { id: "workout", name: "Squats", modules: [{ ...set, moduleExercises }] } as unknown as DoneWorkout;
}

const roundsIn = ({ modules }: DoneWorkout) =>
  modules[0]?.moduleExercises[0]?.moduleExerciseRounds.map(({ isCompleted, roundDefinitions }) => [
    isCompleted,
    ...roundDefinitions.map(({ doneValue }) => doneValue),
  ]);

const changedWorkout = (workout: DoneWorkout, typed: Parameters<typeof changed>[1], units = metricUnits) =>
  changed(workout, typed, units);

const one = "11111111-1111-4111-8111-111111111111";
const two = "22222222-2222-4222-8222-222222222222";
const done = workoutOf([
  { id: one, done: [5, 82.125] },
  { id: two, done: [null, "80/70"], isRest: true },
]);

test("an untouched form changes nothing, of rests and long decimals neither", () => {
  expect(changedWorkout(done, enteredValues(done))).toEqual(done);
  const fields = entrySets(done).flatMap(({ exercises }) => exercises.flatMap(({ rounds }) => rounds));
  const shown = fields.flatMap(({ cells }) => cells.map(({ name }) => [name, enteredValues(done)[name] ?? ""]));
  expect(changedWorkout(done, Object.fromEntries(shown))).toEqual(done);
});

test("a typed value takes the place of the one before, and an emptied round was not done", () => {
  expect(roundsIn(changedWorkout(done, { [`done_${one}_1`]: "85" }))).toEqual([
    [true, 5, 85],
    [true, null, "80/70"],
  ]);
  expect(roundsIn(changedWorkout(done, { [`done_${one}_0`]: "", [`done_${one}_1`]: "" }))?.[0]).toEqual([
    ...[false, null, null],
  ]);
});

test("a round that an app marked without values stays marked", () => {
  const marked = workoutOf([{ id: one, done: [null, null] }]);
  expect(roundsIn(changedWorkout(marked, { [`done_${one}_0`]: "", [`done_${one}_1`]: "" }))).toEqual([
    ...[[true, null, null]],
  ]);
  expect(roundsIn(changedWorkout(marked, { [`done_${one}_0`]: "6" }))).toEqual([[true, 6, null]]);
});
