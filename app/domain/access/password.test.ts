import { expect, test } from "vitest";
import { commonPasswords } from "./common-passwords.ts";
import { passwordProblem } from "./password.ts";

const email = "ana.kovac@coach.test";

test.each([
  ["", "Password must have at least 10 characters"],
  ["123456789", "Password must have at least 10 characters"],
  ["🏋️🏋️🏋️🏋️", "Password must have at least 10 characters"],
  ["a".repeat(129), "Password can have at most 128 characters"],
  ["ana.kovac@coach.test", "Password must not be your e-mail"],
  [" Ana.Kovac@Coach.TEST ", "Password must not be your e-mail"],
  ["Password123", "This password is too common: many people use it. Choose another one"],
  ["QWERTYUIOP", "This password is too common: many people use it. Choose another one"],
])("%j is refused: %s", (password, problem) => {
  expect(passwordProblem(password, email)).toBe(problem);
});

test.each(["correct hrs", "ten chars!", "čćžšđ ČĆŽŠĐ", "x".repeat(128), "🏋".repeat(128)])("%j is taken", (password) => {
  expect(passwordProblem(password, email)).toBeNull();
});

test("the list is of words that their length alone would let through, lower-case", () => {
  expect(commonPasswords.size).toBeGreaterThan(1000);
  expect([...commonPasswords].filter((word) => word.length < 10 || word !== word.toLowerCase())).toEqual([]);
});
