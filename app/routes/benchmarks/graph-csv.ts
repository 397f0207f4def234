import type { LoaderFunctionArgs } from "@remix-run/node";
import { NotFound } from "#app/domain/errors.ts";
import { numbersOf } from "#app/domain/graphs/numbers.ts";
import { readBenchmarkQuery } from "#app/features/benchmarks/address.ts";
import { readGraphs } from "#app/features/benchmarks/graph-queries.server.ts";
import { readSelection } from "#app/features/benchmarks/selection.server.ts";
import { requireActor } from "#app/http/actor.server.ts";
import { csvResponse } from "#app/http/csv.server.ts";

/** The first graph of the address. */
export async function loader({ request }: LoaderFunctionArgs) {
  const ctx = await requireActor(request, "benchmark:see");
  const query = readBenchmarkQuery(new URL(request.url).searchParams);
  const { people, exercises } = await readSelection(ctx, query);
  const { timeframe, graphs } = query;
  const asked = { people, graphs: graphs.slice(0, 1), named: exercises.named, timeframe };
  const [block] = await readGraphs(ctx, asked);
  if (!block) throw new NotFound();
  const names = people.length === 1 ? people.map(({ fullName }) => fullName) : [];
  return csvResponse(`${[...names, block.graph.title].join(", ")}`, [numbersOf(block.graph)]);
}
