import { spelledOut } from "#app/domain/exercises/abbreviations.ts";
import { distance } from "#app/domain/text/distance.ts";
import type { ExerciseIndex } from "#app/domain/workout/text/words/exercise-index.ts";

const most = 4;
/** The share of wrong letters in a word. */
export const maxSlips = 0.4;

/** `rank`: the distance, in typing errors. */
export type NearName = { name: string; rank: number };

/**
 * At most four, best first: by typing errors, or by parts of the name, in any order. An exercise that is near by
 * another name is suggested by its own. `typed` comes from `nameKey`.
 */
export function nearestNames(typed: string, index: Pick<ExerciseIndex, "near">): NearName[] {
  const inFull = inLetters.get(singular(typed));
  if (inFull) return inFull.flatMap((key) => namedIn(key, index));
  // why: 'wk' and 'in' are near to many names
  if (typed.length < 3 || ofNoExercise.test(typed)) return [];
  const near = nearTo(spelledOut(typed), typed, index);
  const bare = near.length > 0 ? "" : spelledOut(typed.replace(muscles, "").trim());
  return bare === "" || bare === typed ? near : nearTo(bare, typed, index);
}

/** Letters that gyms write for more than one exercise, or that are units as well: they are asked about. */
const inLetters: ReadonlyMap<string, readonly string[]> = new Map([
  ["pu", ["push-up", "pull-up"]],
  ["su", ["sit-up", "rope skipping"]],
  ["mu", ["muscle-up"]],
  ["pp", ["push press"]],
  ["hc", ["hang clean"]],
  ["rc", ["rope climb"]],
]);

function namedIn(key: string, index: Pick<ExerciseIndex, "near">): NearName[] {
  // why: each is asked for, as letters are near to no name
  const found = candidatesOf(index.near(key)).all.find((one) => one.key === key);
  return found ? [{ name: found.name, rank: 0 }] : [];
}

/** '8 x (1 km run + 1 station)' leaves its exercise open, and 'Day A' is near 'daska'. */
const ofNoExercise =
  /^(?:\d+ )?(?:rec|tests?|rds?|rounds?|runden|sets?|reps?|stations?|exercises?|movements?|lifts?)$|^(?:day|week|wk|workout|session|phase|block|part|tag|dan|tjedan|woche|mon|tues?|wed|thurs?|fri|sat|sun|w\d+ ?d\d|(?:mon|tues|wednes|thurs|fri|satur|sun)day)(?:$| )/;

/** 'Bicep curl' is any curl. */
const muscles =
  /^(?:biceps?|triceps?|chest|pec|shoulder|delts?|back|lats?|quads?|hamstrings?|hammy|glutes?|abs?|core|legs?) (?!sets?$)/;

function nearTo(key: string, typed: string, index: Pick<ExerciseIndex, "near">): NearName[] {
  // why: the full stop of 'back ext.'
  const words = key.split(" ").map((word) => singular(word.replace(/(?<=\p{L})\.$/u, "")));
  const near: (NearName & { order: number })[] = [];
  const asked = preparedOf("", key, words);
  const { all, marks } = candidatesOf(index.near(typed));
  for (let at = 0; at < all.length; at++) {
    const candidate = mayBeNear(asked, marks, at * marksEach) ? all[at] : undefined;
    const rank = candidate === undefined ? null : rankOf(asked, candidate);
    if (candidate === undefined || rank === null) continue;
    const order = plainness(words, candidate.key) ?? Math.min(rank, fuller(words, candidate.key));
    near.push({ name: candidate.name, rank, order });
  }
  const nearest = new Map<string, NearName>();
  for (const one of near.sort((a, b) => a.order - b.order || a.name.length - b.name.length)) {
    if (!nearest.has(one.name)) nearest.set(one.name, { name: one.name, rank: one.rank });
    if (nearest.size === most) break;
  }
  return [...nearest.values()];
}

export function singular(word: string) {
  return word.replace(/(?<=\p{L}{2})s$/u, "");
}

const implementNames = ["barbell", "dumbbell", "cable", "machine", "kettlebell", "ez-bar"];
const usual = /^(?:overhead|shoulder|seated|standing)$/;

/** 'Row' alone is likelier of a barbell than any other; null if more than an implement is missing. */
function plainness([only = "", ...more]: readonly string[], candidate: string): number | null {
  const theirs = candidate.split(" ").filter((word) => singular(word) !== only);
  const at = implementNames.findIndex((one) => theirs.includes(one));
  const others = theirs.filter((word) => !implementNames.includes(word));
  if (more.length > 0 || at < 0 || !candidate.includes(only) || !others.every((word) => usual.test(word))) return null;
  return 0.5 + at / 100 + others.length / 10;
}

const usualAmongMore = /^(?:overhead|shoulder|bench|flat|dumbbell)$/;
const rareAmongMore = /^(?:trx|suspension)$/;

/** 'Dumbbell press' is rather a dumbbell bench press than a barbell press: it has all the words, and a usual one more. */
function fuller(words: readonly string[], candidate: string): number {
  const theirs = candidate.split(" ");
  const others = theirs.filter((word) => !words.includes(singular(word)));
  const hasAll = words.length > 1 && others.length === theirs.length - words.length;
  if (!hasAll) return Number.POSITIVE_INFINITY;
  const rarity = others.some((word) => rareAmongMore.test(word)) ? 1 : 0.5;
  return 2 + (others.every((word) => usualAmongMore.test(word)) ? 0 : rarity) + candidate.length / 100;
}

