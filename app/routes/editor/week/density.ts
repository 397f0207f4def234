import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { NotFound } from "#app/domain/errors.ts";
import { parseDensity } from "#app/domain/people/preferences.ts";
import { findProgram } from "#app/features/programs/queries.server.ts";
import { updateWeekDensity } from "#app/features/users/editor-settings.server.ts";
import { requireActor } from "#app/http/actor.server.ts";
import { formOf } from "#app/http/body/posted-form.server.ts";
import { paths } from "#app/paths.ts";

export async function action({ request, params }: ActionFunctionArgs) {
  const ctx = await requireActor(request, "program:see");
  const program = await findProgram(ctx, params.programId ?? "");
  const form = await formOf(request);
  const density = parseDensity(String(form.get("density")));
  if (!density) throw new NotFound("Given item not found.");
  await updateWeekDensity(ctx, density);
  return redirect(paths.editorUnder(program.id, new URL(request.url).search));
}

export async function loader({ request }: LoaderFunctionArgs) {
  await requireActor(request, "program:see");
  throw new NotFound();
}
