import { Link, useLoaderData, useLocation } from "@remix-run/react";
import { counted } from "#app/domain/text/counted.ts";
import { folderForm } from "#app/features/folders/form.ts";
import { createFolder } from "#app/features/folders/mutations.server.ts";
import { listFoldersWithCounts } from "#app/features/folders/queries.server.ts";
import { formAction, formLoader } from "#app/http/screens/form.server.ts";
import { paths } from "#app/paths.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";
import { FormDialog } from "#app/ui/forms/data-form.tsx";
import { Field } from "#app/ui/forms/field.tsx";
import { NamedRow } from "#app/ui/lists/named-row.tsx";

export const loader = formLoader(folderForm, "folder:manage", async (ctx) => ({
  starts: { name: "" },
  folders: await listFoldersWithCounts(ctx),
}));

export const action = formAction(folderForm, "folder:manage", {
  recreate: "folder",
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

type CountedFolder = { id: string; name: string; version: number; programs: number };

function FolderList({ folders, search }: { folders: CountedFolder[]; search: string }) {
  return (
    <section aria-labelledby="your-folders" className="grid gap-2">
      <h2 id="your-folders" className="font-semibold">
        Your folders
      </h2>
      <ul className="divide-y divide-line border-line border-y">
        {folders.map((folder) => (
          <NamedRow
            key={folder.id}
            thing={folder}
            renameTo={paths.renameFolder(folder.id) + search}
            deleteTo={paths.deleteFolder(folder.id) + search}
          >
            <bdi className="font-semibold wrap-anywhere">{folder.name}</bdi>{" "}
            <Link className="text-sm whitespace-nowrap" to={`${paths.programs()}?folder=${folder.id}`}>
              {counted(folder.programs, "program")}
            </Link>
          </NamedRow>
        ))}
      </ul>
    </section>
  );
}
