import { isIsoDate, lastDate } from "../schedule/dates.ts";
import { chosen } from "./choices.ts";
import type { Choices, List, Query } from "./list.ts";
import { readPage, searchText } from "./query.ts";

/** Invalid choices count as not set, so the list is never filtered by something its form does not show. */
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
    // why: built from the same declaration as the type, which the compiler can't follow
  } as Query<L>;
}

function oneOf(names: readonly string[], wanted: string | null) {
  return names.find((name) => name === wanted) ?? names[0];
}

/** Also rejects the years that appear while one is being typed. */
const firstDate = "1970-01-01";

function dayText(typed: string) {
  return isIsoDate(typed) && typed >= firstDate && typed <= lastDate ? typed : "";
}
