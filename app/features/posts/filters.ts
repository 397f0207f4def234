import { postCategories } from "#app/domain/posts/categories.ts";

export const postFilters = {
  title: "text",
  categoryId: postCategories,
  creatorId: "id",
  createdOn: "instant",
} as const;
