import { z } from "zod";
import { invoiceSheet } from "#app/domain/money/invoice-sheet.ts";
import { can } from "#app/domain/policy/can.ts";
import { findInvoice, invoiceKeys, pageOfInvoices } from "#app/features/invoices/queries.server.ts";
import { listOperation, operation, resource } from "#app/http/api/operation.ts";
import { many, pageOf, wholeNumber } from "#app/http/api/paging.ts";
import { problemResponse } from "#app/http/api/problem.ts";
import { named } from "#app/http/api/schema-names.ts";
import { day, id } from "#app/http/api/schemas.ts";
import { attachment } from "#app/http/attachment.ts";
import { paths } from "#app/paths.ts";
import { euros, inEuros } from "./euros.ts";

const invoice = named(
  "Invoice",
  z.object({
    id,
    number: z.string(),
    created: day,
    fullName: z.string().optional().describe("The buyer's name; only for administrators."),
    total: euros,
    filePath: z.string().describe("The path of its PDF on this site, for the same token."),
  }),
);

const pdf = "application/pdf";

export const invoices = resource("Invoices", [
  listOperation({
    path: "/invoices",
    summary: "Invoices, the newest first unless asked otherwise",
    access: "invoice:see",
    evenExpired: true,
    scope: "account:read",
    query: z.object({
      name: z.string().max(200).default("").describe("Text in the buyer's name; only for administrators."),
      month: many(wholeNumber(1, 12), 12),
      year: many(wholeNumber(2000, 2100), 20),
      sortBy: z.enum(["desc", "asc"]).default("desc"),
    }),
    item: invoice,
    keys: invoiceKeys,
    async run({ ctx, query, page }) {
      const { rows, total } = await pageOfInvoices(ctx, { ...query, ...page });
      const { items, next } = pageOf(rows, page, ({ key }) => key);
      const isManager = can(ctx.actor, "user:manage");
      const shown = items.map(({ id, number, created, fullName, totalCents }) => ({
        id,
        number,
        created,
        total: inEuros(totalCents),
        filePath: `${paths.api()}/invoices/${id}/file`,
        ...(isManager && { fullName }),
      }));
      return { items: shown, total, next };
    },
  }),
  operation({
    method: "GET",
    path: "/invoices/{id}/file",
    summary: "An invoice as a PDF",
    access: "invoice:see",
    evenExpired: true,
    scope: "account:read",
    answer: { file: pdf },
    async run({ ctx, path, request }) {
      const found = await findInvoice(ctx, path.id);
      const made = await ctx.services.reports.printInvoice(invoiceSheet(found), request.signal);
      if (!made.ok) return problemResponse({ status: 503, detail: notMade, headers: { "Retry-After": "60" } });
      const name = attachment(`Invoice ${found.number}.pdf`);
      const headers = { "Content-Type": pdf, "Content-Disposition": name, "Cache-Control": "private, no-store" };
      return new Response(made.bytes, { headers });
    },
  }),
]);

const notMade = "The PDF could not be created just now. Try again in a minute.";
