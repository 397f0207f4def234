import { expect, test } from "vitest";
import { emptyDay, freshIds, starterIndex } from "#app/domain/workout/text/corpus/text-support.ts";
import { parseWorkout } from "#app/domain/workout/text/parse/parse.ts";
import { printWorkout } from "#app/domain/workout/text/print/print.ts";
import { noteRules } from "./noted-values.ts";
import { withValues } from "./with-noted-values.ts";

function printed(text: string): string | null {
  const parsed = parseWorkout(text, { current: emptyDay(), find: starterIndex, newId: freshIds() });
  return parsed.ok ? printWorkout(parsed.workout) : null;
}

function choiceOf(text: string) {
  return { label: text, texts: [text] };
}

/** How the choices ahead of the one with the note are read. */
function offered(text: string, own = ""): (string | null)[] {
  const read = (texts: string[], most: number) => texts.slice(0, most).map(choiceOf);
  const choices = withValues([choiceOf(text)], { own, print: () => null, read, asked: () => [] });
  return choices.slice(0, -1).map(({ texts }) => printed(texts.join("\n")));
}

test.each(noteRules.map(({ example }) => example))("%j with the note %j is offered as %j", (entry, note, read) => {
  expect(offered(`${entry} // ${note}`).map((text) => text?.replace(/\n\s*\/\/.*$/, ""))).toContain(read);
});

test("a note that the coach typed is left alone, and so is a value that may be one another time", () => {
  expect(offered("Dip  3x8 // stop at RPE 7", "stop at RPE 7")).toEqual([]);
  expect(offered("Dip  3x8 // add 5kg next week")).toEqual([]);
  expect(offered("Dip  3x8 // no AMRAP")).toEqual([]);
});

test("what a note says besides its values is kept", () => {
  expect(offered("Dip  3x8 // elbows in, stop at RPE 7, slow")).toEqual(["Dip  3x8 rpe 7\n  // elbows in, slow"]);
});

const repeated = [
  "rest ",
  "at ",
  "target: ",
  "last set ",
  "90s ",
  "12:30-",
  "1-2-",
  "5, ",
  "with the ",
  "( ",
  "20+5 ",
  "x ",
];

test.each(repeated)("a note of nothing but '%s' is read in the end", (words) => {
  const text = `Run  3x 400m // ${words.repeat(60)}`.slice(0, 199);
  expect(offered(text).length).toBeLessThan(5);
});
