import { derivedId } from "#app/domain/ids/derived.ts";

/** `index` counts from 0. */
export function roundIdAt(moduleExerciseId: string, index: number, attempt = 0): string {
  return derivedId(`${moduleExerciseId}/round/${index}/${attempt}`);
}
