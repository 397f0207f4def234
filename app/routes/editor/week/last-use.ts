import type { LoaderFunctionArgs } from "@remix-run/node";
import { allow } from "#app/domain/policy/can.ts";
import { findProgram } from "#app/features/programs/queries.server.ts";
import { findLastUse } from "#app/features/workouts/last-use.server.ts";
import { requireActor } from "#app/http/actor.server.ts";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const ctx = await requireActor(request, "program:see");
  allow(ctx.actor, "program:edit", await findProgram(ctx, params.programId ?? ""));
  const exercise = new URL(request.url).searchParams.get("exercise") ?? "";
  return Response.json({ last: await findLastUse(ctx, exercise) });
}
