import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { listAddress } from "#app/domain/lists/query.ts";
import { programList } from "#app/features/programs/list.ts";
import { directions, moveProgram } from "#app/features/programs/move.server.ts";
import { rowId } from "#app/features/programs/ui/program-columns.tsx";
import { requireActor } from "#app/http/actor.server.ts";
import { formOf } from "#app/http/body/posted-form.server.ts";
import { redirectWithFlash } from "#app/http/flash.server.ts";
import { wordOf } from "#app/http/screens/steps.server.ts";
import { paths } from "#app/paths.ts";

export { NeverRendered as default } from "#app/ui/frame/never-rendered.tsx";

export async function action({ request, params }: ActionFunctionArgs) {
  const ctx = await requireActor(request, "program:edit");
  const direction = wordOf(await formOf(request), "direction", directions);
  const { id, name, position, count } = await moveProgram(ctx, params.programId ?? "", direction);
  // why: programs can only be moved in a list of one folder without other filters
  const folder = new URL(request.url).searchParams.get("folder") ?? "";
  const page = Math.ceil(position / programList.size);
  const back = `${listAddress(programList, { folder, page })}#${rowId(id)}`;
  return redirectWithFlash(ctx, back, `${name} is now number ${position} of ${count}.`);
}

export async function loader({ request }: LoaderFunctionArgs) {
  await requireActor(request, "program:edit");
  return redirect(paths.programs());
}
