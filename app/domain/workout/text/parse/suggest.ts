import { spelledOut } from "#app/domain/exercises/abbreviations.ts";
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
  if (typed === "") return [];
  const near = nearTo(spelledOut(typed), typed, index);
  const bare = near.length > 0 ? "" : spelledOut(typed.replace(muscles, "").trim());
  return bare === "" || bare === typed ? near : nearTo(bare, typed, index);
}

/** 'Bicep curl' is any curl. */
const muscles =
  /^(?:biceps?|triceps?|chest|pec|shoulder|delts?|back|lats?|quads?|hamstrings?|hammy|glutes?|abs?|core|legs?) (?!sets?$)/;

function nearTo(key: string, typed: string, index: Pick<ExerciseIndex, "near">): NearName[] {
  const words = key.split(" ").map(singular);
  const near: (NearName & { order: number })[] = [];
  for (const [candidate, { name }] of index.near(typed)) {
    const rank = rankOf(key, words, candidate);
    if (rank !== null) near.push({ name, rank, order: plainness(words, candidate) ?? rank });
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

export function isClose(key: string, nearest: NearName | undefined): boolean {
  return nearest !== undefined && nearest.rank <= key.length / 4;
}

/** Typing errors; a part of a name has a fixed rank, and all its words in another order count as one. */
function rankOf(key: string, words: string[], candidate: string): number | null {
  const allowed = Math.max(1, Math.floor(key.length * maxSlips));
  const theirs = candidate.split(" ");
  const slips = isAlike(words, theirs) ? slipsIn(key, candidate, allowed) : null;
  const isPart = words.every((word) => theirs.some((their) => their.startsWith(word)));
  if (!isPart) return slips;
  const isReordered = theirs.length === words.length && theirs.every((their) => words.includes(singular(their)));
  const part = (isReordered ? 1 : allowed) + Math.abs(candidate.length - key.length) / 100;
  return Math.min(slips ?? part, part);
}

/** With and without signs and spaces, whichever is nearer: 'pulups' lacks one letter of 'pull-up'. */
function slipsIn(key: string, candidate: string, allowed: number): number | null {
  if (Math.abs(key.length - candidate.length) > allowed) return null;
  const whole = distance(key, candidate, allowed);
  if (whole !== null && whole <= 1) return whole;
  const [typed, theirs] = [key, candidate].map((name) => singular(name.replace(/[^\p{L}\p{N}]+/gu, "")));
  const bare = distance(typed ?? "", theirs ?? "", 1);
  return bare === null ? whole : Math.min(whole ?? bare + 0.5, bare + 0.5);
}

/** Of as many words, each is nearly the other: 'JM press' is no 'pin press'. */
function isAlike(words: readonly string[], theirs: readonly string[]): boolean {
  if (words.length === 1 || words.length !== theirs.length) return true;
  return words.every((word, at) => {
    const most = Math.max(1, Math.floor(word.length / 2));
    return distance(word, singular(theirs[at] ?? ""), most) !== null;
  });
}

/**
 * The restricted Damerau–Levenshtein distance; null above `allowed`. Only computes columns that could stay within it.
 */
export function distance(a: string, b: string, allowed: number): number | null {
  if (Math.abs(a.length - b.length) > allowed) return null;
  const far = allowed + 1;
  let before = new Array<number>(b.length + 1).fill(far);
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let row = 1; row <= a.length; row++) {
    const present = new Array<number>(b.length + 1).fill(far);
    present[0] = row;
    const end = Math.min(b.length, row + allowed);
    let least = row;
    for (let column = Math.max(1, row - allowed); column <= end; column++) {
      const cost = slipsAt(a, b, row, column, { before, last, present, far });
      present[column] = cost;
      if (cost < least) least = cost;
    }
    if (least > allowed) return null;
    [before, last] = [last, present];
  }
  const found = last[b.length] ?? far;
  return found > allowed ? null : found;
}

type Rows = { before: number[]; last: number[]; present: number[]; far: number };

function slipsAt(a: string, b: string, row: number, column: number, { before, last, present, far }: Rows): number {
  const change = (last[column - 1] ?? far) + (a[row - 1] === b[column - 1] ? 0 : 1);
  const isSwap = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
  const swap = isSwap ? (before[column - 2] ?? far) + 1 : far;
  return Math.min(change, swap, (last[column] ?? far) + 1, (present[column - 1] ?? far) + 1);
}
