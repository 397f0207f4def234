import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { describeExcess } from "#app/domain/people/import/words.ts";
import { allow } from "#app/domain/policy/can.ts";
import { confirmImport } from "#app/features/invitations/import/confirm.server.ts";
import { importForm } from "#app/features/invitations/import/form.ts";
import { findImport } from "#app/features/invitations/import/queries.server.ts";
import type { ShownLine } from "#app/features/invitations/import/view.server.ts";
import { viewImport } from "#app/features/invitations/import/view.server.ts";
import { licenceFull } from "#app/features/invitations/refusal-words.ts";
import { ImportLines } from "#app/features/invitations/ui/import-lines.tsx";
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

export const loader = formLoader(importForm, importer, async (ctx, found) => {
  if (found.isConfirmed) throw redirect(paths.clientImportSent(found.id));
  return { id: found.id, ...(await viewImport(ctx, found)) };
});

export const action = formAction(importForm, importer, {
  run: (ctx, values, { thing }) => confirmImport(ctx, thing.id, values),
  done: (done, { thing }) => {
    if (done.kind === "shown") return { to: paths.clientImport(thing.id) };
    if (done.kind === "invited") return { to: paths.clientImportSent(thing.id) };
    const message = "The file was read again. Check its lines, then invite the people in them.";
    return { to: paths.clientImport(thing.id), message };
  },
});

export const meta = pageTitle("Import clients");

const another = <ButtonLink to={paths.importClients()}>Choose another file</ButtonLink>;

export default function ImportedLines() {
  const { id, lines, columns, isNarrow, over, newGroups } = useLoaderData<typeof loader>();
  return (
    <div className="screen">
      <h1>Import clients</h1>
      {lines.length === 0 ? (
        <EmptyState title="Nobody is in this file" action={another}>
          It has only one line, and that line has no e-mail.
        </EmptyState>
      ) : (
        <div className="grid gap-6">
          <ImportSummary {...{ lines, over, newGroups }} />
          <ImportLines {...{ lines, columns, isNarrow }} problemsAt={paths.clientImportProblems(id)} />
        </div>
      )}
    </div>
  );
}

type SummaryProps = { lines: readonly ShownLine[]; over: number; newGroups: readonly string[] };

function ImportSummary({ lines, over, newGroups }: SummaryProps) {
  const ready = lines.filter(({ canTick }) => canTick).length;
  return (
    <div className="grid gap-2">
      <p>
        <strong>{`${ready} of ${lines.length} ${lines.length === 1 ? "line" : "lines"} can be imported.`}</strong>
      </p>
      {newGroups.length > 0 && <p>{`New groups: ${newGroups.join(", ")}.`}</p>}
      {over > 0 && (
        <p className="summary">
          {licenceFull} {describeExcess(over)} <a href={paths.subscribe()}>Subscribe</a>
        </p>
      )}
    </div>
  );
}
