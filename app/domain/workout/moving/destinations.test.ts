import { describe, expect, test } from "vitest";
import { applyTogether } from "#app/domain/workout/commands/apply.ts";
import { adding, backSquat, edit, idOf, threeSets } from "#app/domain/workout/commands/test-support.ts";
import { newWorkout } from "#app/domain/workout/document/create.ts";
import { destinations, movable, overOf } from "./destinations.ts";
import { drop } from "./drop.ts";
import { landedPlace } from "./landing.ts";

const monday = edit(
  threeSets(),
  adding(backSquat),
  { type: "set.rename", moduleId: idOf("two"), name: "Engine" },
  { type: "set.addAlternative", moduleId: idOf("two"), alternativeId: idOf("two b") },
);
const tuesday = newWorkout({ id: idOf("tuesday"), day: 2, date: null, moduleIds: ["four"].map(idOf) });
const sunday = newWorkout({ id: idOf("sunday"), day: 7, date: null });
const days = [
  { key: "1", name: "Monday", workout: monday },
  { key: "2", name: "Tuesday", workout: tuesday },
  { key: "7", name: "Sunday", workout: sunday },
];

function offered(id: string) {
  const moved = movable("1", monday, idOf(id));
  if (!moved) throw new Error(`No ${id}`);
  const offers = destinations(days, moved);
  return { moved, offers, labels: offers.map(({ label }) => label) };
}

describe("what is offered", () => {
  test("to an exercise: the end of every set, and a new one", () => {
    expect(offered("Back squat").labels).toEqual([
      "Monday, set 1, at its end",
      "Monday, set 2, Engine",
      "Monday, set 2, alternative 1",
      "Monday, set 3",
      "Monday, a new set",
      "Tuesday, set 1",
      "Tuesday, a new set",
      "Sunday, no longer a rest day",
    ]);
  });

  test.each(["two", "two b"])("to a set, by its variation %s: every place", (id) => {
    expect(offered(id).labels).toEqual([
      "Monday, as set 1",
      "Monday, as set 2, where it is",
      "Monday, as set 3",
      "Monday, at the end",
      "Tuesday, as set 1",
      "Tuesday, as set 2",
      "Sunday, no longer a rest day",
    ]);
  });

  test("to an exercise of the library: the same as to one of the week", () => {
    const only = { key: "2", name: "Tuesday", workout: tuesday };
    const labels = destinations([only], { kind: "library", exercise: backSquat, moduleExerciseId: idOf("new") });
    expect(labels.map(({ label }) => label)).toEqual(["Tuesday, set 1", "Tuesday, a new set"]);
  });

  test("a stranger is nothing that moves", () => expect(movable("1", monday, idOf("stranger"))).toBeNull());
});

test.each([
  ["Back squat", "moved"],
  ["two", "moved"],
  ["one", "moved"],
  ["Back squat", "copied"],
  ["two", "copied"],
  ["one", "copied"],
] as const)("%s, %s, goes where the offer says", (id, how) => {
  const { moved: own, offers } = offered(id);
  const moved = how === "copied" ? { ...own, copyId: idOf("copy") } : own;
  const workoutOf = (key: string) => days.find((day) => day.key === key)?.workout;
  for (const { value, label, isOwn } of offers) {
    let made = 0;
    const over = overOf(value);
    const applied = applyTogether(
      workoutOf,
      drop(workoutOf, moved, over, () => idOf(`made ${made++}`)),
    );
    const changed = applied.ok && applied.changes.find(({ workoutKey }) => workoutKey === over.workoutKey);
    const after = changed ? changed.after : monday;
    if (!changed) expect(`${how}, ${label}`).toMatch(/^moved, .*(at its end|where it is)$/);
    expect(isOwn).toBe(/(at its end|where it is)$/.test(label));
    const ends = { moved: "as set 3", copied: "as set 4" };
    const unnamed = label.endsWith("at the end") ? ends[how] : moved.kind === "set" ? "as set 1" : "set ";
    const wanted = /(as )?set \d/.exec(label)?.[0] ?? unnamed;
    expect(landedPlace(after, moved).slice(0, wanted.length)).toBe(wanted);
  }
});
