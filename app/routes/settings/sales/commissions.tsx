import { useLoaderData } from "@remix-run/react";
import { isFiltered, serializeQuery } from "#app/domain/lists/query.ts";
import { isAdmin } from "#app/domain/policy/roles.ts";
import { saleChoices, saleList } from "#app/features/sales/list.ts";
import { listPartners, listSales } from "#app/features/sales/queries.server.ts";
import { saleColumnsOf } from "#app/features/sales/ui/sale-columns.tsx";
import { listLoader } from "#app/http/screens/list.server.ts";
import { paths } from "#app/paths.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";
import { ListScreen } from "#app/ui/lists/list-screen.tsx";

export { noStore as headers } from "#app/routes/no-store.ts";

export const loader = listLoader(saleList, "sale:see", async (ctx, readQuery) => {
  const seesAll = isAdmin(ctx.actor);
  const partners = await listPartners(ctx);
  const query = readQuery(saleChoices(seesAll, partners));
  return { ...(await listSales(ctx, query)), query, partners, seesAll };
});

export const meta = pageTitle("Commissions");

export default function Commissions() {
  const { rows, total, totals, query, partners, seesAll } = useLoaderData<typeof loader>();
  return (
    <ListScreen
      list={saleList}
      title="Commissions"
      query={query}
      choices={saleChoices(seesAll, partners)}
      total={total}
      rows={rows}
      columns={saleColumnsOf(seesAll, totals)}
      actions={
        total > 0 && (
          <a className="btn" href={paths.commissionsCsv(serializeQuery(saleList, { ...query, page: 1 }))} download>
            Download as CSV
          </a>
        )
      }
      empty={{
        title: isFiltered(saleList, query) ? "No sales found" : "You have no sales",
        filtered: { text: "No sales match these filters." },
        nothing: { text: "Each sale of a program will appear here with its price and its commissions." },
      }}
    />
  );
}
