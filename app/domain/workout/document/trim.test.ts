import { expect, test } from "vitest";
import { EMPTY_ID } from "#app/domain/ids/ids.ts";
import { copyExercise, copyWorkout, withFreshIds } from "#app/domain/workout/clipboard/copy.ts";
import {
  adding,
  backSquat,
  chinUp,
  edit,
  entryOf,
  idOf,
  run,
  threeSets,
  typing,
} from "#app/domain/workout/commands/test-support.ts";
import { newWorkout } from "./create.ts";
import type { Workout } from "./document.ts";
import { idsOfWorkout } from "./find.ts";
import { exercisesUsed, withLibrary } from "./library.ts";
import { forEditing, forSaving, trimWorkouts } from "./trim.ts";

function day(number: number, { saved = false, rest = true } = {}): Workout {
  const id = saved ? idOf(`day ${number}`) : EMPTY_ID;
  return newWorkout({ id, day: number, date: null, ...(rest ? {} : { moduleIds: [idOf(`set ${number}`)] }) });
}

test("workouts after the last non-rest or saved workout are trimmed", () => {
  const days = (workouts: Workout[]) => trimWorkouts(workouts).map((workout) => workout.day);
  expect(days([day(1), day(2, { rest: false }), day(3), day(4)])).toEqual([1, 2]);
  expect(days([day(1, { rest: false }), day(2), day(3, { saved: true }), day(4)])).toEqual([1, 2, 3]);
  expect(days([day(1), day(2)])).toEqual([]);
  const isSaved = (workout: Workout) => workout.day === 4;
  expect(trimWorkouts([day(1), day(2), day(3), day(4), day(5)], isSaved)).toHaveLength(4);
});

test("trackable categories lacking a category or unit are dropped with their values when saving", () => {
  const workout = edit(threeSets(), adding(chinUp), adding(backSquat));
  const saved = forSaving(workout);
  expect(entryOf(saved, "Chin-up").trackableCategories).toHaveLength(1);
  expect(entryOf(saved, "Chin-up").moduleExerciseRounds[0]?.roundDefinitions).toHaveLength(1);
  expect(entryOf(saved, "Back squat")).toBe(entryOf(workout, "Back squat"));
  expect(forSaving(saved)).toBe(saved);
});

test("for editing an exercise has at least 2 columns, a rest none", () => {
  const workout = edit(
    threeSets(),
    adding(chinUp),
    { type: "trackable.change", moduleExerciseId: idOf("Chin-up"), slot: 0, category: null },
    { type: "exercise.addRest", moduleId: idOf("two"), moduleExerciseId: idOf("rest") },
  );
  const saved = forSaving(workout);
  expect(entryOf(saved, "Chin-up").trackableCategories).toEqual([]);
  expect(forEditing(saved)).toEqual(workout);
  expect(forEditing(workout)).toBe(workout);
});

test("the clipboard holds a workout with ids cleared and the date, day and program link removed", () => {
  const workout = edit(threeSets(), adding(backSquat));
  const clip = copyWorkout(edit(workout, typing(workout, "Back squat", 1, 1, "80")));
  expect(Object.keys(clip)).toEqual(["restDay", "name", "motivation", "image", "modules"]);
  const ids = clip.modules.flatMap((module) => idsOfWorkout({ ...workout, id: EMPTY_ID, modules: [module] }));
  expect(new Set(ids)).toEqual(new Set([EMPTY_ID]));
  expect(clip.modules[0]?.moduleExercises[0]?.exercise?.id).toBe(backSquat.id);
});

test("fresh ids are all different, and the rest stays", () => {
  const clip = copyWorkout(edit(threeSets(), adding(backSquat), adding(run)));
  let made = 0;
  const fresh = withFreshIds(clip, () => idOf(`fresh ${made++}`));
  const ids = idsOfWorkout({ ...threeSets(), modules: fresh.modules });
  expect([new Set(ids).size, made]).toEqual([ids.length, ids.length - 1]);
  expect(copyWorkout({ ...threeSets(), ...fresh })).toEqual(clip);
});

test("a copied exercise keeps its own values", () => {
  const workout = edit(threeSets(), adding(backSquat));
  const copied = copyExercise(entryOf(edit(workout, typing(workout, "Back squat", 1, 1, "80")), "Back squat"));
  expect([copied.id, copied.moduleExerciseRounds[0]?.id]).toEqual([EMPTY_ID, EMPTY_ID]);
  expect(copied.moduleExerciseRounds[0]?.roundDefinitions[1]?.value).toBe(80);
});

test("a workout knows the exercises it uses, each once, and shows them as the library has them now", () => {
  const workout = edit(threeSets(), adding(backSquat), adding(backSquat, "two", "again"), adding(chinUp), {
    type: "exercise.addRest",
    moduleId: idOf("one"),
    moduleExerciseId: idOf("rest"),
  });
  expect(exercisesUsed(workout)).toEqual([backSquat.id, chinUp.id]);
  const renamed = { ...backSquat, name: "High-bar squat" };
  const shown = withLibrary(workout, new Map([[backSquat.id, renamed]]));
  expect([entryOf(shown, "again").exercise?.name, entryOf(shown, "Chin-up")]).toEqual([
    "High-bar squat",
    entryOf(workout, "Chin-up"),
  ]);
  expect(withLibrary(workout, new Map())).toBe(workout);
});
