import type { InvoiceSheet } from "#app/domain/money/invoice-sheet.ts";
import type { GraphSheet } from "#app/domain/report/layout/graph-pages.ts";
import type { ReportCover } from "#app/domain/report/report.ts";
import type { PrintedImage, ReportPart } from "./port.ts";

export type ToThread =
  | { is: "part"; part: ReportPart }
  | { is: "end"; cover: ReportCover; images: PrintedImage[] }
  | { is: "invoice"; sheet: InvoiceSheet }
  | { is: "graphs"; sheet: GraphSheet };

export type FromThread = { is: "ready" } | { is: "done"; bytes: Uint8Array<ArrayBuffer>; pages: number };
