import { firstDayOf } from "#app/domain/readiness/timeframe.ts";
import { formatDate } from "#app/domain/schedule/dates.ts";
import { todayOf } from "#app/domain/schedule/time-zone.ts";
import type { Context } from "#app/services/context.server.ts";
import type { Printed } from "#app/services/pdf/port.ts";
import { listGraphs } from "./graph-queries.server.ts";
import { findAthlete } from "./scope.server.ts";

export async function readinessPdf(ctx: Context, clientId: string, signal: AbortSignal): Promise<Printed> {
  const athlete = await findAthlete(ctx, clientId);
  const graphs = await listGraphs(ctx, athlete);
  const today = todayOf(ctx);
  const days = `${formatDate(firstDayOf("oneYear", today) ?? today)} to ${formatDate(today)}`;
  const sheet = {
    title: athlete.fullName,
    facts: ["Readiness", days],
    palette: "single" as const,
    graphs,
    empty: "No data yet.",
    madeOn: today,
    author: ctx.actor.fullName,
  };
  return ctx.services.reports.printGraphs(sheet, signal);
}
