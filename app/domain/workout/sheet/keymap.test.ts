import { expect, test } from "vitest";
import { keyLines } from "./key-lines.ts";
import { type KeyPlace, keyIntent, keymap } from "./keymap.ts";

const plain = { shift: false, ctrl: false, meta: false, alt: false };
const places: KeyPlace[] = ["value", "choice", "field", "lines", "part", "other"];

test("Enter goes to the line below, Shift+Enter back, and into an exercise that is focused as a whole", () => {
  expect(keyIntent({ ...plain, key: "Enter" }, "value")).toBe("next");
  expect(keyIntent({ ...plain, key: "Enter", shift: true }, "choice")).toBe("previous");
  expect(keyIntent({ ...plain, key: "Enter" }, "part")).toBe("into");
});

test("arrows move between values; a list keeps up and down for its choices", () => {
  const arrows = ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"];
  const at = (place: KeyPlace) => arrows.map((key) => keyIntent({ ...plain, key }, place));
  expect(at("value")).toEqual(["up", "down", "left", "right"]);
  expect(at("choice")).toEqual([null, null, "left", "right"]);
  for (const place of ["field", "lines", "part", "other"] as const) expect(at(place)).toEqual([null, null, null, null]);
});

test("Shift with an arrow selects values, also from a list; Delete clears them, and F2 goes into a text", () => {
  const arrows = ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"];
  for (const place of ["value", "choice"] as const) {
    const heard = arrows.map((key) => keyIntent({ ...plain, key, shift: true }, place));
    expect(heard).toEqual(["selectUp", "selectDown", "selectLeft", "selectRight"]);
    expect(keyIntent({ ...plain, key: "Delete" }, place)).toBe("clear");
    expect(keyIntent({ ...plain, key: "Backspace", ctrl: true }, place)).toBeNull();
  }
  expect(places.map((place) => keyIntent({ ...plain, key: "F2" }, place)).filter(Boolean)).toEqual(["edit"]);
  expect(keyIntent({ ...plain, key: "ArrowLeft", shift: true }, "field")).toBeNull();
});

test("Ctrl or Cmd with S saves, with Z undoes, with Shift+Z or Y redoes, wherever one is", () => {
  for (const command of [{ ctrl: true }, { meta: true }]) {
    for (const place of places) {
      expect(keyIntent({ ...plain, ...command, key: "s" }, place)).toBe("save");
      expect(keyIntent({ ...plain, ...command, key: "z" }, place)).toBe("undo");
      expect(keyIntent({ ...plain, ...command, key: "Z", shift: true }, place)).toBe("redo");
      expect(keyIntent({ ...plain, ...command, key: "y" }, place)).toBe("redo");
    }
  }
});

test("texts are copied and pasted as everywhere, parts of the week outside fields", () => {
  for (const place of ["value", "field", "lines"] as const) {
    expect(keyIntent({ ...plain, ctrl: true, key: "c" }, place)).toBeNull();
    expect(keyIntent({ ...plain, ctrl: true, key: "v" }, place)).toBeNull();
  }
  expect(keyIntent({ ...plain, meta: true, key: "c" }, "part")).toBe("copy");
  expect(keyIntent({ ...plain, ctrl: true, key: "v" }, "other")).toBe("paste");
});

test("? opens the list only outside of fields, with Shift or without, as the keyboard has it", () => {
  for (const shift of [true, false]) {
    const asked = places.map((place) => keyIntent({ ...plain, key: "?", shift }, place));
    expect(asked).toEqual([null, null, null, null, "help", "help"]);
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
  for (const place of places) expect(others.map((stroke) => keyIntent(stroke, place))).toEqual(others.map(() => null));
});

test("every key of the list is told where it works and what it does, once", () => {
  const lines = keyLines();
  expect(lines.every(({ keys, where, does }) => keys.length > 0 && where !== "" && does !== "")).toBe(true);
  expect(lines.find(({ does }) => does === "Redoes the last step")).toEqual({
    keys: ["Ctrl or ⌘ + Shift + Z", "Ctrl or ⌘ + Y"],
    where: "anywhere",
    does: "Redoes the last step",
  });
});

test("every key of the table does what it says where it says it, so that none hides another", () => {
  for (const { key, shift = false, command, at, intent } of keymap) {
    const heard = at.map((place) => keyIntent({ key, shift, ctrl: command, meta: false, alt: false }, place));
    expect(heard, `${key} for ${intent}`).toEqual(at.map(() => intent));
  }
});
