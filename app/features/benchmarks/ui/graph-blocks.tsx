import type { ReactNode } from "react";
import { type GraphChoice, printGraph } from "#app/domain/benchmarks/graphs.ts";
import { leastOf } from "#app/domain/graphs/least.ts";
import { paths } from "#app/paths.ts";
import { Badge } from "#app/ui/elements/badge.tsx";
import { ButtonLink } from "#app/ui/elements/button.tsx";
import { EmptyState } from "#app/ui/elements/empty-state.tsx";
import { CsvLink } from "#app/ui/graphs/csv-link.tsx";
import { LineGraphs, zoomHint } from "#app/ui/graphs/line-graphs.tsx";
import { type BenchmarkQuery, benchmarkAddress, serializeBenchmarkQuery } from "../address.ts";
import { type GraphBlock, noGraphData } from "../views.ts";

type BlocksProps = { query: BenchmarkQuery; graphs: readonly GraphBlock[]; isReady: boolean };

export function GraphBlocks({ query, graphs, isReady }: BlocksProps) {
  if (graphs.length === 0) {
    return (
      <EmptyState title={noGraphData} size="s">
        {isReady ? "Press “Add graph” to draw your selection." : "Choose a client and an exercise, then add a graph."}
      </EmptyState>
    );
  }
  return (
    <>
      <p className="hint print:hidden">{zoomHint} Keys: + and −.</p>
      <LineGraphs
        graphs={graphs.map((block) => ({ graph: block.graph, aside: <Actions query={query} block={block} /> }))}
        palette={query.mode}
        least={leastOf.benchmarks}
        empty={<NoPoints />}
        className="grid min-w-0 gap-3"
      />
    </>
  );
}

function NoPoints() {
  return (
    <EmptyState title={noGraphData} size="s">
      There are no results in this period. Choose a longer one.
    </EmptyState>
  );
}

type BlockProps = { query: BenchmarkQuery; block: GraphBlock };

function Actions({ query, block }: BlockProps) {
  const { word, graph, onlyMaxAttempts, changes, isCut } = block;
  const isIt = (one: GraphChoice) => printGraph(one) === word;
  const [own, others] = [query.graphs.filter(isIt), query.graphs.filter((one) => !isIt(one))];
  const toggled = query.graphs.map((one) => (isIt(one) ? { ...one, onlyMaxAttempts: !onlyMaxAttempts } : one));
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Changes changes={changes} />
      {isCut && <span className="text-sm text-ink-2">Only the latest 500 points are drawn.</span>}
      <To address={benchmarkAddress(query, { graphs: toggled })} of={graph.title}>
        {onlyMaxAttempts ? "Show all attempts" : "Show only best attempts"}
      </To>
      <CsvLink
        graph={graph}
        to={paths.benchmarksFile("graph.csv") + serializeBenchmarkQuery({ ...query, graphs: own })}
      />
      <To address={benchmarkAddress(query, { graphs: others })} of={graph.title}>
        Remove
      </To>
    </div>
  );
}

function Changes({ changes }: Pick<GraphBlock, "changes">) {
  const known = changes.filter(({ change }) => change !== null);
  if (known.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-1">
      {known.map(({ name, change }) => (
        <li key={name}>
          <Badge>
            {changes.length > 1 && `${name} `}
            <span className="sr-only">Change: </span>
            {change}
          </Badge>
        </li>
      ))}
    </ul>
  );
}

function To({ address, of, children }: { address: string; of: string; children: ReactNode }) {
  return (
    <ButtonLink variant="ghost" size="s" to={address} preventScrollReset>
      {children}
      <span className="sr-only"> of {of}</span>
    </ButtonLink>
  );
}
