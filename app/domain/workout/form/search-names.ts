export const explorerNames = {
  search: "explorer-search",
  category: "explorer-category",
  subcategory: "explorer-subcategory",
  layout: "explorer-layout",
  target: "explorer-target",
} as const;

export const numbersNames = { client: "client", clientSearch: "client-search", step: "step" } as const;

export const dayBox = "select";

/** The anchor for things inside a set, since the set itself may be folded. */
export function placeOfSet(moduleId: string) {
  return `in-${moduleId}`;
}

/** The anchor of the panel of exercises, which opens when it is gone to. */
export const explorerPlace = "exercises-panel";

export function findName(key: string, moduleId: string) {
  return `find ${key} ${moduleId}`;
}

export function parseFindName(name: string): { key: string; moduleId: string } | null {
  const [word, key, moduleId] = name.split(" ");
  return word === "find" && key && moduleId ? { key, moduleId } : null;
}

/** Drops a subcategory of another category, which would match nothing. */
export function fittingFilters<Filters extends { category: string; subcategory: string }>(
  filters: Filters,
  subcategories: readonly { id: string; categoryId: string }[],
): Filters {
  const chosen = subcategories.find(({ id }) => id === filters.subcategory);
  if (!chosen || filters.category === "" || chosen.categoryId === filters.category) return filters;
  return { ...filters, subcategory: "" };
}

/** A hidden field in which a rejected page carries a day as typed. */
export function typedName(key: string) {
  return `${key}.typed`;
}
