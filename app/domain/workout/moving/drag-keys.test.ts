import { expect, test } from "vitest";
import { carryIntent, dragCodes, dragKeyLines, isCopyKey } from "./drag-keys.ts";

test("Space picks up; Space or Enter drops, Esc or Tab puts back", () => {
  expect([dragCodes("pickUp"), dragCodes("drop"), dragCodes("putBack")]).toEqual([
    ["Space"],
    ["Space", "Enter"],
    ["Escape", "Tab"],
  ]);
});

test("arrows carry and C copies; other keys mean nothing to a drag", () => {
  const arrows = ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"].map((code) => carryIntent({ key: code, code }));
  expect(arrows).toEqual(["before", "after", "dayBefore", "dayAfter"]);
  expect(["c", "C"].map((key) => carryIntent({ key, code: "KeyJ" }))).toEqual(["copy", "copy"]);
  expect(carryIntent({ key: "x", code: "KeyX" })).toBeNull();
});

test("Ctrl and Alt are the keys that copy with the mouse", () => {
  expect(["Control", "Alt", "Shift", "Meta"].map(isCopyKey)).toEqual([true, true, false, false]);
});

test("every key of dragging stands in the list of keys", () => {
  expect(dragKeyLines().map(({ keys, where }) => [keys.join(), where])).toEqual([
    ["Space", "on a handle"],
    ["Space,Enter", "with something in hand"],
    ["↑ Up,↓ Down", "with something in hand"],
    ["← Left,→ Right", "with something in hand"],
    ["C", "with something in hand"],
    ["Ctrl,Alt or ⌥", "while dragging with the mouse"],
    ["Esc,Tab", "with something in hand"],
  ]);
});
