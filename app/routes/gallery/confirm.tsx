import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { requireActor } from "#app/http/actor.server.ts";
import { redirectWithFlash } from "#app/http/flash.server.ts";
import { paths } from "#app/paths.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";
import { ConfirmScreen } from "#app/ui/dialogs/confirm-screen.tsx";

export async function loader({ request }: LoaderFunctionArgs) {
  await requireActor(request, "gallery:see");
  return null;
}

export async function action({ request }: ActionFunctionArgs) {
  const ctx = await requireActor(request, "gallery:see");
  return redirectWithFlash(ctx, paths.gallery(), "Nothing was deleted: this is the gallery.");
}

export const meta = pageTitle("Delete");

export default function SampleConfirm() {
  return (
    <ConfirmScreen question="Are you sure you want to delete Exercise?" cancelTo={paths.gallery()} danger>
      <p>Back squat goes from your library. Programs keep what is written in them.</p>
    </ConfirmScreen>
  );
}
