import type { Arranged, FilterName, List, Query } from "./list.ts";

const longestSearch = 200;

/** A search as it can be asked: the database takes no zero characters. */
export function searchText(typed: string | null) {
  return (typed ?? "").replaceAll("\0", "").trim().slice(0, longestSearch);
}

/** Beyond the end of any list, and still a number that a database can count with. */
const mostPages = 999_999;

/** A page as an address names it; the first one for what is none. */
export function readPage(text: string | null) {
  return text && /^[1-9]\d*$/.test(text) ? Math.min(Number(text), mostPages) : 1;
}

/** The query of an address, '' or '?…', with what goes without saying left out. */
export function queryText<L extends List>(list: L, query: Partial<Query<L>>): string {
  const search = new URLSearchParams();
  const { sort, view, page = 1 }: Arranged = query;
  for (const name of filterNames(list)) if (query[name]) search.set(name, query[name]);
  if (sort && sort !== list.sort?.[0]) search.set("sort", sort);
  if (view && view !== list.views?.[0]) search.set("view", view);
  if (page > 1) search.set("page", String(page));
  return search.size > 0 ? `?${search}` : "";
}

/** The list's address for a query. */
export function listAddress<L extends List>(list: L, query: Partial<Query<L>>): string {
  return list.at() + queryText(list, query);
}

/** The names of the filters, in their order. */
export function filterNames<L extends List>(list: L) {
  return Object.keys(list.filters) as FilterName<L>[];
}

/** Whether anything narrows the list. */
export function isFiltered<L extends List>(list: L, query: Query<L>) {
  return filterNames(list).some((name) => query[name] !== "");
}

/** The query without its filters, sorted and laid out as before. */
export function withoutFilters<L extends List>(list: L, query: Query<L>): Query<L> {
  return { ...query, ...Object.fromEntries(filterNames(list).map((name) => [name, ""])), page: 1 };
}

/** How many pages so many rows take; an empty list has one. */
export function pagesOf({ size }: Pick<List, "size">, total: number) {
  return Math.max(1, Math.ceil(total / size));
}
