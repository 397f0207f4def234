import { expect, test } from "vitest";
import {
  adding,
  backSquat,
  chinUp,
  edit,
  entryOf,
  idOf,
  reasonOf,
  run,
  setOf,
  texts,
  threeSets,
  typing,
} from "./test-support.ts";

const squats = edit(threeSets(), adding(backSquat));
const inAll = (text: string, slot = 0) =>
  ({ type: "value.setAll", moduleExerciseId: idOf("Back squat"), slot, text }) as const;

test("'5x3+' in the first round is five rounds of it, with what stood there beside it", () => {
  const loaded = edit(squats, typing(squats, "Back squat", 1, 1, "85%"));
  const typed = edit(loaded, typing(loaded, "Back squat", 1, 0, "5x3+"));
  expect(setOf(typed, "one").setRounds).toBe(5);
  expect(texts(typed, "Back squat", 0)).toEqual(["3+", "3+", "3+", "3+", "3+"]);
  expect(texts(typed, "Back squat", 1)).toEqual(["85", "85", "85", "85", "85"]);
  expect(edit(typed, inAll("5x3+"))).toBe(typed);
});

test.each(["3x8-12", "3 × 8-12", "3X8-12", " 03x 8-12 "])("'%s' is three rounds, and fewer than before", (text) => {
  const five = edit(squats, inAll("5x5"));
  expect(texts(edit(five, inAll(text)), "Back squat", 0)).toEqual(["8-12", "8-12", "8-12"]);
});

test("a time, a distance and their units are counted, too", () => {
  const runs = edit(threeSets(), adding(run));
  expect(texts(edit(runs, typing(runs, "Run", 1, 1, "6x400m")), "Run", 1)).toEqual(Array(6).fill("400"));
  expect(texts(edit(runs, typing(runs, "Run", 1, 0, "3x1:30")), "Run", 0)).toEqual(Array(3).fill("1:30"));
});

test("what may be meant otherwise says why it is refused", () => {
  const both = edit(squats, adding(chinUp));
  const two = edit(squats, inAll("2x5"));
  expect(reasonOf(both, typing(both, "Chin-up", 1, 0, "3x8"))).toBe(
    "The rounds of this set are not of this exercise alone. Change them in the set's own field.",
  );
  expect(reasonOf(squats, inAll("40x10"))).toBe("Write at most 12 rounds like this, and more in the set's own field.");
  expect(reasonOf(squats, inAll("0x10"))).toBe("Write at most 12 rounds like this, and more in the set's own field.");
  expect(reasonOf(two, typing(two, "Back squat", 2, 0, "3x5"))).toBe("Write the number of rounds in the first one.");
  expect(reasonOf(squats, inAll("5xmuch"))).toBe("Enter a number, like 80 or 82.5.");
  expect(reasonOf(squats, inAll("8x5", 1))).toBe("Enter a number, like 80 or 82.5.");
  expect(entryOf(edit(both, typing(both, "Chin-up", 1, 0, "1x8")), "Chin-up").moduleExerciseRounds).toHaveLength(1);
});
