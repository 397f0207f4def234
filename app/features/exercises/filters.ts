import type { LibraryOptions } from "./views.ts";

/** What the library's address says: the filters, the page and how the exercises are laid out. */
export type LibraryFilters = {
  search: string;
  /** A difficulty's code. */
  difficulty: string;
  /** Ids. */
  category: string;
  subcategory: string;
  page: number;
  view: "grid" | "list";
};

/**
 * The filters of an address. One that names nothing that can be chosen counts as not set, and so does a subcategory of
 * another category than the chosen one: the list is never narrowed by what its form does not show.
 */
export function readFilters(query: URLSearchParams, options: LibraryOptions): LibraryFilters {
  const difficulty = options.difficulties.find(({ code }) => code === query.get("difficulty"));
  const category = options.categories.find(({ id }) => id === query.get("category"));
  const within = category ? [category] : options.categories;
  const subcategory = within.flatMap((one) => one.subcategories).find(({ id }) => id === query.get("subcategory"));
  return {
    search: readSearch(query.get("search")),
    difficulty: difficulty?.code ?? "",
    category: category?.id ?? "",
    subcategory: subcategory?.id ?? "",
    page: readPage(query.get("page")),
    view: query.get("view") === "list" ? "list" : "grid",
  };
}

/** The address's query for some filters: '' or '?…', with what is not set left out. */
export function filterQuery({ page, view, ...filters }: LibraryFilters): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) if (value) query.set(name, value);
  if (view === "list") query.set("view", view);
  if (page > 1) query.set("page", String(page));
  return query.size > 0 ? `?${query}` : "";
}

/** Whether anything narrows the list. */
export function isFiltered({ search, difficulty, category, subcategory }: LibraryFilters) {
  return Boolean(search || difficulty || category || subcategory);
}

const longestSearch = 200;

/** A search as it can be asked: the database takes no zero characters. */
export function readSearch(typed: string | null) {
  return (typed ?? "").replaceAll("\0", "").trim().slice(0, longestSearch);
}

function readPage(typed: string | null) {
  const page = Number(typed);
  return Number.isInteger(page) && page >= 1 && page <= 1_000_000 ? page : 1;
}
