import type { ExerciseIndex } from "#app/domain/workout/text/words/exercise-index.ts";

const most = 3;
/** The share of wrong letters in a word. */
export const maxSlips = 0.4;

/** `rank`: the distance, in typing errors. */
export type NearName = { name: string; rank: number };

/** At most three, best first: by typing errors, or by parts of the name. `key` comes from `nameKey`. */
export function nearestNames(key: string, index: ExerciseIndex): NearName[] {
  if (key === "") return [];
  const words = key.split(" ").map((word) => word.replace(/(?<=\p{L}{3})s$/u, ""));
  const near: NearName[] = [];
  for (const [candidate, { name }] of index.near(key)) {
    const rank = rankOf(key, words, candidate);
    if (rank !== null) near.push({ name, rank });
  }
  return near.sort((a, b) => a.rank - b.rank || a.name.length - b.name.length).slice(0, most);
}

export function isClose(key: string, nearest: NearName | undefined): boolean {
  return nearest !== undefined && nearest.rank <= key.length / 4;
}

/** Typing errors; a part of a name has a fixed rank. */
function rankOf(key: string, words: string[], candidate: string): number | null {
  const allowed = Math.max(1, Math.floor(key.length * maxSlips));
  const slips = Math.abs(key.length - candidate.length) > allowed ? null : distance(key, candidate, allowed);
  if (slips !== null) return slips;
  const theirs = candidate.split(" ");
  const isPart = words.every((word) => theirs.some((their) => their.startsWith(word)));
  return isPart ? allowed + (candidate.length - key.length) / 100 : null;
}

/**
 * The restricted Damerau–Levenshtein distance; null above `allowed`. Only computes columns that could stay within it.
 */
function distance(a: string, b: string, allowed: number): number | null {
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
