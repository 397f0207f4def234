import { useLoaderData, useLocation } from "@remix-run/react";
import { defaultStart } from "#app/domain/schedule/following.ts";
import { todayOf } from "#app/domain/schedule/time-zone.ts";
import { searchWithout } from "#app/domain/text/query-strings.ts";
import { assignForm, isSearch } from "#app/features/assignments/forms.ts";
import { groupAdded } from "#app/features/assignments/group-added.ts";
import { assignPicked } from "#app/features/assignments/mutations.server.ts";
import { allowAssigning, clientsToAssign, listAssignments } from "#app/features/assignments/queries.server.ts";
import { AddClient } from "#app/features/assignments/ui/add-client.tsx";
import { AssignmentList } from "#app/features/assignments/ui/assignment-list.tsx";
import { findProgram } from "#app/features/programs/queries.server.ts";
import { whoMay } from "#app/http/screens/entry.server.ts";
import { formAction, formLoader } from "#app/http/screens/form.server.ts";
import { paths } from "#app/paths.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";
import { DialogScreen } from "#app/ui/dialogs/dialog-screen.tsx";

const coach = whoMay("program:see", async (ctx, { params }) => {
  const program = await findProgram(ctx, params.programId ?? "");
  allowAssigning(ctx, program);
  return program;
});

export const loader = formLoader(assignForm, coach, async (ctx, program, { url }) => {
  const search = new URL(url).searchParams.get("name")?.slice(0, 100) ?? "";
  const assignments = await listAssignments(ctx, program);
  const choices = await clientsToAssign(ctx, program, search);
  const [found, ...others] = [...choices.groups, ...choices.clients];
  const only = isSearch(search) && others.length === 0 ? found : undefined;
  const starts = { client: only?.id, startDate: defaultStart(program, todayOf(ctx)) };
  return { starts, id: program.id, search, assignments, choices };
});

export const action = formAction(assignForm, coach, {
  run: (ctx, { client, startDate }, { thing }) => assignPicked(ctx, thing.id, { pick: client, startDate }),
  done({ assignments, group }, { thing, search }, { client }) {
    const added = assignments.find(({ clientId }) => clientId === client);
    return {
      to: paths.programClients(thing.id) + searchWithout(search, "name"),
      message: group ? groupAdded(group) : `${added?.fullName} was added.`,
    };
  },
});

export const meta = pageTitle("Add Clients");

export default function AddClients() {
  const { id, search, assignments, choices } = useLoaderData<typeof loader>();
  const kept = searchWithout(useLocation().search, "name");
  return (
    <DialogScreen title="Add Clients" closeTo={paths.editor(id) + kept}>
      <div className="grid gap-6">
        <AddClient choices={choices} search={search} address={paths.programClients(id)} kept={kept} />
        <AssignmentList programId={id} assignments={assignments} search={kept} />
      </div>
    </DialogScreen>
  );
}
