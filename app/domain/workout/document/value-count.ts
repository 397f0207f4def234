import type { Module } from "./document.ts";
import { limits } from "./limits.ts";

/** The sentence that refuses more values than a workout may have. */
export const tooManyValues = `A workout has at most ${limits.values} values: its rounds times their columns.`;

/** How many values the sets have together. */
export function valueCount(modules: Module[]): number {
  const entries = modules.flatMap(({ moduleExercises }) => moduleExercises);
  const counts = entries.map((entry) => entry.moduleExerciseRounds.length * entry.trackableCategories.length);
  return counts.reduce((sum, count) => sum + count, 0);
}
