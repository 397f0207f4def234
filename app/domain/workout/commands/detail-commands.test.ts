import { expect, test } from "vitest";
import type { Command } from "./commands.ts";
import { adding, backSquat, edit, entryOf, idOf, reasonOf, threeSets } from "./test-support.ts";

const day = edit(threeSets(), adding(backSquat));
const moduleExerciseId = idOf("Back squat");
const moduleId = idOf("one");

function detail(name: "perSide" | "tempo" | "band" | "restBetweenRounds", text: string): Command {
  return { type: "exercise.setDetail", moduleExerciseId, detail: name, text };
}

test.each([
  ["perSide", "on", true],
  ["tempo", "3-0-x-1", "30X1"],
  ["tempo", "31x0", "31X0"],
  ["band", " red  and blue ", "red and blue"],
  ["restBetweenRounds", "90s", { from: 90, to: null }],
  ["restBetweenRounds", "2-3 min", { from: 120, to: 180 }],
  ["restBetweenRounds", "1:30-2:00", { from: 90, to: 120 }],
] as const)("the %s '%s' is kept, and an empty text takes it away", (name, text, kept) => {
  const typed = edit(day, detail(name, text));
  expect(entryOf(typed, "Back squat")[name]).toEqual(kept);
  expect(edit(typed, detail(name, text))).toBe(typed);
  expect(edit(typed, detail(name, ""))).toEqual(day);
});

test.each([
  ["tempo", "30", "Write a tempo as four digits or X, like 30X1."],
  ["restBetweenRounds", "3-2 min", "Write the shorter time first, like 2:00-3:00."],
  ["restBetweenRounds", "3 h", "Write whole seconds, from 1 second to 2 hours."],
  ["band", "x".repeat(61), "A band has at most 60 characters."],
] as const)("the %s '%s' is refused", (name, text, reason) => {
  expect(reasonOf(day, detail(name, text))).toBe(reason);
});

test("a time cap belongs to an amrap or a set for time, and goes with the type", () => {
  const cap: Command = { type: "set.setTiming", moduleId, part: "timeCap", text: "20 min" };
  expect(reasonOf(day, cap)).toBe("Only an amrap or a set for time has a time cap.");
  const amrap = edit(day, { type: "set.setType", moduleId, setType: "amrap" }, cap);
  expect(amrap.modules[0]?.timeCap).toBe(1200);
  expect(edit(amrap, { type: "set.setType", moduleId, setType: "forTime" }).modules[0]?.timeCap).toBe(1200);
  expect(edit(amrap, { type: "set.setType", moduleId, setType: "superset" }).modules[0]).not.toHaveProperty("timeCap");
});

test.each([
  ["2:00", { every: 120 }],
  ["every 90s", { every: 90 }],
  ["20s/10s", { work: 20, rest: 10 }],
  ["1:00 / 30", { work: 60, rest: 30 }],
] as const)("the interval '%s' is kept", (text, interval) => {
  const timed = edit(day, { type: "set.setTiming", moduleId, part: "interval", text });
  expect(timed.modules[0]?.interval).toEqual(interval);
});
