import { describe, expect, test } from "vitest";
import {
  adding,
  backSquat,
  chinUp,
  edit,
  entryOf,
  exercise,
  idOf,
  texts,
  threeSets,
  typing,
} from "#app/domain/workout/commands/test-support.ts";
import type { Workout } from "#app/domain/workout/document/document.ts";
import { type Block, type DayLine, describeBlock, extendBlock, placesOf, printBlock, selectedIn } from "./block.ts";
import { fillCells, nextExercise, pasteSheet } from "./sheet.ts";

const squat = idOf("Back squat");
const chins = idOf("Chin-up");
const other = exercise("Front squat", "reps", "weight");

/** Three rounds of back squats on a line each; two of chin-ups on one line, which have no weight. */
const lines: DayLine[] = [
  ...[0, 1, 2].map((round) => ({ id: squat, round, slots: [0, 1] })),
  { id: chins, round: "all", slots: [0] },
];

function given(): Workout {
  const workout = edit(
    threeSets(),
    adding(backSquat),
    adding(chinUp, "two"),
    adding(other, "three"),
    { type: "set.setRounds", moduleId: idOf("one"), rounds: "3" },
    { type: "set.setRounds", moduleId: idOf("two"), rounds: "2" },
    { type: "value.setAll", moduleExerciseId: chins, slot: 0, text: "8" },
  );
  const rows = ["5\t80", "4\t85%", "3+\t90-95"].join("\n");
  return pasteSheet(workout, { id: squat, round: 0, slot: 0 }, rows)?.workout ?? workout;
}

const at = (line: number, slot: number): Block => ({ from: { line, slot }, to: { line, slot } });
const block = (from: [number, number], to: [number, number]): Block => ({
  from: { line: from[0], slot: from[1] },
  to: { line: to[0], slot: to[1] },
});

test("a block grows from where it was begun and shrinks again, within the day's lines and columns", () => {
  const down = extendBlock(lines, at(0, 0), "down");
  expect(down).toEqual(block([0, 0], [1, 0]));
  const wide = extendBlock(lines, down, "right");
  expect(wide).toEqual(block([0, 0], [1, 1]));
  expect(extendBlock(lines, wide, "right")).toEqual(wide);
  expect(extendBlock(lines, wide, "left")).toEqual(down);
  expect(extendBlock(lines, extendBlock(lines, down, "up"), "up")).toEqual(at(0, 0));
  expect(extendBlock(lines, at(3, 0), "down")).toEqual(at(3, 0));
  expect(extendBlock(lines, at(3, 0), "right")).toEqual(at(3, 0));
});

test("a block begun at its end is the same cells; columns that a line does not have are left out", () => {
  const expected = [
    { id: squat, round: 2, slot: 0 },
    { id: squat, round: 2, slot: 1 },
    { id: chins, round: "all", slot: 0 },
  ];
  expect(placesOf(selectedIn(lines, block([2, 1], [3, 0])))).toEqual(expected);
  expect(placesOf(selectedIn(lines, block([3, 0], [2, 1])))).toEqual(expected);
});

test("the selection says how many rounds and columns it has; a line of equal rounds has all of them", () => {
  expect(describeBlock(given(), selectedIn(lines, block([0, 0], [1, 1])))).toBe("2 rounds, 2 columns");
  expect(describeBlock(given(), selectedIn(lines, block([2, 0], [3, 0])))).toBe("3 rounds, 1 column");
});

test("a block is copied as rows of a spreadsheet, one for each round, with what a number alone does not say", () => {
  const { plain, exact } = printBlock(given(), selectedIn(lines, block([0, 0], [3, 1])));
  expect(plain).toBe("5\t80\n4\t85%\n3+\t90-95\n8\t\n8\t\n");
  expect(exact).toBe(`5\t80kg\n4\t85%\n3+\t90-95kg\n${nextExercise}8\t\n8\t\n`);
});

