import { Form, Link } from "@remix-run/react";
import { SearchButton, useAutoSubmit } from "#app/ui/auto-submit.tsx";
import { FilterSelect, SearchField } from "#app/ui/bare-field.tsx";
import { isFiltered, type ProgramFilters, withoutFolder } from "../filters.ts";

type Named = { id: string; name: string };

type FiltersProps = {
  filters: ProgramFilters;
  difficulties: { code: string; name: string }[];
  folders: Named[];
};

/** Search, difficulty and folder of the list. */
export function ProgramFilterForm({ filters, difficulties, folders }: FiltersProps) {
  const byCode = difficulties.map(({ code, name }) => ({ value: code, label: name }));
  const byFolder = folders.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <Form method="get" className="filters" role="search" aria-label="Programs" {...useAutoSubmit()}>
      <SearchField label="Search" name="search" defaultValue={filters.search} placeholder="Name of a program" />
      <FilterSelect
        label="Difficulty"
        name="difficulty"
        value={filters.difficulty}
        options={byCode}
        emptyLabel="All difficulties"
      />
      {folders.length > 0 && (
        <FilterSelect
          label="Folder"
          name="folder"
          value={filters.folder}
          options={[...byFolder, { value: withoutFolder, label: "Without a folder" }]}
          emptyLabel="All folders"
        />
      )}
      <SearchButton />
    </Form>
  );
}

type SummaryProps = FiltersProps & { total: number; clearTo: string };

/** How many programs the filters leave, in words, and the way back to all of them. */
export function FilterSummary({ filters, difficulties, folders, total, clearTo }: SummaryProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 text-sm text-ink-2">
      <p role="status">{[counted(total), ...reasons({ filters, difficulties, folders })].join(" ")}</p>
      {isFiltered(filters) && (
        <Link className="btn btn-ghost btn-s" to={clearTo}>
          Clear filters
        </Link>
      )}
    </div>
  );
}

function counted(total: number) {
  return total === 1 ? "1 program" : `${total} programs`;
}

function reasons({ filters, difficulties, folders }: FiltersProps) {
  const difficulty = difficulties.find(({ code }) => code === filters.difficulty);
  const folder = folders.find(({ id }) => id === filters.folder);
  return [
    filters.search && `with “${filters.search}” in the name`,
    difficulty && `of difficulty ${difficulty.name}`,
    folder && `in the folder ${folder.name}`,
    filters.folder === withoutFolder && "without a folder",
  ].filter(Boolean);
}
