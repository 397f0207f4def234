import { Link } from "@remix-run/react";
import { paths } from "#app/paths.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { filterQuery, isFiltered, type LibraryFilters } from "../filters.ts";
import { clearedAddress } from "./library-filters.tsx";

/** The two layouts of the library, as links. */
export function ViewLinks({ filters }: { filters: LibraryFilters }) {
  const linkTo = (view: LibraryFilters["view"], label: string, icon: "layout-grid" | "list") => (
    <Link
      className="btn btn-s"
      to={paths.exercises() + filterQuery({ ...filters, view })}
      aria-current={filters.view === view ? "true" : undefined}
      preventScrollReset
    >
      <Icon name={icon} />
      {label}
    </Link>
  );
  return (
    <nav className="view-links" aria-label="Layout">
      {linkTo("grid", "Grid", "layout-grid")}
      {linkTo("list", "List", "list")}
    </nav>
  );
}

/** The empty library, or one that the filters leave empty, and what to do next. */
export function NothingFound({ filters, canCreate }: { filters: LibraryFilters; canCreate: boolean }) {
  return (
    <EmptyState
      title="No exercise found"
      action={
        isFiltered(filters) ? (
          <ButtonLink to={clearedAddress(filters)}>Clear filters</ButtonLink>
        ) : (
          canCreate && <ButtonLink to={paths.newExercise()}>New exercise</ButtonLink>
        )
      }
    >
      {isFiltered(filters) && "Try a shorter search or fewer filters."}
    </EmptyState>
  );
}
