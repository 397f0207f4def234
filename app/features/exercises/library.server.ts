import { and, sql } from "drizzle-orm";
import type { Context } from "#app/services/context.server.ts";
import { difficulties, exerciseCategories, exerciseSubcategories } from "#db/schema/catalogues.ts";
import { exercises } from "#db/schema/exercises.ts";
import { filtered } from "./filtered.server.ts";
import { type LibraryQuery, library } from "./list.ts";
import { categoryNames, imageUrl } from "./queries.server.ts";
import { exercisesInScope } from "./scope.server.ts";
import { inOrder, sliceOf } from "./slice.server.ts";
import type { CategoryOption, LibraryItem, LibraryOptions } from "./views.ts";

/** A page of the actor's exercises, by name, with how many there are. One statement. A page beyond the last is empty. */
export async function listExercises(ctx: Context, filters: LibraryQuery, options: LibraryOptions) {
  const difficulty = options.difficulties.find(({ code }) => code === filters.difficulty)?.id;
  const found = { ...filters, difficulty };
  const wanted = and(exercisesInScope(ctx.actor), filtered(ctx, found));
  const slice = sliceOf(ctx, { ...found, offset: (filters.page - 1) * library.size, limit: library.size });
  const { id, name, thumbnailUrl, imageId, difficultyId } = slice;
  const total = sql<number>`(select count(*)::int from ${exercises} where ${wanted})`.as("total");
  const categories = categoryNames(ctx, slice);
  const rows = await ctx.db
    .select({ id, name, thumbnailUrl, imageId, difficultyId, total, categories })
    .from(slice)
    .orderBy(...inOrder(slice, filters.search));
  const count = rows[0]?.total ?? (filters.page > 1 ? await ctx.db.$count(exercises, wanted) : 0);
  return { items: toItems(rows, options), total: count };
}

type ItemRow = {
  id: string;
  name: string;
  thumbnailUrl: string | null;
  imageId: string | null;
  difficultyId: string;
  categories: string[];
};

function toItems(rows: ItemRow[], options: LibraryOptions): LibraryItem[] {
  const difficultyNames = new Map(options.difficulties.map(({ id, name }) => [id, name]));
  return rows.map(({ id, name, thumbnailUrl, imageId, difficultyId, categories }) => ({
    id,
    name,
    pictureUrl: imageUrl(imageId) ?? thumbnailUrl,
    difficulty: difficultyNames.get(difficultyId) ?? "",
    categories,
  }));
}

type OptionRow = { kind: "d" | "c" | "s"; id: string; name: string; code: string | null; parent: string | null };

/** Difficulties, and categories with their subcategories, in the order they are offered. One statement. */
export async function libraryOptions({ db }: Pick<Context, "db">): Promise<LibraryOptions> {
  const rows: OptionRow[] = await db.execute<OptionRow>(sql`
    select kind, id, name, code, parent from (
      select 'd' as kind, ${difficulties.id}, ${difficulties.name}, ${difficulties.code}, null::uuid as parent,
        lpad(${difficulties.position}::text, 9, '0') as place from ${difficulties}
      union all
      select 'c', ${exerciseCategories.id}, ${exerciseCategories.name}, null, null,
        ${exerciseCategories.sortName} from ${exerciseCategories}
      union all
      select 's', ${exerciseSubcategories.id}, ${exerciseSubcategories.name}, null, ${exerciseSubcategories.categoryId},
        ${exerciseSubcategories.sortName} from ${exerciseSubcategories}
    ) as options
    order by place, id`);
  const categories = new Map<string, CategoryOption>();
  for (const { kind, id, name } of rows) if (kind === "c") categories.set(id, { id, name, subcategories: [] });
  for (const { kind, id, name, parent } of rows) {
    if (kind === "s") categories.get(parent ?? "")?.subcategories.push({ id, name });
  }
  const levels = rows.filter(({ kind }) => kind === "d");
  return {
    difficulties: levels.map(({ id, name, code }) => ({ id, name, code: code ?? "" })),
    categories: [...categories.values()],
  };
}
