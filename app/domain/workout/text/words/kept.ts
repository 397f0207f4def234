import type { Module, ModuleExercise, Workout } from "#app/domain/workout/document/document.ts";
import { exerciseTitle } from "#app/domain/workout/document/names.ts";
import { roundsFor } from "#app/domain/workout/document/rounds.ts";
import { exerciseProblems } from "#app/domain/workout/document/structure.ts";
import { nameKey } from "./exercise-index.ts";
import { isPlainBand, oneLine, plainText } from "./plain.ts";

/**
 * Entries that the notation can't express, each with its placeholder line: `! kept 1: Back squat, because …`. Reading
 * that line restores the entry.
 */
export function keptLines(workouts: readonly Workout[]): Map<ModuleExercise, string> {
  const kept = new Map<ModuleExercise, string>();
  for (const workout of workouts) {
    const meant = exercisesByName(workout);
    for (const module of workout.modules) {
      for (const entry of module.moduleExercises) {
        const reason = whyKept(entry, module, meant);
        if (reason !== null)
          kept.set(entry, `! kept ${kept.size + 1}: ${oneLine(exerciseTitle(entry))}, because ${reason}`);
      }
    }
  }
  return kept;
}

/** Retyping the line in plain characters does not change it. */
export function keptKey(line: string): string {
  return oneLine(plainText(line)).toLowerCase();
}

function exercisesByName({ modules }: Workout): Map<string, string> {
  const meant = new Map<string, string>();
  for (const { exercise } of modules.flatMap(({ moduleExercises }) => moduleExercises)) {
    const key = exercise && nameKey(exercise.name);
    if (key && !meant.has(key)) meant.set(key, exercise.id);
  }
  return meant;
}

function whyKept(entry: ModuleExercise, module: Module, meant: Map<string, string>): string | null {
  if (exerciseProblems(entry).length > 0) return "its values are not those of its columns";
  const rounds = roundsFor(module.setType, module.setRounds, module.moduleExercises.length);
  if (entry.moduleExerciseRounds.length !== rounds) return "its rounds are not those of its set";
  if (entry.exercise === null) return null;
  if (entry.band !== undefined && !isPlainBand(entry.band)) return "the words of its band can't be written";
  const key = nameKey(entry.exercise.name);
  if (key === "") return "its name can't be written";
  return meant.get(key) === entry.exercise.id ? null : "another exercise has the same name";
}
