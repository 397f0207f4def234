import { foldForSearch } from "#app/domain/text/fold.ts";

export const otherNameLimits = { count: 20, length: 100 };

/** From one field: separated by commas, semicolons or line breaks. Drops repetitions and the exercise's own name. */
export function parseOtherNames(text: string, name = ""): string[] {
  const seen = new Set(["", foldForSearch(name)]);
  return text
    .split(/[,;\r\n]/)
    .map((one) => one.replace(/\s+/g, " ").trim())
    .filter((one) => {
      const key = foldForSearch(one);
      return !seen.has(key) && seen.add(key);
    });
}

export function formatOtherNames(names: readonly string[]): string {
  return names.join(", ");
}

export function otherNamesMessage(text: string): string | null {
  const names = parseOtherNames(text);
  if (names.length > otherNameLimits.count) return `At most ${otherNameLimits.count} other names`;
  const long = names.find(({ length }) => length > otherNameLimits.length);
  return long ? `'${long.slice(0, 20)}…' is longer than ${otherNameLimits.length} characters` : null;
}

/** Folded, each after a line break, and one at the end: a search finds where a name starts and ends. */
export function foldOtherNames(names: readonly string[]): string {
  return names.length === 0 ? "" : `\n${names.map(foldForSearch).join("\n")}\n`;
}
