import { useLoaderData, useLocation } from "@remix-run/react";
import { folderForm } from "#app/features/folders/form.ts";
import { createFolder } from "#app/features/folders/mutations.server.ts";
import { listFoldersWithCounts } from "#app/features/folders/queries.server.ts";
import { FolderList } from "#app/features/folders/ui/folder-list.tsx";
import { formAction, formLoader } from "#app/http/screens/form.server.ts";
import { paths } from "#app/paths.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";
import { FormDialog } from "#app/ui/forms/data-form.tsx";
import { Field } from "#app/ui/forms/field.tsx";

export const loader = formLoader(folderForm, "folder:manage", async (ctx) => ({
  starts: { name: "" },
  folders: await listFoldersWithCounts(ctx),
}));

export const action = formAction(folderForm, "folder:manage", {
  anew: "folder",
  mayCarry: () => true,
  run: (ctx, values, { attempt }) => createFolder(ctx, attempt(), values),
  done: ({ name }, { search }) => ({ to: paths.folders() + search, message: `The folder ${name} was created.` }),
});

export const meta = pageTitle("New folder");

export default function Folders() {
  const { folders } = useLoaderData<typeof loader>();
  const { search } = useLocation();
  return (
    <FormDialog
      form={folderForm}
      title="New folder"
      submit="Create"
      closeTo={paths.programs() + search}
      below={folders.length > 0 && <FolderList folders={folders} search={search} />}
    >
      {(field) => <Field {...field("name")} autoComplete="off" />}
    </FormDialog>
  );
}
