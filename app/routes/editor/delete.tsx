import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, useLocation } from "@remix-run/react";
import { Conflict } from "#app/domain/errors.ts";
import { allow } from "#app/domain/policy/can.ts";
import { deleteProgram } from "#app/features/programs/mutations.server.ts";
import { findProgram } from "#app/features/programs/queries.server.ts";
import { DeleteProgramDialog } from "#app/features/programs/ui/delete-dialog.tsx";
import { requireActor } from "#app/http/actor.server.ts";
import { redirectWithFlash } from "#app/http/flash.server.ts";
import { paths } from "#app/paths.ts";
import { pageTitle } from "#app/ui/page-title.ts";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const ctx = await requireActor(request, "program:delete");
  const program = await findProgram(ctx, params.programId ?? "");
  allow(ctx.actor, "program:delete", program);
  return { id: program.id, name: program.name };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const ctx = await requireActor(request, "program:delete");
  try {
    const { name } = await deleteProgram(ctx, params.programId ?? "");
    return await redirectWithFlash(ctx, paths.programs(), `${name} was deleted.`);
  } catch (refusal) {
    if (!(refusal instanceof Conflict)) throw refusal;
    return data({ refusal: refusal.message }, { status: refusal.status });
  }
}

export const meta = pageTitle("Delete program");

export default function DeleteInEditor() {
  const { id, name } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return <DeleteProgramDialog name={name} refusal={answer?.refusal} backTo={paths.editor(id) + useLocation().search} />;
}
