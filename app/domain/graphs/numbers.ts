import type { Cell } from "#app/domain/csv/csv.ts";
import { day, type Graph, rowsOf, withUnit } from "./graph.ts";

/** Times and paces are in seconds. */
export function numbersOf(graph: Graph): Cell[][] {
  const lines = graph.lines.filter(({ points }) => points.length > 0);
  const unit = graph.isClock ? [graph.unit, "s"].filter(Boolean).join(", in ") : graph.unit;
  const head = ["Date", ...lines.map(({ label }) => withUnit(label, { unit }))];
  const rows = rowsOf({ lines }).map(({ at, values }) => [isoOf(at), ...values.map((value) => value ?? null)]);
  return [head, ...rows];
}

function isoOf(at: number) {
  const [date = "", time = ""] = new Date(at).toISOString().split("T");
  return at % day === 0 ? date : `${date} ${time.slice(0, 5)}`;
}
