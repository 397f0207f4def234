import { useLoaderData, useLocation } from "@remix-run/react";
import { searchText } from "#app/domain/lists/query.ts";
import { searchWithout } from "#app/domain/text/query-strings.ts";
import { membersForm } from "#app/features/groups/form.ts";
import { setMembers } from "#app/features/groups/mutations.server.ts";
import { findGroup, memberChoices } from "#app/features/groups/queries.server.ts";
import { Members } from "#app/features/groups/ui/members.tsx";
import { whoMay } from "#app/http/screens/entry.server.ts";
import { formAction, formLoader } from "#app/http/screens/form.server.ts";
import { paths } from "#app/paths.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";
import { DialogScreen } from "#app/ui/dialogs/dialog-screen.tsx";

const keeper = whoMay("group:manage", (ctx, { params }) => findGroup(ctx, params.groupId ?? ""));

export const loader = formLoader(membersForm, keeper, async (ctx, group, { url }) => {
  const search = searchText(new URL(url).searchParams.get("name"));
  const choices = await memberChoices(ctx, group, search);
  return { starts: { members: choices.memberIds }, group, search, choices };
});

export const action = formAction(membersForm, keeper, {
  run: (ctx, values, { thing }) => setMembers(ctx, thing.id, values),
  done: ({ name }, { search }) => ({
    to: paths.clientGroups() + searchWithout(search, "name"),
    message: `The members of ${name} were saved.`,
  }),
});

export const meta = pageTitle<typeof loader>(({ data }) => data?.group.name ?? "Group");

export default function Group() {
  const { group, search, choices } = useLoaderData<typeof loader>();
  const kept = searchWithout(useLocation().search, "name");
  const back = paths.clientGroups() + kept;
  return (
    <DialogScreen title={`Members of ${group.name}`} closeTo={back}>
      <Members {...{ choices, search, kept }} address={paths.clientGroup(group.id)} cancelTo={back} />
    </DialogScreen>
  );
}
