import { expect, test } from "vitest";
import { habits, translated } from "./translated.ts";

test.each(habits.map(({ example }) => example))("'%s' is '%s'", (written, english) => {
  expect(translated(written).replace(/\s+/g, " ").trim()).toBe(english);
});

test.each([
  "Squat 5x3 (pause 2s)",
  "Butterfly 4x25 m",
  "Bench 3x5 // P 3min",
  "# Pause 3 min",
  "Plank 3x45s",
  "Pull-up 3x8",
])("'%s' stays as it is", (written) => {
  expect(translated(written)).toBe(written);
});
