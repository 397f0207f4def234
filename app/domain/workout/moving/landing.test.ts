import { describe, expect, test } from "vitest";
import { adding, backSquat, chinUp, edit, idOf, run, threeSets } from "#app/domain/workout/commands/test-support.ts";
import { newWorkout } from "#app/domain/workout/document/create.ts";
import type { Workout } from "#app/domain/workout/document/document.ts";
import type { Dragged, Over } from "./drop.ts";
import { announceDropped, announceOver, announcePickedUp, dropLabel, landing } from "./landing.ts";

const monday = edit(
  threeSets(),
  adding(backSquat),
  adding(chinUp),
  { type: "set.rename", moduleId: idOf("two"), name: "Engine" },
  { type: "set.addAlternative", moduleId: idOf("two"), alternativeId: idOf("two b") },
);
const tuesday = edit(
  newWorkout({ id: idOf("tuesday"), day: 2, date: null, moduleIds: ["four", "five"].map(idOf) }),
  adding(run, "four", "tuesday's run"),
);
const sunday = newWorkout({ id: idOf("sunday"), day: 7, date: null });
const week = new Map<string, Workout>([
  ["1", monday],
  ["2", tuesday],
  ["7", sunday],
]);
const dayNames = new Map([
  ["1", "Monday"],
  ["2", "Tuesday"],
  ["7", "Sunday"],
]);
const workoutOf = (key: string) => week.get(key);
const dayName = (key: string) => dayNames.get(key) ?? "";

function maker() {
  let made = 0;
  return () => idOf(`made ${++made}`);
}

function land(dragged: Dragged, over: Over) {
  const landed = landing(workoutOf, dayName, dragged, over, maker());
  return [announceOver(dayName, dragged, over, landed), landed.ok ? landed.side : "nowhere"];
}

const squat: Dragged = { kind: "exercise", workoutKey: "1", moduleExerciseId: idOf("Back squat") };
const engine: Dragged = { kind: "set", workoutKey: "1", moduleId: idOf("two") };
const nameless: Dragged = { kind: "set", workoutKey: "1", moduleId: idOf("one") };
const variation: Dragged = { kind: "set", workoutKey: "1", moduleId: idOf("two b") };
const fromLibrary: Dragged = { kind: "library", exercise: backSquat, moduleExerciseId: idOf("new") };
const copied = (dragged: Dragged): Dragged =>
  dragged.kind === "library" ? dragged : { ...dragged, copyId: idOf("copy") };
const set = (workoutKey: string, name: string): Over => ({ kind: "set", workoutKey, moduleId: idOf(name) });
const entry = (workoutKey: string, name: string): Over => ({
  kind: "exercise",
  workoutKey,
  moduleExerciseId: idOf(name),
});
const day = (workoutKey: string): Over => ({ kind: "workout", workoutKey });

test.each<[Dragged, string]>([
  [squat, "Picked up Back squat, set 1 of Monday."],
  [engine, "Picked up Engine, set 2 of Monday."],
  [nameless, "Picked up set 1 of Monday."],
  [variation, "Picked up set 2, alternative 1 of Monday."],
  [fromLibrary, "Picked up Back squat."],
])("what is picked up is told with its place: %#", (dragged, words) => {
  expect(announcePickedUp(workoutOf, dayName, dragged)).toBe(words);
});

describe("where it would land is told by what would come of it", () => {
  test.each<[Dragged, Over, string, string]>([
    [squat, entry("1", "Chin-up"), "Over Monday, set 1, after Chin-up.", "after"],
    [squat, entry("2", "tuesday's run"), "Over Tuesday, set 1, first.", "before"],
    [squat, set("2", "four"), "Over Tuesday, set 1, after Run.", "into"],
    [squat, set("1", "two b"), "Over Monday, set 2, alternative 1, first.", "into"],
    [squat, day("1"), "Over Monday, set 4, first.", "into"],
    [squat, day("7"), "Over Sunday, set 1, first, no longer a rest day.", "into"],
    [fromLibrary, entry("1", "Chin-up"), "Over Monday, set 1, after Back squat.", "before"],
    [engine, set("1", "three"), "Over Monday, as set 3.", "after"],
    [engine, entry("1", "Back squat"), "Over Monday, as set 1.", "before"],
    [engine, set("2", "five"), "Over Tuesday, as set 2.", "before"],
    [engine, day("2"), "Over Tuesday, as set 3.", "into"],
    [engine, day("7"), "Over Sunday, as set 1, no longer a rest day.", "into"],
    [copied(squat), entry("1", "Chin-up"), "Copy to Monday, set 1, after Back squat.", "before"],
    [copied(squat), set("1", "one"), "Copy to Monday, set 1, after Chin-up.", "into"],
    [copied(engine), set("1", "two"), "Copy to Monday, as set 2.", "before"],
    [copied(engine), day("1"), "Copy to Monday, as set 4.", "into"],
    [copied(squat), day("7"), "Copy to Sunday, set 1, first, no longer a rest day.", "into"],
    [squat, set("2", "stranger"), "Over Tuesday. It can't be dropped here.", "nowhere"],
  ])("%#: %s", (dragged, over, ...expected) => {
    expect(land(dragged, over)).toEqual(expected);
  });

  test("a full set says why it takes no more", () => {
    const fill = Array.from({ length: 25 }, (_, index) => adding(chinUp, "four", `c${index}`));
    const full = new Map(week).set("2", edit(tuesday, ...fill));
    const landed = landing((key) => full.get(key), dayName, squat, set("2", "four"), maker());
    expect(announceOver(dayName, squat, set("2", "four"), landed)).toBe(
      "Over Tuesday. A set has at most 26 exercises.",
    );
    expect(announceDropped("Back squat", squat, landed)).toBe("Put back. A set has at most 26 exercises.");
  });
});

test("what was dropped is told with its new place, and what came back as put back", () => {
  const words = (dragged: Dragged, over: Over) =>
    announceDropped("Back squat", dragged, landing(workoutOf, dayName, dragged, over, maker()));
  expect(words(squat, entry("2", "tuesday's run"))).toBe("Moved Back squat to Tuesday, set 1, first.");
  expect(words(fromLibrary, set("2", "five"))).toBe("Added Back squat to Tuesday, set 2, first.");
  expect(words(squat, entry("1", "Back squat"))).toBe("Put back.");
  expect(words(copied(squat), entry("1", "Back squat"))).toBe("Copied Back squat to Monday, set 1, first.");
});

test("the step is called by what was dragged", () => {
  const dragged = [squat, engine, nameless, fromLibrary, copied(squat)];
  expect(dragged.map((thing) => dropLabel(workoutOf, thing))).toEqual([
    "move Back squat",
    "move Engine",
    "move set 1",
    "add Back squat",
    "copy Back squat",
  ]);
});
