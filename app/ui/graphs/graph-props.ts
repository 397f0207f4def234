import type { ReactNode } from "react";
import type { Graph } from "#app/domain/graphs/graph.ts";
import type { Palette } from "#app/domain/graphs/marks.ts";

export type GraphsProps = {
  graphs: readonly { graph: Graph; aside?: ReactNode }[];
  palette: Palette;
  least: number;
  empty: ReactNode;
  className?: string;
};
