import { Link } from "@remix-run/react";
import type { Arranged, List, Query } from "#app/domain/lists/list.ts";
import { listAddress } from "#app/domain/lists/query.ts";
import { Icon } from "#app/ui/elements/icon.tsx";
import type { IconName } from "#app/ui/elements/icon-names.ts";

type LayoutsProps<L extends List> = {
  list: L;
  query: Query<L>;
  layouts: L["views"] extends readonly (infer V extends string)[]
    ? Record<V, { label: string; icon: IconName }>
    : never;
};

const segment =
  "btn btn-s not-first:-ml-px first:rounded-r-none last:rounded-l-none aria-[current]:border-ink aria-[current]:bg-ink " +
  "aria-[current]:text-paper forced-colors:aria-[current]:outline-2 forced-colors:aria-[current]:-outline-offset-4";

export function ListLayouts<L extends List>({ list, query, layouts }: LayoutsProps<L>) {
  const { view: current }: Arranged = query;
  return (
    <nav className="flex" aria-label="Layout">
      {Object.entries<{ label: string; icon: IconName }>(layouts).map(([view, { label, icon }]) => (
        <Link
          key={view}
          className={segment}
          to={listAddress(list, { ...query, view })}
          aria-current={view === current ? "true" : undefined}
          preventScrollReset
        >
          <Icon name={icon} />
          {label}
        </Link>
      ))}
    </nav>
  );
}
