import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Actor } from "#app/domain/policy/roles.ts";
import { categoryName } from "#app/domain/trackables/names.ts";
import type { TrackableCategory } from "#app/domain/trackables/table.ts";
import { deletedUser } from "#app/features/programs/queries.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { fullNameIfAny } from "#db/full-name.ts";
import { users } from "#db/schema/accounts.ts";
import { difficulties, exerciseCategories, exerciseSubcategories } from "#db/schema/catalogues.ts";
import { exercises } from "#db/schema/exercises.ts";
import { markOf } from "./category-marks.ts";
import { filtered } from "./filtered.server.ts";
import { type LibraryQuery, library } from "./list.ts";
import { categoryNames, imageUrl, subcategoryNames } from "./queries.server.ts";
import { exercisesInScope } from "./scope.server.ts";
import { exerciseOrder, sliceOf } from "./slice.server.ts";
import type { CategoryOption, LibraryItem, LibraryOptions } from "./views.ts";

export async function listExercises(ctx: Context, filters: LibraryQuery, options: LibraryOptions) {
  const difficulty = options.difficulties.find(({ code }) => code === filters.difficulty)?.id;
  const found = { ...filters, difficulty };
  const wanted = and(exercisesInScope(ctx.actor), filtered(ctx, found));
  const slice = sliceOf(ctx, { ...found, offset: (filters.page - 1) * library.size, limit: library.size });
  const total = sql<number>`(select count(*)::int from ${exercises} where ${wanted})`.as("total");
  const rows = await selectItems(ctx, slice, total).orderBy(...exerciseOrder(slice, filters));
  const count = rows[0]?.total ?? (filters.page > 1 ? await ctx.db.$count(exercises, wanted) : 0);
  return { items: toItems(ctx, rows, options), total: count };
}

function selectItems(ctx: Context, slice: ReturnType<typeof sliceOf>, total: SQL.Aliased<number>) {
  const { id, name, thumbnailUrl, videoUrl, imageId, difficultyId, creatorId, isSystem } = slice;
  return ctx.db
    .select({
      id,
      name,
      thumbnailUrl,
      videoUrl,
      imageId,
      difficultyId,
      creatorId,
      isSystem,
      total,
      tracked: slice.trackableCategories,
      creatorName: fullNameIfAny,
      categories: categoryNames(ctx, slice),
      subcategories: subcategoryNames(ctx, slice),
    })
    .from(slice)
    .leftJoin(users, and(eq(users.accountId, slice.accountId), eq(users.id, creatorId)));
}

type ItemRow = Awaited<ReturnType<typeof selectItems>>[number];

function toItems({ actor }: Context, rows: ItemRow[], options: LibraryOptions): LibraryItem[] {
  const difficultyNames = new Map(options.difficulties.map(({ id, name }) => [id, name]));
  return rows.map(({ id, name, categories, subcategories, ...row }) => ({
    id,
    name,
    pictureUrl: imageUrl(row.imageId) ?? row.thumbnailUrl,
    hasVideo: row.videoUrl !== null,
    difficulty: difficultyNames.get(row.difficultyId) ?? "",
    place: [...categories, ...subcategories].join(", "),
    // why: the column only holds what the schema accepts
    tracked: row.tracked.map((category) => categoryName(category as TrackableCategory)).join(", "),
    mark: markOf(categories),
    owner: ownerOf(actor, row),
  }));
}

type Made = Pick<ItemRow, "isSystem" | "creatorId" | "creatorName">;

function ownerOf({ userId }: Actor, { isSystem, creatorId, creatorName }: Made) {
  if (isSystem) return "Library";
  return creatorId === userId ? "Mine" : (creatorName ?? deletedUser);
}

type OptionRow = { kind: "d" | "c" | "s"; id: string; name: string; code: string | null; parent: string | null };

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
