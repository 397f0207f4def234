import { expect, test } from "vitest";
import { initialsOf } from "./initials.ts";

test.each([
  ["Luka Kovač", "LK"],
  ["ana maria de la Cruz", "AC"],
  ["Madonna", "M"],
  ["  Šime   Đukić ", "ŠĐ"],
  ["(Jo) O’Neill", "JO"],
  ["𝒜da Lovelace", "𝒜L"],
  ["50 Cent", "5C"],
  ["–", ""],
  ["", ""],
])("of '%s' are '%s'", (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
