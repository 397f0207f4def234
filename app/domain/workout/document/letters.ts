import type { Module } from "./document.ts";

const alphabet = "abcdefghijklmnopqrstuvwxyz";

/** One per entry; null for a rest. */
export function lettersOf(module: Module): (string | null)[] {
  let used = 0;
  return module.moduleExercises.map(({ isRest }) => (isRest ? null : (alphabet[used++] ?? null)));
}
