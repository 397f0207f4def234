import type { ExerciseSnapshot } from "#app/domain/workout/document/document.ts";
import { type ExerciseIndex, indexExercises, nameKey } from "./exercise-index.ts";

/** The names that reading a text asks for, as `nameKey` and `looseKey` make them; `near` wants the nearest names. */
export type NamesWanted = { exact: Set<string>; loose: Set<string>; near: Set<string> };

export function noNames(): NamesWanted {
  return { exact: new Set(), loose: new Set(), near: new Set() };
}

/**
 * An index that notes in `asked` what it is asked for. So a text is read once to learn its names, and again once they
 * were looked up, without a whole library at hand. `names`: those that may be near to what was asked.
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

/** How many names a text has asked for by now. */
export function countNames({ exact, loose, near }: NamesWanted): number {
  return exact.size + loose.size + near.size;
}

function noted(keys: Set<string>, key: string) {
  keys.add(key);
  return key;
}
