import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { invoicePdf } from "#app/features/invoices/pdf.server.ts";
import { findInvoice } from "#app/features/invoices/queries.server.ts";
import { requireActor } from "#app/http/actor.server.ts";
import { attachment } from "#app/http/attachment.ts";
import { paths } from "#app/paths.ts";

/** The invoice as a file. Where none can be made now, its page says so. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const ctx = await requireActor(request, "invoice:see");
  const invoice = await findInvoice(ctx, params.invoiceId ?? "");
  const made = await invoicePdf(ctx.services.reports, invoice, request.signal);
  if (!made.ok) return redirect(`${paths.invoice(invoice.id)}?refused`);
  return new Response(made.bytes, {
    headers: {
      "Content-Type": "application/pdf",
      "Content-Length": String(made.bytes.byteLength),
      "Content-Disposition": attachment(`Invoice ${invoice.number}.pdf`),
      "Cache-Control": "private, no-store",
    },
  });
}
