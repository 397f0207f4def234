import type { LoaderFunctionArgs } from "@remix-run/node";
import { findProgram } from "#app/features/programs/queries.server.ts";
import { findClientChoices } from "#app/features/workouts/choices.server.ts";
import { requireActor } from "#app/http/actor.server.ts";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const ctx = await requireActor(request, "program:see");
  const { businessId } = await findProgram(ctx, params.programId ?? "");
  const query = Object.fromEntries(new URL(request.url).searchParams);
  return Response.json(await findClientChoices(ctx, businessId, query));
}
