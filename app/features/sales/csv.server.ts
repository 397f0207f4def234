import type { Cell } from "#app/domain/csv/csv.ts";
import { formatEurosInput } from "#app/domain/money/euros.ts";
import { type SaleColumn, saleColumns } from "#app/domain/money/sale-columns.ts";
import { isAdmin } from "#app/domain/policy/roles.ts";
import type { Context } from "#app/services/context.server.ts";
import type { SaleQuery } from "./list.ts";
import { readSales } from "./queries.server.ts";
import type { SaleRow } from "./views.ts";
import { saleWords } from "./words.ts";

/** With the columns that the actor sees; amounts in euros. */
export async function* readSalesCsv(ctx: Context, filters: Omit<SaleQuery, "page">): AsyncGenerator<Cell[][]> {
  const columns = saleColumns(isAdmin(ctx.actor));
  yield [columns.map((column) => saleWords[column])];
  for await (const rows of readSales(ctx, filters)) {
    yield rows.map((row) => columns.map((column) => cellOf(row, column)));
  }
}

function cellOf(row: SaleRow, column: SaleColumn) {
  const value = row[column];
  return typeof value === "number" ? formatEurosInput(value) : (value ?? "");
}
