import { useLoaderData, useLocation } from "@remix-run/react";
import { finishForm } from "#app/features/reconciliation/list.ts";
import { finishReconciliation } from "#app/features/reconciliation/mutations.server.ts";
import { findReconciliation } from "#app/features/reconciliation/queries.server.ts";
import { FindingState } from "#app/features/reconciliation/ui/reconciliation-columns.tsx";
import { whoMay } from "#app/http/screens/entry.server.ts";
import { formAction, formLoader } from "#app/http/screens/form.server.ts";
import { paths } from "#app/paths.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";
import { DialogScreen } from "#app/ui/dialogs/dialog-screen.tsx";
import { DataForm } from "#app/ui/forms/data-form.tsx";

export { noStore as headers } from "#app/routes/no-store.ts";

const may = whoMay("reconciliation:finish", (ctx, { params }) => findReconciliation(ctx, params.findingId ?? ""));

export const loader = formLoader(finishForm, may, (_, finding) => ({ starts: {}, finding }));

export const action = formAction(finishForm, may, {
  run: (ctx, _, { thing }) => finishReconciliation(ctx, thing.id),
  done: (_, { search }) => ({ to: paths.reconciliations() + search, message: "The finding was marked as done." }),
});

export const meta = pageTitle("Finding");

export default function Finding() {
  const { finding } = useLoaderData<typeof loader>();
  const closeTo = paths.reconciliations() + useLocation().search;
  return (
    <DialogScreen title={finding.isMended ? "Finding" : "Is this done?"} closeTo={closeTo}>
      <div className="grid gap-6">
        <p className="break-words">{finding.text}</p>
        <p>
          <FindingState {...finding} />
        </p>
        {!finding.isMended && (
          <>
            <p className="text-ink-2">Your name and the time are kept with it. This can’t be undone.</p>
            <DataForm form={finishForm} submit="Done" pending="One moment…" cancelTo={closeTo} />
          </>
        )}
      </div>
    </DialogScreen>
  );
}
