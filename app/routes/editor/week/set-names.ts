import type { LoaderFunctionArgs } from "@remix-run/node";
import { findProgram } from "#app/features/programs/queries.server.ts";
import { suggestSetNames } from "#app/features/workouts/queries.server.ts";
import { requireActor } from "#app/http/actor.server.ts";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const ctx = await requireActor(request, "program:see");
  const { businessId } = await findProgram(ctx, params.programId ?? "");
  const text = new URL(request.url).searchParams.get("searchValue") ?? "";
  return Response.json(await suggestSetNames(ctx, businessId, text));
}
