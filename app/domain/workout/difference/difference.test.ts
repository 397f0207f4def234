import fc from "fast-check";
import { expect, test } from "vitest";
import { apply } from "#app/domain/workout/commands/apply.ts";
import type { Command } from "#app/domain/workout/commands/commands.ts";
import { commandOf, draws, type RandomCommand } from "#app/domain/workout/commands/random-support.ts";
import {
  adding,
  backSquat,
  chinUp,
  edit,
  entryOf,
  idOf,
  roundId,
  run,
  threeSets,
  typing,
} from "#app/domain/workout/commands/test-support.ts";
import { newWorkout } from "#app/domain/workout/document/create.ts";
import type { Workout } from "#app/domain/workout/document/document.ts";
import { forSaving } from "#app/domain/workout/document/trim.ts";
import { movedAmong } from "./changes.ts";
import { differences } from "./difference.ts";

const rounds = (name: string, count: number): Command => ({
  type: "set.setRounds",
  moduleId: idOf(name),
  rounds: String(count),
});

function given() {
  return forSaving(edit(threeSets(), adding(backSquat), rounds("one", 3), adding(chinUp, "two"), rounds("two", 3)));
}

function differencesAfter(...commands: Command[]) {
  const before = given();
  return differences(before, forSaving(edit(before, ...commands)));
}

test("a workout does not differ from itself", () => {
  expect(differences(given(), given())).toEqual([]);
});

test("a value is told by exercise, round and quantity, and once where all rounds change alike", () => {
  const weight = 1;
  const start = edit(given(), {
    type: "value.setAll",
    moduleExerciseId: idOf("Back squat"),
    slot: weight,
    text: "100",
  });
  const one = edit(start, typing(start, "Back squat", 2, weight, "105"));
  expect(differences(start, one)).toEqual(["Back squat, round 2, weight: 100 → 105"]);
  expect(differences(given(), start)).toEqual(["Back squat, weight: empty → 100"]);
  expect(differences(start, given())).toEqual(["Back squat, weight: 100 → empty"]);
});

test("a value says of what kind it is", () => {
  const of = { moduleExerciseId: idOf("Back squat"), slot: 1 };
  const asType = (trackableType: "percentage" | "bodyWeightPercentage" | "automaticPercentage"): Command => ({
    type: "type.change",
    ...of,
    trackableType,
  });
  const typed: Command = { type: "value.setAll", ...of, text: "80" };
  expect(differencesAfter(asType("percentage"), typed)).toEqual(["Back squat, weight: empty → 80 %"]);
  expect(differencesAfter(asType("bodyWeightPercentage"), typed)).toEqual([
    "Back squat, weight: empty → 80 % of body weight",
  ]);
  expect(differencesAfter(asType("automaticPercentage"))).toEqual(["Back squat, weight: empty → automatic"]);
  expect(differencesAfter(asType("percentage"))).toEqual(["Back squat, weight: empty → empty (percentage)"]);
});

test("a change names minima, ranges and sets to failure as a coach writes them", () => {
  const all = (slot: number, text: string): Command => ({
    type: "value.setAll",
    moduleExerciseId: idOf("Back squat"),
    slot,
    text,
  });
  expect(differencesAfter(all(0, "8+"))).toEqual(["Back squat, reps: empty → 8+"]);
  expect(differencesAfter(all(0, "max"))).toEqual(["Back squat, reps: empty → max"]);
  expect(differencesAfter(all(1, "60-70"))).toEqual(["Back squat, weight: empty → 60-70"]);
  expect(differencesAfter(all(1, "70-75%"))).toEqual(["Back squat, weight: empty → 70-75 %"]);
  expect(differences(null, edit(given(), all(0, "max"))).at(1)).toBe("Set 1 added: Back squat 3×max");
});

test("texts are quoted, and long ones only said to have changed", () => {
  expect(differencesAfter({ type: "workout.rename", name: "Push" })).toEqual(["Title: ‘Push’"]);
  expect(differencesAfter({ type: "workout.motivate", motivation: "Come on! ".repeat(20) })).toEqual([
    "Motivational text changed",
  ]);
  expect(differencesAfter({ type: "set.rename", moduleId: idOf("one"), name: "Main" })).toEqual([
    "Name of set 1: ‘Main’",
  ]);
  expect(differencesAfter({ type: "set.describe", moduleId: idOf("two"), description: "Slow" })).toEqual([
    "Description of set 2: ‘Slow’",
  ]);
});

