import type { InvoiceSheet } from "#app/domain/money/invoice-sheet.ts";
import type { GraphSheet } from "#app/domain/report/layout/graph-pages.ts";
import type { ReportCover, ReportDay } from "#app/domain/report/report.ts";

/** A picture of a report, JPEG, under the id that the report calls it by. */
export type PrintedImage = { id: string; bytes: Uint8Array };

/** Some days of a report, in order, and the pictures that they show. */
export type ReportPart = { days: ReportDay[]; images: PrintedImage[] };

/** `parts` is read as far as it is printed, so that no more of a long program is held than is needed. */
export type ReportOrder = { cover: ReportCover; coverImages: PrintedImage[]; parts: AsyncIterable<ReportPart> };

/** Why nothing was printed: others stand in line, or this takes more time or memory than one may. */
export type PrintRefusal = "busy" | "slow" | "large";

export type Printed = { ok: true; bytes: Uint8Array<ArrayBuffer>; pages: number } | { ok: false; why: PrintRefusal };

export type ReportPrinter = {
  /** The PDF, or why there is none; rejects with the signal's reason when whoever asked has gone. */
  print(order: ReportOrder, signal: AbortSignal): Promise<Printed>;
  /** The same of an invoice, which waits for no report. Of one sheet the bytes are always the same. */
  printInvoice(sheet: InvoiceSheet, signal: AbortSignal): Promise<Printed>;
  /** The same of graphs, which wait for reports and for each other. */
  printGraphs(sheet: GraphSheet, signal: AbortSignal): Promise<Printed>;
};
