/** What packages can be filtered by. */
export const packageFilters = { id: "id", name: "text" } as const;
