import type { Module } from "./document.ts";

const alphabet = "abcdefghijklmnopqrstuvwxyz";

/** The letters a to z of a set's exercises, one per entry in order; a rest entry has none (null). */
export function lettersOf(module: Module): (string | null)[] {
  let used = 0;
  return module.moduleExercises.map(({ isRest }) => (isRest ? null : (alphabet[used++] ?? null)));
}
