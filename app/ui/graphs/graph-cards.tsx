import { type KeyboardEvent, type ReactNode, useRef } from "react";
import { formatMoment, type Graph, withUnit } from "#app/domain/graphs/graph.ts";
import { hasNames, inView } from "#app/domain/graphs/label.ts";
import { markOf, type Palette } from "#app/domain/graphs/marks.ts";
import { type Limits, reachOf, type Span } from "#app/domain/graphs/window.ts";
import { Drawing } from "./drawing.tsx";
import type { GraphsProps } from "./graph-props.ts";
import { lineColour } from "./line-colours.ts";
import { Numbers } from "./numbers.tsx";
import { type Size, sizesOf } from "./size.ts";
import { stepOf, type TimeAxis, useWheel, useWindow } from "./use-window.ts";
import { ZoomLinks } from "./zoom-links.tsx";

export function GraphCards({ className = "contents", least, ...props }: GraphsProps) {
  const reach = reachOf(props.graphs.map(({ graph }) => graph));
  if (reach) return <Zoomable {...props} className={className} limits={{ reach, least }} />;
  return <Cards {...props} className={className} axis={null} />;
}

type Shown = Omit<GraphsProps, "least">;

function Zoomable({ limits, ...props }: Shown & { limits: Limits }) {
  const axis = useWindow(limits);
  return (
    <>
      <Period window={axis.window} />
      <Cards {...props} axis={axis} />
    </>
  );
}

function Cards({ graphs, palette, empty, className, axis }: Shown & { axis: TimeAxis | null }) {
  const sizes = sizesOf(graphs.map(({ graph }) => graph));
  const hasPoints = ({ lines }: Graph) => lines.some(({ points }) => points.length > 0);
  return (
    <div className={className}>
      {graphs.map(({ graph, aside }) => (
        <Card key={graph.id} graph={graph} aside={aside}>
          {axis && hasPoints(graph) ? <Plot graph={graph} palette={palette} axis={axis} sizes={sizes} /> : empty}
        </Card>
      ))}
    </div>
  );
}

function Card({ graph, aside, children }: { graph: Graph; aside: ReactNode; children: ReactNode }) {
  return (
    <section
      id={graph.id}
      className="card grid min-w-0 gap-3 p-4 print:break-inside-avoid"
      aria-labelledby={`${graph.id}-title`}
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 id={`${graph.id}-title`} className="font-semibold">
          {withUnit(graph.title, graph)}
        </h3>
        {aside}
      </div>
      {children}
    </section>
  );
}

/** All of it at once, for pages without script; nothing without points. */
export function StillGraph({ graph, palette }: Pick<PlotProps, "graph" | "palette">) {
  const window = reachOf([graph]);
  if (!window) return null;
  // why: these pages are no wider
  const sizes = sizesOf([graph]).filter(({ name }) => name !== "broad");
  return (
    <>
      <div className="@container">
        <Drawing graph={graph} palette={palette} window={window} sizes={sizes} />
      </div>
      <Legend graph={graph} palette={palette} window={window} />
      <Numbers graph={graph} />
    </>
  );
}

type PlotProps = { graph: Graph; palette: Palette; axis: TimeAxis; sizes: readonly Size[] };

function Plot({ graph, palette, axis, sizes }: PlotProps) {
  const ref = useRef<HTMLElement>(null);
  useWheel(ref, { limits: axis.limits, show: axis.show, sizes });
  const onKeyDown = (event: KeyboardEvent) => {
    const step = stepOf(event);
    if (!step) return;
    event.preventDefault();
    axis.take(step);
  };
  return (
    <>
      <ZoomLinks graph={graph} axis={axis} />
      <section
        ref={ref}
        aria-label={`Graph of ${graph.title}: + and − zoom`}
        aria-keyshortcuts="+ -"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: why: a graph that keys zoom must be reachable by keyboard
        tabIndex={0}
        className="@container"
        onKeyDown={onKeyDown}
      >
        <Drawing graph={graph} palette={palette} window={axis.window} sizes={sizes} />
      </section>
      <Legend graph={graph} palette={palette} window={axis.window} />
      <Numbers graph={graph} />
    </>
  );
}

type LegendProps = Pick<PlotProps, "graph" | "palette"> & { window: Span };

function Legend({ graph, palette, window }: LegendProps) {
  const { isSeen, missing } = inView(graph, window);
  return (
    <>
      {hasNames(graph) && (
        <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm empty:hidden">
          {graph.lines.map(
            (line, index) =>
              isSeen(line) && (
                <li key={line.id} className="flex items-center gap-2">
                  <Sign palette={palette} index={index} />
                  {line.label}
                </li>
              ),
          )}
        </ul>
      )}
      {missing && <p className="text-sm text-ink-2">{missing}</p>}
    </>
  );
}

function Sign({ palette, index }: { palette: Palette; index: number }) {
  const { dash, shape } = markOf(index);
  return (
    <svg viewBox="0 0 40 12" className={`h-3 w-10 flex-none ${lineColour(palette, index)}`} aria-hidden="true">
      <path d="M0 6h40" stroke="currentColor" strokeWidth={2.25} strokeDasharray={dash || undefined} />
      <path d={shape} transform="translate(20 6)" fill="currentColor" />
    </svg>
  );
}

function Period({ window: { from, to } }: { window: Span }) {
  return (
    <p role="status" className="text-sm text-ink-2 tabular-nums">
      Shown: {formatMoment(wholeMinute(from))} to {formatMoment(wholeMinute(to))}
    </p>
  );
}

function wholeMinute(at: number) {
  return Math.round(at / 60_000) * 60_000;
}
