/** Words that coaches shorten in any name, folded. One long form each, which no other long form contains. */
const longForms: ReadonlyMap<string, string> = new Map([
  ["db", "dumbbell"],
  ["dbs", "dumbbell"],
  ["kb", "kettlebell"],
  ["kbs", "kettlebell"],
  ["bb", "barbell"],
  ["rdl", "romanian deadlift"],
  ["rdls", "romanian deadlift"],
]);

/** A folded name with its abbreviations written out: 'db-press' becomes 'dumbbell-press'. */
export function spelledOut(key: string): string {
  return key.replace(/[a-z]+/g, (word) => longForms.get(word) ?? word);
}

/** Of one long word: 'dumbbell' is also 'db'. */
export function shortFormsOf(word: string): string[] {
  const singular = word.replace(/(?<=[a-z]{3})s$/, "");
  return [...longForms].flatMap(([short, long]) => (long === singular ? short : []));
}

/** Ways to write letters that `spelledOut` gives back, without spaces: 'dumbbellpress' is also 'dbpress'. */
export function shortenings(letters: string): string[] {
  return [...longForms].reduce(
    (ways, [short, long]) => {
      const run = long.replace(" ", "");
      return ways.flatMap((way) => (way.includes(run) ? [way, way.replace(run, short)] : way));
    },
    [letters],
  );
}
