import { redirect } from "@remix-run/node";
import type { InvoiceSheet } from "#app/domain/money/invoice-sheet.ts";
import { attachment } from "#app/http/attachment.ts";
import { paths } from "#app/paths.ts";
import type { Context } from "#app/services/context.server.ts";

export async function sheetPdf({ services }: Context, sheet: InvoiceSheet, invoiceId: string, signal: AbortSignal) {
  const made = await services.reports.printInvoice(sheet, signal);
  if (!made.ok) return redirect(`${paths.invoice(invoiceId)}?refused`);
  return new Response(made.bytes, {
    headers: {
      "Content-Type": "application/pdf",
      "Content-Length": String(made.bytes.byteLength),
      "Content-Disposition": attachment(`${sheet.title}.pdf`),
      "Cache-Control": "private, no-store",
    },
  });
}
