import { formatNumber } from "#app/domain/trackables/numbers.ts";
import { formatClock } from "#app/domain/trackables/seconds.ts";

/**
 * `at`: milliseconds since 1970 of the local clock read as UTC; a day is its midnight. `value` is in the graph's unit.
 */
export type GraphPoint = { at: number; value: number };

/** `id` is the same for the same thing wherever it is drawn. */
export type GraphLine = { id: string; label: string; points: readonly GraphPoint[] };

/**
 * Lines over time, for pages (ui/graphs) and paper. `id`: letters, digits and hyphens, unique on a page. `unit`: as
 * printed behind a value, or ''. `isClock`: values are seconds, shown as m:ss. Without `lowest` and `highest` the values
 * decide the height.
 */
export type Graph = {
  id: string;
  title: string;
  unit: string;
  isClock?: true;
  lines: readonly GraphLine[];
  lowest?: number;
  highest?: number;
};

type Shown = Pick<Graph, "unit" | "isClock">;

/** In milliseconds. */
export const day = 86_400_000;

export function momentOfDay(date: string): number {
  return Date.parse(`${date}T00:00:00Z`);
}

export function startOfDay(at: number): number {
  return Math.floor(at / day) * day;
}

export function formatMoment(at: number): string {
  const text = new Date(at).toISOString();
  const date = text.slice(0, 10).split("-").reverse().join("/");
  return at % day === 0 ? date : `${date} ${text.slice(11, 16)}`;
}

export function formatGraphValue(value: number, isClock = false): string {
  return isClock ? formatClock(value) : formatNumber(value);
}

/** 'Back squat · Weight (kg)', 'Run · Time (m:ss)'. */
export function withUnit(name: string, { unit, isClock }: Shown): string {
  const shown = unit === "" && isClock ? "m:ss" : unit;
  return shown === "" ? name : `${name} (${shown})`;
}

/** The text alternative of a graph. */
export function describeGraph({ title, lines, ...shown }: Graph): string {
  const said = lines.filter(({ points }) => points.length > 0).map((line) => describeLine(line, shown));
  return [title, ...said].join("; ");
}

export function describeLine({ label, points }: GraphLine, shown: Shown): string {
  const ends = points.length > 1 ? [points[0], points.at(-1)] : points;
  const said = ends.flatMap((end) =>
    end ? [`${formatWithUnit(end.value, shown)} on ${formatMoment(startOfDay(end.at))}`] : [],
  );
  return `${label} ${said.join(", ")}`.trim();
}

function formatWithUnit(value: number, { unit, isClock }: Shown): string {
  return `${formatGraphValue(value, isClock)} ${unit}`.trim();
}

/** A row for each day, the latest first; for each moment of a day on which a line has several. */
export function rowsOf({ lines }: Pick<Graph, "lines">): { at: number; values: (number | undefined)[] }[] {
  const isOften = new Set(lines.flatMap(({ points }) => repeated(points.map(({ at }) => startOfDay(at)))));
  const rows = new Map<number, (number | undefined)[]>();
  for (const [index, { points }] of lines.entries()) {
    for (const { at, value } of points) {
      const row = isOften.has(startOfDay(at)) ? at : startOfDay(at);
      const values = rows.get(row) ?? lines.map(() => undefined);
      values[index] = value;
      rows.set(row, values);
    }
  }
  return [...rows].map(([at, values]) => ({ at, values })).sort((one, other) => other.at - one.at);
}

function repeated(days: readonly number[]) {
  return days.filter((one, index) => days[index - 1] === one);
}
