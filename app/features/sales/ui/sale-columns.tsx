import { formatEuros } from "#app/domain/money/euros.ts";
import { type SaleColumn, saleColumns } from "#app/domain/money/sale-columns.ts";
import { Badge } from "#app/ui/elements/badge.tsx";
import type { Column } from "#app/ui/lists/list-rows.tsx";
import type { saleList } from "../list.ts";
import type { SaleRow, SaleSums } from "../views.ts";
import { saleWords } from "../words.ts";

export function saleColumnsOf(isAdmin: boolean, totals: SaleSums): Column<typeof saleList, SaleRow>[] {
  return saleColumns(isAdmin).map((column) =>
    isSum(column)
      ? {
          label: saleWords[column],
          isNumber: true,
          isLead: column === "fullPrice",
          cell: (row) => formatEuros(row[column] ?? 0),
          total: formatEuros(totals[column] ?? 0),
        }
      : {
          label: saleWords[column],
          isName: column === "name",
          cell: (row) => (column === "name" ? <SaleName row={row} /> : row[column]),
          total: column === "name" && "Total",
        },
  );
}

function SaleName({ row: { name, credited, isDisputed } }: { row: SaleRow }) {
  if (credited === 0 && !isDisputed) return name;
  return (
    <span className="grid justify-items-start gap-1">
      <span className="break-words">{name}</span>
      {credited > 0 && <Badge tone="warn">{formatEuros(credited)} went back</Badge>}
      {isDisputed && <Badge tone="warn">Disputed</Badge>}
    </span>
  );
}

function isSum(column: SaleColumn): column is keyof SaleSums {
  return column === "fullPrice" || column.endsWith("Commission");
}
