import { expect, test } from "vitest";
import { trackableCategories } from "#app/domain/trackables/table.ts";
import type { Workout } from "#app/domain/workout/document/document.ts";
import type { Command } from "./commands.ts";
import {
  adding,
  backSquat,
  chinUp,
  edit,
  entryOf,
  exercise,
  idOf,
  reasonOf,
  roundId,
  texts,
  threeSets,
  typing,
} from "./test-support.ts";

const squat = { moduleExerciseId: idOf("Back squat") };

function loadedSquats(): Workout {
  const workout = edit(threeSets(), { type: "set.setRounds", moduleId: idOf("one"), rounds: "2" }, adding(backSquat));
  return edit(
    workout,
    typing(workout, "Back squat", 1, 0, "5"),
    typing(workout, "Back squat", 2, 0, "3"),
    typing(workout, "Back squat", 1, 1, "80"),
    typing(workout, "Back squat", 2, 1, "90"),
  );
}

function categories(workout: Workout, name = "Back squat") {
  return entryOf(workout, name).trackableCategories.map(({ trackableCategory }) => trackableCategory);
}

test("a column is added empty, or for a category in the first empty column", () => {
  const workout = edit(loadedSquats(), { type: "trackable.add", ...squat });
  expect(categories(workout)).toEqual(["reps", "weight", null]);
  const filled = edit(workout, { type: "trackable.add", ...squat, category: "rpe" });
  expect(categories(filled)).toEqual(["reps", "weight", "rpe"]);
  expect(texts(filled, "Back squat", 2)).toEqual(["0", "0"]);
  expect(categories(edit(filled, { type: "trackable.add", ...squat, category: "time" }))).toHaveLength(4);
});

test("a trackable category can be picked only once per exercise", () => {
  const reason = "This exercise tracks reps already: a category can be picked only once.";
  expect(reasonOf(loadedSquats(), { type: "trackable.add", ...squat, category: "reps" })).toBe(reason);
  expect(reasonOf(loadedSquats(), { type: "trackable.change", ...squat, slot: 1, category: "reps" })).toBe(reason);
});

test("an exercise has at most 16 columns", () => {
  const everything = edit(threeSets(), adding(exercise("Everything", ...trackableCategories)));
  expect(reasonOf(everything, { type: "trackable.add", moduleExerciseId: idOf("Everything") })).toBe(
    "An exercise has at most 16 columns.",
  );
});

test("changing a category resets the round's value: heart-rate zone gives 1, rpe gives 0, otherwise empty", () => {
  const change = (category: "heartRateZone" | "rpe" | "time" | null): Command => ({
    type: "trackable.change",
    ...squat,
    slot: 1,
    category,
  });
  expect(texts(edit(loadedSquats(), change("heartRateZone")), "Back squat", 1)).toEqual(["1", "1"]);
  expect(texts(edit(loadedSquats(), change("rpe")), "Back squat", 1)).toEqual(["0", "0"]);
  const timed = edit(loadedSquats(), change("time"));
  expect(texts(timed, "Back squat", 1)).toEqual(["", ""]);
  expect(entryOf(timed, "Back squat").trackableCategories[1]).toEqual({
    trackableCategory: "time",
    measurementUnit: "seconds",
  });
  expect(texts(timed, "Back squat", 0)).toEqual(["5", "3"]);
  expect(categories(edit(loadedSquats(), change(null)))).toEqual(["reps", null]);
});

test("changing a unit resets the round's value", () => {
  const pounds = edit(loadedSquats(), { type: "unit.change", ...squat, slot: 1, unit: "pounds" });
  expect(texts(pounds, "Back squat", 1)).toEqual(["", ""]);
  expect(edit(pounds, { type: "unit.change", ...squat, slot: 1, unit: "pounds" })).toBe(pounds);
});

test("changing a type resets the values of that round, or of all rounds", () => {
  const second = roundId(loadedSquats(), "Back squat", 2);
  const change: Command = { type: "type.change", ...squat, slot: 1, trackableType: "percentage" };
  const one = edit(loadedSquats(), { ...change, roundId: second });
  expect(texts(one, "Back squat", 1)).toEqual(["80", ""]);
  const typed = edit(one, typing(one, "Back squat", 2, 1, "85"));
  const all = edit(typed, change);
  expect(texts(all, "Back squat", 1)).toEqual(["", "85"]);
  expect(edit(all, change)).toBe(all);
});

