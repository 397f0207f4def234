import { foldForSearch } from "#app/domain/text/fold.ts";
import type { ExerciseSnapshot } from "#app/domain/workout/document/document.ts";
import { plainText } from "./plain.ts";

/** Exercises by name. Keys as `nameKey` and `looseKey` make them; null stands for a key of several exercises. */
export type ExerciseIndex = {
  byName: Lookup<ExerciseSnapshot>;
  byLooseName: Lookup<ExerciseSnapshot | null>;
  /** The names that may be near to a key, by their own keys. */
  near: (key: string) => Iterable<readonly [key: string, exercise: { name: string }]>;
};

type Lookup<Found> = Pick<ReadonlyMap<string, Found>, "get">;

/** The exercises by name. Of several with one name the first is meant. */
export function indexExercises(exercises: Iterable<ExerciseSnapshot>) {
  const byName = new Map<string, ExerciseSnapshot>();
  const byLooseName = new Map<string, ExerciseSnapshot | null>();
  for (const exercise of exercises) {
    const key = nameKey(exercise.name);
    if (key === "" || byName.has(key)) continue;
    byName.set(key, exercise);
    const loose = looseKey(key);
    if (loose !== "") byLooseName.set(loose, byLooseName.has(loose) ? null : exercise);
  }
  return { byName, byLooseName, near: () => byName } satisfies ExerciseIndex;
}

/** The name as it is looked up: without case, accents, typographic signs and spaces too many. */
export function nameKey(name: string): string {
  return foldForSearch(plainText(name));
}

/** The key of a name for which 'pull ups' is the same as 'pull-up'. */
export function looseKey(key: string): string {
  return key.replace(/[^\p{L}\p{N}]+/gu, "").replace(/(?<=\p{L})s$/u, "");
}
