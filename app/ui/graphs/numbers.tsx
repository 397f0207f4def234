import { formatGraphValue, formatMoment, type Graph, rowsOf, withUnit } from "#app/domain/graphs/graph.ts";
import { Table } from "#app/ui/elements/table.tsx";

export function Numbers({ graph }: { graph: Graph }) {
  const lines = graph.lines.filter(({ points }) => points.length > 0);
  const headers = lines.map(({ label }) => ({ label: withUnit(label, graph), end: true }));
  return (
    <details className="print:not-open:hidden">
      <summary className="w-fit text-sm text-ink-2">Numbers</summary>
      <div className="mt-2 max-h-80 overflow-y-auto print:max-h-none print:overflow-visible">
        <Table caption={`Numbers of ${graph.title}`} headers={["Date", ...headers]}>
          {rowsOf({ lines }).map(({ at, values }) => (
            <tr key={at}>
              <th scope="row">{formatMoment(at)}</th>
              {values.map((value, index) => (
                <td key={lines[index]?.id} className="num">
                  {value === undefined ? "–" : formatGraphValue(value, graph.isClock)}
                </td>
              ))}
            </tr>
          ))}
        </Table>
      </div>
    </details>
  );
}
