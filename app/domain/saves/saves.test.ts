import { expect, test } from "vitest";
import { type Save, undoAndRedo } from "./saves.ts";

type Short = ["save" | "restore", string] | ["undo" | "redo", number];

function log(shorts: Short[], first = 1): Save[] {
  return shorts.map(([kind, what], index) => {
    const number = first + index;
    const [label, target] = typeof what === "string" ? [what, null] : [`${kind} ${what}`, what];
    return { number, kind, target, label, savedBy: "me" };
  });
}

function labels(...shorts: Short[]) {
  const { undo, redo } = undoAndRedo(log(shorts));
  return [undo?.label ?? null, redo?.label ?? null];
}

test("nothing was saved: nothing to undo, nothing to redo", () => {
  expect(labels()).toEqual([null, null]);
});

test("undo goes back save by save, and redo forward again", () => {
  expect(labels(["save", "a"], ["save", "b"])).toEqual(["b", null]);
  expect(labels(["save", "a"], ["save", "b"], ["undo", 2])).toEqual(["a", "b"]);
  expect(labels(["save", "a"], ["save", "b"], ["undo", 2], ["undo", 1])).toEqual([null, "a"]);
  expect(labels(["save", "a"], ["save", "b"], ["undo", 2], ["undo", 1], ["redo", 4])).toEqual(["a", "b"]);
  expect(labels(["save", "a"], ["save", "b"], ["undo", 2], ["undo", 1], ["redo", 4], ["redo", 3])).toEqual(["b", null]);
});

test("what was done again can be undone again, under its own name", () => {
  const next = undoAndRedo(
    log([
      ["save", "a"],
      ["undo", 1],
      ["redo", 2],
    ]),
  );
  expect(next.undo).toMatchObject({ number: 3, label: "a" });
  expect(labels(["save", "a"], ["undo", 1], ["redo", 2], ["undo", 3])).toEqual([null, "a"]);
});

test("a save after an undo leaves nothing to redo; a restore is a save", () => {
  expect(labels(["save", "a"], ["undo", 1], ["save", "b"])).toEqual(["b", null]);
  expect(labels(["save", "a"], ["undo", 1], ["restore", "c"])).toEqual(["c", null]);
});

test("an undo whose save is too old to be there can still be done again", () => {
  const { undo, redo } = undoAndRedo(
    log(
      [
        ["undo", 6],
        ["save", "b"],
      ].slice(0, 1) as Short[],
      7,
    ),
  );
  expect(undo).toBeNull();
  expect(redo).toMatchObject({ number: 7, label: "undo 6" });
});
