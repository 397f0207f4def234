import { equals, equalsId, every } from "#app/domain/filters/build.ts";
import type { Where } from "#app/domain/filters/where.ts";
import { codeOptions, optionOf, optionsOf } from "#app/domain/forms/options.ts";
import { type Choices, defineList, type Query } from "#app/domain/lists/list.ts";
import { paths } from "#app/paths.ts";
import type { FoundBy, LibraryOptions } from "./views.ts";

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

/** In the summary, by what the search found. */
export const searchWordsBy: Record<FoundBy, string> = {
  name: library.filters.search.words,
  otherName: "with “…” in the name or another name",
  slip: "with a name like “…”",
};

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

export const exerciseFilters = {
  name: "text",
  otherName: "text",
  difficultyCode: "text",
  categoryId: "id",
  subcategoryId: "id",
  creatorId: "id",
  isSystem: "flag",
} as const;

/** Beside those of the API, `difficultyId`: an id keeps the order of the index. */
export type ExerciseField = keyof typeof exerciseFilters | "difficultyId";
export type ExerciseWhere = Where<ExerciseField> | null;

/** All but `whose` are ids. */
export type ExerciseChoice = {
  difficulty?: string | null;
  category?: string | null;
  subcategory?: string | null;
  /** 'mine', 'colleagues' or 'library'. */
  whose?: string;
};

export function exerciseWhere(choice: ExerciseChoice, userId: string): ExerciseWhere {
  return every(
    equalsId("difficultyId", choice.difficulty ?? ""),
    equalsId("categoryId", choice.category ?? ""),
    equalsId("subcategoryId", choice.subcategory ?? ""),
    ofChosen(choice.whose, userId),
  );
}

function ofChosen(whose: string | undefined, userId: string): ExerciseWhere {
  if (whose === "mine") return equals("creatorId", userId);
  if (whose === "library") return equals("isSystem", true);
  if (whose !== "colleagues") return null;
  return every(equals("isSystem", false), { field: "creatorId", operation: "notEquals", value: userId });
}

export type ExerciseOrder = { search?: string; sort?: LibraryQuery["sort"] };
