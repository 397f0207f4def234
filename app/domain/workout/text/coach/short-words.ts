/** Words that coaches shorten within a name. */
const shortWords: readonly (readonly [shape: string, long: string])[] = [
  ["s/?l|1[- ]leg(?:ged)?|one[- ]leg(?:ged)?|single[- ]legged", "single-leg"],
  ["s/?a|1[- ]arm|one[- ]arm|single[- ]arm", "single-arm"],
  ["rev\\.?", "reverse"],
  ["inc\\.?|incl\\.", "incline"],
  ["ext\\.?|exts", "extension"],
  ["sq\\.?", "squat"],
  ["dls?|deads?", "deadlift"],
  ["m\\.?b\\.?|med\\.? ?ball", "medicine-ball"],
  ["sn\\.?", "snatch"],
  ["cl\\.?", "clean"],
  ["tris?|tricep", "triceps"],
  ["bis?|bicep", "biceps"],
  ["hams?|hammy", "hamstring"],
  ["bb|bar", "barbell"],
  ["c\\.?g\\.?", "close-grip"],
  ["n\\.?g\\.?", "neutral-grip"],
  ["b/?o", "bent-over"],
  ["o/?h", "overhead"],
  ["fl(?:ys|ies|yes?|ye)", "fly"],
];

const shapes = shortWords.map(
  ([shape, long]) => [new RegExp(`(?<![\\p{L}\\d/.-])(?:${shape})(?![\\p{L}\\d/])`, "giu"), long] as const,
);

/** The words before the values, as a name may have them. */
const nameAhead = /^(?:\d\S*\s+)?(?:(?![@\d])[^\s@,;:]+(?:\s+|$|(?=[,;:])))+/u;

export function writtenOut(text: string): string {
  const [ahead = ""] = nameAhead.exec(text) ?? [];
  const long = shapes.reduce((name, [shape, word]) => name.replace(shape, word), ahead);
  return long + text.slice(ahead.length);
}
