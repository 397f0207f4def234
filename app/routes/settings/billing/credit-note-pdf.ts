import type { LoaderFunctionArgs } from "@remix-run/node";
import { creditNoteSheet } from "#app/domain/money/invoice-sheet.ts";
import { findCreditNote } from "#app/features/invoices/credit-note-queries.server.ts";
import { requireActor } from "#app/http/actor.server.ts";
import { sheetPdf } from "./sheet-pdf.server.ts";

export async function loader({ request, params: { invoiceId = "", noteId = "" } }: LoaderFunctionArgs) {
  const ctx = await requireActor(request, "invoice:see");
  return sheetPdf(ctx, creditNoteSheet(await findCreditNote(ctx, invoiceId, noteId)), invoiceId, request.signal);
}
