import { describe, expect, test } from "vitest";
import { exercise } from "#app/domain/workout/commands/test-support.ts";
import { emptyDay, freshIds, questionsOf, read, starterIndex } from "#app/domain/workout/text/corpus/text-support.ts";
import { parseWorkout } from "#app/domain/workout/text/parse/parse.ts";
import { nearestNames } from "#app/domain/workout/text/parse/suggest.ts";
import { printWorkout } from "#app/domain/workout/text/print/print.ts";
import { indexExercises, nameKey } from "./exercise-index.ts";

test.each([
  ["OHP 3x5 @60kg", "Barbell press  3x5 @60kg"],
  ["squats 5x5", "Back squat  5x5"],
  ["Military press 5 reps", "Barbell press  5"],
  ["DB bench press 3x10", "Dumbbell bench press  3x10"],
  ["db rows 3x10", "One-arm dumbbell row  3x10"],
  ["KB swings 3x15", "Kettlebell swing  3x15"],
  ["DB RDL 3x8", "Dumbbell Romanian deadlift  3x8"],
  ["BB row 3x8", "Barbell row  3x8"],
  ["pullups 3x8", "Pull-up  3x8"],
  ["pull ups 3x8", "Pull-up  3x8"],
  ["Squat jump 3x5", "Squat jump  3x5"],
  ["5x5 bench", "Bench press  5x5"],
  ['"rdl" 3x8', "Romanian deadlift  3x8"],
])("'%s' is %s", (text, printed) => {
  expect(printWorkout(read(text)).trim()).toBe(printed);
});

describe("a near name is asked about and never taken", () => {
  const suggestions = (name: string) => nearestNames(nameKey(name), starterIndex).map((near) => near.name);

  test("also where it begins with another name", () => {
    for (const [text, name] of [
      ["Bench pres 3x5", "Bench pres"],
      ["Squat back 3x5", "Squat back"],
      ["Militry press 3x5", "Militry press"],
      ["DB bench pres 3x5", "DB bench pres"],
    ]) {
      expect(questionsOf(text ?? "")[0]?.message).toBe(`No exercise is called '${name}'. Which do you mean?`);
    }
  });

  test("with the exercise's own name, once, whatever name is near and in whatever order its words are", () => {
    expect(suggestions("Militry press")[0]).toBe("Barbell press");
    expect(suggestions("squat back")[0]).toBe("Back squat");
    expect(suggestions("db bench pres")[0]).toBe("Dumbbell bench press");
    const twice = suggestions("Overhead pres");
    expect(new Set(twice).size).toBe(twice.length);
  });
});

describe("names go before other names", () => {
  const [own, library, another] = ["Squat", "Back squat", "Other squat"].map((name) => exercise(name, "reps"));
  const readWith = (others: [string, typeof own][], text: string) => {
    const find = indexExercises(
      [own, library, another].flatMap((one) => one ?? []),
      others.flatMap(([name, one]) => (one ? [[name, one] as const] : [])),
    );
    const parsed = parseWorkout(text, { current: emptyDay(), find, newId: freshIds() });
    return parsed.ok ? printWorkout(parsed.workout).trim() : parsed.errors.map(({ message }) => message);
  };

  test("an exercise called so is meant", () => {
    expect(readWith([["Squat", library]], "squat 5")).toBe("Squat  5");
  });

  test("another name of two exercises means none of them", () => {
    expect(readWith([["BS", library]], "BS 5")).toBe("Back squat  5");
    const both: [string, typeof own][] = [
      ["BS", library],
      ["bs", another],
    ];
    expect(readWith(both, "BS 5")).toEqual(["No exercise is called 'BS'."]);
  });
});
