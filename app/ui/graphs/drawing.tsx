import { useLine } from "@nivo/line";
import { ThemeProvider } from "@nivo/theming";
import { isMarked, pointsInView, spreadLabels, timeTicks, valueRange, valueTicks } from "#app/domain/graphs/axis.ts";
import { describeGraph, formatGraphValue, type Graph } from "#app/domain/graphs/graph.ts";
import { hasNames, shortened } from "#app/domain/graphs/label.ts";
import { markOf, type Palette } from "#app/domain/graphs/marks.ts";
import type { Span } from "#app/domain/graphs/window.ts";
import { lineColour } from "./line-colours.ts";
import { lettering, type Size, valueCount } from "./size.ts";

const noTheme = {};

export type DrawingProps = { graph: Graph; palette: Palette; window: Span; sizes: readonly Size[] };

export function Drawing({ sizes, ...props }: DrawingProps) {
  return (
    // why: the library needs a theme, although nothing of it is visible
    <ThemeProvider theme={noTheme}>
      {sizes.map((size) => (
        <Sized key={size.name} size={size} {...props} />
      ))}
    </ThemeProvider>
  );
}

type SizedProps = Omit<DrawingProps, "sizes"> & { size: Size };

function Sized({ graph, palette, window, size }: SizedProps) {
  const { plot, lines } = usePlot(graph, window, size);
  const clip = `${graph.id}-${size.name}`;
  return (
    <svg
      viewBox={`0 0 ${size.width} ${size.height}`}
      role="img"
      aria-label={describeGraph(graph)}
      data-size={size.name}
      className={`w-full text-xs ${size.shown}`}
    >
      <clipPath id={clip}>
        <rect y={-edge} width={plot.width} height={plot.height + 2 * edge} />
      </clipPath>
      <g transform={`translate(${size.left} ${size.top})`}>
        <Axes graph={graph} window={window} size={size} plot={plot} />
        {lines.map(({ id, path, places }, index) => (
          <Line
            key={id}
            path={path}
            places={places}
            index={index}
            palette={palette}
            clip={clip}
            plot={plot}
            most={size.marks}
          />
        ))}
        {hasNames(graph) && <EndLabels graph={graph} lines={lines} palette={palette} size={size} plot={plot} />}
      </g>
    </svg>
  );
}

type Place = { x: number; y: number };
type Series = { id: string; data: Place[] };
type DrawnLine = { id: string; path: string; places: Place[]; end: Place | undefined };
type Plot = { width: number; height: number; xOf: (at: number) => number; yOf: (value: number) => number };

const looks = {
  areaBaselineValue: 0,
  curve: "linear",
  enableSlices: false,
  pointBorderColor: "currentColor",
  pointColor: "currentColor",
} as const;

/** Uses nivo for scales and paths; its own SVG has no viewBox, so it would keep the server's width. */
function usePlot(graph: Graph, window: Span, size: Size): { plot: Plot; lines: DrawnLine[] } {
  const [low, high] = valueRange(graph);
  const width = size.width - size.left - size.right;
  const height = size.height - size.top - size.bottom;
  const data = graph.lines.map(({ id, points }) => ({
    id,
    data: pointsInView(points, window).map(({ at, value }) => ({ x: at, y: value })),
  }));
  const { series, lineGenerator, xScale, yScale } = useLine<Series>({
    ...looks,
    colors: ["currentColor"],
    data,
    width,
    height,
    xScale: { type: "linear", min: window.from, max: window.to, nice: false },
    yScale: { type: "linear", min: low, max: high, nice: false },
  });
  const lines = series.map(({ id, data: drawn }) => {
    const places = drawn.map(({ position }) => position);
    const end = places.findLast((place) => isWithin(place, width));
    return { id, path: lineGenerator(places) ?? "", places, end };
  });
  return { plot: { width, height, xOf: xScale, yOf: yScale }, lines };
}

type AxesProps = { graph: Graph; window: Span; size: Size; plot: Plot };

function Axes({ graph, window, size, plot }: AxesProps) {
  return (
    <g className="fill-ink-2 stroke-none">
      {valueTicks(valueRange(graph), valueCount, graph.isClock).map((value) => (
        <g key={value} transform={`translate(0 ${plot.yOf(value)})`}>
          <line x2={plot.width} className="stroke-line" />
          <text x={-lettering.toValue} dominantBaseline="central" textAnchor="end">
            {formatGraphValue(value, graph.isClock)}
          </text>
        </g>
      ))}
      {timeTicks(window, size.ticks).map(({ at, label }) => (
        <g key={at} transform={`translate(${plot.xOf(at)} ${plot.height})`}>
          <line y2={5} className="stroke-line-strong" />
          <text y={20} textAnchor="middle">
            {label}
          </text>
        </g>
      ))}
    </g>
  );
}

const edge = 6;

function isWithin({ x }: Place, width: number) {
  return x >= -1 && x <= width + 1;
}

type LineProps = Pick<DrawnLine, "path" | "places"> & {
  index: number;
  palette: Palette;
  most: number;
  clip: string;
  plot: Plot;
};

function Line({ path, places, index, palette, most, clip, plot }: LineProps) {
  const { dash, shape } = markOf(index);
  return (
    <g className={lineColour(palette, index)} fill="currentColor">
      <path
        d={path}
        clipPath={`url(#${clip})`}
        fill="none"
        stroke="currentColor"
        strokeWidth={2.25}
        strokeDasharray={dash || undefined}
      />
      {places.map((place, at) =>
        isWithin(place, plot.width) && isMarked(at, places.length, most) ? (
          <path key={`${place.x} ${place.y}`} d={shape} transform={`translate(${place.x} ${place.y})`} />
        ) : null,
      )}
    </g>
  );
}

type LabelsProps = { graph: Graph; lines: DrawnLine[]; palette: Palette; size: Size; plot: Plot };

function EndLabels({ graph, lines, palette, size, plot }: LabelsProps) {
  const ending = lines.flatMap(({ id, end }) => {
    const index = graph.lines.findIndex((line) => line.id === id);
    const label = graph.lines[index]?.label ?? "";
    return end ? [{ id, index, label, y: end.y }] : [];
  });
  const heights = spreadLabels(
    ending.map(({ y }) => y),
    15,
    [0, plot.height],
  );
  const room = (size.right - lettering.toMark - lettering.toName) / lettering.size;
  return (
    <g>
      {ending.map(({ id, index, label }, place) => (
        <g
          key={id}
          transform={`translate(${plot.width + lettering.toMark} ${heights[place]})`}
          className={`font-semibold ${lineColour(palette, index)}`}
          fill="currentColor"
        >
          <path d={markOf(index).shape} />
          <text x={lettering.toName} dominantBaseline="central">
            {shortened(label, room)}
          </text>
        </g>
      ))}
    </g>
  );
}