export function isClose(key: string, nearest: NearName | undefined): boolean {
  return nearest !== undefined && nearest.rank <= key.length / 4;
}

/**
 * `singulars`: its words, each without its plural; `bare`: without signs and spaces. `starts` and `letterSet`: a bit for
 * each letter that a word begins with, and that there is.
 */
type Prepared = {
  name: string;
  key: string;
  words: string[];
  singulars: string[];
  bare: string;
  letters: Uint8Array;
  starts: number;
  letterSet: number;
  allowed: number;
};

type Near = ReturnType<ExerciseIndex["near"]>;
/** `marks`: of each candidate its length, `starts` and `letterSet`, since thousands are looked through at each search. */
type Candidates = { all: Prepared[]; marks: Int32Array };
const marksEach = 3;

/** Of lists that are the same in every search. */
const prepared = new WeakMap<Near, Candidates>();

function candidatesOf(near: Near): Candidates {
  const known = prepared.get(near);
  if (known) return known;
  const all = Array.from(near, ([key, { name }]) => preparedOf(name, key, key.split(" ")));
  const marks = Int32Array.from(all.flatMap(({ key, starts, letterSet }) => [key.length, starts, letterSet]));
  prepared.set(near, { all, marks });
  return { all, marks };
}

function preparedOf(name: string, key: string, words: string[]): Prepared {
  const bare = singular(key.replace(/[^\p{L}\p{N}]+/gu, ""));
  const [starts, letterSet] = [setOf(words.flatMap((word) => word[0] ?? [])), setOf([...bare])];
  const allowed = Math.max(1, Math.floor(key.length * maxSlips));
  return {
    name,
    key,
    words,
    singulars: words.map(singular),
    bare,
    letters: lettersOf(bare),
    starts,
    letterSet,
    allowed,
  };
}

/** False of most: it is neither of about that length with about these letters, nor has words that begin as these do. */
function mayBeNear({ key, starts, letterSet, allowed }: Prepared, marks: Int32Array, at: number): boolean {
  if ((starts & ~(marks[at + 1] ?? 0)) === 0) return true;
  return Math.abs(key.length - (marks[at] ?? 0)) <= allowed && sizeOf(letterSet & ~(marks[at + 2] ?? 0)) <= allowed + 1;
}

function setOf(letters: readonly string[]): number {
  return letters.reduce((set, letter) => set | (1 << (letter.charCodeAt(0) & 31)), 0);
}

function sizeOf(set: number): number {
  let size = 0;
  for (let left = set; left !== 0; left &= left - 1) size += 1;
  return size;
}

/** How often each letter stands in a text; a few share a place. */
function lettersOf(text: string): Uint8Array {
  const letters = new Uint8Array(32);
  for (let at = 0; at < text.length; at++) {
    const place = text.charCodeAt(at) & 31;
    letters[place] = (letters[place] ?? 0) + 1;
  }
  return letters;
}

/** At least so many typing errors lie between texts with these letters. */
function leastSlips(some: Uint8Array, others: Uint8Array): number {
  let [more, fewer] = [0, 0];
  for (let at = 0; at < some.length; at++) {
    const difference = (some[at] ?? 0) - (others[at] ?? 0);
    if (difference > 0) more += difference;
    else fewer -= difference;
  }
  return Math.max(more, fewer);
}

/** Typing errors; a part of a name has a fixed rank, and all its words in another order count as one. */
function rankOf(asked: Prepared, candidate: Prepared): number | null {
  const { allowed } = asked;
  const { length } = asked.key;
  const slips = mayBeWithin(asked, candidate, allowed) ? slipsIn(asked, candidate, allowed) : null;
  const isPart = asked.words.every((word) => candidate.words.some((their) => their.startsWith(word)));
  if (!isPart) return slips;
  const { singulars, words } = candidate;
  const isReordered = words.length === asked.words.length && singulars.every((their) => asked.words.includes(their));
  const part = (isReordered ? 1 : allowed) + Math.abs(candidate.key.length - length) / 100;
  return Math.min(slips ?? part, part);
}

/** Cheaper than to count the typing errors, and false of most names. A plural counts as one more. */
function mayBeWithin(asked: Prepared, candidate: Prepared, allowed: number): boolean {
  return (
    Math.abs(asked.key.length - candidate.key.length) <= allowed &&
    leastSlips(asked.letters, candidate.letters) <= allowed + 1 &&
    isAlike(asked.words, candidate.singulars)
  );
}

/** With and without signs and spaces, whichever is nearer: 'pulups' lacks one letter of 'pull-up'. */
function slipsIn(asked: Prepared, candidate: Prepared, allowed: number): number | null {
  const whole = distance(asked.key, candidate.key, allowed);
  if (whole !== null && whole <= 1) return whole;
  const bare = distance(asked.bare, candidate.bare, 1);
  return bare === null ? whole : Math.min(whole ?? bare + 0.5, bare + 0.5);
}

/** Of as many words, each is nearly the other: 'JM press' is no 'pin press'. */
function isAlike(words: readonly string[], theirs: readonly string[]): boolean {
  if (words.length === 1 || words.length !== theirs.length) return true;
  return words.every((word, at) => {
    const their = theirs[at] ?? "";
    return word === their || distance(word, their, Math.max(1, Math.floor(word.length / 2))) !== null;
  });
}
