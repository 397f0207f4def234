/**
 * `at`: milliseconds since 1970 of the local clock read as UTC; a day is its midnight. `value` is in the graph's unit.
 */
export type GraphPoint = { at: number; value: number };

/** `id` is the same for the same thing wherever it is drawn. */
export type GraphLine = { id: string; label: string; points: readonly GraphPoint[] };

/**
 * Lines over time, for pages (ui/graphs) and paper. `id`: letters, digits and hyphens, unique on a page. `unit`: as
 * printed behind a value, or ''. Without `lowest` and `highest` the values decide the height.
 */
export type Graph = {
  id: string;
  title: string;
  unit: string;
  lines: readonly GraphLine[];
  lowest?: number;
  highest?: number;
};

/** In milliseconds. */
export const day = 86_400_000;

export function momentOfDay(date: string): number {
  return Date.parse(`${date}T00:00:00Z`);
}

export function formatMoment(at: number): string {
  const text = new Date(at).toISOString();
  const date = text.slice(0, 10).split("-").reverse().join("/");
  return at % day === 0 ? date : `${date} ${text.slice(11, 16)}`;
}

export function formatGraphValue(value: number): string {
  return String(Math.round(value * 100) / 100);
}

/** The text alternative of a graph. */
export function describeGraph({ title, unit, lines }: Graph): string {
  const said = lines.filter(({ points }) => points.length > 0).map((line) => describeLine(line, unit));
  return [title, ...said].join("; ");
}

export function describeLine({ label, points }: GraphLine, unit: string): string {
  const ends = points.length > 1 ? [points[0], points.at(-1)] : points;
  const said = ends.flatMap((end) => (end ? [`${formatWithUnit(end.value, unit)} on ${formatMoment(end.at)}`] : []));
  return `${label} ${said.join(", ")}`.trim();
}

export function formatWithUnit(value: number, unit: string): string {
  return unit === "" ? formatGraphValue(value) : `${formatGraphValue(value)} ${unit}`;
}
