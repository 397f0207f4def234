import { invoiceSheet } from "#app/domain/money/invoice-sheet.ts";
import type { Printed, ReportPrinter } from "#app/services/pdf/port.ts";
import type { Invoice } from "./queries.server.ts";

/** The invoice as a PDF, or why there is none now. It is made from the row alone: the same row is the same file. */
export function invoicePdf(printer: ReportPrinter, invoice: Invoice, signal: AbortSignal): Promise<Printed> {
  return printer.printInvoice(invoiceSheet(invoice), signal);
}
