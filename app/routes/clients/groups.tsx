import { useLoaderData, useLocation } from "@remix-run/react";
import { groupForm } from "#app/features/groups/form.ts";
import { createGroup } from "#app/features/groups/mutations.server.ts";
import { listGroupsWithCounts } from "#app/features/groups/queries.server.ts";
import { GroupList } from "#app/features/groups/ui/group-list.tsx";
import { formAction, formLoader } from "#app/http/screens/form.server.ts";
import { paths } from "#app/paths.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";
import { FormDialog } from "#app/ui/forms/data-form.tsx";
import { Field } from "#app/ui/forms/field.tsx";

export const loader = formLoader(groupForm, "group:manage", async (ctx) => ({
  starts: { name: "" },
  groups: await listGroupsWithCounts(ctx),
}));

export const action = formAction(groupForm, "group:manage", {
  anew: "group",
  run: (ctx, values, { attempt }) => createGroup(ctx, attempt(), values),
  done: ({ name }, { search }) => ({ to: paths.clientGroups() + search, message: `The group ${name} was created.` }),
});

export const meta = pageTitle("New group");

export default function Groups() {
  const { groups } = useLoaderData<typeof loader>();
  const { search } = useLocation();
  return (
    <FormDialog
      form={groupForm}
      title="New group"
      submit="Create"
      closeTo={paths.clients() + search}
      below={groups.length > 0 && <GroupList groups={groups} search={search} />}
    >
      {(field) => <Field {...field("name")} autoComplete="off" />}
    </FormDialog>
  );
}
