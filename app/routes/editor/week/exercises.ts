import type { LoaderFunctionArgs } from "@remix-run/node";
import { findProgram } from "#app/features/programs/queries.server.ts";
import { readMore } from "#app/features/workouts/explorer.server.ts";
import { requireActor } from "#app/http/actor.server.ts";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const ctx = await requireActor(request, "program:see");
  await findProgram(ctx, params.programId ?? "");
  return Response.json(await readMore(ctx, Object.fromEntries(new URL(request.url).searchParams)));
}
