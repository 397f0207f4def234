import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, useLocation } from "@remix-run/react";
import { changeStart } from "#app/features/assignments/mutations.server.ts";
import { findAssignment } from "#app/features/assignments/queries.server.ts";
import { startSchema } from "#app/features/assignments/schema.ts";
import { StartForm } from "#app/features/assignments/ui/start-form.tsx";
import { findProgram } from "#app/features/programs/queries.server.ts";
import { requireActor } from "#app/http/actor.server.ts";
import { redirectWithFlash } from "#app/http/flash.server.ts";
import { readForm } from "#app/http/screens/forms.server.ts";
import { paths } from "#app/paths.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";
import { DialogScreen } from "#app/ui/dialogs/dialog-screen.tsx";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const ctx = await requireActor(request, "program:see");
  const program = await findProgram(ctx, params.programId ?? "");
  const { fullName, startDate } = await findAssignment(ctx, program, params.clientId ?? "");
  return { id: program.id, fullName, startDate };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const ctx = await requireActor(request, "program:see");
  const program = await findProgram(ctx, params.programId ?? "");
  const { clientId, fullName } = await findAssignment(ctx, program, params.clientId ?? "");
  const parsed = await readForm(request, startSchema);
  if (!parsed.ok) return parsed.answer;
  const changed = await changeStart(ctx, program.id, { clientId, ...parsed.value });
  if (!changed.ok) return parsed.refuse(changed.problems);
  const back = paths.programClients(program.id) + new URL(request.url).search;
  return redirectWithFlash(ctx, back, `The start date of ${fullName} was changed.`);
}

export const meta = pageTitle("Start date");

export default function ClientStart() {
  const { id, fullName, startDate } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const back = paths.programClients(id) + useLocation().search;
  return (
    <DialogScreen title={`Start date of ${fullName}`} closeTo={back}>
      <StartForm startDate={startDate} result={answer?.result} cancelTo={back} />
    </DialogScreen>
  );
}
