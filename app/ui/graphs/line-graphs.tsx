import { later } from "#app/ui/browser/later.tsx";
import { Skeletons } from "#app/ui/elements/skeleton.tsx";
import type { GraphsProps } from "./graph-props.ts";

/** Once above a page's graphs (document 2 §2). */
export const zoomHint = "Use shift + mouse wheel over graph to zoom in and out.";

/**
 * The graphs of a page, which share their time axis: drawn on the server, zoomed in the browser, with the same numbers
 * as tables. A graph's `id` is its anchor.
 */
export const LineGraphs = later<GraphsProps>(
  () => import("./graph-cards.tsx").then(({ GraphCards }) => GraphCards),
  ({ graphs }) => graphs.map(({ graph }) => <Skeletons key={graph.id} count={8} className="card grid gap-3 p-4" />),
);

/** Of a page without script. */
export const StillGraph = later(() => import("./graph-cards.tsx").then(({ StillGraph }) => StillGraph));
