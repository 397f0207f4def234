import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { findResponse } from "#app/features/readiness/queries.server.ts";
import { requireActor } from "#app/http/actor.server.ts";
import { paths } from "#app/paths.ts";

/** The address without its client, which people may have kept. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const ctx = await requireActor(request, "readiness:see");
  const { client, id } = await findResponse(ctx, params.responseId ?? "");
  return redirect(paths.readinessResponse(client.id, id));
}
