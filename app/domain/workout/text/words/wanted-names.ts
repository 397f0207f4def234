import type { ExerciseSnapshot } from "#app/domain/workout/document/document.ts";
import { type ExerciseIndex, indexExercises, nearKey, type OtherName } from "./exercise-index.ts";

/** Keys from `nameKey` and `looseKey`; `near` asks for the nearest names. */
export type NamesWanted = { exact: Set<string>; loose: Set<string>; near: Set<string> };

/** `called`: the name or another name of the exercise named `name`. */
export type NearbyName = { called: string; name: string };

export function noNames(): NamesWanted {
  return { exact: new Set(), loose: new Set(), near: new Set() };
}

type Found = { exercises: Iterable<ExerciseSnapshot>; otherNames: Iterable<OtherName> };

/**
 * Records in `asked` what is looked up, so that a text can be read once to collect its names and again after they were
 * fetched, without loading the whole library. `nearby`: candidates for the nearest names.
 */
export function recordingIndex(
  { exercises, otherNames }: Found,
  nearby: readonly NearbyName[],
  wanted: NamesWanted,
): ExerciseIndex {
  const found = indexExercises(exercises, otherNames);
  const candidates = nearby.map(({ called, name }) => [nearKey(called), { name }] as const);
  return {
    byName: { get: (key) => found.byName.get(noted(wanted.exact, key)) },
    byLooseName: { get: (key) => found.byLooseName.get(noted(wanted.loose, key)) },
    byOtherName: { get: (key) => found.byOtherName.get(noted(wanted.exact, key)) },
    byLooseOtherName: { get: (key) => found.byLooseOtherName.get(noted(wanted.loose, key)) },
    near(key) {
      wanted.near.add(key);
      return candidates;
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
