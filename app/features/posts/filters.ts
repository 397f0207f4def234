import { postCategories } from "#app/domain/posts/categories.ts";

/** What posts can be filtered by. */
export const postFilters = {
  title: "text",
  categoryId: postCategories,
  creatorId: "id",
  createdOn: "instant",
} as const;
