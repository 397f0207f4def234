import { Unexpected } from "#app/domain/errors.ts";
import { creditNoteSheet, type InvoiceSheet, invoiceSheet } from "#app/domain/money/invoice-sheet.ts";
import { issuedCreditNote } from "#app/features/invoices/credit-note-queries.server.ts";
import { issuedInvoice } from "#app/features/invoices/queries.server.ts";
import type { Mail } from "#app/services/mail/mail.ts";
import type { Attachment, ComposedMail } from "#app/services/mail/port.ts";
import type { ReportPrinter } from "#app/services/pdf/port.ts";
import type { Db } from "#db/client.ts";
import { composeMail } from "./compose.server.ts";
import type { MailSettings } from "./words.server.ts";

type Sender = { db: Db; printer: ReportPrinter; settings: MailSettings };

/** In milliseconds; with the provider's time less than the job may take (db/queues). */
const patience = 12_000;

/** Adds the invoice or credit note of a payment; throws if it does not exist yet. */
export async function outgoingMail({ settings, ...from }: Sender, mail: Mail): Promise<ComposedMail> {
  const composed = await composeMail(mail, settings);
  const sheet = await attachedSheet(from.db, mail);
  return sheet ? { ...composed, attachments: [await fileOf(from.printer, sheet)] } : composed;
}

async function attachedSheet(db: Db, { kind, accountId, content }: Mail): Promise<InvoiceSheet | null> {
  if (kind === "paid") return invoiceSheet(await issuedInvoice(db, accountId ?? "", content.invoiceId));
  if (kind === "credited") return creditNoteSheet(await issuedCreditNote(db, accountId ?? "", content.creditNoteId));
  return null;
}

async function fileOf(printer: ReportPrinter, sheet: InvoiceSheet): Promise<Attachment> {
  const made = await printer.printInvoice(sheet, AbortSignal.timeout(patience));
  if (!made.ok) throw new Unexpected(`The PDF of ${sheet.title} was not made: ${made.why}.`);
  return { filename: `${sheet.title}.pdf`, bytes: made.bytes };
}