test("a category has only its own units and types", () => {
  const workout = edit(loadedSquats(), { type: "trackable.add", ...squat });
  expect(reasonOf(workout, { type: "unit.change", ...squat, slot: 1, unit: "meters" })).toBe(
    "Weight is not measured in this unit.",
  );
  expect(reasonOf(workout, { type: "type.change", ...squat, slot: 0, trackableType: "dropSet" })).toBe(
    "Reps has no type Drop set.",
  );
  expect(reasonOf(workout, { type: "unit.change", ...squat, slot: 2, unit: "meters" })).toBe(
    "Choose a category first.",
  );
  expect(reasonOf(workout, { type: "type.change", ...squat, slot: 2, trackableType: "percentage" })).toBe(
    "Choose a category first.",
  );
});

test("a removed column takes its values along, and at least 2 columns stay", () => {
  const three = edit(loadedSquats(), { type: "trackable.add", ...squat, category: "rpe" });
  const without = edit(three, { type: "trackable.remove", ...squat, slot: 0 });
  expect(categories(without)).toEqual(["weight", "rpe"]);
  expect([texts(without, "Back squat", 0), texts(without, "Back squat", 1)]).toEqual([
    ["80", "90"],
    ["0", "0"],
  ]);
  const one = edit(without, { type: "trackable.remove", ...squat, slot: 0 });
  expect(categories(one)).toEqual(["rpe", null]);
  expect(edit(one, { type: "trackable.remove", ...squat, slot: 1 })).toBe(one);
  expect(categories(edit(one, { type: "trackable.remove", ...squat, slot: 0 }))).toEqual([null, null]);
});

test("the one-repetition-max quick action sets reps amount 1 and weight 100 percent, in kilograms", () => {
  const workout = edit(threeSets(), adding(chinUp), adding(backSquat));
  const quick = (name: string): Command => ({ type: "exercise.oneRepetitionMaximum", moduleExerciseId: idOf(name) });
  const done = edit(workout, quick("Chin-up"), quick("Back squat"));
  for (const name of ["Chin-up", "Back squat"]) {
    expect(entryOf(done, name).moduleExerciseRounds[0]?.roundDefinitions).toEqual([
      {
        trackableCategory: "reps",
        trackableType: "amount",
        measurementUnit: "noDimension",
        value: 1,
        additionalValue: null,
      },
      {
        trackableCategory: "weight",
        trackableType: "percentage",
        measurementUnit: "kilograms",
        value: 100,
        additionalValue: null,
      },
    ]);
  }
  expect(edit(done, quick("Chin-up"), quick("Back squat"))).toBe(done);
});

test("the quick action keeps pounds and other columns, and acts on every round", () => {
  const inPounds = edit(
    loadedSquats(),
    { type: "unit.change", ...squat, slot: 1, unit: "pounds" },
    { type: "type.change", ...squat, slot: 0, trackableType: "forcedReps" },
    { type: "trackable.add", ...squat, category: "rpe" },
  );
  const loaded = edit(inPounds, typing(inPounds, "Back squat", 1, 0, "8+2"), typing(inPounds, "Back squat", 2, 2, "9"));
  const done = edit(loaded, { type: "exercise.oneRepetitionMaximum", ...squat });
  expect([0, 1, 2].map((slot) => texts(done, "Back squat", slot))).toEqual([
    ["1", "1"],
    ["100", "100"],
    ["0", "9"],
  ]);
  expect(entryOf(done, "Back squat").trackableCategories[1]?.measurementUnit).toBe("pounds");
});

test("a rest has no other column than its time, and a stranger is not found", () => {
  const rest = idOf("rest");
  const workout = edit(loadedSquats(), { type: "exercise.addRest", moduleId: idOf("one"), moduleExerciseId: rest });
  const reason = "A rest has one column, its time.";
  expect(reasonOf(workout, { type: "trackable.add", moduleExerciseId: rest })).toBe(reason);
  expect(reasonOf(workout, { type: "exercise.oneRepetitionMaximum", moduleExerciseId: rest })).toBe(reason);
  expect(reasonOf(workout, { type: "trackable.remove", ...squat, slot: 7 })).toBe("Given item not found.");
  expect(
    reasonOf(workout, {
      type: "type.change",
      ...squat,
      slot: 1,
      trackableType: "percentage",
      roundId: idOf("stranger"),
    }),
  ).toBe("Given item not found.");
});
