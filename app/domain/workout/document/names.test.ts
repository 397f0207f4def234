import { expect, test } from "vitest";
import { adding, backSquat, chinUp, edit, idOf, setOf, threeSets } from "#app/domain/workout/commands/test-support.ts";
import { exerciseNames, roundName, setPlace, valueName } from "./names.ts";

test("a value's name says what it belongs to: 'Back squat, round 2, weight'", () => {
  expect(valueName("Back squat", 2, "weight")).toBe("Back squat, round 2, weight");
  expect(valueName("Back squat", 1, "rpe")).toBe("Back squat, round 1, RPE");
  expect(valueName("Chin-up", 1, null, 1)).toBe("Chin-up, round 1, column 2");
  expect(roundName("Back squat", 2)).toBe("Back squat, round 2");
});

test("an exercise that stands twice in a workout is told apart by its place", () => {
  const workout = edit(
    threeSets(),
    { type: "set.addAlternative", moduleId: idOf("two"), alternativeId: idOf("two b") },
    adding(chinUp),
    adding(backSquat),
    adding(backSquat, "two b", "again"),
    { type: "exercise.addRest", moduleId: idOf("two"), moduleExerciseId: idOf("rest") },
  );
  const names = exerciseNames(workout);
  expect(["Chin-up", "Back squat", "again", "rest"].map((name) => names.get(idOf(name)))).toEqual([
    "Chin-up",
    "Back squat (set 1, exercise b)",
    "Back squat (set 2, alternative 1, exercise a)",
    "Rest",
  ]);
  const two = edit(workout, { type: "exercise.addRest", moduleId: idOf("two"), moduleExerciseId: idOf("rest 2") });
  expect(exerciseNames(two).get(idOf("rest 2"))).toBe("Rest (set 2, entry 2)");
  expect(new Set(exerciseNames(two).values()).size).toBe(5);
});

test("a set is called by its position and alternative", () => {
  const workout = edit(threeSets(), { type: "set.addAlternative", moduleId: idOf("two"), alternativeId: idOf("b") });
  expect([setPlace(setOf(workout, "three")), setPlace(setOf(workout, "b"))]).toEqual(["set 3", "set 2, alternative 1"]);
});
