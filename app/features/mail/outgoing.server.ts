import { Unexpected } from "#app/domain/errors.ts";
import { invoiceSheet } from "#app/domain/money/invoice-sheet.ts";
import { issuedInvoice } from "#app/features/invoices/queries.server.ts";
import type { Mail } from "#app/services/mail/mail.ts";
import type { Attachment, ComposedMail } from "#app/services/mail/port.ts";
import type { ReportPrinter } from "#app/services/pdf/port.ts";
import type { Db } from "#db/client.ts";
import { composeMail } from "./compose.server.ts";
import type { MailSettings } from "./words.server.ts";

type Sender = { db: Db; printer: ReportPrinter; settings: MailSettings };

/** In milliseconds: shorter than the job may take (db/queues), with what the provider takes after it. */
const patience = 12_000;

/** A mail as it goes out: its words, and with what says that something was paid, the invoice. Throws where there is none now. */
export async function outgoingMail({ settings, ...from }: Sender, mail: Mail): Promise<ComposedMail> {
  const composed = await composeMail(mail, settings);
  return mail.kind === "paid" ? { ...composed, attachments: [await invoiceFile(from, mail)] } : composed;
}

async function invoiceFile(
  { db, printer }: Omit<Sender, "settings">,
  { accountId, content }: Mail<"paid">,
): Promise<Attachment> {
  const invoice = await issuedInvoice(db, accountId ?? "", content.invoiceId);
  const made = await printer.printInvoice(invoiceSheet(invoice), AbortSignal.timeout(patience));
  if (!made.ok) throw new Unexpected(`The PDF of invoice ${invoice.number} was not made: ${made.why}.`);
  return { filename: `Invoice ${invoice.number}.pdf`, bytes: made.bytes };
}
