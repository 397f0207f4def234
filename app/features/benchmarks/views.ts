import type { GraphChoice } from "#app/domain/benchmarks/graphs.ts";
import type { Option } from "#app/domain/forms/options.ts";
import type { Graph } from "#app/domain/graphs/graph.ts";
import type { MaximumKind } from "#app/domain/strength/reference.ts";
import type { BenchmarkQuery } from "./address.ts";

export type GraphBlock = {
  word: string;
  graph: Graph;
  onlyMaxAttempts: boolean;
  changes: { name: string; change: string | null }[];
  isCut: boolean;
};

export type ChosenView = {
  id: string;
  name: string;
  category: string;
  categories: Option[];
  unit: string;
  units: Option[];
};

export type RecordCard = { kind: MaximumKind; label: string; amount: string | null; on: string | null };

export type BenchmarkPage = {
  query: BenchmarkQuery;
  clients: { options: Option[]; groups: Option[]; hasMore: boolean };
  people: { id: string; name: string }[];
  exercises: { options: Option[]; hasMore: boolean };
  chosen: ChosenView | null;
  record: { id: string; cards: RecordCard[]; mayReset: boolean } | null;
  graphs: GraphBlock[];
  added: GraphChoice[] | null;
  problem: string | null;
};

export const noGraphData = "No graph data for selection.";
