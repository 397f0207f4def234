import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, useLocation } from "@remix-run/react";
import { renameFolder } from "#app/features/folders/mutations.server.ts";
import { findFolder } from "#app/features/folders/queries.server.ts";
import { folderSchema } from "#app/features/folders/schema.ts";
import { FolderNameForm } from "#app/features/folders/ui/folder-form.tsx";
import { requireActor } from "#app/http/actor.server.ts";
import { redirectWithFlash } from "#app/http/flash.server.ts";
import { readForm } from "#app/http/forms.server.ts";
import { paths } from "#app/paths.ts";
import { DialogScreen } from "#app/ui/dialog-screen.tsx";
import { pageTitle } from "#app/ui/page-title.ts";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const ctx = await requireActor(request, "folder:manage");
  return findFolder(ctx, params.folderId ?? "");
}

/** Posted from the list of folders, and from this page where a name was refused. */
export async function action({ request, params }: ActionFunctionArgs) {
  const ctx = await requireActor(request, "folder:manage");
  const parsed = await readForm(request, folderSchema);
  if (!parsed.ok) return parsed.answer;
  const { name } = await renameFolder(ctx, params.folderId ?? "", parsed.value);
  return redirectWithFlash(ctx, paths.folders() + new URL(request.url).search, `The folder is now called ${name}.`);
}

export const meta = pageTitle("Rename folder");

export default function RenameFolder() {
  const { name } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const back = paths.folders() + useLocation().search;
  return (
    <DialogScreen title={`Rename ${name}`} closeTo={back}>
      <FolderNameForm defaults={{ name }} result={answer?.result} submitLabel="Save" cancelTo={back} />
    </DialogScreen>
  );
}
