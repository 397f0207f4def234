import fc from "fast-check";
import { expect, test } from "vitest";
import { idOf } from "#app/domain/workout/commands/test-support.ts";
import { workoutSchema } from "#app/domain/workout/document/schema.ts";
import { printWeek, printWorkout } from "#app/domain/workout/text/print/print.ts";
import { indexExercises } from "#app/domain/workout/text/words/exercise-index.ts";
import { documents, libraryOf, sayable } from "./random-texts-support.ts";
import { contentOf, emptyDay, read, readWeek } from "./text-support.ts";

test("a document that is printed and read is the same document", () => {
  fc.assert(
    fc.property(documents, (workout) => {
      const text = printWorkout(workout);
      expect(text).not.toMatch(/^\s*!/m);
      const again = read(text, emptyDay(), libraryOf(workout));
      expect(contentOf(again)).toEqual(contentOf(sayable(workout)));
      expect(workoutSchema.parse(again)).toEqual(again);
      expect(printWorkout(again)).toBe(text);
    }),
    { numRuns: 250 },
  );
});

test("a document that is read into itself stays the very same object, whatever it holds", () => {
  fc.assert(
    fc.property(documents, (workout) => {
      expect(read(printWorkout(workout), workout, libraryOf(workout))).toBe(workout);
      const odd = { ...workout, name: ` ${workout.name}\n`, motivation: "a\r\nb" };
      expect(read(printWorkout(odd), odd, libraryOf(odd))).toBe(odd);
    }),
    { numRuns: 150 },
  );
});

test("a week that is printed and read is the same week", () => {
  fc.assert(
    fc.property(fc.array(documents, { minLength: 2, maxLength: 3 }), (workouts) => {
      const days = workouts.map((workout, index) => ({ ...workout, id: idOf(`${index}`), day: index + 8 }));
      const library = indexExercises(days.flatMap((day) => [...libraryOf(day).byName.values()]));
      const text = printWeek(days);
      const again = readWeek(text, days, library);
      for (const [index, day] of days.entries()) expect(again[index]).toBe(day);
      expect(
        printWeek(
          readWeek(
            text,
            days.map(({ day }) => emptyDay(day ?? 1)),
            library,
          ),
        ),
      ).toBe(text);
    }),
    { numRuns: 25 },
  );
});
