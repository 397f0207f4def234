import { Link, useLoaderData, useLocation } from "@remix-run/react";
import { optionsOf } from "#app/domain/forms/options.ts";
import { counted } from "#app/domain/text/counted.ts";
import { describeLeftOut, namesOf } from "#app/features/clients/picked-words.ts";
import { intoGroupForm } from "#app/features/groups/form.ts";
import { putIntoGroup } from "#app/features/groups/mutations.server.ts";
import { listGroups } from "#app/features/groups/queries.server.ts";
import { formAction, formLoader } from "#app/http/screens/form.server.ts";
import { paths } from "#app/paths.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";
import { DialogScreen } from "#app/ui/dialogs/dialog-screen.tsx";
import { DataForm } from "#app/ui/forms/data-form.tsx";
import { Select } from "#app/ui/forms/field.tsx";
import { listAfter, whoMayPick } from "./picked.server.ts";

const keeper = whoMayPick("group:manage");

export const loader = formLoader(intoGroupForm, keeper, async (ctx, { clients, own, invitations }) => ({
  starts: {},
  groups: await listGroups(ctx),
  names: own.map(({ fullName }) => fullName),
  leftOut: describeLeftOut(clients.length - own.length + invitations.length, "only your own clients are in groups"),
}));

export const action = formAction(intoGroupForm, keeper, {
  run: (ctx, { group }, { thing: { own } }) =>
    putIntoGroup(
      ctx,
      group,
      own.map(({ id }) => id),
    ),
  done: ({ name, members }, at) => ({
    to: listAfter(at),
    message: `${counted(members, "client")} ${members === 1 ? "is" : "are"} in ${name} now.`,
  }),
});

export const meta = pageTitle("Put into a group");

export default function GroupPicked() {
  const { groups, names, leftOut } = useLoaderData<typeof loader>();
  const closeTo = paths.clients() + useLocation().search;
  return (
    <DialogScreen title="Put into a group" closeTo={closeTo}>
      <div className="grid gap-4">
        <p>
          {counted(names.length, "client")} will be put into the group{names.length > 0 && `: ${namesOf(names)}`}.{" "}
          {leftOut}
        </p>
        {names.length > 0 && (
          <DataForm form={intoGroupForm} submit="Put into the group" cancelTo={closeTo} actions={create}>
            {(field) => <Select {...field("group")} options={optionsOf(groups)} emptyLabel="Choose a group" />}
          </DataForm>
        )}
      </div>
    </DialogScreen>
  );
}

const create = <Link to={paths.clientGroups()}>Create a group</Link>;
