import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { derivedId } from "#app/domain/ids/derived.ts";
import { apply } from "#app/domain/workout/commands/apply.ts";
import { draws } from "#app/domain/workout/commands/random-support.ts";
import {
  adding,
  backSquat,
  edit,
  idOf,
  roundId,
  run,
  threeSets,
  typing,
} from "#app/domain/workout/commands/test-support.ts";
import { newWorkout } from "#app/domain/workout/document/create.ts";
import type { Workout } from "#app/domain/workout/document/document.ts";
import { fieldCommand } from "./field-command.ts";
import { columnType, type Field, fieldName, parseFieldName } from "./fields.ts";
import { readField } from "./read-field.ts";

const newId = () => derivedId("made");
const squat = { key: "3", id: idOf("Back squat") };

const squats = edit(threeSets(), { type: "set.setRounds", moduleId: idOf("one"), rounds: "2" }, adding(backSquat));

const ids = fc.uuid();
const keys = fc.constantFrom("1", "420", "2026-03-02");
const counts = fc.nat(49);
const slots = fc.nat(15);
const fields: fc.Arbitrary<Field> = fc.oneof(
  fc.record({ of: fc.constant("workout"), key: keys, part: fc.constantFrom("name", "motivation", "restDay") }),
  fc.record({
    of: fc.constant("set"),
    key: keys,
    id: ids,
    part: fc.constantFrom("name", "description", "setType", "setRounds", "timeCap", "interval"),
  }),
  fc.record({
    of: fc.constant("exercise"),
    key: keys,
    id: ids,
    part: fc.constantFrom("description", "perSide", "tempo", "band", "restBetweenRounds"),
  }),
  fc.record({
    of: fc.constant("column"),
    key: keys,
    id: ids,
    part: fc.constantFrom("category", "unit", "type", "base"),
    slot: slots,
  }),
  fc.record({
    of: fc.constant("value"),
    key: keys,
    id: ids,
    round: fc.oneof(counts, fc.constant("all" as const)),
    slot: slots,
  }),
  fc.record({ of: fc.constant("restRound"), key: keys, id: ids, round: counts }),
);

test("every name is read back as the field it names", () => {
  fc.assert(
    fc.property(fields, (field) => {
      expect(parseFieldName(fieldName(field))).toEqual(field);
    }),
  );
});

test("different fields have different names", () => {
  fc.assert(
    fc.property(fields, fields, (one, other) => {
      expect(fieldName(one) === fieldName(other)).toBe(JSON.stringify(one) === JSON.stringify(other));
    }),
  );
});

test.each([
  "saveId",
  "do",
  "week",
  "3.version",
  "3.",
  ".name",
  "3.name.more",
  "3.nothing",
  "3.set:1.nothing",
  "3.set:1.name.more",
  "3.ex:1",
  "3.ex:1.value.0",
  "3.ex:1.value.one.0",
  "3.ex:1.value.-1.0",
  "3.ex:1.value.0.1e3",
  "3.ex:1.unit",
  "3.ex:1.unit.x",
  "3.ex:1.restRound.all",
])("'%s' names no field of a workout", (name) => {
  expect(parseFieldName(name)).toBeNull();
});

describe("what a field shows", () => {
  const workout = edit(squats, typing(squats, "Back squat", 1, 1, "82,50"));

  test.each<[Field, string]>([
    [{ of: "workout", key: "3", part: "restDay" }, ""],
    [{ of: "workout", key: "3", part: "name" }, ""],
    [{ of: "set", key: "3", id: idOf("one"), part: "setType" }, "regular"],
    [{ of: "set", key: "3", id: idOf("one"), part: "setRounds" }, "2"],
    [{ of: "exercise", ...squat, part: "description" }, ""],
    [{ of: "column", ...squat, part: "category", slot: 1 }, "weight"],
    [{ of: "column", ...squat, part: "unit", slot: 1 }, "kilograms"],
    [{ of: "column", ...squat, part: "type", slot: 1 }, "amount"],
    [{ of: "value", ...squat, round: 0, slot: 1 }, "82.5"],
    [{ of: "value", ...squat, round: "all", slot: 1 }, "82.5"],
    [{ of: "value", ...squat, round: 1, slot: 1 }, ""],
    [{ of: "restRound", ...squat, round: 1 }, ""],
  ])("%j shows '%s'", (field, text) => {
    expect(readField(workout, field)).toBe(text);
  });

  test.each<Field>([
    { of: "set", key: "3", id: idOf("nowhere"), part: "name" },
    { of: "exercise", key: "3", id: idOf("nowhere"), part: "description" },
    { of: "column", ...squat, part: "unit", slot: 2 },
    { of: "value", ...squat, round: 2, slot: 0 },
    { of: "value", ...squat, round: 0, slot: 2 },
    { of: "restRound", ...squat, round: 2 },
  ])("%j is no part of the workout", (field) => {
    expect(readField(workout, field)).toBeNull();
  });

  test("a rest day has nothing but its tick", () => {
    const rest = newWorkout({ id: idOf("workout"), day: 3, date: null });
    expect(readField(rest, { of: "workout", key: "3", part: "restDay" })).toBe("on");
    expect(readField(rest, { of: "workout", key: "3", part: "name" })).toBeNull();
    expect(readField(rest, { of: "workout", key: "3", part: "motivation" })).toBeNull();
  });
});

