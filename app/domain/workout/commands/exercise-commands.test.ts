import { expect, test } from "vitest";
import { copyExercise, exerciseWithFreshIds } from "#app/domain/workout/clipboard/copy.ts";
import type { Workout } from "#app/domain/workout/document/document.ts";
import { lettersOf } from "#app/domain/workout/document/letters.ts";
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
  run,
  setOf,
  texts,
  threeSets,
  typing,
} from "./test-support.ts";

function order(workout: Workout, set: string): string[] {
  return setOf(workout, set).moduleExercises.map(
    ({ orderNumber, exercise: snapshot }) => `${orderNumber} ${snapshot?.name ?? "Rest"}`,
  );
}

function rounds(set: string, count: string): Command {
  return { type: "set.setRounds", moduleId: idOf(set), rounds: count };
}

function move(name: string, set: string, at: number): Command {
  return { type: "exercise.move", moduleExerciseId: idOf(name), moduleId: idOf(set), at };
}

const rest: Command = { type: "exercise.addRest", moduleId: idOf("one"), moduleExerciseId: idOf("rest"), at: 2 };

test("an added exercise has the columns it tracks in their first unit, at least 2", () => {
  const workout = edit(threeSets(), adding(backSquat), adding(chinUp), adding(run), adding(exercise("Stretch")));
  expect(entryOf(workout, "Back squat").trackableCategories).toEqual([
    { trackableCategory: "reps", measurementUnit: "noDimension" },
    { trackableCategory: "weight", measurementUnit: "kilograms" },
  ]);
  const counts = ["Chin-up", "Run", "Stretch"].map((name) => entryOf(workout, name).trackableCategories.length);
  expect(counts).toEqual([2, 4, 2]);
  expect(entryOf(workout, "Run").moduleExerciseRounds[0]?.roundDefinitions).toMatchObject([
    { trackableCategory: "time", trackableType: "amount", value: null },
    { trackableCategory: "distance", trackableType: "amount", value: null },
    { trackableCategory: "heartRateZone", trackableType: "amount", value: null },
    { trackableCategory: "rpe", trackableType: "amount", value: null },
  ]);
});

test("an added exercise has the rounds of its set and takes its position", () => {
  const workout = edit(threeSets(), rounds("one", "5"), adding(backSquat), { ...adding(chinUp), at: 1 } as Command);
  expect(order(workout, "one")).toEqual(["1 Chin-up", "2 Back squat"]);
  expect(entryOf(workout, "Chin-up").moduleExerciseRounds).toHaveLength(5);
});

test("adding an exercise again changes nothing", () => {
  const workout = edit(threeSets(), adding(backSquat), rest);
  expect(edit(workout, adding(backSquat), rest)).toBe(workout);
});

test("a rest entry stands between exercises, with its time for each round of the set", () => {
  const workout = edit(threeSets(), adding(backSquat), adding(chinUp), rest);
  expect(order(workout, "one")).toEqual(["1 Back squat", "2 Rest", "3 Chin-up"]);
  expect(entryOf(workout, "rest")).toMatchObject({
    isRest: true,
    trackableCategories: [{ trackableCategory: "time", measurementUnit: "seconds" }],
    moduleExerciseRounds: [{ roundDefinitions: [{ value: null }] }],
  });
  expect(lettersOf(setOf(workout, "one"))).toEqual(["a", null, "b"]);
});

test("exercise letters a to z: a set has at most 26 exercises", () => {
  const full = Array.from({ length: 26 }, (_, index) => adding(chinUp, "one", `chin-up ${index}`)).reduce(
    (workout, command) => edit(workout, command),
    threeSets(),
  );
  expect(lettersOf(setOf(full, "one")).join("")).toBe("abcdefghijklmnopqrstuvwxyz");
  expect(reasonOf(full, adding(backSquat))).toBe("A set has at most 26 exercises.");
  const elsewhere = edit(full, adding(backSquat, "two"));
  expect(reasonOf(elsewhere, move("Back squat", "one", 1))).toBe("A set has at most 26 exercises.");
});

test("removing an exercise renumbers order", () => {
  const workout = edit(threeSets(), adding(backSquat), adding(chinUp), adding(run), {
    type: "exercise.remove",
    moduleExerciseId: idOf("Back squat"),
  });
  expect(order(workout, "one")).toEqual(["1 Chin-up", "2 Run"]);
});

test("moved within its set an exercise takes the position and keeps its values", () => {
  const workout = edit(threeSets(), adding(backSquat), adding(chinUp), adding(run));
  const loaded = edit(workout, typing(workout, "Back squat", 1, 1, "80"));
  const moved = edit(loaded, move("Back squat", "one", 2));
  expect(order(moved, "one")).toEqual(["1 Chin-up", "2 Back squat", "3 Run"]);
  expect(texts(moved, "Back squat", 1)).toEqual(["80"]);
  expect(edit(moved, move("Back squat", "one", 2))).toBe(moved);
  expect(order(edit(moved, move("Chin-up", "one", 99)), "one")).toEqual(["1 Back squat", "2 Run", "3 Chin-up"]);
});

test("moved to another set it gets that set's rounds", () => {
  const workout = edit(threeSets(), adding(backSquat), adding(chinUp, "two"), rounds("two", "3"));
  const loaded = edit(workout, typing(workout, "Back squat", 1, 0, "5"));
  const moved = edit(loaded, move("Back squat", "two", 1));
  expect([order(moved, "one"), order(moved, "two")]).toEqual([[], ["1 Back squat", "2 Chin-up"]]);
  expect(texts(moved, "Back squat", 0)).toEqual(["5", "5", "5"]);
});

test("an exercise is described within the limit", () => {
  const describe = (description: string): Command => ({
    type: "exercise.describe",
    moduleExerciseId: idOf("Back squat"),
    description,
  });
  const workout = edit(threeSets(), adding(backSquat), describe("last set: as many as possible"));
  expect(entryOf(workout, "Back squat").description).toBe("last set: as many as possible");
  expect(reasonOf(workout, describe("x".repeat(2001)))).toBe("A description has at most 2000 characters.");
});

test("a pasted exercise has the values it was copied with, and the rounds of its new set", () => {
  const workout = edit(threeSets(), adding(backSquat), rounds("two", "2"));
  const loaded = edit(workout, typing(workout, "Back squat", 1, 1, "80"));
  let made = 0;
  const moduleExercise = exerciseWithFreshIds(copyExercise(entryOf(loaded, "Back squat")), () =>
    idOf(`pasted ${made++}`),
  );
  const paste: Command = { type: "exercise.paste", moduleId: idOf("two"), moduleExercise };
  const pasted = edit(loaded, paste);
  expect(texts(pasted, "pasted 0", 1)).toEqual(["80", "80"]);
  expect(edit(pasted, paste)).toBe(pasted);
  expect(
    reasonOf(loaded, {
      type: "exercise.paste",
      moduleId: idOf("two"),
      moduleExercise: { ...entryOf(loaded, "Back squat"), id: idOf("new") },
    }),
  ).toBe("A pasted exercise needs ids of its own.");
});

test("an unknown exercise or set is 'Given item not found.'", () => {
  const workout = edit(threeSets(), adding(backSquat));
  const commands: Command[] = [
    adding(chinUp, "stranger"),
    move("Back squat", "stranger", 1),
    move("stranger", "one", 1),
    { type: "exercise.remove", moduleExerciseId: idOf("stranger") },
    { type: "exercise.describe", moduleExerciseId: idOf("stranger"), description: "" },
  ];
  for (const command of commands) expect(reasonOf(workout, command)).toBe("Given item not found.");
});
