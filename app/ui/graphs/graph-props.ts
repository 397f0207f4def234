import type { ReactNode } from "react";
import type { Graph } from "#app/domain/graphs/graph.ts";
import type { Palette } from "#app/domain/graphs/marks.ts";

export type GraphProps = {
  graph: Graph;
  palette: Palette;
  least: number;
  aside?: ReactNode;
  empty: ReactNode;
};
