import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { listAddress, programsPerPage, readFilters } from "#app/features/programs/filters.ts";
import { directions, moveProgram } from "#app/features/programs/move.server.ts";
import { rowId } from "#app/features/programs/ui/program-table.tsx";
import { requireActor } from "#app/http/actor.server.ts";
import { redirectWithFlash } from "#app/http/flash.server.ts";
import { formOf } from "#app/http/posted-form.server.ts";
import { paths } from "#app/paths.ts";

export async function action({ request, params }: ActionFunctionArgs) {
  const ctx = await requireActor(request, "program:edit");
  const { id, name, position, count } = await moveProgram(ctx, params.programId ?? "", await directionOf(request));
  const page = Math.ceil(position / programsPerPage);
  const back = `${listAddress({ ...readFilters(request.url), page })}#${rowId(id)}`;
  return redirectWithFlash(ctx, back, `${name} is now number ${position} of ${count}.`);
}

async function directionOf(request: Request) {
  const form = await formOf(request);
  const direction = directions.find((known) => known === form.get("direction"));
  if (!direction) throw data({ message: "A program moves up or down." }, { status: 400 });
  return direction;
}

export async function loader({ request }: LoaderFunctionArgs) {
  await requireActor(request, "program:edit");
  return redirect(paths.programs());
}

/** Never drawn. It makes this a page, whose refusals are pages as well, for who posts without script. */
export default function MoveProgram() {
  return null;
}
