import { lazy, Suspense } from "react";
import type { Graph } from "#app/domain/graphs/graph.ts";
import type { Palette } from "#app/domain/graphs/marks.ts";
import { importWithRetry } from "#app/ui/browser/line.ts";
import { Skeletons } from "#app/ui/elements/skeleton.tsx";
import type { GraphsProps } from "./graph-props.ts";

/** Once above a page's graphs (document 2 §2). */
export const zoomHint = "Use shift + mouse wheel over graph to zoom in and out.";

let loaded: typeof import("./graph-cards.tsx") | undefined;

const Lazy = lazy(() =>
  importWithRetry(() => import("./graph-cards.tsx")).then(({ GraphCards }) => ({ default: GraphCards })),
);

/** Call it on the server before rendering, so that graphs are in the page without script. */
export async function loadGraphs() {
  loaded ??= await import("./graph-cards.tsx");
}

/**
 * The graphs of a page, which share their time axis: drawn on the server, zoomed in the browser, with the same numbers
 * as tables. A graph's `id` is its anchor. The code is loaded lazily: until then the server's drawing stays, or
 * 'Loading...' if rendered in the browser.
 */
export function LineGraphs(props: GraphsProps) {
  const waiting = props.graphs.map(({ graph }) => (
    <Skeletons key={graph.id} count={8} className="card grid gap-3 p-4" />
  ));
  return <Suspense fallback={waiting}>{loaded ? <loaded.GraphCards {...props} /> : <Lazy {...props} />}</Suspense>;
}

/** Without script alone: it is drawn by the server, which must have called `loadGraphs`. */
export function StillGraph(props: { graph: Graph; palette: Palette }) {
  return loaded ? <loaded.StillGraph {...props} /> : null;
}
