import { expect, test } from "vitest";
import { edit } from "#app/domain/workout/commands/test-support.ts";
import type { ModuleExercise, Workout } from "#app/domain/workout/document/document.ts";
import { idsOfWorkout } from "#app/domain/workout/document/find.ts";
import { repeats } from "#app/domain/workout/document/lists.ts";
import { parseWorkout } from "#app/domain/workout/text/parse/parse.ts";
import { printWorkout } from "#app/domain/workout/text/print/print.ts";
import { emptyDay, freshIds, read, starterIndex } from "./text-support.ts";

const text = `# Squat day

Main lift
  Back squat  5x5 @80%

Superset x3: Assistance
  Chin-up  8
  Dip  8
#2
  Push-up  15

Burpee  5x10`;

const before = read(text);

function rewrite(from: string, to: string): Workout {
  const changed = text.replace(from, to);
  expect(changed).not.toBe(text);
  const parsed = parseWorkout(changed, { current: before, find: starterIndex, newId: freshIds() });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors));
  expect(repeats(idsOfWorkout(parsed.workout))).toBe(false);
  return parsed.workout;
}

function entries({ modules }: Workout): ModuleExercise[] {
  return modules.flatMap(({ moduleExercises }) => moduleExercises);
}

function setIds({ modules }: Workout): string[] {
  return modules.map(({ id }) => id);
}

function idsByName(workout: Workout): Record<string, string> {
  return Object.fromEntries(entries(workout).map(({ exercise, id }) => [exercise?.name ?? "Rest", id]));
}

test("the same text keeps the very same workout, whatever its spacing", () => {
  expect(read(text, before)).toBe(before);
  expect(read(text.replaceAll("  ", "\t").replaceAll("\n\n", "\n\n\n"), before)).toBe(before);
});

test("a changed value changes its round alone", () => {
  const after = rewrite("5x5 @80%", "4x5 @80% | 3 @85%");
  expect(idsOfWorkout(after)).toEqual(idsOfWorkout(before));
  const [old, next] = [entries(before)[0]?.moduleExerciseRounds, entries(after)[0]?.moduleExerciseRounds];
  expect(next?.slice(0, 4).map((round, index) => round === old?.[index])).toEqual([true, true, true, true]);
  expect(next?.[4]).not.toEqual(old?.[4]);
  expect(after.modules.slice(1)).toEqual(before.modules.slice(1));
  expect(after.modules[1]).toBe(before.modules[1]);
});

test("more rounds keep the ids of those that were there", () => {
  const after = rewrite("5x5 @80%", "7x5 @80%");
  const ids = (workout: Workout) => entries(workout)[0]?.moduleExerciseRounds.map(({ id }) => id) ?? [];
  expect(ids(after).slice(0, 5)).toEqual(ids(before));
  expect(ids(after)).toHaveLength(7);
});

test("a set that is put before the others takes no id of theirs", () => {
  const after = rewrite("Main lift\n", "Warm-up\n  Jog  5:00\n\nMain lift\n");
  expect(setIds(after).slice(1)).toEqual(setIds(before));
  expect(setIds(before)).not.toContain(setIds(after)[0]);
});

test("sets that change places keep their ids", () => {
  const [main = "", superset = ""] = text.split("\n\n").slice(1);
  const after = rewrite(`${main}\n\n${superset}`, `${superset}\n\n${main}`);
  const [a, b, c, d] = setIds(before);
  expect(setIds(after)).toEqual([b, c, a, d]);
  expect(after.modules.map(({ orderNumber }) => orderNumber)).toEqual([1, 1, 2, 3]);
});

test("an exercise that goes to another set keeps its id, one that is replaced does not", () => {
  const moved = rewrite("  Dip  8\n#2\n", "#2\n  Dip  8\n");
  expect(idsByName(moved)).toEqual(idsByName(before));
  const replaced = rewrite("  Dip  8", "  Inverted row  8");
  expect(idsByName(replaced)["Chin-up"]).toBe(idsByName(before)["Chin-up"]);
  expect(Object.values(idsByName(before))).not.toContain(idsByName(replaced)["Inverted row"]);
  expect(setIds(replaced)).toEqual(setIds(before));
});

test("a set with another name, type or count stays the set it is", () => {
  expect(setIds(rewrite("Superset x3: Assistance", "Giant x4: Extra work"))).toEqual(setIds(before));
});

test("what the text does not tell stays: place, image, completed rounds, empty columns, the exercise as it is", () => {
  const [entry] = entries(before);
  if (!entry) throw new Error("No exercise.");
  const completed = entry.moduleExerciseRounds.map((round) => ({ ...round, isCompleted: true }));
  const [module, ...others] = before.modules;
  const changed = {
    ...entry,
    moduleExerciseRounds: completed,
    exercise: entry.exercise && { ...entry.exercise, videoUrl: "v" },
  };
  const current: Workout = {
    ...edit(
      { ...before, image: "i", modules: module ? [{ ...module, moduleExercises: [changed] }, ...others] : [] },
      { type: "trackable.add", moduleExerciseId: entry.id },
    ),
  };
  const after = read(printWorkout(current).replace("5x5 @80%", "5x3 @80%"), current);
  expect(after).toMatchObject({ id: before.id, day: 1, date: null, image: "i" });
  const [next] = entries(after);
  expect(next?.moduleExerciseRounds.every(({ isCompleted }) => isCompleted)).toBe(true);
  expect(next?.trackableCategories).toHaveLength(3);
  expect(next?.exercise?.videoUrl).toBe("v");
});

test("a day that becomes a rest day is reset, and starts anew from it", () => {
  const rest = read("rest day", { ...before, image: "i" });
  expect(rest).toEqual({ ...emptyDay(), id: before.id });
  expect(read(text, rest).modules).toHaveLength(4);
});
