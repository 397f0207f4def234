import type { LoaderFunctionArgs } from "@remix-run/node";
import { invoiceSheet } from "#app/domain/money/invoice-sheet.ts";
import { findInvoice } from "#app/features/invoices/queries.server.ts";
import { requireActor } from "#app/http/actor.server.ts";
import { sheetPdf } from "./sheet-pdf.server.ts";

/** Redirects to the page with a reason if no PDF can be made now. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const ctx = await requireActor(request, "invoice:see");
  const invoice = await findInvoice(ctx, params.invoiceId ?? "");
  return sheetPdf(ctx, invoiceSheet(invoice), invoice.id, request.signal);
}
