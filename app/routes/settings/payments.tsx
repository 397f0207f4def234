import { useLoaderData } from "@remix-run/react";
import { isFiltered } from "#app/domain/lists/query.ts";
import { reconciliationChoices, reconciliationList } from "#app/features/reconciliation/list.ts";
import { listReconciliations } from "#app/features/reconciliation/queries.server.ts";
import { reconciliationColumns } from "#app/features/reconciliation/ui/reconciliation-columns.tsx";
import { listLoader } from "#app/http/screens/list.server.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";
import { ListScreen } from "#app/ui/lists/list-screen.tsx";

export { noStore as headers } from "../no-store.ts";

export const loader = listLoader(reconciliationList, "reconciliation:see", async (ctx, readQuery) => {
  const query = readQuery(reconciliationChoices);
  return { ...(await listReconciliations(ctx, query)), query };
});

export const meta = pageTitle("Payments");

export default function Payments() {
  const { rows, total, query } = useLoaderData<typeof loader>();
  return (
    <ListScreen
      list={reconciliationList}
      title="Payments"
      query={query}
      choices={reconciliationChoices}
      total={total}
      rows={rows}
      columns={reconciliationColumns}
      lead={
        <p className="text-ink-2">
          Every hour the orders and subscriptions are compared with what the card provider knows, and every night the
          books. What was not as it should be stands here, with the night that found it in order again.
        </p>
      }
      empty={{
        title: isFiltered(reconciliationList, query) ? "Nothing like that was found" : "Nothing was found",
        filtered: {},
        nothing: { text: "What the provider took is what was sold and invoiced, as far as it was compared." },
      }}
    />
  );
}
