import { Forbidden } from "#app/domain/errors.ts";
import { saleFilters } from "#app/domain/money/sale-columns.ts";
import { isAdmin } from "#app/domain/policy/roles.ts";
import type { Context } from "#app/services/context.server.ts";
import { type SalesWanted, salesWithin, sumsOf } from "./queries.server.ts";
import { saleOf, selectSales } from "./rows.server.ts";

type Wanted = SalesWanted & { limit: number; offset: number };

/** Newest first, with the total. Forbidden to filter by what only administrators see (document 3 §6). */
export async function pageOfSales(ctx: Context, { limit, offset, ...wanted }: Wanted) {
  const filters = saleFilters(isAdmin(ctx.actor));
  if (wanted.partner !== "" && !filters.includes("partner")) throw new Forbidden("You can see only your own sales.");
  if (wanted.type !== "" && !filters.includes("type")) throw new Forbidden("Only administrators can filter by type.");
  const within = salesWithin(ctx, wanted);
  const [{ total, ...totals }, found] = await Promise.all([
    sumsOf(ctx, within),
    selectSales(ctx, within, { limit, offset }),
  ]);
  return { total, totals, entries: found.map((row) => saleOf(ctx, row)) };
}
