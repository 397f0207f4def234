import { useLoaderData, useLocation } from "@remix-run/react";
import { folderForm } from "#app/features/folders/form.ts";
import { renameFolder } from "#app/features/folders/mutations.server.ts";
import { findFolder } from "#app/features/folders/queries.server.ts";
import { whoMay } from "#app/http/screens/entry.server.ts";
import { formAction, formLoader } from "#app/http/screens/form.server.ts";
import { paths } from "#app/paths.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";
import { FormDialog } from "#app/ui/forms/data-form.tsx";
import { Field } from "#app/ui/forms/field.tsx";

const owner = whoMay(
  "folder:manage",
  (ctx, { params }) => findFolder(ctx, params.folderId ?? ""),
  ({ search }) => paths.folders() + search,
);

export const loader = formLoader(folderForm, owner, (_, { name, version }) => ({ starts: { name }, name, version }));

/** Posted from the list of folders, or from this page after a rejection. */
export const action = formAction(folderForm, owner, {
  mayCarry: () => true,
  run: (ctx, values, { thing, version }) => renameFolder(ctx, thing.id, version(), values),
  done: ({ name }, { search }) => ({ to: paths.folders() + search, message: `The folder is now called ${name}.` }),
});

export const meta = pageTitle("Rename folder");

export default function RenameFolder() {
  const { name } = useLoaderData<typeof loader>();
  const back = paths.folders() + useLocation().search;
  return (
    <FormDialog form={folderForm} title={`Rename ${name}`} submit="Save" closeTo={back}>
      {(field) => <Field {...field("name")} autoComplete="off" />}
    </FormDialog>
  );
}