test("sets and exercises that come, go and move", () => {
  expect(differencesAfter({ type: "set.remove", moduleId: idOf("one") })).toEqual([
    "Set 1 removed: Back squat (3 rounds)",
  ]);
  expect(differencesAfter({ type: "set.add", moduleId: idOf("four") })).toEqual(["Set 4 added"]);
  expect(differencesAfter({ type: "set.move", moduleId: idOf("one"), at: 3 })).toEqual(["Set 1 is now set 3"]);
  expect(differencesAfter({ type: "set.move", moduleId: idOf("three"), at: 1 })).toEqual(["Set 3 is now set 1"]);
  expect(differencesAfter(adding(run, "one"))).toEqual(["Run (3 rounds) added to set 1"]);
  expect(differencesAfter({ type: "exercise.remove", moduleExerciseId: idOf("Chin-up") })).toEqual([
    "Chin-up removed from set 2",
  ]);
  const move = { type: "exercise.move", moduleExerciseId: idOf("Chin-up"), moduleId: idOf("one"), at: 1 } as const;
  expect(differencesAfter(move)).toEqual(["Chin-up moved from set 2 to set 1"]);
});

test("an added exercise is told with its rounds and repetitions", () => {
  const start = edit(given(), { type: "value.setAll", moduleExerciseId: idOf("Back squat"), slot: 0, text: "5" });
  expect(differences(null, start)).toEqual([
    "No longer a rest day",
    "Set 1 added: Back squat 3×5",
    "Set 2 added: Chin-up (3 rounds)",
    "Set 3 added",
  ]);
});

test("rounds are told once for their set, and what new rounds only copy is not told again", () => {
  expect(differencesAfter(rounds("one", 5))).toEqual(["Rounds of set 1: 3 → 5"]);
  const start = edit(given(), { type: "value.setAll", moduleExerciseId: idOf("Back squat"), slot: 0, text: "5" });
  expect(differences(start, edit(start, rounds("one", 5)))).toEqual(["Rounds of set 1: 3 → 5"]);
});

test("columns, units and rests", () => {
  const of = { moduleExerciseId: idOf("Back squat") };
  expect(differencesAfter({ type: "trackable.remove", ...of, slot: 1 })).toEqual(["Back squat: weight removed"]);
  expect(differencesAfter({ type: "trackable.add", ...of, category: "time" })).toEqual(["Back squat: time added"]);
  expect(differencesAfter({ type: "unit.change", ...of, slot: 1, unit: "pounds" })).toEqual([
    "Back squat, weight, unit: kg → lb",
  ]);
  const second = roundId(given(), "Back squat", 2);
  expect(differencesAfter({ type: "round.setRest", ...of, roundId: second, isRest: true })).toEqual([
    "Back squat, round 2: is a rest",
  ]);
});

test("a rest day, and a day that was never saved", () => {
  const rest = newWorkout({ id: idOf("workout"), day: 1, date: null });
  expect(differences(null, rest)).toEqual([]);
  expect(differences(given(), { ...rest, restDay: true })[0]).toBe("Now a rest day");
});

test("an exercise that takes another's place", () => {
  const before = given();
  const entry = { ...entryOf(before, "Chin-up"), exercise: run };
  const modules = before.modules.map((module) =>
    module.id === idOf("two") ? { ...module, moduleExercises: [entry] } : module,
  );
  expect(differences(before, { ...before, modules })).toEqual(["Chin-up replaced by Run"]);
});

test("as few items as explain an order are said to have moved", () => {
  expect([...movedAmong([1, 2, 3, 4], [4, 1, 2, 3])]).toEqual([4]);
  expect([...movedAmong([1, 2, 3, 4], [2, 4])]).toEqual([]);
  expect([...movedAmong([], [1])]).toEqual([]);
  expect(movedAmong([1, 2, 3, 4, 5], [5, 4, 3, 2, 1]).size).toBe(4);
});

function pairsOf(drawn: RandomCommand[]): [Workout, Workout][] {
  let present = threeSets();
  return drawn.flatMap((draw): [Workout, Workout][] => {
    const command = commandOf(draw, present);
    const applied = command && apply(present, command);
    if (!applied?.ok || applied.unchanged) return [];
    const before = present;
    present = applied.workout;
    return [[forSaving(before), forSaving(present)]];
  });
}

test("whatever a command changes of a stored workout is told, and nothing else", () => {
  fc.assert(
    fc.property(draws, (drawn) => {
      for (const [before, after] of pairsOf(drawn)) {
        const isSame = JSON.stringify(before) === JSON.stringify(after);
        expect(differences(before, after).length === 0, JSON.stringify([before, after])).toBe(isSame);
      }
    }),
    { numRuns: 150 },
  );
});
