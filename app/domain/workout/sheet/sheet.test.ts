import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  adding,
  backSquat,
  chinUp,
  edit,
  idOf,
  run,
  texts,
  threeSets,
  typing,
} from "#app/domain/workout/commands/test-support.ts";
import { workoutSchema } from "#app/domain/workout/document/schema.ts";
import { fillFromAbove, isSheet, pasteSheet } from "./sheet.ts";

const reps = 0;
const weight = 1;
const squat = { id: idOf("Back squat"), slot: reps };

function given(rounds: number, ...exercises: (typeof backSquat)[]) {
  const workout = edit(threeSets(), ...exercises.map((exercise) => adding(exercise)));
  return edit(workout, { type: "set.setRounds", moduleId: idOf("one"), rounds: String(rounds) });
}

function paste(text: string, { rounds = 3, round = 0 as number | "all", slot = reps } = {}) {
  const pasted = pasteSheet(given(rounds, backSquat), { ...squat, round, slot }, text);
  if (!pasted) throw new Error("No such place.");
  const { workout, ...told } = pasted;
  return { ...told, reps: texts(workout, "Back squat", reps), weight: texts(workout, "Back squat", weight) };
}

test("one value is no sheet, also with the line end that a spreadsheet adds", () => {
  expect(["80", "80\r\n", "", "82,5"].map(isSheet)).toEqual([false, false, false, false]);
  expect(["5\t80", "5\n5", "5\r\n\r\n5", "3×5"].map(isSheet)).toEqual([true, true, true, true]);
});

describe("what a spreadsheet copies is understood", () => {
  test.each([
    ["tabs and line feeds", "5\t80\n4\t85\n3\t90\n"],
    ["Windows line ends", "5\t80\r\n4\t85\r\n3\t90\r\n"],
    ["spaces, also ones that don't break", " 5 \t80\u00a0\n4\t\u00a085\n3\t90"],
    ["units", "5\t80 kg\n4\t85KG\n3\t90\u00a0kg"],
    ["quoted cells", '"5"\t"80"\n4\t85\n3\t90'],
    ["quoted cells with line breaks", '5\t"80\nkg"\r\n"4\r\n"\t85\n"3"\t"90"'],
  ])("%s", (_, text) => {
    expect(paste(text)).toMatchObject({ reps: ["5", "4", "3"], weight: ["80", "85", "90"], refused: [], accepted: 6 });
  });

  test("decimal commas", () => {
    expect(paste("5\t82,5\n5\t87,25").weight).toEqual(["82.5", "87.25", "87.25"].slice(0, 2).concat(""));
  });

  test("repetitions: 3×5 is three rows of 5", () => {
    expect(paste("3×5\t80\n2 x 3\t90", { rounds: 5 })).toMatchObject({
      reps: ["5", "5", "5", "3", "3"],
      weight: ["80", "80", "80", "90", "90"],
    });
  });

  test("minima, ranges and sets to failure", () => {
    expect(paste("8-12\t60 - 70 kg\n8+\t70–75 %\nmax\t80")).toMatchObject({
      ...{ reps: ["8-12", "8+", "max"], weight: ["60-70", "70-75", "80"], refused: [], accepted: 6 },
    });
  });

  test("times as m:ss", () => {
    const workout = given(2, run);
    const pasted = pasteSheet(workout, { id: idOf("Run"), round: 0, slot: 0 }, "1:30\t400\n2:05\t600");
    expect(pasted && [texts(pasted.workout, "Run", 0), texts(pasted.workout, "Run", 1)]).toEqual([
      ["1:30", "2:05"],
      ["400", "600"],
    ]);
  });
});

test("it goes right and down from the value, and leaves the rest", () => {
  expect(paste("90\n95", { round: 1, slot: weight })).toMatchObject({ reps: ["", "", ""], weight: ["", "90", "95"] });
});

