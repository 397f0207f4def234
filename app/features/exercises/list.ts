import { codeOptions, optionOf, optionsOf } from "#app/domain/forms/options.ts";
import { type Choices, defineList, type Query } from "#app/domain/lists/list.ts";
import { paths } from "#app/paths.ts";
import type { LibraryOptions } from "./views.ts";

export const library = defineList({
  at: paths.exercises,
  noun: ["exercise", "exercises"],
  size: 24,
  views: ["grid", "list"],
  sort: ["name", "added"],
  sortWords: { name: "Name", added: "Newest" },
  filters: {
    search: { label: "Search", placeholder: "Exercise name", words: "with “…” in the name" },
    difficulty: { label: "Difficulty", none: "All difficulties", words: "of difficulty …" },
    category: { label: "Category", none: "All categories", words: "in …" },
    subcategory: { label: "Subcategory", none: "All subcategories", words: "in …", within: "category" },
    whose: { label: "Whose", none: "Everybody’s", words: "…" },
  },
});

export type LibraryQuery = Query<typeof library>;

export function libraryChoices({ difficulties, categories }: LibraryOptions): Choices<typeof library> {
  return {
    difficulty: codeOptions(difficulties),
    category: optionsOf(categories),
    whose: [
      { value: "mine", label: "Mine", words: "of your own" },
      { value: "colleagues", label: "Colleagues’", words: "of colleagues" },
      { value: "library", label: "Library", words: "of the library" },
    ],
    subcategory: categories.map((category) => ({ ...optionOf(category), options: optionsOf(category.subcategories) })),
  };
}
