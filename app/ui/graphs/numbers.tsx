import { formatGraphValue, formatMoment, type Graph } from "#app/domain/graphs/graph.ts";
import { Table } from "#app/ui/elements/table.tsx";

export function Numbers({ graph }: { graph: Graph }) {
  const { title, unit, lines } = graph;
  const named = unit === "" ? "" : ` (${unit})`;
  const headers = lines.map(({ label }) => ({ label: `${label}${named}`, end: true }));
  return (
    <details className="print:not-open:hidden">
      <summary className="w-fit text-sm text-ink-2">Numbers</summary>
      <div className="mt-2 max-h-80 overflow-y-auto print:max-h-none print:overflow-visible">
        <Table caption={`Numbers of ${title}`} headers={["Date", ...headers]}>
          {rowsOf(graph).map(({ at, values }) => (
            <tr key={at}>
              <th scope="row">{formatMoment(at)}</th>
              {values.map((value, index) => (
                <td key={lines[index]?.id} className="num">
                  {value === undefined ? "–" : formatGraphValue(value)}
                </td>
              ))}
            </tr>
          ))}
        </Table>
      </div>
    </details>
  );
}

function rowsOf({ lines }: Graph) {
  const moments = new Map<number, (number | undefined)[]>();
  for (const [index, { points }] of lines.entries()) {
    for (const { at, value } of points) {
      const values = moments.get(at) ?? lines.map(() => undefined);
      values[index] = value;
      moments.set(at, values);
    }
  }
  return [...moments].map(([at, values]) => ({ at, values })).sort((a, b) => b.at - a.at);
}
