import type { ExerciseSnapshot } from "#app/domain/workout/document/document.ts";
import { type ExerciseIndex, indexExercises, nameKey } from "./exercise-index.ts";

/** Keys from `nameKey` and `looseKey`; `near` asks for the nearest names. */
export type NamesWanted = { exact: Set<string>; loose: Set<string>; near: Set<string> };

export function noNames(): NamesWanted {
  return { exact: new Set(), loose: new Set(), near: new Set() };
}

/**
 * Records in `asked` what is looked up, so that a text can be read once to collect its names and again after they were
 * fetched, without loading the whole library. `names`: candidates for the nearest names.
 */
export function recordingIndex(
  exercises: Iterable<ExerciseSnapshot>,
  names: readonly string[],
  wanted: NamesWanted,
): ExerciseIndex {
  const { byName, byLooseName } = indexExercises(exercises);
  const nearby = names.map((name) => [nameKey(name), { name }] as const);
  return {
    byName: { get: (key) => byName.get(noted(wanted.exact, key)) },
    byLooseName: { get: (key) => byLooseName.get(noted(wanted.loose, key)) },
    near(key) {
      wanted.near.add(key);
      return nearby;
    },
  };
}

export function countNames({ exact, loose, near }: NamesWanted): number {
  return exact.size + loose.size + near.size;
}

function noted(keys: Set<string>, key: string) {
  keys.add(key);
  return key;
}
