import { Form, Link } from "@remix-run/react";
import { paths } from "#app/paths.ts";
import { SearchButton, useAutoSubmit } from "#app/ui/auto-submit.tsx";
import { FilterSelect, SearchField } from "#app/ui/bare-field.tsx";
import { filterQuery, isFiltered, type LibraryFilters } from "../filters.ts";
import type { LibraryOptions } from "../views.ts";
import { type Named, toOptions } from "./options.ts";

type FiltersProps = { filters: LibraryFilters; options: LibraryOptions };

/** Search, difficulty, category and subcategory of the library. */
export function LibraryFilterForm({ filters, options }: FiltersProps) {
  return (
    <Form
      method="get"
      action={paths.exercises()}
      className="filters"
      role="search"
      aria-label="Exercises"
      {...useAutoSubmit()}
    >
      {filters.view === "list" && <input type="hidden" name="view" value="list" />}
      <SearchField label="Search" name="search" defaultValue={filters.search} placeholder="Name of an exercise" />
      <FilterSelect
        label="Difficulty"
        name="difficulty"
        value={filters.difficulty}
        options={options.difficulties.map(({ code, name }) => ({ value: code, label: name }))}
        emptyLabel="All difficulties"
      />
      <FilterSelect
        label="Category"
        name="category"
        value={filters.category}
        options={toOptions(options.categories)}
        emptyLabel="All categories"
        onChange={(event) => forgetSubcategory(event.currentTarget.form)}
      />
      <FilterSelect
        label="Subcategory"
        name="subcategory"
        value={filters.subcategory}
        options={subcategoryOptions(filters, options)}
        emptyLabel="All subcategories"
      />
      <SearchButton />
    </Form>
  );
}

/** Of the chosen category alone; while none is chosen, of all, under their categories' names. */
function subcategoryOptions({ category }: LibraryFilters, { categories }: LibraryOptions) {
  const chosen = categories.find(({ id }) => id === category);
  if (chosen) return toOptions(chosen.subcategories);
  return categories
    .filter(({ subcategories }) => subcategories.length > 0)
    .map(({ name, subcategories }) => ({ label: name, options: toOptions(subcategories) }));
}

/** It belongs to the category that was chosen before. */
function forgetSubcategory(form: HTMLFormElement | null) {
  const select = form?.elements.namedItem("subcategory");
  if (select instanceof HTMLSelectElement) select.value = "";
}

type SummaryProps = FiltersProps & { total: number };

/** How many exercises the filters leave, and the way back to all of them. */
export function LibrarySummary({ filters, options, total }: SummaryProps) {
  return (
    <div className="library-summary">
      <p role="status">{[counted(total), ...reasons(filters, options)].join(" ")}</p>
      {isFiltered(filters) && (
        <Link className="btn btn-ghost btn-s" to={clearedAddress(filters)}>
          Clear filters
        </Link>
      )}
    </div>
  );
}

/** The library without its filters, laid out as before. */
export function clearedAddress({ view }: LibraryFilters) {
  const nothing = { search: "", difficulty: "", category: "", subcategory: "", page: 1 };
  return paths.exercises() + filterQuery({ ...nothing, view });
}

function counted(total: number) {
  return total === 1 ? "1 exercise" : `${total} exercises`;
}

function reasons(filters: LibraryFilters, { difficulties, categories }: LibraryOptions) {
  const nameOf = (named: Named[], id: string) => named.find((one) => one.id === id)?.name;
  const subcategories = categories.flatMap((category) => category.subcategories);
  const place = [nameOf(categories, filters.category), nameOf(subcategories, filters.subcategory)].filter(Boolean);
  const difficulty = difficulties.find(({ code }) => code === filters.difficulty)?.name;
  return [
    filters.search && `with “${filters.search}” in the name`,
    difficulty && `of difficulty ${difficulty}`,
    place.length > 0 && `in ${place.join(", ")}`,
  ].filter(Boolean);
}
