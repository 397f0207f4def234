export const exerciseFilters = {
  name: "text",
  difficultyCode: "text",
  categoryId: "id",
  subcategoryId: "id",
  creatorId: "id",
  isSystem: "flag",
} as const;
