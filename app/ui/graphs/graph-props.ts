import type { ReactNode } from "react";
import type { Graph } from "#app/domain/graphs/graph.ts";
import type { Palette } from "#app/domain/graphs/marks.ts";

export type GraphProps = {
  graph: Graph;
  palette: Palette;
  /** In milliseconds: `leastOf` of domain/graphs/least.ts. */
  least: number;
  aside?: ReactNode;
  /** Instead of a graph without points. */
  empty: ReactNode;
};
