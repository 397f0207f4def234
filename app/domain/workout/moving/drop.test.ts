import { describe, expect, test } from "vitest";
import { type AddressedCommand, applyTogether } from "#app/domain/workout/commands/apply.ts";
import {
  adding,
  backSquat,
  chinUp,
  edit,
  idOf,
  outline,
  run,
  setOf,
  texts,
  threeSets,
  typing,
} from "#app/domain/workout/commands/test-support.ts";
import { newWorkout } from "#app/domain/workout/document/create.ts";
import type { Workout } from "#app/domain/workout/document/document.ts";
import { idsOfWorkout } from "#app/domain/workout/document/find.ts";
import { type Dragged, drop, type Over } from "./drop.ts";

const monday = edit(threeSets(), adding(backSquat), adding(chinUp), adding(run, "two"), {
  type: "set.addAlternative",
  moduleId: idOf("two"),
  alternativeId: idOf("two b"),
});
const tuesday = newWorkout({ id: idOf("tuesday"), day: 2, date: null, moduleIds: ["four", "five"].map(idOf) });
const sunday = newWorkout({ id: idOf("sunday"), day: 7, date: null });
const program = new Map<string, Workout>([
  ["1", monday],
  ["2", edit(tuesday, adding(chinUp, "four", "tuesday's chin-up"))],
  ["7", sunday],
]);

function dropped(dragged: Dragged, over: Over): AddressedCommand[] {
  return drop((key) => program.get(key), dragged, over, maker());
}

function maker() {
  let made = 0;
  return () => idOf(`made ${++made}`);
}

function shown(key: string, dragged: Dragged, over: Over): Workout {
  const applied = applyTogether((workoutKey) => program.get(workoutKey), dropped(dragged, over));
  if (!applied.ok) throw new Error(applied.reason);
  const workout = applied.changes.find(({ workoutKey }) => workoutKey === key)?.after ?? program.get(key);
  if (!workout) throw new Error(`No workout ${key}`);
  return workout;
}

function order(workout: Workout, set: string): string[] {
  return setOf(workout, set).moduleExercises.map(({ exercise }) => exercise?.name ?? "Rest");
}

const squat: Dragged = { kind: "exercise", workoutKey: "1", moduleExerciseId: idOf("Back squat") };
const fromLibrary: Dragged = { kind: "library", exercise: backSquat, moduleExerciseId: idOf("new") };
const secondSet: Dragged = { kind: "set", workoutKey: "1", moduleId: idOf("two") };
const overSet = (workoutKey: string, name: string): Over => ({ kind: "set", workoutKey, moduleId: idOf(name) });
const overExercise = (workoutKey: string, name: string): Over => ({
  kind: "exercise",
  workoutKey,
  moduleExerciseId: idOf(name),
});
const names = ["one", "two", "two b", "three", "four", "five"];

describe("dragging an exercise", () => {
  test("from the explorer into a set: at its end, or at the target position", () => {
    expect(order(shown("1", fromLibrary, overSet("1", "one")), "one")).toEqual(["Back squat", "Chin-up", "Back squat"]);
    expect(order(shown("1", fromLibrary, overExercise("1", "Chin-up")), "one")).toEqual([
      "Back squat",
      "Back squat",
      "Chin-up",
    ]);
  });

  test("within its set: it takes the place of what it is over", () => {
    expect(order(shown("1", squat, overExercise("1", "Chin-up")), "one")).toEqual(["Chin-up", "Back squat"]);
    expect(order(shown("1", squat, overSet("1", "one")), "one")).toEqual(["Chin-up", "Back squat"]);
  });

  test("to another set of the workout", () => {
    const workout = shown("1", squat, overExercise("1", "Run"));
    expect([order(workout, "one"), order(workout, "two")]).toEqual([["Chin-up"], ["Back squat", "Run"]]);
  });

  test("to another day: it leaves the one and stands in the other with its values", () => {
    const loaded = edit(monday, typing(monday, "Back squat", 1, 1, "80"));
    const days = new Map(program).set("1", loaded);
    const commands = drop((key) => days.get(key), squat, overExercise("2", "tuesday's chin-up"), maker());
    const applied = applyTogether((key) => days.get(key), commands);
    const [source, target] = applied.ok ? applied.changes.map(({ after }) => after) : [];
    expect(source && order(source, "one")).toEqual(["Chin-up"]);
    expect(target && order(target, "four")).toEqual(["Back squat", "Chin-up"]);
    expect(target && texts(target, "Back squat", 1)).toEqual(["80"]);
  });
});

