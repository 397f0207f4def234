import type { LoaderFunctionArgs } from "@remix-run/node";
import { findProgram } from "#app/features/programs/queries.server.ts";
import { readTextNames } from "#app/features/workouts/texts/read-text.server.ts";
import { requireActor } from "#app/http/actor.server.ts";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const ctx = await requireActor(request, "program:see");
  await findProgram(ctx, params.programId ?? "");
  return Response.json(await readTextNames(ctx, new URL(request.url).searchParams.get("text") ?? ""));
}
