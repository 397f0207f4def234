/**
 * A moment in milliseconds since 1970, of the clock on which it is shown, read as UTC: a day is its midnight. The value
 * stands in the graph's unit.
 */
export type GraphPoint = { at: number; value: number };

/** One series, its points in the order of time. `id`: the same for the same thing, wherever it is drawn. */
export type GraphLine = { id: string; label: string; points: readonly GraphPoint[] };

/**
 * Lines over time, as plain data: drawn on a page (ui/graphs) and on paper. `id`: letters, digits and hyphens, one a page.
 * `unit`: as it stands beside a value, '' for none. Without `lowest` and `highest` the values themselves say how high it is.
 */
export type Graph = {
  id: string;
  title: string;
  unit: string;
  lines: readonly GraphLine[];
  lowest?: number;
  highest?: number;
};

/** A day in milliseconds. */
export const day = 86_400_000;

/** The moment of a day 'YYYY-MM-DD', for a point. */
export function momentOfDay(date: string): number {
  return Date.parse(`${date}T00:00:00Z`);
}

/** 'DD/MM/YYYY', with 'HH:mm' where the moment is no midnight. */
export function momentInWords(at: number): string {
  const text = new Date(at).toISOString();
  const date = text.slice(0, 10).split("-").reverse().join("/");
  return at % day === 0 ? date : `${date} ${text.slice(11, 16)}`;
}

/** A value to two decimals at most: '68.4', '3', '0.25'. */
export function valueInWords(value: number): string {
  return String(Math.round(value * 100) / 100);
}

/** What the graph shows, for who does not see it: each line with its values at both ends, and when that was. */
export function graphInWords({ title, unit, lines }: Graph): string {
  const said = lines.filter(({ points }) => points.length > 0).map((line) => lineInWords(line, unit));
  return [title, ...said].join("; ");
}

/** 'Mood 3 on 22/10/2026, 4 on 21/11/2026': a line's name with its first and its last value. */
export function lineInWords({ label, points }: GraphLine, unit: string): string {
  const ends = points.length > 1 ? [points[0], points.at(-1)] : points;
  const said = ends.flatMap((end) => (end ? [`${withUnit(end.value, unit)} on ${momentInWords(end.at)}`] : []));
  return `${label} ${said.join(", ")}`.trim();
}

/** '68.4 kg', '3'. */
export function withUnit(value: number, unit: string): string {
  return unit === "" ? valueInWords(value) : `${valueInWords(value)} ${unit}`;
}
