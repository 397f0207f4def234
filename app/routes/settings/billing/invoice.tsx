import type { LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData, useLocation } from "@remix-run/react";
import { invoiceSheet } from "#app/domain/money/invoice-sheet.ts";
import { can } from "#app/domain/policy/can.ts";
import { searchWithout } from "#app/domain/text/query-strings.ts";
import type { Aftermath } from "#app/features/invoices/credit-note-queries.server.ts";
import { listAftermath, readEndable } from "#app/features/invoices/credit-note-queries.server.ts";
import { findInvoice } from "#app/features/invoices/queries.server.ts";
import { InvoicePage } from "#app/features/invoices/ui/invoice-page.tsx";
import { requireActor } from "#app/http/actor.server.ts";
import { paths } from "#app/paths.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";
import { DialogScreen } from "#app/ui/dialogs/dialog-screen.tsx";

export { noStore as headers } from "#app/routes/no-store.ts";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const ctx = await requireActor(request, "invoice:see");
  const invoice = await findInvoice(ctx, params.invoiceId ?? "");
  const aftermath = await listAftermath(ctx, invoice);
  const mayEnd =
    aftermath.notes.length > 0 && can(ctx.actor, "licence:end") && (await readEndable(ctx, invoice.id)) !== null;
  return { id: invoice.id, sheet: invoiceSheet(invoice), aftermath, mayEnd };
}

export const meta = pageTitle<typeof loader>(({ data }) => (data ? `Invoice ${data.sheet.number}` : "Invoice"));

export default function Invoice() {
  const { id, sheet, aftermath, mayEnd } = useLoaderData<typeof loader>();
  const { search } = useLocation();
  const isRefused = new URLSearchParams(search).has("refused");
  return (
    <DialogScreen
      title={`Invoice ${sheet.number}`}
      closeTo={paths.billing() + searchWithout(search, "refused")}
      width="l"
    >
      {isRefused && <p role="alert">The PDF could not be created just now. Try again in a minute.</p>}
      <InvoicePage sheet={sheet} />
      <AftermathList invoiceId={id} aftermath={aftermath} />
      <div className="actions mt-6">
        <a className="btn btn-primary" href={paths.invoicePdf(id)} download>
          Download PDF
        </a>
        {mayEnd && (
          <Link className="btn btn-danger" to={paths.endLicence(id)}>
            End licence
          </Link>
        )}
      </div>
    </DialogScreen>
  );
}

function AftermathList({ invoiceId, aftermath }: { invoiceId: string; aftermath: Aftermath }) {
  const { notes, disputes } = aftermath;
  if (notes.length + disputes.length === 0) return null;
  return (
    <section className="mt-6 grid gap-2">
      <h2 className="font-bold">Since then</h2>
      <ul className="grid gap-2">
        {disputes.map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
        {notes.map(({ id, number, text }) => (
          <li key={id}>
            {text}:{" "}
            <a href={paths.creditNotePdf(invoiceId, id)} download>
              Credit note {number} (PDF)
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
