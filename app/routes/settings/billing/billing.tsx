import { Outlet, useLoaderData } from "@remix-run/react";
import { isFiltered, serializeQuery } from "#app/domain/lists/query.ts";
import { can } from "#app/domain/policy/can.ts";
import { todayOf } from "#app/domain/schedule/time-zone.ts";
import { findBilling } from "#app/features/invoices/billing.server.ts";
import { allInvoices, invoiceChoices, invoiceList } from "#app/features/invoices/list.ts";
import { listInvoices } from "#app/features/invoices/queries.server.ts";
import { BillingSummary } from "#app/features/invoices/ui/billing-summary.tsx";
import { invoiceColumns } from "#app/features/invoices/ui/invoice-columns.tsx";
import { listLoader } from "#app/http/screens/list.server.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";
import { ListScreen } from "#app/ui/lists/list-screen.tsx";
import { ManyFilter } from "#app/ui/lists/many-filter.tsx";

export { noStore as headers } from "#app/routes/no-store.ts";
export { whenListChanges as shouldRevalidate } from "#app/ui/lists/when-list-changes.ts";

export const loader = listLoader(allInvoices, "invoice:see", async (ctx, readQuery) => {
  const choices = invoiceChoices(todayOf(ctx));
  const isAdmin = can(ctx.actor, "user:manage");
  const query = readQuery(choices);
  const asked = isAdmin ? query : { ...query, search: "" };
  const isBilled = can(ctx.actor, "billing:manage");
  const [found, billing] = await Promise.all([listInvoices(ctx, asked), isBilled ? findBilling(ctx) : null]);
  return { ...found, query: asked, choices, isAdmin, billing: billing?.starts ?? null };
});

export const meta = pageTitle("Billing");

export default function Billing() {
  const { rows, total, totalCents, query, choices, isAdmin, billing } = useLoaderData<typeof loader>();
  const list = isAdmin ? allInvoices : invoiceList;
  const search = serializeQuery(allInvoices, query);
  const { month, year } = invoiceList.filters;
  return (
    <>
      <ListScreen
        list={list}
        title="Billing"
        query={query}
        choices={choices}
        more={[
          <ManyFilter key="month" {...month} name="month" value={query.month} options={choices.month} />,
          <ManyFilter key="year" {...year} name="year" value={query.year} options={choices.year} />,
        ]}
        lead={billing && <BillingSummary billing={billing} search={search} />}
        total={total}
        rows={rows}
        columns={invoiceColumns(search, isAdmin, totalCents)}
        empty={{
          title: isAdmin || isFiltered(list, query) ? "No invoices found" : "You have no invoices",
          filtered: { text: "No invoices match these filters." },
          nothing: {
            text: isAdmin
              ? "The first one comes with the first payment of an account."
              : "Your first one comes with your first payment: for a subscription, or for a program.",
          },
        }}
      />
      <Outlet />
    </>
  );
}
