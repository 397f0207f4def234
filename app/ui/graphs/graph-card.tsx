import { type KeyboardEvent, useRef } from "react";
import { formatGraphValue, formatMoment, type Graph } from "#app/domain/graphs/graph.ts";
import { hasNames } from "#app/domain/graphs/label.ts";
import { markOf, type Palette } from "#app/domain/graphs/marks.ts";
import { type Limits, reachOf, type Span } from "#app/domain/graphs/window.ts";
import { Table } from "#app/ui/elements/table.tsx";
import { Drawing } from "./drawing.tsx";
import type { GraphProps } from "./graph-props.ts";
import { lineColour } from "./line-colours.ts";
import { sizesOf } from "./size.ts";
import { type Step, stepOf, stepped, useWheel, useWindow } from "./use-window.ts";
import { ZoomLinks } from "./zoom-links.tsx";

export function GraphCard({ graph, palette, least, aside, empty }: GraphProps) {
  const reach = reachOf(graph.lines);
  return (
    <section
      id={graph.id}
      className="card grid min-w-0 gap-3 p-4 print:break-inside-avoid"
      aria-labelledby={`${graph.id}-title`}
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 id={`${graph.id}-title`} className="font-semibold">
          {graph.unit === "" ? graph.title : `${graph.title} (${graph.unit})`}
        </h3>
        {aside}
      </div>
      {reach ? <Zoomable graph={graph} palette={palette} limits={{ reach, least }} /> : empty}
    </section>
  );
}

type ZoomableProps = { graph: Graph; palette: Palette; limits: Limits };

function Zoomable({ graph, palette, limits }: ZoomableProps) {
  const { window, show, addressOf } = useWindow(graph.id, limits);
  const ref = useRef<HTMLElement>(null);
  useWheel(ref, { limits, sizes: sizesOf(graph), show });
  const take = (step: Step) => show((current) => stepped(current, limits, step));
  const onKeyDown = (event: KeyboardEvent) => {
    const step = stepOf(event);
    if (!step) return;
    event.preventDefault();
    take(step);
  };
  return (
    <>
      <ZoomLinks title={graph.title} window={window} limits={limits} addressOf={addressOf} onStep={take} />
      <section
        ref={ref}
        aria-label={`Graph of ${graph.title}: + and − zoom`}
        aria-keyshortcuts="+ -"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: why: a graph that keys zoom must be reachable by keyboard
        tabIndex={0}
        className="@container"
        onKeyDown={onKeyDown}
      >
        <Drawing graph={graph} palette={palette} window={window} />
      </section>
      <Legend graph={graph} palette={palette} />
      <Shown window={window} />
      <Numbers graph={graph} />
    </>
  );
}

function Legend({ graph, palette }: Pick<ZoomableProps, "graph" | "palette">) {
  if (!hasNames(graph)) return null;
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
      {graph.lines.map(({ id, label }, index) => (
        <li key={id} className="flex items-center gap-2">
          <svg viewBox="0 0 40 12" className={`h-3 w-10 flex-none ${lineColour(palette, index)}`} aria-hidden="true">
            <path
              d="M0 6h40"
              stroke="currentColor"
              strokeWidth={2.25}
              strokeDasharray={markOf(index).dash || undefined}
            />
            <path d={markOf(index).shape} transform="translate(20 6)" fill="currentColor" />
          </svg>
          {label}
        </li>
      ))}
    </ul>
  );
}

function Shown({ window: { from, to } }: { window: Span }) {
  return (
    <p role="status" className="text-sm text-ink-2 tabular-nums">
      Shown: {formatMoment(wholeMinute(from))} to {formatMoment(wholeMinute(to))}
    </p>
  );
}

function wholeMinute(at: number) {
  return Math.round(at / 60_000) * 60_000;
}

function Numbers({ graph }: { graph: Graph }) {
  const { title, unit, lines } = graph;
  const named = unit === "" ? "" : ` (${unit})`;
  const headers = lines.map(({ label }) => ({ label: `${label}${named}`, end: true }));
  return (
    <details className="print:not-open:hidden">
      <summary className="w-fit text-sm text-ink-2">Numbers</summary>
      <div className="mt-2 max-h-80 overflow-y-auto print:max-h-none print:overflow-visible">
        <Table caption={`Numbers of ${title}`} headers={["Date", ...headers]}>
          {rowsOf(graph).map(({ at, values }) => (
            <tr key={at}>
              <th scope="row">{formatMoment(at)}</th>
              {values.map((value, index) => (
                <td key={lines[index]?.id} className="num">
                  {value === undefined ? "–" : formatGraphValue(value)}
                </td>
              ))}
            </tr>
          ))}
        </Table>
      </div>
    </details>
  );
}

function rowsOf({ lines }: Graph) {
  const moments = new Map<number, (number | undefined)[]>();
  for (const [index, { points }] of lines.entries()) {
    for (const { at, value } of points) {
      const values = moments.get(at) ?? lines.map(() => undefined);
      values[index] = value;
      moments.set(at, values);
    }
  }
  return [...moments].map(([at, values]) => ({ at, values })).sort((a, b) => b.at - a.at);
}
