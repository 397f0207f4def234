/** The names of the editor's fields that search and choose; they change no workout. */
export const explorerNames = {
  search: "explorer-search",
  category: "explorer-category",
  subcategory: "explorer-subcategory",
  layout: "explorer-layout",
  /** The set that the explorer adds to: '{key} {moduleId}'. */
  target: "explorer-target",
} as const;

/** The search box of a set. */
export function findName(key: string, moduleId: string) {
  return `find ${key} ${moduleId}`;
}

/** The set whose search box has this name, or null. */
export function parseFindName(name: string): { key: string; moduleId: string } | null {
  const [word, key, moduleId] = name.split(" ");
  return word === "find" && key && moduleId ? { key, moduleId } : null;
}