test("cells that are refused keep their text and reason; the others are taken", () => {
  const { refused, reps: taken } = paste("5\nmany\n3");
  expect(taken).toEqual(["5", "", "3"]);
  expect(refused).toEqual([
    { ...squat, round: 1, error: { text: "many", reason: "Enter a number, like 80 or 82.5." } },
  ]);
});

test("a quotation mark without its end is a text like others, and a doubled one is one", () => {
  expect(paste('5\t"80\n4\t85').refused).toMatchObject([{ round: 0, slot: 1, error: { text: '"80' } }]);
  expect(paste('"a ""b"""\t80').refused).toMatchObject([{ round: 0, slot: 0, error: { text: 'a "b"' } }]);
});

test("a set with this exercise alone grows, up to 50 rounds", () => {
  expect(paste("5\n4\n3\n2", { rounds: 2 })).toMatchObject({ reps: ["5", "4", "3", "2"], leftOut: null });
  const long = paste(Array.from({ length: 60 }, () => "5").join("\n"));
  expect(long).toMatchObject({ accepted: 50, leftOut: "10 rows had no place in the table." });
});

test("a set with other exercises keeps its rounds, and says what had no place", () => {
  const pasted = pasteSheet(given(2, backSquat, chinUp), { ...squat, round: 0 }, "5\t80\t7\n4\t85\t8\n3\t90\t9");
  expect(pasted).toMatchObject({ accepted: 4, leftOut: "1 row and 1 column had no place in the table." });
  expect(pasted && texts(pasted.workout, "Back squat", reps)).toEqual(["5", "4"]);
});

test("one row into the line of equal rounds goes into all of them, several go down from the first", () => {
  expect(paste("5\t80", { round: "all" })).toMatchObject({ reps: ["5", "5", "5"], weight: ["80", "80", "80"] });
  expect(paste("5\t80\n3\t90", { round: "all" })).toMatchObject({ reps: ["5", "3", ""], weight: ["80", "90", ""] });
});

test("a place that is gone takes nothing", () => {
  expect(pasteSheet(threeSets(), { ...squat, round: 0 }, "5\t80")).toBeNull();
});

test("whatever is pasted wherever, the workout stays a sound one", () => {
  const cell = fc.oneof(
    fc.constantFrom("", "5", "80/70", "8+2", "8+", "8-12", "max", "1:30", "3×4", "-5"),
    fc.string({ maxLength: 6 }),
  );
  const sheet = fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 60 });
  fc.assert(
    fc.property(sheet, fc.nat(5), fc.nat(4), (rows, round, slot) => {
      const text = rows.map((cells) => cells.join("\t")).join("\n");
      const pasted = pasteSheet(given(3, backSquat), { id: squat.id, round, slot }, text);
      expect(workoutSchema.safeParse(pasted?.workout).success).toBe(true);
    }),
  );
});

describe("the value above", () => {
  test("is copied into this one", () => {
    const workout = edit(given(3, backSquat), typing(given(3, backSquat), "Back squat", 1, weight, "82.5"));
    const filled = fillFromAbove(workout, { ...squat, round: 1, slot: weight });
    expect(filled?.text).toBe("82.5");
    expect(filled && texts(edit(workout, filled.command), "Back squat", weight)).toEqual(["82.5", "82.5", ""]);
  });

  test("is that of the last round that is no rest; above the first there is none", () => {
    const typed = edit(given(3, backSquat), typing(given(3, backSquat), "Back squat", 1, weight, "80"));
    const second = typed.modules[0]?.moduleExercises[0]?.moduleExerciseRounds[1]?.id ?? "";
    const rest = { type: "round.setRest", moduleExerciseId: squat.id, roundId: second, isRest: true } as const;
    expect(fillFromAbove(edit(typed, rest), { ...squat, round: 2, slot: weight })?.text).toBe("80");
    expect(fillFromAbove(typed, { ...squat, round: 0, slot: weight })).toBeNull();
    expect(fillFromAbove(typed, { ...squat, round: "all", slot: weight })).toBeNull();
  });
});
