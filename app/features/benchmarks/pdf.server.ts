import { timeframeNames } from "#app/domain/benchmarks/timeframes.ts";
import { formatDate } from "#app/domain/schedule/dates.ts";
import { todayOf } from "#app/domain/schedule/time-zone.ts";
import type { Context } from "#app/services/context.server.ts";
import type { Printed } from "#app/services/pdf/port.ts";
import type { BenchmarkQuery } from "./address.ts";
import { readGraphs } from "./graph-queries.server.ts";
import { readSelection } from "./selection.server.ts";
import { noGraphData } from "./views.ts";

export async function benchmarksPdf(ctx: Context, query: BenchmarkQuery, signal: AbortSignal): Promise<Printed> {
  const { people, exercises } = await readSelection(ctx, query);
  const { graphs, timeframe, mode } = query;
  const blocks = await readGraphs(ctx, { people, graphs, named: exercises.named, timeframe });
  const today = todayOf(ctx);
  const changes = blocks.flatMap(({ graph, changes }) => {
    return changes.flatMap(({ name, change }) => (change ? [`${graph.title}, ${name}: ${change}`] : []));
  });
  const sheet = {
    title: (mode === "single" && people[0]?.fullName) || "Benchmarks",
    facts: [`${timeframeNames[timeframe]} to ${formatDate(today)}`, ...changes],
    palette: mode,
    graphs: blocks.map(({ graph }) => graph),
    empty: noGraphData,
    madeOn: today,
    author: ctx.actor.fullName,
  };
  return ctx.services.reports.printGraphs(sheet, signal);
}
