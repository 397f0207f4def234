import type { LoaderFunctionArgs } from "@remix-run/node";
import { NotFound } from "#app/domain/errors.ts";
import { numbersOf } from "#app/domain/graphs/numbers.ts";
import { listGraphs } from "#app/features/readiness/graph-queries.server.ts";
import { findAthlete } from "#app/features/readiness/scope.server.ts";
import { requireActor } from "#app/http/actor.server.ts";
import { csvResponse } from "#app/http/csv.server.ts";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const ctx = await requireActor(request, "readiness:see");
  const athlete = await findAthlete(ctx, params.clientId ?? "");
  const wanted = new URL(request.url).searchParams.get("graph");
  const graph = (await listGraphs(ctx, athlete)).find(({ id }) => id === wanted);
  if (!graph) throw new NotFound();
  return csvResponse(`${athlete.fullName}, ${graph.title}`, [numbersOf(graph)]);
}
