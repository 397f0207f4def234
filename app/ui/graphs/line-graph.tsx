import { lazy, Suspense } from "react";
import { importWithRetry } from "#app/ui/browser/line.ts";
import { Skeletons } from "#app/ui/elements/skeleton.tsx";
import type { GraphProps } from "./graph-props.ts";

/** Once above a page's graphs (document 2 §2). */
export const zoomHint = "Use shift + mouse wheel over graph to zoom in and out.";

let loaded: typeof import("./graph-card.tsx") | undefined;

const Lazy = lazy(() =>
  importWithRetry(() => import("./graph-card.tsx")).then(({ GraphCard }) => ({ default: GraphCard })),
);

/** Call it on the server before rendering, so that graphs are in the page without script. */
export async function loadGraphs() {
  loaded ??= await import("./graph-card.tsx");
}

/**
 * Drawn on the server, zoomed in the browser, with the same numbers as a table. The graph's `id` is its anchor. The
 * code is loaded lazily: until then the server's drawing stays, or 'Loading...' if rendered in the browser.
 */
export function LineGraph(props: GraphProps) {
  return (
    <Suspense fallback={<Skeletons count={8} className="card grid gap-3 p-4" />}>
      {loaded ? <loaded.GraphCard {...props} /> : <Lazy {...props} />}
    </Suspense>
  );
}
