import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useLocation } from "@remix-run/react";
import { findInStore } from "#app/features/programs/store/preview.server.ts";
import { StoreProgramView } from "#app/features/programs/ui/store-program.tsx";
import { requireActor } from "#app/http/actor.server.ts";
import { paths } from "#app/paths.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";
import { DialogScreen } from "#app/ui/dialogs/dialog-screen.tsx";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const ctx = await requireActor(request, "store:see");
  return { program: await findInStore(ctx, params.programId ?? "") };
}

export const meta = pageTitle<typeof loader>(({ data }) => data?.program.name ?? "Program");

export default function StoreProgram() {
  const { program } = useLoaderData<typeof loader>();
  const { search } = useLocation();
  return (
    <DialogScreen title={program.name} closeTo={paths.programStore() + search} width="l">
      <StoreProgramView program={program} />
    </DialogScreen>
  );
}
