import { readFileSync } from "node:fs";
import type { ReceivedMetric } from "./otlp-receiver.ts";

/** As the collector's Prometheus exporter writes them. */
export function prometheusNames({ name, unit, histogram, sum, gauge }: ReceivedMetric) {
  const units: Record<string, string> = { s: "_seconds", By: "_bytes", ...(gauge && { "1": "_ratio" }) };
  const full = name.replaceAll(".", "_") + (units[unit] ?? "");
  if (histogram) return ["_bucket", "_count", "_sum"].map((ending) => full + ending);
  return [sum?.isMonotonic ? `${full}_total` : full];
}

/** Every metric that a panel asks for. */
export function metricsOfDashboard() {
  const text = readFileSync("docs/grafana-dashboard.json", "utf8");
  const expressions = [...text.matchAll(/"expr": (".*")/g)].map(([, quoted = ""]) => String(JSON.parse(quoted)));
  return [...new Set(expressions.flatMap((expression) => expression.match(/\w+(?=\{)/g) ?? []))];
}
