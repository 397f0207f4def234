import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useLocation } from "@remix-run/react";
import { removeAssignment } from "#app/features/assignments/mutations.server.ts";
import { findAssignment } from "#app/features/assignments/queries.server.ts";
import { findProgram } from "#app/features/programs/queries.server.ts";
import { requireActor } from "#app/http/actor.server.ts";
import { redirectWithFlash } from "#app/http/flash.server.ts";
import { paths } from "#app/paths.ts";
import { ConfirmScreen } from "#app/ui/confirm-screen.tsx";
import { pageTitle } from "#app/ui/page-title.ts";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const ctx = await requireActor(request, "program:see");
  const program = await findProgram(ctx, params.programId ?? "");
  const { fullName } = await findAssignment(ctx, program, params.clientId ?? "");
  return { id: program.id, name: program.name, fullName };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const ctx = await requireActor(request, "program:see");
  const program = await findProgram(ctx, params.programId ?? "");
  const { clientId, fullName } = await findAssignment(ctx, program, params.clientId ?? "");
  await removeAssignment(ctx, program.id, clientId);
  const back = paths.programClients(program.id) + new URL(request.url).search;
  return redirectWithFlash(ctx, back, `${fullName} was removed.`);
}

export const meta = pageTitle("Remove client");

export default function RemoveClient() {
  const { id, name, fullName } = useLoaderData<typeof loader>();
  const back = paths.programClients(id) + useLocation().search;
  return (
    <ConfirmScreen question={`Are you sure you want to remove ${fullName}?`} cancelTo={back} danger>
      <p>
        {fullName} will no longer follow <strong>{name}</strong>.
      </p>
    </ConfirmScreen>
  );
}
