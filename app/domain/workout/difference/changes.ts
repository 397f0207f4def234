const longest = 60;

export function textChange(what: string, before: string, after: string): string[] {
  if (before === after) return [];
  if (after === "") return [`${what} removed`];
  if ([before, after].some((text) => text.length > longest || text.includes("\n"))) return [`${what} changed`];
  return [before === "" ? `${what}: ‘${after}’` : `${what}: ‘${before}’ → ‘${after}’`];
}

/** 'Rounds of set 1: 3 → 5'; nothing when they are the same. */
export function wordChange(what: string, before: string, after: string): string[] {
  return before === after ? [] : [`${what}: ${before} → ${after}`];
}

/** A minimal set of moves that explains the new order, so that items that only shifted are not listed. */
export function movedAmong<T>(before: readonly T[], after: readonly T[]): Set<T> {
  const common = after.filter((item) => before.includes(item));
  const places = common.map((item) => before.indexOf(item));
  const runs = longestRuns(places);
  const kept = new Set<number>();
  let wanted = Math.max(0, ...runs);
  for (let index = places.length - 1; index >= 0 && wanted > 0; index--) {
    const follows = kept.size === 0 || (places[index] ?? 0) < Math.min(...kept);
    if (runs[index] !== wanted || !follows) continue;
    kept.add(places[index] ?? 0);
    wanted--;
  }
  return new Set(common.filter((_, index) => !kept.has(places[index] ?? -1)));
}

/** The length of the longest increasing run that ends at each place. */
function longestRuns(places: number[]): number[] {
  const runs: number[] = [];
  for (const [index, place] of places.entries()) {
    const before = runs.filter((_, other) => other < index && (places[other] ?? 0) < place);
    runs.push(1 + Math.max(0, ...before));
  }
  return runs;
}
