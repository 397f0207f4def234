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
import { RenameInline } from "#app/ui/forms/rename-inline.tsx";
import { DeleteLink } from "#app/ui/lists/delete-link.tsx";

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
          <li key={folder.id} className="grid grid-cols-[1fr_auto] items-center gap-x-2 py-1.5">
            <div className="min-w-0">
              <bdi className="font-semibold wrap-anywhere">{folder.name}</bdi>{" "}
              <Link className="text-ink-2 text-sm whitespace-nowrap" to={`${paths.programs()}?folder=${folder.id}`}>
                {counted(folder.programs, "program")}
              </Link>
            </div>
            <DeleteLink name={folder.name} to={paths.deleteFolder(folder.id) + search} />
            <RenameInline thing={folder} action={paths.renameFolder(folder.id) + search} />
          </li>
        ))}
      </ul>
    </section>
  );
}
