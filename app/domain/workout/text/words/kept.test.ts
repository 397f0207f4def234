import { expect, test } from "vitest";
import { copyWorkout, withFreshIds } from "#app/domain/workout/clipboard/copy.ts";
import { idOf } from "#app/domain/workout/commands/test-support.ts";
import { newModule } from "#app/domain/workout/document/create.ts";
import type { ModuleExercise, Workout } from "#app/domain/workout/document/document.ts";
import { rebuildModule } from "#app/domain/workout/document/rounds.ts";
import { workoutSchema } from "#app/domain/workout/document/schema.ts";
import {
  emptyDay,
  errorsOf,
  freshIds,
  read,
  readWeek,
  starterIndex,
} from "#app/domain/workout/text/corpus/text-support.ts";
import { parseWeek, parseWorkout } from "#app/domain/workout/text/parse/parse.ts";
import { printWeek, printWorkout } from "#app/domain/workout/text/print/print.ts";

const sound = read("Superset x3: A\n  Back squat 5 @80%\n  Dip 8\n  rest 1:30\n\nChin-up 3x8");

function withFirst(workout: Workout, change: (entry: ModuleExercise) => ModuleExercise): Workout {
  const modules = workout.modules.map((module, index) => {
    const [first, ...others] = module.moduleExercises;
    return index === 0 && first ? { ...module, moduleExercises: [change(first), ...others] } : module;
  });
  return { ...workout, modules };
}

const namesakes = withFirst(sound, (entry) => ({
  ...entry,
  exercise: entry.exercise && { ...entry.exercise, id: idOf("another"), name: "chin-up " },
}));
const withKept: Workout = { ...namesakes, modules: namesakes.modules.toReversed() };
const numbered = {
  ...withKept,
  modules: withKept.modules.map((module, index) => ({ ...module, orderNumber: index + 1 })),
};

const line = "! kept 1: chin-up, because another exercise has the same name";

test("what the notation can't say stands in a marked line that says why, and is kept whole", () => {
  expect(workoutSchema.parse(numbered)).toEqual(numbered);
  const text = printWorkout(numbered);
  expect(text).toBe(`Chin-up  3x8\n\nSuperset x3: A\n  ${line}\n  Dip  8\n  rest 1:30`);
  expect(read(text, numbered)).toBe(numbered);
});

test("the kept line can be moved and the rest changed", () => {
  const text = `Superset x4: A\n  Dip 10\n  ${line}\n`;
  const after = read(text, numbered);
  const kept = numbered.modules[1]?.moduleExercises[0];
  const [first, second] = after.modules[0]?.moduleExercises ?? [];
  expect(first?.id).toBe(numbered.modules[1]?.moduleExercises[1]?.id);
  expect(second).toEqual({ ...kept, orderNumber: 2 });
  expect(workoutSchema.parse(after)).toEqual(after);
  expect(printWorkout(after)).toContain("! kept 1: chin-up, because its rounds are not those of its set");
  expect(read(printWorkout(after), after)).toBe(after);
});

test("the kept line is refused when it is changed, told twice, described or strange, and may be deleted", () => {
  const message = "This line stands for what can't be written. Keep it once, unchanged, or delete it.";
  expect(errorsOf(`A:\n  ${line.replace("chin-up", "dip")}`, numbered)).toEqual([`2:3 ${message}`]);
  expect(errorsOf(`A:\n  ${line}\n  ${line}`, numbered)).toEqual([`3:3 ${message}`]);
  expect(errorsOf(`A:\n  ${line} 5x5`, numbered)).toEqual([`2:3 ${message}`]);
  expect(errorsOf(`A:\n  ${line}\n  // note`, numbered)).toEqual([
    "3:3 Write a note below the set or the exercise it belongs to.",
  ]);
  expect(errorsOf(`A:\n  ${line}`)).toEqual([`2:3 ${message}`]);
  expect(read("Dip 8", numbered).modules).toHaveLength(1);
  expect(errorsOf(`A:\n  ${line.replaceAll(" ", "\u00a0").toUpperCase()}`, numbered)).toEqual([]);
});

test("rounds that are not those of the set, odd values and odd names are kept", () => {
  const [first] = sound.modules;
  if (!first) throw new Error("No set.");
  const odd: [change: (entry: ModuleExercise) => ModuleExercise, reason: string][] = [
    [
      (entry) => ({ ...entry, moduleExerciseRounds: entry.moduleExerciseRounds.slice(0, -1) }),
      "its rounds are not those of its set",
    ],
    [(entry) => ({ ...entry, trackableCategories: [] }), "its values are not those of its columns"],
    [(entry) => ({ ...entry, isRest: true }), "its values are not those of its columns"],
    [
      (entry) => ({ ...entry, exercise: entry.exercise && { ...entry.exercise, name: " " } }),
      "its name can't be written",
    ],
  ];
  for (const [change, reason] of odd) {
    const workout = withFirst(sound, change);
    const text = printWorkout(workout);
    expect(text.split("\n")[1]).toMatch(new RegExp(`^  ! kept 1: .*, because ${reason}$`));
    expect(read(text, workout)).toBe(workout);
  }
});

test("a set whose only exercise is kept tells its rounds itself", () => {
  const [entry] = numbered.modules[1]?.moduleExercises ?? [];
  if (!entry) throw new Error("No exercise.");
  const module = { ...newModule(idOf("alone"), 2), setRounds: 3, moduleExercises: [{ ...entry, orderNumber: 1 }] };
  const workout = { ...numbered, modules: [...numbered.modules.slice(0, 1), module] };
  expect(rebuildModule(module)).toBe(module);
  expect(printWorkout(workout)).toBe(`Chin-up  3x8\n\nRegular x3\n  ${line}`);
  expect(read(printWorkout(workout), workout)).toBe(workout);
});

test("in the text of a week a kept line may go to another day, once", () => {
  const days = [
    numbered,
    { ...emptyDay(2), restDay: false },
    { ...numbered, ...withFreshIds(copyWorkout(numbered), freshIds()), id: idOf("third"), day: 3 },
  ];
  const text = printWeek(days);
  expect(text).toContain(line);
  expect(text).toContain(line.replace("1", "2"));
  expect(readWeek(text, days)).toEqual(days);
  const moved = text.replace(`  ${line}\n`, "").replace("== Tuesday, day 2", `== Tuesday, day 2\nA:\n  ${line}`);
  const [monday, tuesday] = readWeek(moved, days);
  expect(monday?.modules[1]?.moduleExercises).toHaveLength(2);
  expect(tuesday?.modules[0]?.moduleExercises[0]?.exercise?.id).toBe(idOf("another"));
  const twice = text.replace("== Tuesday, day 2", `== Tuesday, day 2\nA:\n  ${line}`);
  const parsed = parseWeek(twice, { current: days, find: starterIndex, newId: freshIds() });
  expect(parsed.ok).toBe(false);
});

test("an exercise that the library no longer has is known from the document itself, and from the other days", () => {
  const gone = withFirst(sound, (entry) => ({
    ...entry,
    exercise: entry.exercise && { ...entry.exercise, id: idOf("gone"), name: "Gone lift" },
  }));
  expect(read(printWorkout(gone), gone)).toBe(gone);
  const parsed = parseWorkout("Gone lift 5", { current: emptyDay(), find: starterIndex, newId: freshIds() });
  expect(parsed.ok).toBe(false);
  const [, second] = readWeek("== day 2\nGone lift 5", [gone, emptyDay(2)]);
  expect(second?.modules[0]?.moduleExercises[0]?.exercise?.id).toBe(idOf("gone"));
});