describe("dragging a set", () => {
  test("within the workout: it takes the position, with its alternatives", () => {
    const workout = shown("1", secondSet, overExercise("1", "Back squat"));
    expect(outline(workout, names)).toEqual(["1.0 two", "1.1 two b", "2.0 one", "3.0 three"]);
  });

  test("onto 'Drop set here': it goes to the end", () => {
    const workout = shown("1", secondSet, { kind: "workout", workoutKey: "1" });
    expect(outline(workout, names)).toEqual(["1.0 one", "2.0 three", "3.0 two", "3.1 two b"]);
  });

  test("to another day: it goes with its alternatives to the target position", () => {
    expect(outline(shown("1", secondSet, overSet("2", "five")), names)).toEqual(["1.0 one", "2.0 three"]);
    expect(outline(shown("2", secondSet, overSet("2", "five")), names)).toEqual([
      "1.0 four",
      "2.0 two",
      "2.1 two b",
      "3.0 five",
    ]);
  });
});

describe("a copy", () => {
  const copy = <T extends Dragged>(dragged: T): T => ({ ...dragged, copyId: idOf("copy") });
  const ids = [...names, "copy", "made 1"];

  test("of an exercise stands before what it is over, and the exercise where it was", () => {
    expect(order(shown("1", copy(squat), overExercise("1", "Chin-up")), "one")).toEqual([
      "Back squat",
      "Back squat",
      "Chin-up",
    ]);
    expect(order(shown("1", copy(squat), overExercise("2", "tuesday's chin-up")), "one")).toHaveLength(2);
    expect(order(shown("2", copy(squat), overExercise("2", "tuesday's chin-up")), "four")).toEqual([
      "Back squat",
      "Chin-up",
    ]);
  });

  test("of a set comes with its alternatives, also into its own day and onto a rest day", () => {
    const ownDay = shown("1", copy(secondSet), overSet("1", "one"));
    expect(outline(ownDay, ids)).toEqual(["1.0 copy", "1.1 ?", "2.0 one", "3.0 two", "3.1 two b", "4.0 three"]);
    expect(outline(shown("7", copy(secondSet), { kind: "workout", workoutKey: "7" }), ids)).toEqual([
      "1.0 copy",
      "1.1 ?",
    ]);
  });

  test("has the values of what it is a copy of, and no id of its", () => {
    const loaded = edit(monday, typing(monday, "Back squat", 1, 1, "80"));
    for (const dragged of [squat, { kind: "set", workoutKey: "1", moduleId: idOf("one") } as const]) {
      const commands = drop(() => loaded, copy(dragged), overSet("1", "two"), maker());
      const applied = applyTogether(() => loaded, commands);
      const after = applied.ok ? applied.changes[0]?.after : undefined;
      if (!after) throw new Error("Nothing was copied.");
      expect(new Set(idsOfWorkout(after)).size).toBe(idsOfWorkout(after).length);
      const made = after.modules
        .flatMap((module) => module.moduleExercises)
        .filter(({ id }) => id !== idOf("Back squat"));
      const squats = made.filter(({ exercise }) => exercise?.name === "Back squat");
      const value = squats[0]?.moduleExerciseRounds[0]?.roundDefinitions[1]?.value;
      expect(squats).toHaveLength(1);
      expect(value).toBe(80);
    }
  });

  test("of a stranger is nothing", () => {
    expect(dropped(copy({ ...squat, moduleExerciseId: idOf("stranger") }), overSet("1", "one"))).toEqual([]);
    expect(dropped(copy({ ...secondSet, moduleId: idOf("stranger") }), overSet("1", "one"))).toEqual([]);
  });
});

