import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { deviceOf } from "#app/domain/access/device.ts";
import { entryProblems } from "#app/domain/completions/entry.ts";
import { NotFound } from "#app/domain/errors.ts";
import { parseUnits } from "#app/domain/trackables/preferred.ts";
import { inUnits, openWorkout, saveSoFar } from "#app/features/train/workout.server.ts";
import { requireActor } from "#app/http/actor.server.ts";
import { requireOwnScript } from "#app/http/body/opened-by.server.ts";
import { readJson } from "#app/http/json.server.ts";

/** Names and texts of a form; what is no field of the workout is ignored. */
const keptSchema = z.object({
  occurrence: z.int().min(1).max(32_767),
  version: z.int().min(0),
  units: z.string().max(100),
  typed: z.record(z.string().max(100), z.union([z.string().max(200), z.literal(true)])),
});

/** 'Save so far' by the page's script. 409 for what another device saved meanwhile. */
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
  if (saved.ok) return Response.json({ version: saved.version });
  return Response.json({ message: Object.values(saved.problems).flat().join(" ") }, { status: 409 });
}

export async function loader({ request }: LoaderFunctionArgs) {
  await requireActor(request, "me:enter");
  throw new NotFound();
}
