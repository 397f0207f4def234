import { lazy, Suspense } from "react";
import { importWithRetry } from "#app/ui/browser/line.ts";
import { Skeletons } from "#app/ui/elements/skeleton.tsx";
import type { GraphProps } from "./graph-props.ts";

/** Stands once above the graphs of a page (document 2 §2). */
export const zoomHint = "Use shift + mouse wheel over graph to zoom in and out.";

let loaded: typeof import("./graph-card.tsx") | undefined;

const Lazy = lazy(() =>
  importWithRetry(() => import("./graph-card.tsx")).then(({ GraphCard }) => ({ default: GraphCard })),
);

/** For the server, before it renders: a graph then stands in its page, and needs no script to be seen. */
export async function loadGraphs() {
  loaded ??= await import("./graph-card.tsx");
}

/**
 * Lines over time, drawn on the server and zoomed in the browser, beside the same numbers as a table. One page holds
 * several: each by the `id` of its graph, which is also its anchor. In the browser all of it is a file of its own, and what
 * the server drew stays in sight until that is there; where the page itself was rendered in the browser 'Loading...' stands
 * in its place.
 */
export function LineGraph(props: GraphProps) {
  return (
    <Suspense fallback={<Skeletons count={8} className="card grid gap-3 p-4" />}>
      {loaded ? <loaded.GraphCard {...props} /> : <Lazy {...props} />}
    </Suspense>
  );
}
