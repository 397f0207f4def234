import { isIsoDate, lastDate } from "../schedule/dates.ts";
import { chosen } from "./choices.ts";
import type { Arranged, Choices, FilterName, List, Query } from "./list.ts";

/**
 * What the address asks of the list. Whatever cannot be chosen counts as not set, so that the list is never narrowed by
 * what its form does not show.
 */
export function readQuery<L extends List>(list: L, query: URLSearchParams, choices: Choices<L>): Query<L> {
  const values: Record<string, string> = {};
  for (const [name, filter] of Object.entries(list.filters)) {
    const isMany = "isMany" in filter && filter.isMany;
    const value = (isMany ? query.getAll(name).join() : query.get(name)) ?? "";
    const isKnown = (one: string) => chosen(list, name, { ...values, [name]: one }, choices) !== undefined;
    const known = () => [...new Set(isMany ? value.split(",") : [value])].filter(isKnown).join();
    if ("none" in filter) values[name] = known();
    else values[name] = "isDay" in filter ? dayText(value) : searchText(value);
  }
  const { sort, views } = list;
  return {
    ...values,
    ...(sort && { sort: oneOf([...sort, ...sort.map((name) => `-${name}`)], query.get("sort")) }),
    ...(views && { view: oneOf(views, query.get("view")) }),
    page: readPage(query.get("page")),
    // why: built from the same declaration that the type is derived from, which the compiler cannot follow
  } as Query<L>;
}

/** The wanted one, else the first. */
function oneOf(names: readonly string[], wanted: string | null) {
  return names.find((name) => name === wanted) ?? names[0];
}

/** Before it nothing was sold or written; the years that stand while one is being typed are before it, too. */
const firstDate = "1970-01-01";

function dayText(typed: string) {
  return isIsoDate(typed) && typed >= firstDate && typed <= lastDate ? typed : "";
}

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
