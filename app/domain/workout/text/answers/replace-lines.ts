/**
 * The text with the lines replaced, nearest to where they stood; null if one is gone. Each of `from` and `to` may be
 * several lines.
 */
export function replaceLines(text: string, at: readonly number[], from: readonly string[], to: readonly string[]) {
  let lines = text.split("\n");
  for (const [index, number] of at.entries()) {
    const wanted = (from[index] ?? "").split("\n").map((line) => line.trim());
    const found = nearest(lines, wanted, number - 1);
    if (found === null) return null;
    lines = [...lines.slice(0, found), ...(to[index] ?? "").split("\n"), ...lines.slice(found + wanted.length)];
  }
  return lines.join("\n");
}

function nearest(lines: readonly string[], wanted: readonly string[], near: number): number | null {
  const places = lines.flatMap((_, index) =>
    wanted.every((line, nth) => lines[index + nth]?.trim() === line) ? [index] : [],
  );
  const [first] = places.sort((a, b) => Math.abs(a - near) - Math.abs(b - near));
  return first ?? null;
}
