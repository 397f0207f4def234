import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useLocation } from "@remix-run/react";
import { invoiceSheet } from "#app/domain/money/invoice-sheet.ts";
import { findInvoice } from "#app/features/invoices/queries.server.ts";
import { InvoicePage } from "#app/features/invoices/ui/invoice-page.tsx";
import { requireActor } from "#app/http/actor.server.ts";
import { paths, searchWithout } from "#app/paths.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";
import { DialogScreen } from "#app/ui/dialogs/dialog-screen.tsx";

export { noStore as headers } from "../no-store.ts";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const ctx = await requireActor(request, "invoice:see");
  const invoice = await findInvoice(ctx, params.invoiceId ?? "");
  return { id: invoice.id, sheet: invoiceSheet(invoice) };
}

export const meta = pageTitle<typeof loader>(({ data }) => (data ? `Invoice ${data.sheet.number}` : "Invoice"));

export default function Invoice() {
  const { id, sheet } = useLoaderData<typeof loader>();
  const { search } = useLocation();
  const isRefused = new URLSearchParams(search).has("refused");
  return (
    <DialogScreen
      title={`Invoice ${sheet.number}`}
      closeTo={paths.billing() + searchWithout(search, "refused")}
      width="l"
    >
      {isRefused && <p role="alert">The PDF could not be made just now. Try again in a minute.</p>}
      <InvoicePage sheet={sheet} />
      <div className="actions mt-6">
        <a className="btn btn-primary" href={paths.invoicePdf(id)} download>
          Download PDF
        </a>
      </div>
    </DialogScreen>
  );
}
