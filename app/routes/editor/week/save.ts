import type { ActionFunctionArgs } from "@remix-run/node";
import { NotFound } from "#app/domain/errors.ts";
import { saveWorkouts } from "#app/features/workouts/mutations.server.ts";
import { saveSchema } from "#app/features/workouts/schema.ts";
import { requireActor } from "#app/http/actor.server.ts";
import { requireOwnScript } from "#app/http/body/opened-by.server.ts";
import { readJson } from "#app/http/json.server.ts";

/** 409 if a day could not be saved; the others are stored. */
export async function action({ request, params }: ActionFunctionArgs) {
  const ctx = await requireActor(request, "program:see");
  await requireOwnScript(request);
  const body = await readJson(request, saveSchema);
  if (!body.ok) return Response.json({ message: body.reason }, { status: 400 });
  const result = await saveWorkouts(ctx, params.programId ?? "", body.value);
  const isWhole = result.conflicts.length + result.unsaved.length === 0;
  return Response.json(result, { status: isWhole ? 200 : 409 });
}

export async function loader({ request }: ActionFunctionArgs) {
  await requireActor(request, "program:see");
  throw new NotFound();
}
