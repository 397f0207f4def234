import { valueRange, valueTicks } from "#app/domain/graphs/axis.ts";
import { formatGraphValue } from "#app/domain/graphs/graph.ts";
import { markOf } from "#app/domain/graphs/marks.ts";
import { lineColour } from "./line-colours.ts";

/** A value for each week from `first` on. */
export type WeekLine = { label: string; values: readonly (number | null)[] };

type Props = { title: string; unit: string; first: number; lines: readonly WeekLine[] };
type Point = { at: number; value: number };

const [width, height, left, right, top, bottom] = [260, 96, 46, 10, 8, 18];

/** By weeks, which have no dates, small enough for several beside each other; nothing without values. */
export function WeekLines({ title, unit, first, lines }: Props) {
  const drawn = lines.map(({ label, values }) => ({ id: label, label, points: pointsOf(values) }));
  if (drawn.every(({ points }) => points.length === 0)) return null;
  const count = Math.max(...lines.map(({ values }) => values.length));
  const range = valueRange({ id: title, title, unit, lines: drawn });
  const xOf = (at: number) => Math.round(left + (at / Math.max(1, count - 1)) * (width - left - right));
  const yOf = (value: number) =>
    Math.round(height - bottom - ((value - range[0]) / (range[1] - range[0])) * (height - top - bottom));
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={[title, ...drawn.map((line) => describe(line, unit, first))].join("; ")}
      className="w-full max-w-96 text-[0.625rem]"
    >
      <g className="fill-ink-2 stroke-none">
        {valueTicks(range, 3).map((value) => (
          <g key={value} transform={`translate(0 ${yOf(value)})`}>
            <line x1={left} x2={width - right} className="stroke-line" />
            <text x={left - 5} dominantBaseline="central" textAnchor="end">
              {formatGraphValue(value)}
            </text>
          </g>
        ))}
        {[...new Set([0, count - 1])].map((at) => (
          <text key={at} x={xOf(at)} y={height - 4} textAnchor={at === 0 ? "start" : "end"}>
            {`Week ${first + at}`}
          </text>
        ))}
      </g>
      {drawn.map(({ id, points }, index) => (
        <Line key={id} points={points.map(({ at, value }) => [xOf(at), yOf(value)] as const)} index={index} />
      ))}
    </svg>
  );
}

function Line({ points, index }: { points: (readonly [x: number, y: number])[]; index: number }) {
  const { dash, shape } = markOf(index);
  const end = points.at(-1);
  if (!end) return null;
  return (
    <g className={lineColour("single", index)}>
      <path
        d={`M${points.map(([x, y]) => `${x} ${y}`).join("L")}`}
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeDasharray={dash || undefined}
      />
      <path d={shape} transform={`translate(${end[0]} ${end[1]})`} fill="currentColor" />
    </g>
  );
}

function pointsOf(values: WeekLine["values"]): Point[] {
  return values.flatMap((value, at) => (value === null ? [] : [{ at, value }]));
}

function describe({ label, points }: { label: string; points: Point[] }, unit: string, first: number) {
  const ends = points.length > 1 ? [points[0], points.at(-1)] : points;
  const said = ends.flatMap((end) => (end ? [`${formatGraphValue(end.value)} ${unit} in week ${first + end.at}`] : []));
  return `${label} ${said.join(", ")}`.trim();
}
