import { trackableCategories } from "#app/domain/trackables/table.ts";
import { exercise, idOf } from "#app/domain/workout/commands/test-support.ts";
import { newWorkout } from "#app/domain/workout/document/create.ts";
import type { ExerciseSnapshot, Module, ModuleExercise, Workout } from "#app/domain/workout/document/document.ts";
import { parseWeek, parseWorkout, type Refused } from "#app/domain/workout/text/parse/parse.ts";
import { indexExercises } from "#app/domain/workout/text/words/exercise-index.ts";
import type { TextQuestion } from "#app/domain/workout/text/words/lines.ts";
import { starterExercises } from "#db/seed/library/all.ts";
import { starterOtherNames } from "#db/seed/library/other-names/all.ts";

export const starterLibrary: ExerciseSnapshot[] = starterExercises.map(({ name, trackables }) =>
  exercise(name, ...trackables.flatMap((one) => trackableCategories.find((category) => category === one) ?? [])),
);

const starterOthers = starterLibrary.flatMap((one) =>
  (starterOtherNames[one.name] ?? []).map((name) => [name, one] as const),
);

export const starterIndex = indexExercises(starterLibrary, starterOthers);

export function emptyDay(day = 1): Workout {
  return newWorkout({ id: idOf(`day ${day}`), day, date: null });
}

let made = 0;

export function freshIds(): () => string {
  return () => idOf(`new ${made++}`);
}

export function read(text: string, current: Workout = emptyDay(), find = starterIndex): Workout {
  const parsed = parseWorkout(text, { current, find, newId: freshIds() });
  if (!parsed.ok) throw refused(parsed);
  return parsed.workout;
}

export function readWeek(text: string, current: Workout[], find = starterIndex): Workout[] {
  const parsed = parseWeek(text, { current, find, newId: freshIds() });
  if (!parsed.ok) throw refused(parsed);
  return parsed.workouts;
}

function refused({ errors, questions }: Refused): Error {
  return new Error([...errors, ...questions].map(({ line, message }) => `${line}: ${message}`).join("\n"));
}

export function questionsOf(text: string, current: Workout = emptyDay(), find = starterIndex): TextQuestion[] {
  const parsed = parseWorkout(text, { current, find, newId: freshIds() });
  return parsed.ok ? [] : parsed.questions;
}

export function errorsOf(text: string, current: Workout = emptyDay()): string[] {
  const parsed = parseWorkout(text, { current, find: starterIndex, newId: freshIds() });
  return parsed.ok ? [] : parsed.errors.map(({ line, column, message }) => `${line}:${column} ${message}`);
}

export function contentOf({ name, motivation, restDay, modules }: Workout) {
  return { name, motivation, restDay, modules: modules.map(contentOfSet) };
}

function contentOfSet({ id: _, moduleExercises, ...module }: Module) {
  return { ...module, moduleExercises: moduleExercises.map(contentOfEntry) };
}

function contentOfEntry({ id: _, exercise: snapshot, moduleExerciseRounds, ...entry }: ModuleExercise) {
  const rounds = moduleExerciseRounds.map(({ id: _id, isCompleted: _done, ...round }) => round);
  return { ...entry, exercise: snapshot?.name ?? null, moduleExerciseRounds: rounds };
}
