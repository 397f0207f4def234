import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLocation, useParams } from "@remix-run/react";
import { KeyList } from "#app/editor/input/keys-dialog.tsx";
import { findProgram } from "#app/features/programs/queries.server.ts";
import { requireActor } from "#app/http/actor.server.ts";
import { paths } from "#app/paths.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";
import { DialogScreen } from "#app/ui/dialogs/dialog-screen.tsx";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const ctx = await requireActor(request, "program:see");
  await findProgram(ctx, params.programId ?? "");
  return null;
}

export function clientLoader() {
  return null;
}

export const meta = pageTitle("Keys");

export default function Keys() {
  const { programId = "" } = useParams();
  return (
    <DialogScreen title="Keys" closeTo={paths.editorUnder(programId, useLocation().search)} width="l">
      <KeyList />
    </DialogScreen>
  );
}
