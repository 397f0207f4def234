import { categoryInSentence } from "#app/domain/trackables/names.ts";
import type { TrackableCategory } from "#app/domain/trackables/table.ts";
import type { Module, ModuleExercise, Workout } from "./document.ts";
import { lettersOf } from "./letters.ts";

export function exerciseTitle({ exercise }: ModuleExercise): string {
  return exercise?.name ?? "Rest";
}

export function setPlace({ orderNumber, orderNumberInAlternatives }: Module): string {
  const place = `set ${orderNumber}`;
  return orderNumberInAlternatives === 0 ? place : `${place}, alternative ${orderNumberInAlternatives}`;
}

/** The exercise's name, with its place if two have the same: 'Back squat (set 2, exercise b)'. */
export function exerciseNames(workout: Workout): Map<string, string> {
  const count = new Map<string, number>();
  for (const entry of workout.modules.flatMap(({ moduleExercises }) => moduleExercises)) {
    const title = exerciseTitle(entry);
    count.set(title, (count.get(title) ?? 0) + 1);
  }
  const names = new Map<string, string>();
  for (const module of workout.modules) {
    const letters = lettersOf(module);
    for (const [index, entry] of module.moduleExercises.entries()) {
      const title = exerciseTitle(entry);
      const place = letters[index] ? `exercise ${letters[index]}` : `entry ${index + 1}`;
      names.set(entry.id, count.get(title) === 1 ? title : `${title} (${setPlace(module)}, ${place})`);
    }
  }
  return names;
}

/** 'Back squat, round 2, weight'; a column without a category has a number. */
export function valueName(
  exerciseName: string,
  roundNumber: number,
  category: TrackableCategory | null,
  slot = 0,
): string {
  const quantity = category === null ? `column ${slot + 1}` : categoryInSentence(category);
  return `${roundName(exerciseName, roundNumber)}, ${quantity}`;
}

export function roundName(exerciseName: string, roundNumber: number): string {
  return `${exerciseName}, round ${roundNumber}`;
}
