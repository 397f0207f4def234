import { expect, test } from "vitest";
import { keyIntent } from "./keymap.ts";

const plain = { shift: false, ctrl: false, meta: false, alt: false };

test("Enter goes to the next value, Shift+Enter back", () => {
  expect(keyIntent({ ...plain, key: "Enter" })).toBe("next");
  expect(keyIntent({ ...plain, key: "Enter", shift: true })).toBe("previous");
});

test("Ctrl or Cmd with S saves, with Z undoes, with Shift+Z or Y redoes", () => {
  for (const command of [{ ctrl: true }, { meta: true }]) {
    expect(keyIntent({ ...plain, ...command, key: "s" })).toBe("save");
    expect(keyIntent({ ...plain, ...command, key: "z" })).toBe("undo");
    expect(keyIntent({ ...plain, ...command, key: "Z", shift: true })).toBe("redo");
    expect(keyIntent({ ...plain, ...command, key: "y" })).toBe("redo");
  }
});

test("all other keys keep their usual meaning", () => {
  const others = [
    { ...plain, key: "s" },
    { ...plain, key: "Tab" },
    { ...plain, key: "Enter", ctrl: true },
    { ...plain, key: "z", ctrl: true, alt: true },
    { ...plain, key: "s", ctrl: true, shift: true },
  ];
  expect(others.map(keyIntent)).toEqual([null, null, null, null, null]);
});
