import type { Module } from "./document.ts";
import { limits } from "./limits.ts";

export const tooManyValues = `A workout has at most ${limits.values} values: its rounds times their columns.`;

export function valueCount(modules: Module[]): number {
  const entries = modules.flatMap(({ moduleExercises }) => moduleExercises);
  const counts = entries.map((entry) => entry.moduleExerciseRounds.length * entry.trackableCategories.length);
  return counts.reduce((sum, count) => sum + count, 0);
}
