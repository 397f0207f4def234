export const packageFilters = { id: "id", name: "text" } as const;
