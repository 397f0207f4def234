import { expect, test } from "vitest";
import { emailProblem } from "./email.ts";

test.each(["ana@coach.test", "Ana.Kovač+gym@sub.coach.hr", "o'neil@gym.io", "a@b.museum"])(
  "%s is an e-mail",
  (typed) => {
    expect(emailProblem(typed)).toBeNull();
  },
);

test.each([
  "ana",
  "ana@coach",
  "ana@@coach.test",
  "ana@coach..test",
  ".ana@coach.test",
  "ana.@coach.test",
  "ana@.test",
  "a b@coach.test",
  "ana@coach.test, b@coach.test",
  "<ana@coach.test>",
  `${"a".repeat(250)}@coach.test`,
  "ana@coach.test\nBcc: all@coach.test",
])("%j is none", (typed) => {
  expect(emailProblem(typed)).toBe("Not email format!");
});
