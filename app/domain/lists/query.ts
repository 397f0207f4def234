import type { Arranged, FilterName, List, Query } from "./list.ts";

const longestSearch = 200;

/** PostgreSQL rejects NUL characters. */
export function searchText(typed: string | null) {
  return (typed ?? "").replaceAll("\0", "").trim().slice(0, longestSearch);
}

/** Beyond any list, and still safe as a database integer. */
const maxPages = 999_999;

export function readPage(text: string | null) {
  return text && /^[1-9]\d*$/.test(text) ? Math.min(Number(text), maxPages) : 1;
}

export function serializeQuery<L extends List>(list: L, query: Partial<Query<L>>): string {
  const search = new URLSearchParams();
  const { sort, view, page = 1 }: Arranged = query;
  for (const name of filterNames(list)) if (query[name]) search.set(name, query[name]);
  if (sort && sort !== list.sort?.[0]) search.set("sort", sort);
  if (view && view !== list.views?.[0]) search.set("view", view);
  if (page > 1) search.set("page", String(page));
  return search.size > 0 ? `?${search}` : "";
}

export function listAddress<L extends List>(list: L, query: Partial<Query<L>>): string {
  return list.at() + serializeQuery(list, query);
}

export function filterNames<L extends List>(list: L) {
  return Object.keys(list.filters) as FilterName<L>[];
}

export function isFiltered<L extends List>(list: L, query: Query<L>) {
  return filterNames(list).some((name) => query[name] !== "");
}

export function withoutFilters<L extends List>(list: L, query: Query<L>): Query<L> {
  return { ...query, ...Object.fromEntries(filterNames(list).map((name) => [name, ""])), page: 1 };
}

export function pagesOf({ size }: Pick<List, "size">, total: number) {
  return Math.max(1, Math.ceil(total / size));
}
