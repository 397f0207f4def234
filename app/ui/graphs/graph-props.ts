import type { ReactNode } from "react";
import type { Graph } from "#app/domain/graphs/graph.ts";
import type { Palette } from "#app/domain/graphs/marks.ts";

export type GraphProps = {
  graph: Graph;
  palette: Palette;
  /** The least that is shown, in milliseconds: `leastOf` of domain/graphs/window.ts. */
  least: number;
  /** Beside the title: what changed, and what is done with the graph. */
  aside?: ReactNode;
  /** Instead of the graph, where it has no points. */
  empty: ReactNode;
};
