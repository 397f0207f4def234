import { z } from "zod";
import { saleTypes } from "#app/domain/money/commissions.ts";
import { addDays, isIsoDate, lastDate } from "#app/domain/schedule/dates.ts";
import { startOfDay } from "#app/domain/schedule/time-zone.ts";
import { pageOfSales } from "#app/features/sales/queries.server.ts";
import type { Sale, SaleSums } from "#app/features/sales/views.ts";
import { operation, resource } from "#app/http/api/operation.ts";
import { wholeNumber } from "#app/http/api/paging.ts";
import { named } from "#app/http/api/schema-names.ts";
import { id, instant } from "#app/http/api/schemas.ts";
import { euros, inEuros } from "./euros.ts";

const moment = z
  .union([z.iso.date(), z.iso.datetime({ offset: true })])
  .refine((text) => text >= "1900" && text.slice(0, 10) <= lastDate, "This date is out of range");
const ofAdministrators = euros.optional().describe("In euros; for administrators.");
const types = Object.values(saleTypes).map(String) as ["1", "2", "3"];

const sellingRecord = named(
  "SellingRecord",
  z.object({
    id,
    name: z.string(),
    purchaseDate: instant,
    partnerName: z.string().nullable(),
    userName: z.string(),
    fullPrice: euros,
    tsCommission: ofAdministrators,
    partnerCommission: euros,
    adminCommission: ofAdministrators,
  }),
);

const totals = z.object({
  totalFullPrice: euros,
  totalTsCommission: ofAdministrators,
  totalPartnerCommission: euros,
  totalAdminCommission: ofAdministrators,
});

export const sellingRecords = resource("Selling records", [
  operation({
    method: "GET",
    path: "/sellingrecords",
    summary: "Sales, the newest first: a partner's own, or, for administrators, all",
    access: "sale:see",
    scope: "account:read",
    query: z.object({
      partnerId: id.nullable().default(null).describe("Only for administrators."),
      from: moment.nullable().default(null).describe("A moment, or the start of a day in your time zone."),
      to: moment.nullable().default(null).describe("Up to that moment, or to the end of that day; it is included."),
      type: z
        .enum(types)
        .nullable()
        .default(null)
        .describe("1 package, 2 program, 3 membership; only for administrators."),
      limit: wholeNumber(1, 100).default(24),
      offset: wholeNumber(0, 10_000).default(0),
    }),
    answer: z.object({ page: z.object({ entries: z.array(sellingRecord), totalCount: z.int() }), totals }),
    async run({ ctx, query: { partnerId, from, to, type, limit, offset } }) {
      const wanted = { partner: partnerId ?? "", type: type ?? "", limit, offset };
      const span = {
        since: from === null ? null : begin(from, ctx.timeZone),
        before: to === null ? null : after(to, ctx.timeZone),
      };
      const found = await pageOfSales(ctx, { ...wanted, ...span });
      const page = { entries: found.entries.map(shown), totalCount: found.total };
      return { page, totals: shownTotals(found.totals) };
    },
  }),
]);

function begin(text: string, timeZone: string) {
  return isIsoDate(text) ? startOfDay(text, timeZone) : new Date(text);
}

function after(text: string, timeZone: string) {
  return isIsoDate(text) ? startOfDay(addDays(text, 1), timeZone) : new Date(Date.parse(text) + 1);
}

function shown({ fullPrice, tsCommission, partnerCommission, adminCommission, ...sale }: Sale) {
  return {
    ...sale,
    fullPrice: inEuros(fullPrice),
    partnerCommission: inEuros(partnerCommission),
    ...(tsCommission !== null && { tsCommission: inEuros(tsCommission) }),
    ...(adminCommission !== null && { adminCommission: inEuros(adminCommission) }),
  };
}

function shownTotals({ fullPrice, tsCommission, partnerCommission, adminCommission }: SaleSums) {
  return {
    totalFullPrice: inEuros(fullPrice),
    totalPartnerCommission: inEuros(partnerCommission),
    ...(tsCommission !== null && { totalTsCommission: inEuros(tsCommission) }),
    ...(adminCommission !== null && { totalAdminCommission: inEuros(adminCommission) }),
  };
}
