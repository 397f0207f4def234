import { expect, test } from "vitest";
import type { Workout } from "#app/domain/workout/document/document.ts";
import type { Command } from "./commands.ts";
import {
  adding,
  backSquat,
  edit,
  entryOf,
  idOf,
  reasonOf,
  roundId,
  run,
  setOf,
  texts,
  threeSets,
  typing,
} from "./test-support.ts";

const squat = { moduleExerciseId: idOf("Back squat") };

function fiveSquats(): Workout {
  return edit(
    threeSets(),
    { type: "set.setRounds", moduleId: idOf("one"), rounds: "5" },
    adding(backSquat),
    adding(run, "two"),
  );
}

test("a value is typed into its own cell", () => {
  const workout = edit(fiveSquats(), typing(fiveSquats(), "Back squat", 2, 1, "82,5"));
  expect(texts(workout, "Back squat", 1)).toEqual(["", "82.5", "", "", ""]);
  expect(edit(workout, typing(workout, "Back squat", 2, 1, "82.50"))).toBe(workout);
  expect(texts(edit(workout, typing(workout, "Back squat", 2, 1, "")), "Back squat", 1)).toEqual(Array(5).fill(""));
});

test("seconds amounts accept 'm:ss' and are kept as seconds", () => {
  const workout = edit(fiveSquats(), typing(fiveSquats(), "Run", 1, 0, "1:30"));
  expect(entryOf(workout, "Run").moduleExerciseRounds[0]?.roundDefinitions[0]?.value).toBe(90);
});

test("a typed text is read by the type of its round", () => {
  const [dropped, forced] = [roundId(fiveSquats(), "Back squat", 1), roundId(fiveSquats(), "Back squat", 2)];
  const workout = edit(
    fiveSquats(),
    { type: "type.change", ...squat, slot: 1, trackableType: "dropSet", roundId: dropped },
    { type: "type.change", ...squat, slot: 0, trackableType: "forcedReps", roundId: forced },
  );
  const typed = edit(
    workout,
    typing(workout, "Back squat", 1, 1, "120/100/80"),
    typing(workout, "Back squat", 2, 0, "8+2"),
  );
  expect(texts(typed, "Back squat", 1)[0]).toBe("120/100/80");
  expect(entryOf(typed, "Back squat").moduleExerciseRounds[1]?.roundDefinitions[0]).toMatchObject({
    value: 8,
    additionalValue: 2,
  });
  expect(reasonOf(workout, typing(workout, "Back squat", 1, 1, "80"))).toMatch(/drop set/);
});

test("a text that can only mean one type sets the type of its round, in one step", () => {
  const types = (workout: Workout, slot: number) =>
    entryOf(workout, "Back squat").moduleExerciseRounds.map(
      ({ roundDefinitions }) => roundDefinitions[slot]?.trackableType,
    );
  const typed = ["8-12", "8+", "max", "8+2", "8"].reduce(
    (workout, text, index) => edit(workout, typing(workout, "Back squat", index + 1, 0, text)),
    fiveSquats(),
  );
  expect(types(typed, 0)).toEqual(["range", "minimum", "toFailure", "forcedReps", "amount"]);
  expect(texts(typed, "Back squat", 0)).toEqual(["8-12", "8+", "max", "8+2", "8"]);
  const replaced = ["10", "10", "", "8+", "max"].reduce(
    (workout, text, index) => edit(workout, typing(workout, "Back squat", index + 1, 0, text)),
    typed,
  );
  expect(types(replaced, 0)).toEqual(["amount", "amount", "amount", "minimum", "toFailure"]);
  expect(texts(replaced, "Back squat", 0)).toEqual(["10", "10", "", "8+", "max"]);
  const all: Command = { type: "value.setAll", ...squat, slot: 1, text: "70–75 %" };
  expect(types(edit(fiveSquats(), all), 1)).toEqual(Array(5).fill("percentageRange"));
  expect(texts(edit(fiveSquats(), all), "Back squat", 1)).toEqual(Array(5).fill("70-75"));
});

test("a type that the quantity does not have is refused, and so is a range that falls", () => {
  const reason = (name: string, slot: number, text: string) =>
    reasonOf(fiveSquats(), typing(fiveSquats(), name, 1, slot, text));
  expect(reason("Back squat", 1, "80+")).toBe("Enter a number, like 80 or 82.5.");
  expect(reason("Back squat", 1, "max")).toBe("Enter a number, like 80 or 82.5.");
  expect(reason("Back squat", 0, "12-8")).toBe("Write the lower and the higher number, like 8-12.");
  expect(reason("Run", 2, "2-3")).toBe("Enter a whole number from 1 to 5.");
});

test("the same value goes into all rounds, or into none", () => {
  const setAll = (text: string): Command => ({ type: "value.setAll", ...squat, slot: 0, text });
  const workout = edit(fiveSquats(), setAll("5"));
  expect(texts(workout, "Back squat", 0)).toEqual(["5", "5", "5", "5", "5"]);
  expect(edit(workout, setAll("5"))).toBe(workout);
  const mixed = edit(workout, {
    type: "type.change",
    ...squat,
    slot: 0,
    trackableType: "forcedReps",
    roundId: roundId(workout, "Back squat", 4),
  });
  expect(reasonOf(mixed, setAll("6"))).toMatch(/own and forced/);
});

test("a rest round keeps its values", () => {
  const workout = edit(fiveSquats(), typing(fiveSquats(), "Run", 1, 0, "0:15"));
  const setRest = (isRest: boolean): Command => ({
    type: "round.setRest",
    moduleExerciseId: idOf("Run"),
    roundId: roundId(workout, "Run", 1),
    isRest,
  });
  const rest = edit(workout, setRest(true));
  expect(entryOf(rest, "Run").moduleExerciseRounds[0]?.isRest).toBe(true);
  expect(texts(rest, "Run", 0)).toEqual(["0:15"]);
  expect(edit(rest, setRest(true))).toBe(rest);
  expect(edit(rest, setRest(false))).toEqual(workout);
});

test("typing a value leaves every other set, exercise and round the same object", () => {
  const before = fiveSquats();
  const typed = edit(before, typing(before, "Back squat", 2, 1, "80"));
  expect(setOf(typed, "two")).toBe(setOf(before, "two"));
  expect(setOf(typed, "three")).toBe(setOf(before, "three"));
  const [old, fresh] = [before, typed].map((workout) => entryOf(workout, "Back squat").moduleExerciseRounds);
  expect(fresh?.map((round, index) => round === old?.[index])).toEqual([true, false, true, true, true]);
  expect(fresh?.[1]?.roundDefinitions[0]).toBe(old?.[1]?.roundDefinitions[0]);
});

test("an unknown round or column is 'Given item not found.'", () => {
  const [first] = entryOf(fiveSquats(), "Back squat").moduleExerciseRounds;
  const commands: Command[] = [
    { type: "value.set", ...squat, roundId: idOf("stranger"), slot: 0, text: "5" },
    { type: "value.set", ...squat, roundId: first?.id ?? "", slot: 2, text: "5" },
    { type: "value.setAll", ...squat, slot: 2, text: "5" },
    { type: "round.setRest", ...squat, roundId: idOf("stranger"), isRest: true },
  ];
  for (const command of commands) expect(reasonOf(fiveSquats(), command)).toBe("Given item not found.");
});
