import { describe, expect, test } from "vitest";
import { applyTogether } from "./apply.ts";
import { newWorkout } from "./create.ts";
import { destinations, movable, overOf } from "./destinations.ts";
import { drop } from "./drop.ts";
import { placeIn } from "./landing.ts";
import { adding, backSquat, edit, idOf, threeSets } from "./test-support.ts";

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
  test("to an exercise: every other set, and a new one", () => {
    expect(offered("Back squat").labels).toEqual([
      "Monday, set 2, Engine",
      "Monday, set 2, alternative 1",
      "Monday, set 3",
      "Monday, a new set",
      "Tuesday, set 1",
      "Tuesday, a new set",
      "Sunday, no longer a rest day",
    ]);
  });

  test.each(["two", "two b"])("to a set, by its variation %s: every other place", (id) => {
    expect(offered(id).labels).toEqual([
      "Monday, as set 1",
      "Monday, as set 3",
      "Tuesday, as set 1",
      "Tuesday, as set 2",
      "Sunday, no longer a rest day",
    ]);
  });

  test("nothing of a day that has no other place", () => {
    const only = { key: "2", name: "Tuesday", workout: tuesday };
    expect(destinations([only], { kind: "set", workoutKey: "2", moduleId: idOf("four") })).toEqual([]);
  });

  test("a stranger is nothing that moves", () => expect(movable("1", monday, idOf("stranger"))).toBeNull());
});

test.each(["Back squat", "two", "one"])("%s goes where the offer says", (id) => {
  const { moved, offers } = offered(id);
  const workoutOf = (key: string) => days.find((day) => day.key === key)?.workout;
  for (const { value, label } of offers) {
    let made = 0;
    const over = overOf(value);
    const applied = applyTogether(
      workoutOf,
      drop(workoutOf, moved, over, () => idOf(`made ${made++}`)),
    );
    const after = applied.ok && applied.changes.find(({ workoutKey }) => workoutKey === over.workoutKey)?.after;
    if (!after) throw new Error(`Nothing came of ${label}`);
    const place = placeIn(after, moved);
    const wanted = /(as )?set \d/.exec(label)?.[0] ?? (moved.kind === "set" ? "as set 1" : "set ");
    expect(place.slice(0, wanted.length)).toBe(wanted);
  }
});