describe("what is copied is pasted as the same values", () => {
  test("of several exercises into those below; what has no exercise is named", () => {
    const { exact } = printBlock(given(), selectedIn(lines, block([1, 0], [3, 0])));
    const pasted = pasteSheet(given(), { id: chins, round: "all", slot: 0 }, exact);
    expect(pasted).toMatchObject({ accepted: 4, refused: [], leftOut: null });
    expect(pasted && texts(pasted.workout, "Chin-up", 0)).toEqual(["4", "3+"]);
    expect(pasted && texts(pasted.workout, "Front squat", 0)).toEqual(["8", "8"]);
    expect(pasteSheet(given(), { id: idOf("Front squat"), round: 0, slot: 0 }, exact)).toMatchObject({
      leftOut: "2 rows had no place in the table.",
    });
  });

  test("a weight in kilograms does not become one in pounds", () => {
    const inPounds = edit(
      given(),
      { type: "unit.change", moduleExerciseId: idOf("Front squat"), slot: 1, unit: "pounds" },
      { type: "set.setRounds", moduleId: idOf("three"), rounds: "2" },
    );
    const full = edit(inPounds, { type: "value.setAll", moduleExerciseId: idOf("Front squat"), slot: 1, text: "45" });
    const { exact } = printBlock(given(), selectedIn(lines, block([0, 1], [0, 1])));
    expect(pasteSheet(full, { id: idOf("Front squat"), round: 1, slot: 1 }, `${exact}${nextExercise}`)).toMatchObject({
      refused: [{ round: 1, slot: 1, error: { text: "80kg", reason: "This column is in lb." } }],
    });
  });

  test.each([
    ["weight", "80"],
    ["weight", "-20"],
    ["weight", "80/70/60"],
    ["weight", "70-75%"],
    ["weight", "85%TM"],
    ["weight", "bw"],
    ["weight", "bw+10kg"],
    ["weight", "bw 90%"],
    ["weight", "auto +5%"],
    ["reps", "8-12"],
    ["reps", "8+"],
    ["reps", "max"],
    ["reps", "8+2"],
    ["reps", "5+3 (15s)"],
    ["time", "1:30-2:00"],
    ["distance", "400"],
    ["distance", "400+"],
    ["rpe", "8.5"],
  ] as const)("%s %s", (category, text) => {
    const tracked = exercise("Anything", "calories", category);
    const started = edit(threeSets(), adding(tracked), adding(tracked, "two", "Copy"));
    const workout = edit(started, typing(started, "Anything", 1, 1, text));
    const [line] = [{ id: idOf("Anything"), round: 0, slots: [0, 1] }];
    const selected = selectedIn(line ? [line] : [], block([0, 0], [0, 1]));
    const [{ roundDefinitions: copied } = { roundDefinitions: [] }] = entryOf(workout, "Anything").moduleExerciseRounds;
    for (const name of ["Anything", "Copy"]) {
      const { exact } = printBlock(workout, selected);
      const pasted = pasteSheet(workout, { id: idOf(name), round: 0, slot: 0 }, exact);
      expect(pasted?.refused).toEqual([]);
      expect(pasted && entryOf(pasted.workout, name).moduleExerciseRounds[0]?.roundDefinitions).toEqual(copied);
    }
  });
});

test("cells are cleared or filled together, each with its own type; a line of equal rounds in all its rounds", () => {
  const workout = given();
  const places = placesOf(selectedIn(lines, block([0, 0], [3, 0])));
  const cleared = fillCells(workout, places, "");
  expect(cleared).toMatchObject({ accepted: 4, refused: [], leftOut: null });
  expect(texts(cleared.workout, "Back squat", 0)).toEqual(["", "", ""]);
  expect(texts(cleared.workout, "Back squat", 1)).toEqual(texts(workout, "Back squat", 1));
  expect(texts(cleared.workout, "Chin-up", 0)).toEqual(["", ""]);
  expect(texts(fillCells(workout, places, "6").workout, "Chin-up", 0)).toEqual(["6", "6"]);
});
