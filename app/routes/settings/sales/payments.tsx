import { Outlet, useLoaderData } from "@remix-run/react";
import { isFiltered, serializeQuery } from "#app/domain/lists/query.ts";
import { reconciliationChoices, reconciliationList } from "#app/features/reconciliation/list.ts";
import { listReconciliations } from "#app/features/reconciliation/queries.server.ts";
import type { RunView } from "#app/features/reconciliation/runs-queries.server.ts";
import { listRuns } from "#app/features/reconciliation/runs-queries.server.ts";
import { reconciliationColumns } from "#app/features/reconciliation/ui/reconciliation-columns.tsx";
import { listLoader } from "#app/http/screens/list.server.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";
import { ListScreen } from "#app/ui/lists/list-screen.tsx";

export { noStore as headers } from "#app/routes/no-store.ts";

export const loader = listLoader(reconciliationList, "reconciliation:see", async (ctx, readQuery) => {
  const query = readQuery(reconciliationChoices);
  const [found, runs] = await Promise.all([listReconciliations(ctx, query), listRuns(ctx)]);
  return { ...found, runs, query };
});

export const meta = pageTitle("Payments");

export default function Payments() {
  const { rows, total, open, runs, query } = useLoaderData<typeof loader>();
  return (
    <>
      <ListScreen
        list={reconciliationList}
        title="Payments"
        query={query}
        choices={reconciliationChoices}
        total={total}
        rows={rows}
        columns={reconciliationColumns(serializeQuery(reconciliationList, query))}
        lead={
          <>
            {total > 0 && (
              <p>
                <strong>{open} to do by hand</strong>
              </p>
            )}
            <p className="text-ink-2">
              Every hour we compare orders and subscriptions with the card provider’s records, and every night we check
              the books. Differences are listed here, and later also when they were resolved.
            </p>
            <Runs runs={runs} />
          </>
        }
        empty={{
          title: isFiltered(reconciliationList, query) ? "No findings match these filters" : "No findings",
          filtered: {},
          nothing: { text: "So far, every charge at the provider agrees with what was sold and invoiced." },
        }}
      />
      <Outlet />
    </>
  );
}

function Runs({ runs }: { runs: RunView[] }) {
  return (
    <dl className="grid grid-cols-[minmax(0,1fr)] gap-x-4 gap-y-2 sm:grid-cols-[auto_minmax(0,1fr)]">
      {runs.map(({ what, good, failed, failure }) => (
        <div key={what} className="sm:contents">
          <dt className="text-ink-2">{what}</dt>
          <dd>
            {good ? `Last compared ${good}` : "Not compared yet"}
            {failed && (
              <span className="block text-bad wrap-anywhere">
                The comparison of {failed} failed: {failure}
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
