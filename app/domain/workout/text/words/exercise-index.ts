import { foldForSearch } from "#app/domain/text/fold.ts";
import type { ExerciseSnapshot } from "#app/domain/workout/document/document.ts";
import { plainText } from "./plain.ts";

/** Keys come from `nameKey` and `looseKey`; null marks a key of several exercises. */
export type ExerciseIndex = {
  byName: Lookup<ExerciseSnapshot>;
  byLooseName: Lookup<ExerciseSnapshot | null>;
  near: (key: string) => Iterable<readonly [key: string, exercise: { name: string }]>;
};

type Lookup<Found> = Pick<ReadonlyMap<string, Found>, "get">;

/** The first of several with the same name counts. */
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

/** Without case, accents, typographic characters and extra spaces. */
export function nameKey(name: string): string {
  return foldForSearch(plainText(name));
}

export function looseKey(key: string): string {
  return key.replace(/[^\p{L}\p{N}]+/gu, "").replace(/(?<=\p{L})s$/u, "");
}
