/** The names of the editor's fields that search and choose; they change no workout. */
export const explorerNames = {
  search: "explorer-search",
  category: "explorer-category",
  subcategory: "explorer-subcategory",
  layout: "explorer-layout",
  /** The set that the explorer adds to: '{key} {moduleId}'. */
  target: "explorer-target",
} as const;

/** Whom the week is shown for, the search among many clients, and what weights are rounded to. */
export const numbersNames = { client: "client", clientSearch: "client-search", step: "step" } as const;

/** The boxes that choose days, whose value is the day's key. */
export const dayBox = "select";

/** Where the page goes for what is inside a set: the set itself may be folded. */
export function placeOfSet(moduleId: string) {
  return `in-${moduleId}`;
}

/** The search box of a set. */
export function findName(key: string, moduleId: string) {
  return `find ${key} ${moduleId}`;
}

/** The set whose search box has this name, or null. */
export function parseFindName(name: string): { key: string; moduleId: string } | null {
  const [word, key, moduleId] = name.split(" ");
  return word === "find" && key && moduleId ? { key, moduleId } : null;
}

/** The filters without a subcategory of another category, which no list offers and nothing would match. */
export function fittingFilters<Filters extends { category: string; subcategory: string }>(
  filters: Filters,
  subcategories: readonly { id: string; categoryId: string }[],
): Filters {
  const chosen = subcategories.find(({ id }) => id === filters.subcategory);
  if (!chosen || filters.category === "" || chosen.categoryId === filters.category) return filters;
  return { ...filters, subcategory: "" };
}

/** The hidden field in which a refused page carries a day as it was typed. */
export function typedName(key: string) {
  return `${key}.typed`;
}
