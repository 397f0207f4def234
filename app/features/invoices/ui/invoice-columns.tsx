import { formatEuros } from "#app/domain/money/euros.ts";
import { formatDate } from "#app/domain/schedule/dates.ts";
import { paths } from "#app/paths.ts";
import type { Column } from "#app/ui/lists/list-rows.tsx";
import type { InvoiceRow, invoiceList } from "../list.ts";

type Columns = Column<typeof invoiceList, InvoiceRow>[];

export function invoiceColumns(search: string, isAdmin: boolean, totalCents: number | null): Columns {
  const sum = totalCents !== null && formatEuros(totalCents);
  const user: Columns = isAdmin ? [{ label: "User", isName: true, total: sum && "Total", cell: userOf }] : [];
  return [
    ...user,
    { label: "Number", isName: !isAdmin, total: !isAdmin && sum && "Total", cell: (row) => numberOf(row, search) },
    { label: "Created", cell: ({ created }) => formatDate(created) },
    { label: "Amount", isLead: true, isNumber: true, total: sum, cell: ({ totalCents }) => formatEuros(totalCents) },
    { label: "File", isNumber: true, cell: fileOf },
  ];
}

function userOf({ fullName, companyName }: InvoiceRow) {
  return (
    <span className="grid">
      <bdi className="break-words">{fullName}</bdi>
      {companyName && <bdi className="break-words text-sm font-normal text-ink-2">{companyName}</bdi>}
    </span>
  );
}

function numberOf({ id, number }: InvoiceRow, search: string) {
  return (
    <a className="tabular-nums" href={paths.invoice(id) + search}>
      {number}
    </a>
  );
}

function fileOf({ id, number }: InvoiceRow) {
  return (
    <a className="btn btn-s" href={paths.invoicePdf(id)} download aria-label={`Download invoice ${number} as PDF`}>
      PDF
    </a>
  );
}
