import { foldForSearch } from "#app/domain/text/fold.ts";
import { remembered } from "#app/domain/text/remembered.ts";
import type { ExerciseSnapshot, Workout } from "#app/domain/workout/document/document.ts";
import { limits } from "#app/domain/workout/document/limits.ts";
import { modifiers } from "#app/domain/workout/text/coach/sayings.ts";
import type { Meant } from "#app/domain/workout/text/coach/values.ts";
import {
  type ExerciseIndex,
  indexExercises,
  looseKey,
  looseLetters,
  nameKey,
} from "#app/domain/workout/text/words/exercise-index.ts";
import { newExercise, readNewName } from "#app/domain/workout/text/words/new-exercises.ts";
import { isClose, type NearName, nearestNames } from "./suggest.ts";

export type Names = {
  startOf: (plain: string) => FoundName | null;
  named: (name: string) => ExerciseSnapshot | null;
  suggest: (name: string) => string[];
  isNearlyAName: (name: string) => boolean;
  translated: Translated;
};

/** What values of the text mean, each translated once; `left`: how many more may be. */
type Translated = { known: Map<string, Meant[]>; left: number };

/** More than coaches write in a text that the notation does not read; beyond them, lines are refused. */
const mostTranslated = 1_000;

export type FoundName = { exercise: ExerciseSnapshot; end: number; isOtherName?: boolean };

/** Two spaces or a tab always separate a name from its values. */
const gap = / {2,}|\t/;
const word = /\S+/g;
/** 'Bench pres 3x5' is nearer to 'Bench press' than to 'Bench'. */
const wordsOnly = /^(?: +[\p{L}'-]{3,}(?=\s|$))+/u;
/** 'Squat ramp up to 5RM' is no squat jump. */
const howToLoad = /^ +(?:ramp|work|build|top|heavy)(?:ing)?(?=\s)/i;
/** 'presses' and 'snatches', without their s. */
const longPlural = /(?:ss|ch|sh|x)e$/;
/** Folding may turn one letter into two. */
const longestKey = 2 * limits.name;

export type Lexicon = {
  library: ExerciseIndex;
  others: ExerciseIndex;
  keyOf: (name: string) => string;
  foldWord: (word: string) => string;
  nearest: (key: string) => NearName[];
  translated: Translated;
};

export function lexiconFor(workouts: readonly Workout[], library: ExerciseIndex): Lexicon {
  const others = indexExercises(workouts.flatMap(exercisesOf));
  const nearest = remembered((key) => nearestNames(key, library));
  return {
    library,
    others,
    keyOf: remembered(nameKey),
    foldWord: remembered(foldForSearch),
    nearest,
    translated: { known: new Map(), left: mostTranslated },
  };
}

export function translatesAnew({ translated }: Names) {
  translated.left = mostTranslated;
}

/** The exercises of `own` come first, and names before other names. */
export function namesFor(own: Workout, { library, others, keyOf, foldWord, nearest, translated }: Lexicon): Names {
  const layers = [indexExercises(exercisesOf(own)), library, others];
  const exact = (key: string) => layers.map(({ byName }) => byName.get(key)).find(Boolean) ?? null;
  const loose = (key: string) => layers.map(({ byLooseName }) => byLooseName.get(key)).find(Boolean) ?? null;
  const looseOne = (key: string) => toFound(loose(key), library.byLooseOtherName.get(key));
  const lookup: Lookup = {
    exact: (key) => toFound(exact(key), library.byOtherName.get(key)),
    loose: (key) => looseOne(key) ?? (longPlural.test(key) ? looseOne(looseKey(key.slice(0, -1))) : null),
  };
  const named = (name: string) => {
    const key = keyOf(name);
    return (lookup.exact(key) ?? lookup.loose(looseKey(key)))?.exercise ?? null;
  };
  const goesOn = (plain: string, end: number) => {
    const behind = plain.slice(end, end + limits.name);
    const more = (!howToLoad.test(behind) && wordsOnly.exec(behind)?.[0]) || "";
    const key = keyOf(plain.slice(0, end) + more);
    const [near] = more === "" ? [] : nearest(key);
    return near !== undefined && isClose(key, near) && near.rank < more.length - 1;
  };
  return {
    named,
    translated,
    startOf: remembered((plain) => {
      const added = readNewName(plain);
      if (added) return { exercise: named(added.name) ?? newExercise(added.name), end: added.end };
      const found = beforeGap(plain, named) ?? withAnd(plain, lookup, foldWord) ?? longest(plain, lookup, foldWord);
      return found?.isOtherName && goesOn(plain, found.end) ? null : found;
    }),
    suggest(name) {
      const how = modifiers.exec(name)?.[0] ?? "";
      const within = named(name.slice(how.length));
      const near = nearest(keyOf(name)).map((one) => one.name);
      if (within === null || how === "") return near;
      const whole = named(`${how}${within.name}`)?.name ?? [];
      return [...new Set([whole, within.name, near].flat())];
    },
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

type Found = Omit<FoundName, "end">;
type Lookup = { exact: (key: string) => Found | null; loose: (key: string) => Found | null };

function toFound(named: ExerciseSnapshot | null, alsoNamed: ExerciseSnapshot | null | undefined): Found | null {
  if (named) return { exercise: named };
  return alsoNamed ? { exercise: alsoNamed, isOtherName: true } : null;
}

function longest(plain: string, lookup: Lookup, foldWord: Lexicon["foldWord"]): FoundName | null {
  let found: FoundName | null = null;
  let key = "";
  let loosely = { start: "", inSingular: "" };
  for (const match of plain.matchAll(word)) {
    const folded = foldWord(match[0].replace(/[:,;]+$/, ""));
    if (folded === "") continue;
    key = key === "" ? folded : `${key} ${folded}`;
    if (key.length > longestKey) break;
    const letters = looseLetters(folded);
    // why: the s of '_s', an empty time, is not a plural
    const mayEndName = /^[\p{L}\p{N}]/u.test(folded) && folded !== "s";
    const one = lookup.exact(key) ?? (mayEndName ? looselyFound(loosely, letters, lookup) : null);
    if (one) found = { ...one, end: match.index + match[0].length };
    loosely = { start: loosely.start + letters, inSingular: loosely.inSingular + letters.replace(pluralEnd, "") };
  }
  return found;
}

/** 'Clean & jerk' */
function withAnd(plain: string, lookup: Lookup, foldWord: Lexicon["foldWord"]): FoundName | null {
  const { index, 0: sign } = /\s&\s(?=\p{L})/u.exec(plain.slice(0, limits.name)) ?? { index: 0, 0: "" };
  if (sign === "") return null;
  const found = longest(`${plain.slice(0, index)} and ${plain.slice(index + sign.length)}`, lookup, foldWord);
  return found && found.end > index + " and ".length ? { ...found, end: found.end - 2 } : null;
}

const pluralEnd = /(?<=\p{L}{3})s$/u;

/** 'burpees over the bar' has its plural within. */
function looselyFound(
  { start, inSingular }: { start: string; inSingular: string },
  letters: string,
  { loose }: Lookup,
) {
  return loose(looseKey(start + letters)) ?? (start === inSingular ? null : loose(looseKey(inSingular + letters)));
}
