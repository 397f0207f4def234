import type { ReactNode } from "react";
import { offered } from "#app/domain/lists/choices.ts";
import type { Arranged, Choices, List, Query } from "#app/domain/lists/list.ts";
import { FilterSelect, SearchField } from "#app/ui/forms/bare-field.tsx";
import { FilterForm } from "./filter-form.tsx";

export type FiltersProps<L extends List> = {
  list: L;
  title: string;
  query: Query<L>;
  choices: Choices<L>;
  hasHeaders?: boolean;
  more?: ReactNode[];
};

export function ListFilters<L extends List>({ list, title, query, choices, hasHeaders, more = [] }: FiltersProps<L>) {
  const { sort, view }: Arranged = query;
  const [usual = ""] = list.sort ?? [];
  const { boxes, selects } = controlsOf(list, query, choices);
  selects.unshift(...more);
  if (list.sortWords) {
    selects.push(
      <div key="sort" className={hasHeaders ? "contents sm:hidden" : "contents"}>
        <SortSelect words={list.sortWords} usual={usual} value={sort ?? usual} />
      </div>,
    );
  }
  if (boxes.length + selects.length === 0) return null;
  return (
    <FilterForm label={title} action={list.at()} isFolded={selects.length > 1}>
      {!list.sortWords && sort && sort !== usual && <input type="hidden" name="sort" value={sort} />}
      {view && view !== list.views?.[0] && <input type="hidden" name="view" value={view} />}
      {boxes}
      {selects.length > 1 ? (
        <Folded
          words={list.sortWords ? "Filters and order" : "Filters"}
          isOpen={isChosen(list, query)}
          isAlone={boxes.length === 0}
        >
          {selects}
        </Folded>
      ) : (
        selects
      )}
    </FilterForm>
  );
}

function controlsOf<L extends List>(list: L, query: Query<L>, choices: Choices<L>) {
  const [boxes, selects]: [ReactNode[], ReactNode[]] = [[], []];
  for (const [name, filter] of Object.entries(list.filters)) {
    if ("isMany" in filter) continue;
    if ("none" in filter) {
      const options = offered(list, name, query, choices);
      if (options.length === 0) continue;
      selects.push(
        <FilterSelect
          key={name}
          label={filter.label}
          name={name}
          value={query[name]}
          options={options}
          emptyLabel={filter.none}
          onChange={(event) => forget(event.currentTarget.form, dependentsOf(list, name))}
        />,
      );
    } else if ("isDay" in filter) {
      selects.push(<SearchField key={name} type="date" name={name} defaultValue={query[name]} label={filter.label} />);
    } else {
      const { label, placeholder } = filter;
      boxes.push(
        <SearchField key={name} name={name} defaultValue={query[name]} label={label} placeholder={placeholder} />,
      );
    }
  }
  return { boxes, selects };
}

type SortProps = { words: Readonly<Record<string, string>>; usual: string; value: string };

function SortSelect({ words, usual, value }: SortProps) {
  // why: a table header may sort in a way not offered here, which the form must keep
  const all = value in words ? words : { ...words, [value]: "Another order" };
  const others = Object.entries(all).filter(([name]) => name !== usual);
  return (
    <FilterSelect
      label="Sort by"
      name="sort"
      value={value === usual ? "" : value}
      options={others.map(([name, label]) => ({ value: name, label }))}
      emptyLabel={words[usual] ?? ""}
    />
  );
}

function isChosen<L extends List>({ filters }: L, query: Query<L>) {
  return Object.entries(filters).some(([name, filter]) => ("none" in filter || "isDay" in filter) && query[name]);
}

type FoldedProps = { words: string; isOpen: boolean; isAlone: boolean; children: ReactNode };

function Folded({ words, isOpen, isAlone, children }: FoldedProps) {
  return (
    <>
      <div className={isAlone ? "basis-full sm:hidden" : "sm:hidden"}>
        <label className="btn relative has-checked:bg-sunken has-focus-visible:outline-3 has-focus-visible:outline-focus">
          <input type="checkbox" className="absolute inset-0 opacity-0" defaultChecked={isOpen} />
          {words}
        </label>
      </div>
      <div className="contents max-sm:hidden max-sm:[.group:has(input:checked)_&]:contents">{children}</div>
    </>
  );
}

function dependentsOf({ filters }: List, name: string) {
  return Object.keys(filters).filter((other) => {
    const filter = filters[other];
    return filter && "within" in filter && filter.within === name;
  });
}

function forget(form: HTMLFormElement | null, names: string[]) {
  for (const name of names) {
    const control = form?.elements.namedItem(name);
    if (control instanceof HTMLSelectElement) control.value = "";
  }
}
