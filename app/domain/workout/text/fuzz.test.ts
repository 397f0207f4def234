import fc from "fast-check";
import { expect, test } from "vitest";
import { workoutSchema } from "../schema.ts";
import { parseWorkout } from "./parse.ts";
import { printWorkout } from "./print.ts";
import { documents, libraryOf, trickyNames, trickyTexts } from "./random-texts-support.ts";
import { freshIds, read, said } from "./text-support.ts";

test("no text throws, and what is accepted is a document that its schema takes", () => {
  const pieces = fc.constantFrom(
    ...trickyNames,
    ...trickyTexts,
    ...[
      "\n",
      "\n  ",
      "\n\n",
      " ",
      "  ",
      "\t",
      "|",
      "//",
      "@",
      "%",
      "kg",
      "5",
      "3x",
      "rest",
      "auto",
      "#2",
      "EMOM 12",
      "_",
      "/",
      "+",
      ":",
    ],
    ...[
      "Back squat 5x5 @80%",
      "Run 400m z2",
      "== Monday, day 1",
      "rest day",
      "1RM",
      "rpe 8",
      "fastest 4.2s",
      "x99",
      "0x",
    ],
  );
  const texts = fc.oneof(
    fc.array(pieces, { maxLength: 40 }).map((list) => list.join("")),
    fc.string({ unit: "binary" }),
  );
  let accepted = 0;
  fc.assert(
    fc.property(texts, documents, (text, current) => {
      const library = libraryOf(current);
      const parsed = parseWorkout(text, { current, find: library, newId: freshIds() });
      if (parsed.ok) {
        accepted++;
        expect(workoutSchema.parse(parsed.workout)).toEqual(parsed.workout);
        expect(said(read(printWorkout(parsed.workout), parsed.workout, library))).toEqual(said(parsed.workout));
      } else {
        expect(parsed.errors.length).toBeGreaterThan(0);
        const lines = text.split(/\r\n?|\n/);
        for (const { line, column } of parsed.errors) {
          expect(lines[line - 1]?.length ?? -1).toBeGreaterThanOrEqual(column - 1);
        }
      }
    }),
    { numRuns: 800 },
  );
  expect(accepted).toBeGreaterThan(50);
});
