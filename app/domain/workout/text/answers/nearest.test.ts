import { expect, test } from "vitest";
import { emptyDay, freshIds, starterIndex } from "#app/domain/workout/text/corpus/text-support.ts";
import { parseWorkout } from "#app/domain/workout/text/parse/parse.ts";
import { repairs } from "./near-values.ts";
import { nearestInSteps, withNearest } from "./nearest.ts";

function parse(text: string) {
  return parseWorkout(text, { current: emptyDay(), find: starterIndex, newId: freshIds() });
}

function errorsOf(text: string) {
  const parsed = parse(text);
  return parsed.ok ? [] : withNearest(text, parsed).errors;
}

function offeredFor(text: string): string[] {
  return errorsOf(text).flatMap(({ choices = [] }) => choices.map(({ texts }) => texts.join("\n").replace(/ +/g, " ")));
}

test.each(repairs.map(({ example }) => example))("%j is offered as %j", (refused, offered) => {
  expect(offeredFor(refused)).toContain(offered);
});

test("words that are not read are offered as a note, and numbers among them are not lost", () => {
  expect(offeredFor("Back squat 5x5 tempo 99")).toContain("Back squat 5x5 // tempo 99");
  expect(offeredFor("Good old zercher back squat 5x5")).toContain("back squat 5x5 // Good old zercher");
});

test("a line that nobody can read may be kept as a note of what stands above it, or as the day's own text", () => {
  const labels = (text: string) => errorsOf(text)[0]?.choices?.map(({ label }) => label);
  expect(labels("Blorptwist 3x8")).toEqual([
    "New exercise: Blorptwist 3x8",
    "Keep it as the title",
    "Keep it as the motivational text",
  ]);
  expect(labels("Dip 8\nBlorptwist 3x8")).toEqual(["New exercise: Blorptwist 3x8", "Keep it as a note"]);
  expect(labels("! kept 1: Back squat")).toEqual(["Leave this line out"]);
});

test("of a long text of nothing but errors, the first have their readings in a bounded time", () => {
  const errors = errorsOf("Back squat 5x5 @8O%\n".repeat(45).concat("Regular:\n  Back squat 5y5\n".repeat(60)));
  expect(errors).toHaveLength(100);
  expect(errors[0]?.choices?.length).toBeGreaterThan(0);
  expect(errors.at(-1)?.choices).toBeDefined();
});

test("each line is a step of its own, so that a server can answer others in between", () => {
  const text = "Back squat 5y5\nDip 3z8\nPush-up 3x10 as many as yesterday\nDip 3x8";
  const parsed = parse(text);
  expect(parsed.ok ? [] : [...nearestInSteps(text, parsed)]).toHaveLength(3);
});
