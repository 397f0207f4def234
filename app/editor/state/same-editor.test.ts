import { expect, test } from "vitest";
import { isSameEditor } from "./same-editor.ts";

const week = "/manage-program/p";

test.each([
  [week, `${week}/details`, true],
  [week, `${week}/workouts/3/text`, true],
  [`${week}/workouts/3/preview`, week, true],
  [week, week, true],
  [week, `${week}/text`, false],
  [week, `${week}/workouts/3`, false],
  [`${week}/workouts/3`, `${week}/workouts/3`, true],
  [`${week}/workouts/3`, `${week}/workouts/3/preview`, false],
  [week, "/manage-program/other", false],
  [week, "/programs", false],
])("from %s to %s what is not saved stays: %s", (from, to, stays) => {
  expect(isSameEditor(from, to)).toBe(stays);
});
