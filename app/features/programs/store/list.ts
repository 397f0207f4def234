import { contains, equals, every } from "#app/domain/filters/build.ts";
import type { Where } from "#app/domain/filters/where.ts";
import { codeOptions } from "#app/domain/forms/options.ts";
import { type Choices, defineList, type Query } from "#app/domain/lists/list.ts";
import { paths } from "#app/paths.ts";

export const storeList = defineList({
  at: paths.programStore,
  noun: ["program", "programs"],
  size: 24,
  filters: {
    search: { label: "Search", placeholder: "Name of a program", words: "with “…” in the name" },
    difficulty: { label: "Difficulty", none: "All difficulties", words: "of difficulty …" },
  },
});

export type StoreQuery = Query<typeof storeList>;

export function storeChoices(difficulties: { code: string; name: string }[]): Choices<typeof storeList> {
  return { difficulty: codeOptions(difficulties) };
}

export const storeFilters = { name: "text", difficultyCode: "text", creatorId: "id" } as const;

export type StoreWhere = Where<keyof typeof storeFilters> | null;

export function storeWhere({ search, difficulty }: StoreQuery): StoreWhere {
  return every(contains("name", search), equals("difficultyCode", difficulty));
}
