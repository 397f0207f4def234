import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { countImportMails, findImport } from "#app/features/invitations/import/queries.server.ts";
import { ImportSent } from "#app/features/invitations/ui/import-sent.tsx";
import { requireActor } from "#app/http/actor.server.ts";
import { paths } from "#app/paths.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const ctx = await requireActor(request, "client:import");
  const found = await findImport(ctx, params.importId ?? "");
  if (!found.isConfirmed) throw redirect(paths.clientImport(found.id));
  return { at: paths.clientImportSent(found.id), invited: found.invited, ...(await countImportMails(ctx, found.id)) };
}

export const meta = pageTitle("Clients imported");

export default function ImportedClients() {
  return (
    <div className="screen">
      <h1>Clients imported</h1>
      <ImportSent {...useLoaderData<typeof loader>()} />
    </div>
  );
}
