import { useLoaderData, useLocation } from "@remix-run/react";
import { optionsOf } from "#app/domain/forms/options.ts";
import { listFolders } from "#app/features/folders/queries.server.ts";
import { programFolderForm } from "#app/features/programs/form.ts";
import { fileProgram } from "#app/features/programs/move.server.ts";
import { findProgram } from "#app/features/programs/queries.server.ts";
import { whoMayDo } from "#app/http/screens/entry.server.ts";
import { formAction, formLoader } from "#app/http/screens/form.server.ts";
import { paths } from "#app/paths.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";
import { FormDialog } from "#app/ui/forms/data-form.tsx";
import { Select } from "#app/ui/forms/field.tsx";

const author = whoMayDo("program:edit", "program:edit", (ctx, { params }) => findProgram(ctx, params.programId ?? ""));

export const loader = formLoader(programFolderForm, author, async (ctx, { name, folderId, version }) => ({
  starts: { folder: folderId ?? "" },
  version,
  name,
  folders: await listFolders(ctx),
}));

export const action = formAction(programFolderForm, author, {
  run: (ctx, { folder }, { thing, version }) => fileProgram(ctx, thing.id, version(), folder || null),
  done: ({ name, folder }, { search }) => ({
    to: paths.programs() + search,
    message: folder === null ? `${name} is no longer in a folder.` : `${name} is now in the folder ${folder}.`,
  }),
});

export const meta = pageTitle("Move program");

export default function ProgramFolder() {
  const { name, folders } = useLoaderData<typeof loader>();
  const back = paths.programs() + useLocation().search;
  return (
    <FormDialog form={programFolderForm} title={`Move ${name}`} submit="Move" closeTo={back}>
      {(field) => <Select {...field("folder")} options={optionsOf(folders)} emptyLabel="Without a folder" />}
    </FormDialog>
  );
}
