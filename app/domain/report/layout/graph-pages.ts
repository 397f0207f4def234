import { isMarked, pointsInView, timeTicks, valueRange, valueTicks } from "#app/domain/graphs/axis.ts";
import { describeLine, formatGraphValue, type Graph, type GraphLine, withUnit } from "#app/domain/graphs/graph.ts";
import { inView } from "#app/domain/graphs/label.ts";
import { colourOf, markOf, type Palette } from "#app/domain/graphs/marks.ts";
import { reachOf, type Span } from "#app/domain/graphs/window.ts";
import { numbered, openPages, type Page } from "./pages.ts";
import { paper, styles } from "./paper.ts";
import { type Mark, type Row, space, textMark, textRows } from "./rows.ts";
import { openTypesetter, type Typeface, type Typesetter } from "./typesetter.ts";

/** The light values of `--graph-1` and on, since paper has no stylesheet. */
export const graphColours = [
  "#a3330a",
  "#2c3f8f",
  "#1f6a54",
  "#8f2a6b",
  "#7a5b06",
  "#17617a",
  "#5b3a8f",
  "#4d6114",
  "#a3262c",
  "#57534e",
] as const;

export type GraphSheet = {
  title: string;
  facts: string[];
  palette: Palette;
  graphs: readonly Graph[];
  empty: string;
  /** YYYY-MM-DD. */
  madeOn: string;
  author: string;
};

const plotHeight = 150;
const toLabel = 6;
const right = 8;
const toWords = 34;
const maxTicks = 8;
const maxMarks = 40;

/** Each graph comes with its values as text, so that it can be read without colours. */
export function graphPages(face: Typeface, sheet: GraphSheet): Page[] {
  const setter = openTypesetter(face);
  const body = openPages();
  body.add([
    ...textRows(setter, "programName", sheet.title),
    ...sheet.facts.flatMap((fact) => textRows(setter, "factName", fact)),
  ]);
  const window = reachOf(sheet.graphs);
  const left = Math.max(
    ...sheet.graphs.flatMap((graph) => labelsOf(graph).map(({ text }) => setter.widthOf(text, "chrome"))),
  );
  const plot = window && { window, left: left + toLabel, width: paper.bodyWidth - left - toLabel - right };
  for (const graph of sheet.graphs) body.add([space(22), ...graphRows(setter, sheet, graph, plot)]);
  const pages = body.close();
  return pages.map((page, index) => numbered(setter, page, index + 1, pages.length));
}

/** Shared by the graphs of a sheet, so that a day stands below the same day. */
type Plot = { window: Span; left: number; width: number };

function graphRows(setter: Typesetter, { palette, empty }: GraphSheet, graph: Graph, plot: Plot | null): Row[] {
  const head = textRows(setter, "day", withUnit(graph.title, graph), { keepsNext: true });
  const lines = graph.lines.map((line, index) => ({ line, index })).filter(({ line }) => line.points.length > 0);
  if (!plot || lines.length === 0) return [...head, ...textRows(setter, "note", empty)];
  const marks = [
    ...axisMarks(setter, graph, plot),
    ...lines.flatMap(({ line, index }) => lineMarks(line, { graph, plot, palette, index })),
  ];
  const { missing } = inView(graph, plot.window);
  return [
    ...head,
    space(6),
    { height: plotHeight + 26, marks, keepsNext: true },
    ...lines.flatMap(({ line, index }) => legendRows(setter, line, { graph, plot, palette, index })),
    ...(missing ? textRows(setter, "text", missing, { x: plot.left + toWords }) : []),
  ];
}

function labelsOf(graph: Graph) {
  return valueTicks(valueRange(graph), 4, graph.isClock).map((value) => {
    return { value, text: formatGraphValue(value, graph.isClock) };
  });
}

function axisMarks(setter: Typesetter, graph: Graph, { window, left, width }: Plot): Mark[] {
  const range = valueRange(graph);
  const values = labelsOf(graph).flatMap(({ value, text }): Mark[] => {
    const y = placeOf(range, value);
    const x = left - toLabel - setter.widthOf(text, "chrome");
    return [{ is: "rule", x: left, y, width }, textMark(text, "chrome", x, y - styles.chrome.leading / 2)];
  });
  const moments = timeTicks(window, maxTicks).map(({ at, label }) =>
    textMark(label, "chrome", left + across(window, at) * width - setter.widthOf(label, "chrome") / 2, plotHeight + 6),
  );
  return [...values, ...moments];
}

type Drawn = { graph: Graph; plot: Plot; palette: Palette; index: number };

function lineMarks({ points }: GraphLine, { graph, plot, palette, index }: Drawn): Mark[] {
  const { window, left, width } = plot;
  const range = valueRange(graph);
  const { dash, shape } = markOf(index);
  const colour = graphColours[colourOf(palette, index) - 1] ?? graphColours[0];
  const places = pointsInView(points, window).map(({ at, value }) => ({
    x: across(window, at) * width,
    y: placeOf(range, value),
  }));
  const clip = { width, height: plotHeight };
  const dashes = dash.split(" ").filter(Boolean).map(Number);
  return [
    { is: "line", x: left, y: 0, places, dashes, colour, clip },
    ...places.flatMap(({ x, y }, place): Mark[] =>
      isMarked(place, places.length, maxMarks) && x >= 0 && x <= width
        ? [{ is: "shape", x: left + x, y, path: shape, colour }]
        : [],
    ),
  ];
}

function legendRows(setter: Typesetter, line: GraphLine, { graph, plot: { left }, palette, index }: Drawn): Row[] {
  const { dash, shape } = markOf(index);
  const colour = graphColours[colourOf(palette, index) - 1] ?? graphColours[0];
  const rows = textRows(setter, "text", describeLine(line, graph), { x: left + toWords });
  const middle = styles.text.leading / 2;
  const clip = { width: 28, height: 0 };
  const dashes = dash.split(" ").filter(Boolean).map(Number);
  const places = [
    { x: 0, y: 0 },
    { x: 28, y: 0 },
  ];
  const sign: Mark[] = [
    { is: "line", x: left, y: middle, places, dashes, colour, clip },
    { is: "shape", x: left + 14, y: middle, path: shape, colour },
  ];
  return rows.map((row, at) => (at === 0 ? { ...row, marks: [...row.marks, ...sign] } : row));
}

function across({ from, to }: Span, at: number) {
  return (at - from) / (to - from);
}

function placeOf([low, high]: readonly [number, number], value: number) {
  return plotHeight * (1 - (value - low) / (high - low));
}
