import { expect, test } from "vitest";
import { copyWorkout, withFreshIds } from "#app/domain/workout/clipboard/copy.ts";
import { newWorkout } from "#app/domain/workout/document/create.ts";
import { apply } from "./apply.ts";
import type { Command } from "./commands.ts";
import { adding, backSquat, edit, idOf, reasonOf, threeSets, typing } from "./test-support.ts";

const restDay = newWorkout({ id: idOf("rest"), day: 2, date: null });

function untick(...names: [string, string, string]): Command {
  const [first, second, third] = names;
  return { type: "workout.setRestDay", restDay: false, moduleIds: [idOf(first), idOf(second), idOf(third)] };
}

function fullWorkout() {
  const workout = edit(
    threeSets(),
    { type: "workout.rename", name: "Volume day" },
    { type: "workout.motivate", motivation: "Leave one in the tank." },
    { type: "workout.setImage", image: "/files/1" },
    adding(backSquat),
  );
  return edit(workout, typing(workout, "Back squat", 1, 1, "80"));
}

test("a new workout is a rest day; unticked it has 3 empty sets", () => {
  expect([restDay.restDay, restDay.modules]).toEqual([true, []]);
  const workout = edit(restDay, untick("a", "b", "c"));
  expect(workout.restDay).toBe(false);
  expect(
    workout.modules.map(({ id, orderNumber, setType, setRounds, moduleExercises }) => [
      id,
      orderNumber,
      setType,
      setRounds,
      moduleExercises,
    ]),
  ).toEqual([
    [idOf("a"), 1, "regular", 1, []],
    [idOf("b"), 2, "regular", 1, []],
    [idOf("c"), 3, "regular", 1, []],
  ]);
});

test("toggling the rest day resets the workout but keeps its id", () => {
  const workout = fullWorkout();
  const reset = edit(workout, { type: "workout.setRestDay", restDay: true });
  expect(reset).toEqual(newWorkout({ id: workout.id, day: 1, date: null }));
  expect(edit(reset, untick("d", "e", "f")).id).toBe(workout.id);
});

test("unticking needs three different ids that the workout does not have", () => {
  expect(reasonOf(restDay, { type: "workout.setRestDay", restDay: false })).toMatch(/ids of its three sets/);
  expect(reasonOf(restDay, untick("a", "b", "a"))).toMatch(/id of its own/);
  expect(reasonOf(restDay, untick("a", "rest", "c"))).toMatch(/id of its own/);
});

test("a rest day has no content to edit", () => {
  const commands: Command[] = [
    { type: "workout.rename", name: "Run" },
    { type: "set.add", moduleId: idOf("x") },
    adding(backSquat),
  ];
  for (const command of commands) {
    expect(reasonOf(restDay, command)).toBe("This is a rest day. Untick 'Rest day' to edit it.");
  }
});

test("title, motivational text and image are set and cleared", () => {
  const workout = fullWorkout();
  expect([workout.name, workout.motivation, workout.image]).toEqual([
    "Volume day",
    "Leave one in the tank.",
    "/files/1",
  ]);
  expect(edit(workout, { type: "workout.setImage", image: null }).image).toBeNull();
  expect(edit(workout, { type: "workout.rename", name: "" }).name).toBe("");
});

test("texts over their limit are refused with it", () => {
  const workout = threeSets();
  expect(reasonOf(workout, { type: "workout.rename", name: "x".repeat(200) })).toBeNull();
  expect(reasonOf(workout, { type: "workout.rename", name: "x".repeat(201) })).toBe(
    "A title has at most 200 characters.",
  );
  expect(reasonOf(workout, { type: "workout.motivate", motivation: "x".repeat(1001) })).toBe(
    "A motivational text has at most 1000 characters.",
  );
  expect(reasonOf(workout, { type: "workout.setImage", image: "x".repeat(2001) })).toMatch(/too long/);
});

test("what is there already changes nothing: the same workout is answered", () => {
  const workout = fullWorkout();
  const commands: Command[] = [
    { type: "workout.rename", name: "Volume day" },
    { type: "workout.motivate", motivation: "Leave one in the tank." },
    { type: "workout.setImage", image: "/files/1" },
    untick("a", "b", "c"),
  ];
  for (const command of commands) expect(apply(workout, command)).toEqual({ ok: true, workout, unchanged: true });
});

test("paste replaces the target workout while keeping the target's date and day", () => {
  const target = newWorkout({ id: idOf("target"), day: null, date: "2026-05-04" });
  let made = 0;
  const clip = withFreshIds(copyWorkout(fullWorkout()), () => idOf(`fresh ${made++}`));
  const pasted = edit(target, { type: "workout.paste", clip });
  expect([pasted.id, pasted.day, pasted.date]).toEqual([target.id, null, "2026-05-04"]);
  expect({ ...pasted, modules: [] }).toMatchObject({ restDay: false, name: "Volume day", image: "/files/1" });
  expect(copyWorkout(pasted)).toEqual(copyWorkout(fullWorkout()));
});

test("pasting the same clip again, also after an edit, changes nothing", () => {
  const clip = withFreshIds(
    copyWorkout(fullWorkout()),
    (() => {
      let made = 0;
      return () => idOf(`again ${made++}`);
    })(),
  );
  const pasted = edit(threeSets(), { type: "workout.paste", clip }, { type: "workout.rename", name: "Other" });
  expect(edit(pasted, { type: "workout.paste", clip })).toBe(pasted);
  const rest = copyWorkout(restDay);
  const cleared = edit(pasted, { type: "workout.paste", clip: rest });
  expect(cleared.restDay).toBe(true);
  expect(edit(cleared, { type: "workout.paste", clip: rest })).toBe(cleared);
});

test("a clip without ids of its own is refused", () => {
  const clip = copyWorkout(fullWorkout());
  expect(reasonOf(threeSets(), { type: "workout.paste", clip })).toBe("A pasted workout needs ids of its own.");
});
