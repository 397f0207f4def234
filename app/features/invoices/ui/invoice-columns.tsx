import { formatEuros } from "#app/domain/money/euros.ts";
import { formatDate } from "#app/domain/schedule/dates.ts";
import { paths } from "#app/paths.ts";
import type { Column } from "#app/ui/lists/list-rows.tsx";
import type { InvoiceRow, invoiceList } from "../list.ts";

type Columns = Column<typeof invoiceList, InvoiceRow>[];

export function invoiceColumns(search: string, isAdmin: boolean): Columns {
  const user: Columns = isAdmin ? [{ label: "User", isName: true, cell: userOf }] : [];
  return [
    ...user,
    { label: "Number", isName: !isAdmin, cell: (row) => numberOf(row, search) },
    { label: "Created", cell: ({ created }) => formatDate(created) },
    { label: "Amount", isNumber: true, cell: ({ totalCents }) => formatEuros(totalCents) },
    { label: "File", cell: fileOf },
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
