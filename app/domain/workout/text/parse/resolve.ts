import { foldForSearch } from "#app/domain/text/fold.ts";
import type { ExerciseSnapshot, Workout } from "#app/domain/workout/document/document.ts";
import { limits } from "#app/domain/workout/document/limits.ts";
import {
  type ExerciseIndex,
  indexExercises,
  looseKey,
  nameKey,
} from "#app/domain/workout/text/words/exercise-index.ts";
import { isClose, type NearName, nearestNames } from "./suggest.ts";

export type Names = {
  startOf: (plain: string) => FoundName | null;
  named: (name: string) => ExerciseSnapshot | null;
  suggest: (name: string) => string[];
  isNearlyAName: (name: string) => boolean;
};

export type FoundName = { exercise: ExerciseSnapshot; end: number };

/** Two spaces or a tab always separate a name from its values. */
const gap = / {2,}|\t/;
const word = /\S+/g;
/** Folding may turn one letter into two. */
const longestKey = 2 * limits.name;

export type Lexicon = {
  library: ExerciseIndex;
  others: ExerciseIndex;
  keyOf: (name: string) => string;
  foldWord: (word: string) => string;
  nearest: (key: string) => NearName[];
};

export function lexiconFor(workouts: readonly Workout[], library: ExerciseIndex): Lexicon {
  const others = indexExercises(workouts.flatMap(exercisesOf));
  const nearest = remembered((key) => nearestNames(key, library));
  return { library, others, keyOf: remembered(nameKey), foldWord: remembered(foldForSearch), nearest };
}

/** The exercises of `own` come first. */
export function namesFor(own: Workout, { library, others, keyOf, foldWord, nearest }: Lexicon): Names {
  const layers = [indexExercises(exercisesOf(own)), library, others];
  const exact = (key: string) => layers.map(({ byName }) => byName.get(key)).find(Boolean) ?? null;
  const loose = (key: string) => layers.map(({ byLooseName }) => byLooseName.get(key)).find(Boolean) ?? null;
  const named = (name: string) => exact(keyOf(name)) ?? loose(looseKey(keyOf(name)));
  return {
    named,
    startOf: (plain) => beforeGap(plain, named) ?? longest(plain, { exact, loose, foldWord }),
    suggest: (name) => nearest(keyOf(name)).map((near) => near.name),
    isNearlyAName: (name) => isClose(keyOf(name), nearest(keyOf(name))[0]),
  };
}

function exercisesOf({ modules }: Workout): ExerciseSnapshot[] {
  return modules.flatMap(({ moduleExercises }) => moduleExercises.flatMap(({ exercise }) => exercise ?? []));
}

function beforeGap(plain: string, named: Names["named"]): FoundName | null {
  const match = gap.exec(plain);
  const exercise = match && named(plain.slice(0, match.index));
  return exercise && { exercise, end: match.index };
}

type Lookup = {
  exact: (key: string) => ExerciseSnapshot | null;
  loose: (key: string) => ExerciseSnapshot | null;
  foldWord: (word: string) => string;
};

function longest(plain: string, { exact, loose, foldWord }: Lookup): FoundName | null {
  let found: FoundName | null = null;
  let [key, looseStart] = ["", ""];
  for (const match of plain.matchAll(word)) {
    const folded = foldWord(match[0].replace(/[:,;]+$/, ""));
    if (folded === "") continue;
    key = key === "" ? folded : `${key} ${folded}`;
    if (key.length > longestKey) break;
    looseStart += folded.replace(/[^\p{L}\p{N}]+/gu, "");
    // why: the s of '_s', an empty time, is not a plural
    const mayEndName = /^[\p{L}\p{N}]/u.test(folded) && folded !== "s";
    const exercise = exact(key) ?? (mayEndName ? loose(looseKey(looseStart)) : null);
    if (exercise) found = { exercise, end: match.index + match[0].length };
  }
  return found;
}

function remembered<T>(find: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const found = known.get(text) ?? find(text);
    known.set(text, found);
    return found;
  };
}
