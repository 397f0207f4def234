import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { v7 as newId } from "uuid";
import { z } from "zod";
import { NotFound } from "#app/domain/errors.ts";
import { allow } from "#app/domain/policy/can.ts";
import { isRefusal } from "#app/domain/workout/document/outcome.ts";
import { findProgram } from "#app/features/programs/queries.server.ts";
import { checkClip } from "#app/features/workouts/clipboard.server.ts";
import { requireActor } from "#app/http/actor.server.ts";
import { requireOwnScript } from "#app/http/body/opened-by.server.ts";
import { readJson } from "#app/http/json.server.ts";

/** Validates the browser's clipboard for this program. Stores nothing. */
export async function action({ request, params }: ActionFunctionArgs) {
  const ctx = await requireActor(request, "program:see");
  await requireOwnScript(request);
  const program = await findProgram(ctx, params.programId ?? "");
  allow(ctx.actor, "program:edit", program);
  const body = await readJson(request, z.object({ clip: z.unknown() }));
  if (!body.ok) return Response.json({ message: body.reason }, { status: 400 });
  const clip = await checkClip(ctx, program.accountId, body.value.clip, newId);
  return isRefusal(clip) ? Response.json({ message: clip.reason }, { status: 400 }) : Response.json(clip);
}

export async function loader({ request }: LoaderFunctionArgs) {
  await requireActor(request, "program:see");
  throw new NotFound();
}
