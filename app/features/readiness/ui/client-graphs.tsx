import type { Graph } from "#app/domain/graphs/graph.ts";
import { leastOf } from "#app/domain/graphs/least.ts";
import { EmptyState } from "#app/ui/elements/empty-state.tsx";
import { LineGraph, zoomHint } from "#app/ui/graphs/line-graph.tsx";

export function ClientGraphs({ graphs }: { graphs: readonly Graph[] }) {
  const empty = <EmptyState title="No data yet." size="s" />;
  return (
    <>
      <h2 className="sr-only">Graphs</h2>
      <p className="hint print:hidden">{zoomHint} Keys: + and −. The last 365 days.</p>
      <div className="grid items-start gap-4 xl:grid-cols-2">
        {graphs.map((graph) => (
          <LineGraph key={graph.id} graph={graph} palette="single" least={leastOf.readiness} empty={empty} />
        ))}
      </div>
    </>
  );
}
