import type { Graph } from "#app/domain/graphs/graph.ts";

type Props = { graph: Pick<Graph, "title" | "lines">; to: string };

export function CsvLink({ graph: { title, lines }, to }: Props) {
  if (lines.every(({ points }) => points.length === 0)) return null;
  return (
    <a className="btn btn-ghost btn-s print:hidden" href={to} download>
      Get CSV
      <span className="sr-only"> of {title}</span>
    </a>
  );
}
