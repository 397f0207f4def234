import fc from "fast-check";
import { expect, test } from "vitest";
import { workoutSchema } from "#app/domain/workout/document/schema.ts";
import { parseWeek, parseWorkout } from "#app/domain/workout/text/parse/parse.ts";
import { printWorkout } from "#app/domain/workout/text/print/print.ts";
import { documents, libraryOf, trickyNames, trickyTexts } from "./random-texts-support.ts";
import { contentOf, emptyDay, freshIds, read, starterIndex } from "./text-support.ts";

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

test("no text throws, and what is accepted is a document that its schema takes", () => {
  let accepted = 0;
  fc.assert(
    fc.property(texts, documents, (text, current) => {
      const library = libraryOf(current);
      const parsed = parseWorkout(text, { current, find: library, newId: freshIds() });
      if (parsed.ok) {
        accepted++;
        expect(workoutSchema.parse(parsed.workout)).toEqual(parsed.workout);
        expect(contentOf(read(printWorkout(parsed.workout), parsed.workout, library))).toEqual(
          contentOf(parsed.workout),
        );
      } else {
        expect(parsed.errors.length + parsed.questions.length).toBeGreaterThan(0);
        const lines = text.split(/\r\n?|\n/);
        for (const { line, column } of [...parsed.errors, ...parsed.questions]) {
          expect(lines[line - 1]?.length ?? -1).toBeGreaterThanOrEqual(column - 1);
        }
      }
    }),
    { numRuns: 800 },
  );
  expect(accepted).toBeGreaterThan(50);
});

test("no text of a week throws, and its days keep their places", () => {
  const days = [1, 2, 3].map(emptyDay);
  let accepted = 0;
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.integer({ min: 0, max: 4 }), texts), { maxLength: 4 }), (sections) => {
      const text = sections.map(([day, lines]) => `== day ${day}\n${lines}`).join("\n");
      const parsed = parseWeek(text, { current: days, find: starterIndex, newId: freshIds() });
      if (!parsed.ok) return;
      accepted++;
      expect(parsed.workouts.map(({ id, day }) => [id, day])).toEqual(days.map(({ id, day }) => [id, day]));
      for (const workout of parsed.workouts) expect(workoutSchema.parse(workout)).toEqual(workout);
    }),
    { numRuns: 400 },
  );
  expect(accepted).toBeGreaterThan(40);
});
