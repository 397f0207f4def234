import type { Graph } from "#app/domain/graphs/graph.ts";
import { leastOf } from "#app/domain/graphs/least.ts";
import { paths } from "#app/paths.ts";
import { EmptyState } from "#app/ui/elements/empty-state.tsx";
import { CsvLink } from "#app/ui/graphs/csv-link.tsx";
import { LineGraphs, zoomHint } from "#app/ui/graphs/line-graphs.tsx";

type Props = { clientId: string; graphs: readonly Graph[] };

export function ClientGraphs({ clientId, graphs }: Props) {
  return (
    <>
      <h2 className="sr-only">Graphs</h2>
      <p className="hint print:hidden">{zoomHint} Keys: + and −. The last 365 days.</p>
      <LineGraphs
        graphs={graphs.map((graph) => ({
          graph,
          aside: <CsvLink graph={graph} to={paths.readinessCsv(clientId, { graph: graph.id })} />,
        }))}
        palette="single"
        least={leastOf.readiness}
        empty={<EmptyState title="No data yet." size="s" />}
        className="grid items-start gap-4 xl:grid-cols-2"
      />
    </>
  );
}
