import { expect, test } from "vitest";
import type { TrackableType } from "#app/domain/trackables/types.ts";
import {
  adding,
  backSquat,
  chinUp,
  edit,
  idOf,
  run,
  threeSets,
  typing,
} from "#app/domain/workout/commands/test-support.ts";
import type { Workout } from "#app/domain/workout/document/document.ts";
import { withDone } from "#tests/support/training/with-done.ts";
import type { DoneWorkout } from "./document.ts";
import { formatSets } from "./formatted-sets.ts";

const setsOf = (done: DoneWorkout) => formatSets(done, { workout: done, isShown: true }).sets;

const squats = edit(threeSets(), { type: "set.setRounds", moduleId: idOf("one"), rounds: "2" }, adding(backSquat), {
  type: "exercise.addRest",
  moduleId: idOf("one"),
  moduleExerciseId: idOf("rest"),
});

function firstRound(workout: Workout, ...done: (number | string | null)[]) {
  const words = setsOf(
    withDone(workout, (definition, { entry, round }) =>
      entry.id === idOf("rest") || round.orderNumber > 1
        ? null
        : (done[round.roundDefinitions.indexOf(definition)] ?? null),
    ),
  );
  return words[0]?.exercises[0]?.rounds[0]?.cells.map(({ prescribed, done }) => [prescribed, done]);
}

test("a set has its exercises with their letters, their columns with the unit, and what was not done as a dash", () => {
  const [set, ...others] = setsOf(withDone(typed(["5", "100"]), () => null));
  expect(others.map(({ title }) => title)).toEqual(["Set 2", "Set 3"]);
  expect(set?.title).toBe("Set 1");
  expect(set?.exercises.map(({ name, columns }) => [name, columns])).toEqual([
    ["a Back squat", ["Reps", "Weight (kg)"]],
    ["Rest", ["Time"]],
  ]);
  expect(firstRound(typed(["5", "100"]))).toEqual([
    ["5", "–"],
    ["100", "–"],
  ]);
});

function typed(texts: string[], ...types: [TrackableType, number][]) {
  const changed = types.map(
    ([trackableType, slot]) =>
      ({ type: "type.change", moduleExerciseId: idOf("Back squat"), slot, trackableType }) as const,
  );
  const ready = edit(squats, ...changed);
  return texts.reduce((all, text, slot) => edit(all, typing(all, "Back squat", 1, slot, text)), ready);
}

test.each([
  [typed(["5", "80"], ["percentage", 1]), ["5", "80 %"]],
  [typed(["5", "-5"], ["automaticPercentage", 1]), ["5", "automatic −5 %"]],
  [typed(["5", ""], ["automaticPercentage", 1]), ["5", "automatic"]],
  [typed(["8+2", ""], ["forcedReps", 0]), ["8+2", "–"]],
  [typed(["5", "80/70/60"], ["dropSet", 1]), ["5", "80/70/60"]],
  [typed(["8+", "60-70"]), ["8+", "60-70"]],
  [typed(["8-12", "70-75%"]), ["8-12", "70-75 %"]],
  [typed(["max", ""], ["range", 1]), ["max", "–"]],
])("what is prescribed is said in its type's form: %#", (workout, words) => {
  expect(firstRound(workout)?.map(([prescribed]) => prescribed)).toEqual(words);
});

test("of a share the athlete's own number stands beside it", () => {
  const done = withDone(typed(["5", "80"], ["percentage", 1]), () => null);
  const definition = done.modules[0]?.moduleExercises[0]?.moduleExerciseRounds[0]?.roundDefinitions[1];
  if (!definition) throw new Error("There is no weight.");
  definition.calculatedValue = 96;
  expect(setsOf(done)[0]?.exercises[0]?.rounds[0]?.cells[1]?.prescribed).toBe("80 % (96)");
});

test("numbers are said to two decimals, times as a clock, texts as they were sent", () => {
  expect(firstRound(typed([]), 5, 102.456)?.map(([, done]) => done)).toEqual(["5", "102.46"]);
  expect(firstRound(typed([]), "8+2", "80/70")?.map(([, done]) => done)).toEqual(["8+2", "80/70"]);
  expect(firstRound(edit(threeSets(), adding(run)), 90)?.[0]).toEqual(["–", "01:30"]);
});

test("of alternatives the one that was done is said, else the main variation", () => {
  const two = edit(squats, adding(chinUp, "two"));
  const asOne: Workout = {
    ...two,
    modules: two.modules.map((module, index) =>
      index === 1 ? { ...module, orderNumber: 1, orderNumberInAlternatives: 1 } : module,
    ),
  };
  const shown = (did: string) =>
    setsOf(withDone(asOne, (_, { entry }) => (entry.exercise?.name === did ? 5 : null))).map(
      ({ exercises }) => exercises[0]?.name,
    );
  expect(shown("Chin-up")).toContain("a Chin-up");
  expect(shown("Chin-up")).not.toContain("a Back squat");
  expect(shown("nothing")).toContain("a Back squat");
  expect(shown("nothing")).not.toContain("a Chin-up");
});
