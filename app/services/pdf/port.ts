import type { InvoiceSheet } from "#app/domain/money/invoice-sheet.ts";
import type { GraphSheet } from "#app/domain/report/layout/graph-pages.ts";
import type { ReportCover, ReportDay } from "#app/domain/report/report.ts";

export type PrintedImage = { id: string; bytes: Uint8Array };

export type ReportPart = { days: ReportDay[]; images: PrintedImage[] };

/** `parts` is read as it is printed, so that only a part of a long program is in memory. */
export type ReportOrder = { cover: ReportCover; coverImages: PrintedImage[]; parts: AsyncIterable<ReportPart> };

export type PrintRefusal = "busy" | "slow" | "large";

export type Printed = { ok: true; bytes: Uint8Array<ArrayBuffer>; pages: number } | { ok: false; why: PrintRefusal };

export type ReportPrinter = {
  print(order: ReportOrder, signal: AbortSignal): Promise<Printed>;
  /** Doesn't wait for reports. The same sheet always gives the same bytes. */
  printInvoice(sheet: InvoiceSheet, signal: AbortSignal): Promise<Printed>;
  printGraphs(sheet: GraphSheet, signal: AbortSignal): Promise<Printed>;
};
