import type { GraphChoice } from "#app/domain/benchmarks/graphs.ts";
import type { Option } from "#app/domain/forms/options.ts";
import type { Graph } from "#app/domain/graphs/graph.ts";
import type { MaximumKind } from "#app/domain/strength/reference.ts";
import type { BenchmarkQuery } from "./address.ts";

/** A graph on the page. `word`: what the address calls it; `cut`: more points than are drawn, of whom. */
export type GraphBlock = {
  word: string;
  graph: Graph;
  onlyMaxAttempts: boolean;
  changes: { name: string; change: string | null }[];
  isCut: boolean;
};

/** What of an exercise is looked at, and what else could be. */
export type ChosenView = {
  id: string;
  name: string;
  category: string;
  categories: Option[];
  unit: string;
  units: Option[];
};

/** A person's maxima, each in words with its day; those that cannot be are left out. */
export type RecordCard = { kind: MaximumKind; label: string; amount: string | null; on: string | null };

export type BenchmarkPage = {
  query: BenchmarkQuery;
  clients: { options: Option[]; groups: Option[]; hasMore: boolean };
  people: { id: string; name: string }[];
  exercises: { options: Option[]; hasMore: boolean };
  chosen: ChosenView | null;
  record: { id: string; cards: RecordCard[]; mayReset: boolean } | null;
  graphs: GraphBlock[];
  /** The graphs with the one that was asked for, where it can be added. */
  added: GraphChoice[] | null;
  problem: string | null;
};

/** Of a graph that has nothing to draw. */
export const noGraphData = "No graph data for selection.";
