import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { NotFound } from "#app/domain/errors.ts";
import { numbersNames } from "#app/domain/workout/form/search-names.ts";
import { findProgram } from "#app/features/programs/queries.server.ts";
import { requireActor } from "#app/http/actor.server.ts";
import { formOf } from "#app/http/body/posted-form.server.ts";
import { paths } from "#app/paths.ts";
import { roundShown } from "#app/routes/editor/week/round-weights.server.ts";

export async function action({ request, params }: ActionFunctionArgs) {
  const ctx = await requireActor(request, "program:see");
  const program = await findProgram(ctx, params.programId ?? "");
  const form = await formOf(request);
  const isRounded = await roundShown(ctx, request, program.id, String(form.get(numbersNames.step)));
  if (!isRounded) throw new NotFound("Given item not found.");
  return redirect(paths.editorUnder(program.id, new URL(request.url).search));
}

export async function loader({ request }: LoaderFunctionArgs) {
  await requireActor(request, "program:see");
  throw new NotFound();
}
