import { useLoaderData, useLocation } from "@remix-run/react";
import { groupForm } from "#app/features/groups/form.ts";
import { renameGroup } from "#app/features/groups/mutations.server.ts";
import { findGroup } from "#app/features/groups/queries.server.ts";
import { whoMay } from "#app/http/screens/entry.server.ts";
import { formAction, formLoader } from "#app/http/screens/form.server.ts";
import { paths } from "#app/paths.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";
import { FormDialog } from "#app/ui/forms/data-form.tsx";
import { Field } from "#app/ui/forms/field.tsx";

const keeper = whoMay(
  "group:manage",
  (ctx, { params }) => findGroup(ctx, params.groupId ?? ""),
  ({ search }) => paths.clientGroups() + search,
);

export const loader = formLoader(groupForm, keeper, (_, { name, version }) => ({ starts: { name }, name, version }));

/** Posted from the list of groups, or from this page after a rejection. */
export const action = formAction(groupForm, keeper, {
  run: (ctx, values, { thing, version }) => renameGroup(ctx, thing.id, version(), values),
  done: ({ name }, { search }) => ({
    to: paths.clientGroups() + search,
    message: `The group is now called ${name}.`,
  }),
});

export const meta = pageTitle("Rename group");

export default function RenameGroup() {
  const { name } = useLoaderData<typeof loader>();
  const back = paths.clientGroups() + useLocation().search;
  return (
    <FormDialog form={groupForm} title={`Rename ${name}`} submit="Save" closeTo={back}>
      {(field) => <Field {...field("name")} autoComplete="off" />}
    </FormDialog>
  );
}
