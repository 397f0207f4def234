import { equals, equalsId, every } from "#app/domain/filters/build.ts";
import type { Where } from "#app/domain/filters/where.ts";
import { type Named, optionsOf } from "#app/domain/forms/options.ts";
import { type Choices, defineList, type Query } from "#app/domain/lists/list.ts";
import { postCategories, postCategoryNames } from "#app/domain/posts/categories.ts";
import { paths } from "#app/paths.ts";

export const postList = defineList({
  at: paths.posts,
  noun: ["post", "posts"],
  size: 9,
  filters: {
    category: { label: "Category", none: "-- Choose category", words: "in …" },
    author: { label: "Author", none: "-- Choose author", words: "by …" },
  },
});

export type PostQuery = Query<typeof postList>;

export const categoryOptions = postCategories.map((code) => ({ value: code, label: postCategoryNames[code] }));

export function postChoices(authors: readonly Named[]): Choices<typeof postList> {
  return { category: categoryOptions, author: optionsOf(authors) };
}

export const postFilters = {
  title: "text",
  categoryId: postCategories,
  creatorId: "id",
  createdOn: "instant",
} as const;

export type PostWhere = Where<keyof typeof postFilters> | null;

export function postWhere({ category, author }: PostQuery): PostWhere {
  return every(equals("categoryId", category), equalsId("creatorId", author));
}
