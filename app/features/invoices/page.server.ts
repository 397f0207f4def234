import { z } from "zod";
import type { Slice } from "#app/domain/lists/slice.ts";
import type { Context } from "#app/services/context.server.ts";
import { invoices } from "#db/schema/sales.ts";
import { invoicesMatching, selectInvoices, toRow } from "./queries.server.ts";

export const invoiceKeys = z.tuple([z.iso.date().refine((day) => day >= "0001"), z.int32()]);

type Wanted = Slice<z.infer<typeof invoiceKeys>> & {
  name: string;
  month: number[];
  year: number[];
  sortBy: "asc" | "desc";
};

export async function pageOfInvoices(ctx: Context, { name, month, year, sortBy, noCount, ...slice }: Wanted) {
  const wanted = invoicesMatching(ctx.actor, { search: name, month: month.join(), year: year.join() });
  const asked = { ...slice, isOldestFirst: sortBy === "asc", limit: slice.limit + 1 };
  const found = await selectInvoices(ctx, wanted, asked);
  const rows = found.map((row) => {
    const key: z.infer<typeof invoiceKeys> = [row.issuedOn, row.count];
    return { ...toRow(row), key };
  });
  const total = noCount ? null : await ctx.db.$count(invoices, wanted);
  return { rows, total };
}
