import type { InvoiceSheet } from "#app/domain/money/invoice-sheet.ts";
import { reportDay } from "#app/domain/report/day.ts";
import type { ReportCover } from "#app/domain/report/report.ts";
import type { Workout } from "#app/domain/workout/document/document.ts";
import type { Printed, ReportPart, ReportPrinter } from "#app/services/pdf/port.ts";

/** In milliseconds: less than a job may take (db/queues), and one less than a transaction may idle (db/bounded). */
const patience = { all: 90_000, one: 20_000 };
/** In bytes: they are in memory until the archive is stored. */
const most = 48 * 1024 * 1024;
const daysAtOnce = 7;

/** Prints as many as there is time and room for; null for the others. */
export function pdfPrinter(printer: ReportPrinter) {
  const over = AbortSignal.timeout(patience.all);
  let left = most;
  async function print(run: (signal: AbortSignal) => Promise<Printed>): Promise<Uint8Array | null> {
    if (over.aborted || left <= 0) return null;
    const signal = AbortSignal.any([over, AbortSignal.timeout(patience.one)]);
    const made = await run(signal).catch((error: unknown) => {
      if (signal.aborted) return null;
      throw error;
    });
    if (!made?.ok) return null;
    left -= made.bytes.byteLength;
    return made.bytes;
  }
  return {
    invoice: (sheet: InvoiceSheet) => print((signal) => printer.printInvoice(sheet, signal)),
    program: (cover: ReportCover, days: readonly Workout[]) =>
      print((signal) => printer.print({ cover, coverImages: [], parts: partsOf(days) }, signal)),
  };
}

export type PdfPrinter = ReturnType<typeof pdfPrinter>;

async function* partsOf(days: readonly Workout[]): AsyncGenerator<ReportPart> {
  for (let from = 0; from < days.length; from += daysAtOnce) {
    yield { days: days.slice(from, from + daysAtOnce).map((day) => reportDay(day)), images: [] };
  }
}
