import { sql } from "drizzle-orm";
import { isFiltered } from "#app/domain/lists/query.ts";
import { type Slice, screenOf } from "#app/domain/lists/slice.ts";
import type { Actor } from "#app/domain/policy/roles.ts";
import { categoryName } from "#app/domain/trackables/names.ts";
import type { TrackableCategory } from "#app/domain/trackables/table.ts";
import { deletedUser } from "#app/features/programs/queries.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { difficulties, exerciseCategories, exerciseSubcategories } from "#db/schema/catalogues.ts";
import { markOf } from "./category-marks.ts";
import { exerciseWhere, type LibraryQuery, library } from "./list.ts";
import { nearestNamesTo } from "./name-queries.server.ts";
import { type ExerciseOfPage, pageOfExercises } from "./page.server.ts";
import { imageUrl } from "./queries.server.ts";
import type { CategoryOption, LibraryItem, LibraryOptions } from "./views.ts";

export async function listExercises(ctx: Context, query: LibraryQuery, options: LibraryOptions) {
  const difficulty = options.difficulties.find(({ code }) => code === query.difficulty)?.id;
  const where = exerciseWhere({ ...query, difficulty }, ctx.actor.userId);
  const read = (slice: Slice<never>) => pageOfExercises(ctx, { where, order: query, ...slice });
  const { rows, total, by } = await screenOf(library, query, read);
  const isSearchAlone = !isFiltered(library, { ...query, search: "" });
  const nearest = total === 0 && isSearchAlone ? await nearestNamesTo(ctx, query.search) : [];
  return { items: toItems(ctx, rows, options), total, by, nearest };
}

function toItems({ actor }: Context, rows: ExerciseOfPage[], options: LibraryOptions): LibraryItem[] {
  const difficultyNames = new Map(options.difficulties.map(({ id, name }) => [id, name]));
  return rows.map(({ id, name, categories, subcategories, ...row }) => ({
    id,
    name,
    called: row.called,
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

type Made = Pick<ExerciseOfPage, "isSystem" | "creatorId" | "creatorName">;

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
