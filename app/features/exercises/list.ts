import { codeOptions, optionOf, optionsOf } from "#app/domain/forms/options.ts";
import { type Choices, defineList, type Query } from "#app/domain/lists/list.ts";
import { paths } from "#app/paths.ts";
import type { LibraryOptions } from "./views.ts";

/** The library of exercises. */
export const library = defineList({
  at: paths.exercises,
  noun: ["exercise", "exercises"],
  size: 24,
  views: ["grid", "list"],
  filters: {
    search: { label: "Search", placeholder: "Name of an exercise", words: "with “…” in the name" },
    difficulty: { label: "Difficulty", none: "All difficulties", words: "of difficulty …" },
    category: { label: "Category", none: "All categories", words: "in …" },
    subcategory: { label: "Subcategory", none: "All subcategories", words: "in …", within: "category" },
  },
});

export type LibraryQuery = Query<typeof library>;

/** What its filters offer: difficulties by their codes, the others by their ids. */
export function libraryChoices({ difficulties, categories }: LibraryOptions): Choices<typeof library> {
  return {
    difficulty: codeOptions(difficulties),
    category: optionsOf(categories),
    subcategory: categories.map((category) => ({ ...optionOf(category), options: optionsOf(category.subcategories) })),
  };
}