test("what a column's percentages refer to stands in its heading, and in its cells only where they differ", () => {
  const shown = (workout: Workout) =>
    [0, 1].map((round) => readField(workout, { of: "value", ...squat, round, slot: 1 }));
  const shares = edit(squats, { type: "value.setAll", moduleExerciseId: squat.id, slot: 1, text: "85%TM" });
  expect(shown(shares)).toEqual(["85", "85"]);
  expect(readField(shares, { of: "column", ...squat, part: "base", slot: 1 })).toBe("trainingMax");
  const kept = edit(shares, typing(shares, "Back squat", 1, 1, "90"));
  expect(shown(kept)).toEqual(["90", "85"]);
  const mixed = edit(kept, typing(kept, "Back squat", 1, 1, "80%1RM"));
  expect(shown(mixed)).toEqual(["80", "85%TM"]);
});

test("a column has the type that all its rounds share", () => {
  const exercise = (workout: Workout) => workout.modules[0]?.moduleExercises[0];
  const columnOf = (workout: Workout) => {
    const entry = exercise(workout);
    return entry && columnType(entry, 1);
  };
  const change = { type: "type.change", moduleExerciseId: squat.id, slot: 1, trackableType: "percentage" } as const;
  expect(columnOf(squats)).toBe("amount");
  expect(columnOf(edit(squats, change))).toBe("percentage");
  expect(columnOf(edit(squats, { ...change, roundId: roundId(squats, "Back squat", 2) }))).toBeNull();
  const none = [
    { type: "set.setType", moduleId: idOf("one"), setType: null },
    { type: "set.setRounds", moduleId: idOf("one"), rounds: "" },
  ] as const;
  expect(columnOf(edit(squats, ...none))).toBeNull();
});

describe("what typing into a field means", () => {
  test.each<[Field, string, object]>([
    [{ of: "workout", key: "3", part: "name" }, "Volume", { type: "workout.rename", name: "Volume" }],
    [{ of: "workout", key: "3", part: "motivation" }, "Go", { type: "workout.motivate", motivation: "Go" }],
    [{ of: "workout", key: "3", part: "restDay" }, "on", { type: "workout.setRestDay", restDay: true }],
    [
      { of: "workout", key: "3", part: "restDay" },
      "",
      { type: "workout.setRestDay", restDay: false, moduleIds: [newId(), newId(), newId()] },
    ],
    [
      { of: "set", key: "3", id: idOf("one"), part: "setType" },
      "",
      { type: "set.setType", moduleId: idOf("one"), setType: null },
    ],
    [
      { of: "column", ...squat, part: "category", slot: 1 },
      "",
      { type: "trackable.change", moduleExerciseId: squat.id, slot: 1, category: null },
    ],
    [
      { of: "column", ...squat, part: "unit", slot: 1 },
      "pounds",
      { type: "unit.change", moduleExerciseId: squat.id, slot: 1, unit: "pounds" },
    ],
    [
      { of: "column", ...squat, part: "type", slot: 0 },
      "forcedReps",
      { type: "type.change", moduleExerciseId: squat.id, slot: 0, trackableType: "forcedReps" },
    ],
    [
      { of: "value", ...squat, round: "all", slot: 0 },
      "5",
      { type: "value.setAll", moduleExerciseId: squat.id, slot: 0, text: "5" },
    ],
    [
      { of: "value", ...squat, round: 1, slot: 0 },
      "5",
      {
        type: "value.set",
        moduleExerciseId: squat.id,
        roundId: roundId(squats, "Back squat", 2),
        slot: 0,
        text: "5",
      },
    ],
    [
      { of: "restRound", ...squat, round: 0 },
      "on",
      {
        type: "round.setRest",
        moduleExerciseId: squat.id,
        roundId: roundId(squats, "Back squat", 1),
        isRest: true,
      },
    ],
  ])("%j '%s'", (field, text, command) => {
    expect(fieldCommand(squats, field, text, newId)).toEqual(command);
  });

  test("a round that the exercise does not have takes nothing", () => {
    expect(fieldCommand(squats, { of: "value", ...squat, round: 2, slot: 0 }, "5", newId)).toBeNull();
    expect(fieldCommand(squats, { of: "restRound", ...squat, round: 2 }, "on", newId)).toBeNull();
  });

  test("what a field shows afterwards is what was typed, for every text that is taken", () => {
    const workout = edit(squats, adding(run, "two"));
    const title: Field = { of: "set", key: "3", id: idOf("two"), part: "name" };
    fc.assert(
      fc.property(draws, ([draw]) => {
        const command = draw && fieldCommand(workout, title, draw.text, newId);
        const applied = command && apply(workout, command);
        expect(applied?.ok && readField(applied.workout, title)).toBe(draw?.text);
      }),
    );
  });
});
