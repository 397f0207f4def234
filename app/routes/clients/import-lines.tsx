import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { readPage } from "#app/domain/lists/query.ts";
import { allow } from "#app/domain/policy/can.ts";
import { confirmImport } from "#app/features/invitations/import/confirm.server.ts";
import { importForm } from "#app/features/invitations/import/form.ts";
import { findImport } from "#app/features/invitations/import/queries.server.ts";
import { viewImport } from "#app/features/invitations/import/view.server.ts";
import { ImportLines } from "#app/features/invitations/ui/import-lines.tsx";
import { ImportSummary } from "#app/features/invitations/ui/import-summary.tsx";
import { whoMay } from "#app/http/screens/entry.server.ts";
import { formAction, formLoader } from "#app/http/screens/form.server.ts";
import { paths } from "#app/paths.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";
import { ButtonLink } from "#app/ui/elements/button.tsx";
import { EmptyState } from "#app/ui/elements/empty-state.tsx";

const importer = whoMay("client:import", async (ctx, { params }) => {
  const found = await findImport(ctx, params.importId ?? "");
  allow(ctx.actor, "client:invite");
  return found;
});

export const loader = formLoader(importForm, importer, async (ctx, found, { search }) => {
  if (found.isConfirmed) throw redirect(paths.clientImportSent(found.id));
  const view = await viewImport(ctx, found, pageAt(search));
  return { id: found.id, ...view };
});

export const action = formAction(importForm, importer, {
  run: (ctx, values, { thing }) => confirmImport(ctx, thing.id, values),
  done: (done, { thing, search }, { press }) => {
    const turned = /^page-(\d+)$/.exec(press)?.[1];
    const shown = paths.clientImport(thing.id, turned ? Number(turned) : pageAt(search));
    if (done.kind === "shown") return { to: `${shown}#lines` };
    if (done.kind === "invited") return { to: paths.clientImportSent(thing.id) };
    const message = "The file was read again. Check its lines, then invite the people in them.";
    return { to: paths.clientImport(thing.id), message };
  },
});

function pageAt(search: string) {
  return readPage(new URLSearchParams(search).get("page"));
}

export const meta = pageTitle("Import clients");

const another = <ButtonLink to={paths.importClients()}>Choose another file</ButtonLink>;

export default function ImportedLines() {
  const { id, ...view } = useLoaderData<typeof loader>();
  return (
    <div className="screen">
      <h1>Import clients</h1>
      {view.total === 0 ? (
        <EmptyState title="Nobody is in this file" action={another}>
          It has only one line, and that line has no e-mail.
        </EmptyState>
      ) : (
        <div className="grid gap-6">
          <ImportSummary {...view} problemsAt={paths.clientImportProblems(id)} />
          <ImportLines {...view} />
        </div>
      )}
    </div>
  );
}
