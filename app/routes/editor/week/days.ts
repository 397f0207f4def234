import type { LoaderFunctionArgs } from "@remix-run/node";
import { findProgram } from "#app/features/programs/queries.server.ts";
import { readDaysOf } from "#app/features/workouts/days.server.ts";
import { requireActor } from "#app/http/actor.server.ts";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const ctx = await requireActor(request, "program:see");
  const program = await findProgram(ctx, params.programId ?? "");
  return Response.json(await readDaysOf(ctx, program, new URL(request.url).searchParams.getAll("key")));
}
