import { formatEuros } from "#app/domain/money/euros.ts";
import { counted } from "#app/domain/text/counted.ts";
import { paths } from "#app/paths.ts";
import { YesNo } from "#app/ui/elements/yes-no.tsx";
import type { Column } from "#app/ui/lists/list-rows.tsx";
import { editLink, rowActions } from "#app/ui/lists/row-actions.tsx";
import type { packageList } from "../list.ts";
import type { PackageRow } from "../views.ts";

type PackageColumn = Column<typeof packageList, PackageRow>;

const columns: PackageColumn[] = [
  { label: "Name", isName: true, cell: ({ name }) => name },
  { label: "Licence for up to", isNumber: true, cell: ({ maxUsers }) => counted(maxUsers, "user", "users") },
  { label: "Price", isLead: true, isNumber: true, cell: ({ priceCents }) => formatEuros(priceCents) },
  { label: "Trial period", isNumber: true, cell: ({ trialPeriod }) => formatTrial(trialPeriod) },
];

export function packageColumns(mayManage: boolean, search: string): PackageColumn[] {
  if (!mayManage) return columns;
  return [
    ...columns,
    { label: "Published", cell: ({ published }) => <YesNo isYes={published} /> },
    { label: "Edit", isHidden: true, cell: ({ id, name }) => rowActions(editLink(paths.package(id) + search, name)) },
  ];
}

function formatTrial(days: number | null) {
  return days === null ? "–" : counted(days, "day", "days");
}
