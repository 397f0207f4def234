import { formatEuros } from "#app/domain/money/euros.ts";
import { counted } from "#app/domain/text/counted.ts";
import { paths } from "#app/paths.ts";
import { Icon } from "#app/ui/elements/icon.tsx";
import { YesNo } from "#app/ui/elements/yes-no.tsx";
import type { Column } from "#app/ui/lists/list-rows.tsx";
import type { packageList } from "../list.ts";
import type { PackageRow } from "../views.ts";

type PackageColumn = Column<typeof packageList, PackageRow>;

const columns: PackageColumn[] = [
  { label: "Name", isName: true, cell: ({ name }) => name },
  { label: "Licence for up to", isNumber: true, cell: ({ maxUsers }) => counted(maxUsers, "user", "users") },
  { label: "Price", isNumber: true, cell: ({ priceCents }) => formatEuros(priceCents) },
  { label: "Trial period", isNumber: true, cell: ({ trialPeriod }) => formatTrial(trialPeriod) },
];

export function packageColumns(mayManage: boolean, search: string): PackageColumn[] {
  if (!mayManage) return columns;
  return [
    ...columns,
    { label: "Published", cell: ({ published }) => <YesNo isYes={published} /> },
    { label: "Edit", isHidden: true, cell: (row) => editLink(row, search) },
  ];
}

function formatTrial(days: number | null) {
  return days === null ? "–" : counted(days, "day", "days");
}

function editLink({ id, name }: PackageRow, search: string) {
  return (
    <div className="flex justify-end">
      <a className="btn btn-ghost btn-s" href={paths.package(id) + search} aria-label={`Edit ${name}`}>
        <Icon name="pencil" />
        Edit
      </a>
    </div>
  );
}
