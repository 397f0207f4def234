import type { LoaderFunctionArgs } from "@remix-run/node";
import { isUuid } from "#app/domain/ids/ids.ts";
import { findCoachedClient } from "#app/features/calculation/client-queries.server.ts";
import { readTotalsFacts } from "#app/features/calculation/totals-queries.server.ts";
import { findProgram } from "#app/features/programs/queries.server.ts";
import { readWeekAt } from "#app/features/workouts/week.server.ts";
import { requireActor } from "#app/http/actor.server.ts";

const most = 200;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const ctx = await requireActor(request, "program:see");
  const { searchParams: query } = new URL(request.url);
  const program = await findProgram(ctx, params.programId ?? "");
  const named = query.get("client");
  const client = named ? await findCoachedClient(ctx, program.businessId, named) : null;
  const added = query.getAll("exercise").filter(isUuid).slice(0, most);
  const week = await readWeekAt(ctx, program, query.get("week"));
  const facts = await readTotalsFacts(ctx, program, week, { client, added });
  return Response.json(facts);
}
