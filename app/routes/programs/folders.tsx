import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, useLocation } from "@remix-run/react";
import { v7 as newId } from "uuid";
import { createFolder } from "#app/features/folders/mutations.server.ts";
import { listFoldersWithCounts } from "#app/features/folders/queries.server.ts";
import { newFolderSchema } from "#app/features/folders/schema.ts";
import { NewFolderForm } from "#app/features/folders/ui/folder-form.tsx";
import { FolderList } from "#app/features/folders/ui/folder-list.tsx";
import { requireActor } from "#app/http/actor.server.ts";
import { redirectWithFlash } from "#app/http/flash.server.ts";
import { readForm } from "#app/http/forms.server.ts";
import { paths } from "#app/paths.ts";
import { DialogScreen } from "#app/ui/dialog-screen.tsx";
import { pageTitle } from "#app/ui/page-title.ts";

export async function loader({ request }: LoaderFunctionArgs) {
  const ctx = await requireActor(request, "folder:manage");
  return { id: newId(), folders: await listFoldersWithCounts(ctx) };
}

export async function action({ request }: ActionFunctionArgs) {
  const ctx = await requireActor(request, "folder:manage");
  const parsed = await readForm(request, newFolderSchema);
  if (!parsed.ok) return parsed.answer;
  const { name } = await createFolder(ctx, parsed.value.id, parsed.value);
  return redirectWithFlash(ctx, paths.folders() + new URL(request.url).search, `The folder ${name} was created.`);
}

export const meta = pageTitle("New folder");

export default function Folders() {
  const { id, folders } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { search } = useLocation();
  return (
    <DialogScreen title="New folder" closeTo={paths.programs() + search}>
      <div className="grid gap-6">
        <NewFolderForm id={id} result={answer?.result} cancelTo={paths.programs() + search} />
        {folders.length > 0 && (
          <section aria-labelledby="your-folders" className="grid gap-2">
            <h2 id="your-folders" className="font-semibold">
              Your folders
            </h2>
            <FolderList folders={folders} search={search} />
          </section>
        )}
      </div>
    </DialogScreen>
  );
}
