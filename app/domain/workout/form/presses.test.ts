import { describe, expect, test } from "vitest";
import { derivedId } from "#app/domain/ids/derived.ts";
import { commandSchema } from "#app/domain/workout/commands/command-schema.ts";
import { idOf } from "#app/domain/workout/commands/test-support.ts";
import { parsePress } from "./parse-press.ts";
import { commandButton, type Press, pressButton } from "./presses.ts";

const [set, entry, other] = [idOf("set"), idOf("entry"), idOf("other")];

function maker() {
  let made = 0;
  return () => derivedId(`new ${made++}`);
}

const [first] = [maker()()];

describe("a button that edits stands for its command", () => {
  test.each<[string, object]>([
    [commandButton("3", "set.add"), { type: "set.add", moduleId: first }],
    [commandButton("3", "set.remove", set), { type: "set.remove", moduleId: set }],
    [commandButton("3", "set.move", set, 2), { type: "set.move", moduleId: set, at: 2 }],
    [
      commandButton("3", "set.addAlternative", set),
      { type: "set.addAlternative", moduleId: set, alternativeId: first },
    ],
    [commandButton("3", "exercise.addRest", set), { type: "exercise.addRest", moduleId: set, moduleExerciseId: first }],
    [commandButton("3", "exercise.remove", entry), { type: "exercise.remove", moduleExerciseId: entry }],
    [
      commandButton("3", "exercise.move", entry, set, 4),
      { type: "exercise.move", moduleExerciseId: entry, moduleId: set, at: 4 },
    ],
    [
      commandButton("3", "exercise.oneRepetitionMaximum", entry),
      { type: "exercise.oneRepetitionMaximum", moduleExerciseId: entry },
    ],
    [
      commandButton("3", "trackable.add", entry, "height"),
      { type: "trackable.add", moduleExerciseId: entry, category: "height" },
    ],
    [commandButton("3", "trackable.remove", entry, 0), { type: "trackable.remove", moduleExerciseId: entry, slot: 0 }],
  ])("%s", (value, command) => {
    expect(parsePress(value, maker())).toEqual({ press: "command", key: "3", command });
    expect(commandSchema.safeParse(command).success).toBe(true);
  });
});

describe("every other button is read back as what it asks for", () => {
  test.each<Exclude<Press, { press: "command" }>>([
    { press: "add", key: "2026-03-02", moduleId: set, exerciseId: other },
    { press: "addToTarget", exerciseId: other },
    { press: "open", key: "3", id: entry },
    { press: "fold", key: "3", id: entry },
    { press: "place", key: "3", id: entry },
    { press: "fill", key: "3", id: entry },
    { press: "move", key: "3", id: entry, to: `2026-03-02 ${set}` },
    { press: "move", key: "3", id: set, to: "7" },
    { press: "copyTo", key: "3", id: entry, to: `2026-03-02 ${set}` },
    { press: "placeFound", exerciseId: other },
    { press: "find", key: "3", moduleId: set },
    { press: "explore", shown: null },
    { press: "explore", shown: 40 },
    { press: "week", week: "2" },
    { press: "week", week: "typed" },
    { press: "client" },
    { press: "rounding" },
    { press: "density", density: "compact" },
    { press: "save" },
    { press: "copy", key: "3", part: { kind: "workout" } },
    { press: "copy", key: "2026-03-02", part: { kind: "set", id: set } },
    { press: "paste", key: "3", part: { kind: "exercise", id: entry } },
    { press: "copyWeek" },
    { press: "pasteWeek" },
    { press: "restDays" },
    { press: "clearDays" },
    { press: "keep", key: "3", version: 2 },
    { press: "take", key: "2026-03-02" },
    { press: "apply", key: "3" },
    { press: "convert", converts: "column", name: `3.ex:${entry}.value.0.1` },
  ])("%j", (press) => {
    expect(parsePress(pressButton(press), maker())).toEqual(press);
  });
});

test.each([
  "",
  "3",
  "3 set.add",
  "keep",
  "take",
  "apply",
  "convert",
  "convert week 3.name",
  "add",
  "3 open",
  "3 place",
  `3 move ${set}`,
  `3 copyTo ${set}`,
  "place",
  `3 set.remove ${set} more`,
  "3 set.move x",
  "3 workout.paste x",
  "3 constructor x",
  "constructor x",
])("'%s' is no button's value", (value) => {
  expect(parsePress(value, maker())).toBeNull();
});

test("a place that is no number is refused by the commands' schema", () => {
  const press = parsePress(`3 set.move ${set} first`, maker());
  expect(press?.press === "command" && commandSchema.safeParse(press.command).success).toBe(false);
});