describe("onto a workout", () => {
  const zoneOf = (workoutKey: string): Over => ({ kind: "workout", workoutKey });

  test("an exercise goes as a new set at the end", () => {
    const workout = shown("1", squat, zoneOf("1"));
    expect(outline(workout, [...names, "made 1"]).at(-1)).toBe("4.0 made 1");
    expect([order(workout, "one"), order(workout, "made 1")]).toEqual([["Chin-up"], ["Back squat"]]);
    const fiveRounds = edit(monday, { type: "set.setRounds", moduleId: idOf("one"), rounds: "5" });
    const commands = drop((key) => (key === "1" ? fiveRounds : program.get(key)), squat, zoneOf("7"), maker());
    const applied = applyTogether((key) => (key === "1" ? fiveRounds : program.get(key)), commands);
    const sundayAfter = applied.ok ? applied.changes[1]?.after : undefined;
    expect(sundayAfter && texts(sundayAfter, "Back squat", 0)).toHaveLength(5);
    expect(texts(shown("2", fromLibrary, zoneOf("2")), "new", 0)).toEqual([""]);
  });

  test("a rest day becomes one of training, with the dropped set alone", () => {
    expect(outline(shown("7", secondSet, zoneOf("7")), names)).toEqual(["1.0 two", "1.1 two b"]);
    expect(shown("7", secondSet, zoneOf("7"))).toMatchObject({ id: sunday.id, day: 7, restDay: false });
    expect(outline(shown("1", secondSet, zoneOf("7")), names)).toEqual(["1.0 one", "2.0 three"]);
    expect(outline(shown("7", squat, zoneOf("7")), ["made 1"])).toEqual(["1.0 made 1"]);
    expect(order(shown("7", fromLibrary, zoneOf("7")), "made 1")).toEqual(["Back squat"]);
  });
});

describe("dropping where it means nothing", () => {
  test("strangers, and the sets that a rest day does not have", () => {
    expect(dropped(squat, overSet("7", "one"))).toEqual([]);
    expect(dropped({ ...squat, moduleExerciseId: idOf("stranger") }, { kind: "workout", workoutKey: "1" })).toEqual([]);
    expect(dropped(secondSet, { kind: "workout", workoutKey: "99" })).toEqual([]);
    expect(dropped(squat, overSet("1", "stranger"))).toEqual([]);
    expect(dropped(secondSet, overExercise("1", "stranger"))).toEqual([]);
    expect(dropped({ ...squat, moduleExerciseId: idOf("stranger") }, overSet("1", "one"))).toEqual([]);
    expect(dropped({ ...secondSet, moduleId: idOf("stranger") }, overSet("1", "one"))).toEqual([]);
    expect(dropped(squat, overSet("99", "one"))).toEqual([]);
  });

  test("a drop in its own place changes nothing", () => {
    const commands = dropped(squat, overExercise("1", "Back squat"));
    expect(applyTogether((key) => program.get(key), commands)).toEqual({ ok: true, changes: [] });
  });
});

test("commands applied together change all their workouts or none", () => {
  const full = Array.from({ length: 26 }, (_, index) => adding(chinUp, "five", `c${index}`)).reduce(
    (workout, command) => edit(workout, command),
    tuesday,
  );
  const days = new Map(program).set("2", full);
  const commands = drop((key) => days.get(key), squat, overSet("2", "five"), maker());
  expect(commands).toHaveLength(2);
  expect(applyTogether((key) => days.get(key), commands)).toEqual({
    ok: false,
    reason: "A set has at most 26 exercises.",
  });
  expect(applyTogether(() => undefined, commands)).toEqual({ ok: false, reason: "Given item not found." });
});
