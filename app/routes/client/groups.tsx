import { useLoaderData } from "@remix-run/react";
import { findOwnPerson } from "#app/features/clients/person-queries.server.ts";
import { groupsOfForm } from "#app/features/groups/form.ts";
import { setGroupsOf } from "#app/features/groups/mutations.server.ts";
import { groupsOfClient } from "#app/features/groups/queries.server.ts";
import { GroupsOfDialog } from "#app/features/groups/ui/groups-of-dialog.tsx";
import { whoMay } from "#app/http/screens/entry.server.ts";
import { formAction, formLoader } from "#app/http/screens/form.server.ts";
import { paths } from "#app/paths.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";

const keeper = whoMay("group:manage", (ctx, { params }) => findOwnPerson(ctx, params.userId ?? ""));

export const loader = formLoader(groupsOfForm, keeper, async (ctx, { id, fullName }) => {
  const groups = await groupsOfClient(ctx, id);
  const theirs = groups.filter(({ isMember }) => isMember);
  return { starts: { groups: theirs.map((group) => group.id) }, id, fullName, groups };
});

export const action = formAction(groupsOfForm, keeper, {
  run: (ctx, values, { thing }) => setGroupsOf(ctx, thing.id, values),
  done: (_, { thing: { id, fullName } }) => ({
    to: paths.client(id),
    message: `The groups of ${fullName} were saved.`,
  }),
});

export const meta = pageTitle("Groups");

export default function ClientGroups() {
  const { id, fullName, groups } = useLoaderData<typeof loader>();
  return <GroupsOfDialog groups={groups} name={fullName} closeTo={paths.client(id)} />;
}
