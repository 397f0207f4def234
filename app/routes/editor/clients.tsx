import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, useLocation } from "@remix-run/react";
import { dateOf } from "#app/domain/schedule/dates.ts";
import { defaultStart } from "#app/domain/schedule/following.ts";
import { assignClient } from "#app/features/assignments/mutations.server.ts";
import { allowAssigning, clientsToAssign, listAssignments } from "#app/features/assignments/queries.server.ts";
import { assignSchema } from "#app/features/assignments/schema.ts";
import { AddClient } from "#app/features/assignments/ui/add-client.tsx";
import { AssignmentList } from "#app/features/assignments/ui/assignment-list.tsx";
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
  const search = new URL(request.url).searchParams.get("name")?.slice(0, 100) ?? "";
  const assignments = await listAssignments(ctx, program);
  const choices = await clientsToAssign(ctx, program, search);
  const startDate = defaultStart(program, dateOf(ctx.now));
  return { id: program.id, search, assignments, choices, startDate };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const ctx = await requireActor(request, "program:see");
  const program = await findProgram(ctx, params.programId ?? "");
  allowAssigning(ctx, program);
  const parsed = await readForm(request, assignSchema);
  if (!parsed.ok) return parsed.answer;
  const { clientId } = parsed.value;
  const assigned = await assignClient(ctx, program.id, parsed.value);
  if (!assigned.ok) return parsed.refuse(assigned.problems);
  const client = assigned.assignments.find((one) => one.clientId === clientId);
  const back = paths.programClients(program.id) + withoutName(new URL(request.url).search);
  return redirectWithFlash(ctx, back, `${client?.fullName} was added.`);
}

export const meta = pageTitle("Add Clients");

export default function AddClients() {
  const { id, search, assignments, choices, startDate } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const kept = withoutName(useLocation().search);
  return (
    <DialogScreen title="Add Clients" closeTo={paths.editor(id) + kept}>
      <div className="grid gap-6">
        <AddClient
          {...{ choices, search, startDate }}
          address={paths.programClients(id)}
          kept={kept}
          result={answer?.result}
          count={assignments.length}
        />
        <AssignmentList programId={id} assignments={assignments} search={kept} />
      </div>
    </DialogScreen>
  );
}

/** The editor's own query: the search for a client is this dialog's alone. */
function withoutName(search: string) {
  const query = new URLSearchParams(search);
  query.delete("name");
  return query.size > 0 ? `?${query}` : "";
}
