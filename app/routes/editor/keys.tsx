import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useLocation } from "@remix-run/react";
import { KeyList } from "#app/editor/input/keys-dialog.tsx";
import { findProgram } from "#app/features/programs/queries.server.ts";
import { requireActor } from "#app/http/actor.server.ts";
import { paths } from "#app/paths.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";
import { DialogScreen } from "#app/ui/dialogs/dialog-screen.tsx";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const ctx = await requireActor(request, "program:see");
  const { id } = await findProgram(ctx, params.programId ?? "");
  return { id };
}

export const meta = pageTitle("Keys");

export default function Keys() {
  const { id } = useLoaderData<typeof loader>();
  return (
    <DialogScreen title="Keys" closeTo={paths.editorUnder(id, useLocation().search)} width="l">
      <KeyList />
    </DialogScreen>
  );
}
