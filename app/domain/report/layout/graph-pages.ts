import { isMarked, pointsAround, timeTicks, valueRange, valueTicks } from "#app/domain/graphs/axis.ts";
import { describeLine, formatGraphValue, type Graph, type GraphLine } from "#app/domain/graphs/graph.ts";
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

/** `windows`: by graph id, where not everything is shown. */
export type GraphSheet = {
  title: string;
  facts: string[];
  palette: Palette;
  graphs: readonly Graph[];
  windows?: Readonly<Record<string, Span>>;
  empty: string;
  /** YYYY-MM-DD. */
  madeOn: string;
  author: string;
};

const plotHeight = 150;
const left = 34;
const plotWidth = paper.bodyWidth - left - 8;
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
  for (const graph of sheet.graphs) body.add([space(22), ...graphRows(setter, sheet, graph)]);
  const pages = body.close();
  return pages.map((page, index) => numbered(setter, page, index + 1, pages.length));
}

function graphRows(setter: Typesetter, { palette, windows = {}, empty }: GraphSheet, graph: Graph): Row[] {
  const title = graph.unit === "" ? graph.title : `${graph.title} (${graph.unit})`;
  const head = textRows(setter, "day", title, { keepsNext: true });
  const window = windows[graph.id] ?? reachOf(graph.lines);
  if (!window) return [...head, ...textRows(setter, "note", empty)];
  const marks = [
    ...axisMarks(setter, graph, window),
    ...graph.lines.flatMap((line, index) => lineMarks(line, { graph, window, palette, index })),
  ];
  const plot: Row = { height: plotHeight + 26, marks, keepsNext: true };
  return [
    ...head,
    space(6),
    plot,
    ...graph.lines.flatMap((line, index) => legendRows(setter, graph, line, { palette, index })),
  ];
}

function axisMarks(setter: Typesetter, graph: Graph, window: Span): Mark[] {
  const range = valueRange(graph);
  const values = valueTicks(range, 4).flatMap((value): Mark[] => {
    const text = formatGraphValue(value);
    const y = placeOf(range, value);
    const label = textMark(text, "chrome", left - 6 - setter.widthOf(text, "chrome"), y - styles.chrome.leading / 2);
    return [{ is: "rule", x: left, y, width: plotWidth }, label];
  });
  const moments = timeTicks(window, maxTicks).map(({ at, label }) =>
    textMark(label, "chrome", left + across(window, at) - setter.widthOf(label, "chrome") / 2, plotHeight + 6),
  );
  return [...values, ...moments];
}

type Drawn = { graph: Graph; window: Span; palette: Palette; index: number };

function lineMarks({ points }: GraphLine, { graph, window, palette, index }: Drawn): Mark[] {
  const range = valueRange(graph);
  const { dash, shape } = markOf(index);
  const colour = graphColours[colourOf(palette, index) - 1] ?? graphColours[0];
  const places = pointsAround(points, window).map(({ at, value }) => ({
    x: across(window, at),
    y: placeOf(range, value),
  }));
  const clip = { width: plotWidth, height: plotHeight };
  const dashes = dash.split(" ").filter(Boolean).map(Number);
  return [
    { is: "line", x: left, y: 0, places, dashes, colour, clip },
    ...places.flatMap(({ x, y }, place): Mark[] =>
      isMarked(place, places.length, maxMarks) && x >= 0 && x <= plotWidth
        ? [{ is: "shape", x: left + x, y, path: shape, colour }]
        : [],
    ),
  ];
}

function legendRows(
  setter: Typesetter,
  { unit }: Graph,
  line: GraphLine,
  { palette, index }: Pick<Drawn, "palette" | "index">,
) {
  const { dash, shape } = markOf(index);
  const colour = graphColours[colourOf(palette, index) - 1] ?? graphColours[0];
  const rows = textRows(setter, "text", describeLine(line, unit), { x: left + 34 });
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
  return ((at - from) / (to - from)) * plotWidth;
}

function placeOf([low, high]: readonly [number, number], value: number) {
  return plotHeight * (1 - (value - low) / (high - low));
}
