import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useLocation } from "@remix-run/react";
import { deleteFolder } from "#app/features/folders/mutations.server.ts";
import { findFolder } from "#app/features/folders/queries.server.ts";
import { requireActor } from "#app/http/actor.server.ts";
import { redirectWithFlash } from "#app/http/flash.server.ts";
import { paths } from "#app/paths.ts";
import { ConfirmScreen } from "#app/ui/confirm-screen.tsx";
import { pageTitle } from "#app/ui/page-title.ts";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const ctx = await requireActor(request, "folder:manage");
  return findFolder(ctx, params.folderId ?? "");
}

export async function action({ request, params }: ActionFunctionArgs) {
  const ctx = await requireActor(request, "folder:manage");
  const { name } = await deleteFolder(ctx, params.folderId ?? "");
  return redirectWithFlash(ctx, paths.folders(), `The folder ${name} was deleted.`);
}

export const meta = pageTitle("Delete folder");

export default function DeleteFolder() {
  const { name } = useLoaderData<typeof loader>();
  const { search } = useLocation();
  return (
    <ConfirmScreen question={`Are you sure you want to delete ${name}?`} cancelTo={paths.folders() + search} danger>
      <p>Its programs stay; they are without a folder then.</p>
    </ConfirmScreen>
  );
}
