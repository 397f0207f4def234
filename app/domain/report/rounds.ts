import type { ModuleExercise } from "#app/domain/workout/document/document.ts";
import { sayRounds } from "#app/domain/workout/preview/coach-words.ts";

export type CalculatedValues = ReadonlyMap<string, string>;

export function valueKey(roundId: string, slot: number): string {
  return `${roundId} ${slot}`;
}

const noValues: CalculatedValues = new Map();

/** A calculated value follows the program's own: '2 × 5 @ 80 % (96 kg)'. */
export function formatRounds(entry: ModuleExercise, calculated = noValues): string[] {
  return sayRounds(entry, (roundId, slot) => calculated.get(valueKey(roundId, slot))).map(({ words }) => words);
}
