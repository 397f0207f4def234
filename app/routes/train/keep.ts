import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { deviceOf } from "#app/domain/access/device.ts";
import { entryProblems } from "#app/domain/completions/entry.ts";
import { NotFound } from "#app/domain/errors.ts";
import { parseUnits } from "#app/domain/trackables/preferred.ts";
import { alsoSaved, openedSchema, saveSoFar, typedSchema } from "#app/features/train/save.server.ts";
import { inUnits, openWorkout } from "#app/features/train/workout.server.ts";
import { requireActor } from "#app/http/actor.server.ts";
import { requireOwnScript } from "#app/http/body/opened-by.server.ts";
import { readJson } from "#app/http/json.server.ts";

const keptSchema = z.object({
  occurrence: z.int().min(1).max(32_767),
  version: z.int().min(0),
  units: z.string().max(100),
  opened: openedSchema.optional(),
  typed: typedSchema,
});

/** 'Save so far' by the page's script. 409 for a round that another device changed in the meantime. */
export async function action({ request, params }: ActionFunctionArgs) {
  const ctx = await requireActor(request, "me:enter");
  await requireOwnScript(request);
  const body = await readJson(request, keptSchema);
  if (!body.ok) return Response.json({ message: body.reason }, { status: 400 });
  const { typed, units, ...at } = body.value;
  const shown = new URL(request.url).searchParams.get("shown");
  const opened = await openWorkout(ctx, params.programId ?? "", params.key ?? "", { shown });
  const training = { ...opened, ...inUnits(opened, parseUnits(units) ?? opened.units) };
  const [problem] = Object.values(entryProblems(training.base, typed));
  if (problem) return Response.json({ message: problem }, { status: 400 });
  const device = deviceOf(request.headers.get("User-Agent") ?? "");
  const saved = await saveSoFar(ctx, training, typed, "save", { ...at, device });
  if (saved.ok) {
    const { version, taken, from } = saved;
    return Response.json(Object.keys(taken).length > 0 ? { version, taken, message: alsoSaved(from) } : { version });
  }
  const message = saved.theirs ? sameRound : Object.values(saved.problems).flat().join(" ");
  return Response.json({ message }, { status: 409 });
}

const sameRound = "You changed the same round on another device in the meantime. Press Save so far to see both.";

export async function loader({ request }: LoaderFunctionArgs) {
  await requireActor(request, "me:enter");
  throw new NotFound();
}
