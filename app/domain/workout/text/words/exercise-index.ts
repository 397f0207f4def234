import { spelledOut } from "#app/domain/exercises/abbreviations.ts";
import { foldForSearch } from "#app/domain/text/fold.ts";
import type { ExerciseSnapshot } from "#app/domain/workout/document/document.ts";
import { plainText } from "./plain.ts";

/** Keys come from `nameKey` and `looseKey`, those of `near` from `nearKey`; null marks a key of several exercises. */
export type ExerciseIndex = {
  byName: Lookup<ExerciseSnapshot>;
  byLooseName: Lookup<ExerciseSnapshot | null>;
  byOtherName: Lookup<ExerciseSnapshot | null>;
  byLooseOtherName: Lookup<ExerciseSnapshot | null>;
  near: (key: string) => Iterable<readonly [key: string, exercise: { name: string }]>;
};

type Lookup<Found> = Pick<ReadonlyMap<string, Found>, "get">;

export type OtherName = readonly [name: string, exercise: ExerciseSnapshot];

/** The first of several with the same name counts; another name of several means none of them. */
export function indexExercises(exercises: Iterable<ExerciseSnapshot>, otherNames: Iterable<OtherName> = []) {
  const byName = new Map<string, ExerciseSnapshot>();
  const byLooseName = new Map<string, ExerciseSnapshot | null>();
  for (const exercise of exercises) {
    const key = nameKey(exercise.name);
    if (key === "" || byName.has(key)) continue;
    byName.set(key, exercise);
    const loose = looseKey(key);
    if (loose !== "") byLooseName.set(loose, byLooseName.has(loose) ? null : exercise);
  }
  const others = indexOthers(otherNames);
  let nearby: (readonly [string, ExerciseSnapshot])[] | undefined;
  const near = () => {
    nearby ??= [...byName, ...known(others.byOtherName)].map(spelled);
    return nearby;
  };
  return { byName, byLooseName, ...others, near } satisfies ExerciseIndex;
}

const implementNames: ReadonlySet<string> = new Set(["dumbbell", "kettlebell", "barbell"]);

function indexOthers(otherNames: Iterable<OtherName>) {
  const byOtherName = new Map<string, ExerciseSnapshot | null>();
  const byLooseOtherName = new Map<string, ExerciseSnapshot | null>();
  for (const [name, exercise] of otherNames) {
    const key = nameKey(name);
    noteOne(byOtherName, key, exercise);
    const loose = looseKey(key);
    // why: 'KBS' is not any kettlebell, and 'B' no 'BS'
    if (loose.length > 1 && !implementNames.has(loose)) noteOne(byLooseOtherName, loose, exercise);
  }
  return { byOtherName, byLooseOtherName };
}

function noteOne(index: Map<string, ExerciseSnapshot | null>, key: string, exercise: ExerciseSnapshot) {
  if (key === "") return;
  const isOnly = !index.has(key) || index.get(key)?.id === exercise.id;
  index.set(key, isOnly ? exercise : null);
}

function known(index: ReadonlyMap<string, ExerciseSnapshot | null>) {
  return [...index].flatMap(([key, exercise]) => (exercise ? [[key, exercise] as const] : []));
}

function spelled([key, exercise]: readonly [string, ExerciseSnapshot]) {
  return [spelledOut(key), exercise] as const;
}

/** Without case, accents, typographic characters and extra spaces. */
export function nameKey(name: string): string {
  return foldForSearch(plainText(name));
}

/** With abbreviations written out, as nearest names are compared. */
export function nearKey(name: string): string {
  return spelledOut(nameKey(name));
}

/** Without signs, spaces, abbreviations and the plural: 'DB rows' and 'dumbbell-row' are one. */
export function looseKey(key: string): string {
  return looseLetters(key).replace(/(?<=\p{L})s$/u, "");
}

/** Of a whole name or one of its words, which may be put together. */
export function looseLetters(key: string): string {
  return spelledOut(key).replace(/[^\p{L}\p{N}]+/gu, "");
}
