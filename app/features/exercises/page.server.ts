import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { NotFound } from "#app/domain/errors.ts";
import { EMPTY_ID, parseUuid } from "#app/domain/ids/ids.ts";
import type { Slice } from "#app/domain/lists/slice.ts";
import type { Context } from "#app/services/context.server.ts";
import { conditionOf } from "#app/services/filters/conditions.server.ts";
import { rowsAfter } from "#app/services/lists/keyset.server.ts";
import { fullNameIfAny } from "#db/full-name.ts";
import { users } from "#db/schema/accounts.ts";
import { exerciseCategories, exerciseSubcategories } from "#db/schema/catalogues.ts";
import { exercises } from "#db/schema/exercises.ts";
import { exerciseColumns } from "./columns.server.ts";
import { findExercises } from "./find.server.ts";
import type { ExerciseOrder, ExerciseWhere } from "./list.ts";
import { categoryNames, subcategoryNames } from "./queries.server.ts";
import { exercisesInScope } from "./scope.server.ts";
import { countsFound, foundBy, isFound, otherNameFound } from "./search-queries.server.ts";
import { exerciseOrder, sliceOf } from "./slice.server.ts";

export const exerciseKeys = z.tuple([z.string(), z.guid()]);

type Wanted = Slice<z.infer<typeof exerciseKeys>> & { where: ExerciseWhere; order?: ExerciseOrder };

/** One statement with the count, unless the page is past the last. */
export async function pageOfExercises(ctx: Context, { where, order = {}, after, noCount, offset, limit }: Wanted) {
  const search = order.search ?? "";
  const chosen = and(conditionOf(where, exerciseColumns), isFound(search, exercisesInScope(ctx.actor)));
  const following = and(chosen, rowsAfter([exercises.sortName, exercises.id], after));
  const slice = sliceOf(ctx, following, { offset, limit: limit + 1, order });
  const wanted = and(exercisesInScope(ctx.actor), chosen);
  const counts = noCount ? sql<number[]>`'{}'::int[]` : countsFound(search, wanted);
  const rows = await selectItems(ctx, slice, {
    counts: counts.as("counts"),
    called: otherNameFound(slice, search).as("called"),
  }).orderBy(...exerciseOrder(slice, order));
  const [first] = rows;
  const by = foundBy(first?.counts ?? []);
  if (noCount) return { rows, total: null, by };
  const isPast = offset > 0 || after !== null;
  return { rows, total: first?.counts[0] ?? (isPast ? await ctx.db.$count(exercises, wanted) : 0), by };
}

export type ExerciseOfPage = Awaited<ReturnType<typeof selectItems>>[number];

type Searched = { counts: SQL.Aliased<number[]>; called: SQL.Aliased<string | null> };

function selectItems(ctx: Context, slice: ReturnType<typeof sliceOf>, searched: Searched) {
  const { id, name, thumbnailUrl, videoUrl, imageId, difficultyId, creatorId, isSystem } = slice;
  return ctx.db
    .select({
      id,
      sortName: slice.sortName,
      name,
      thumbnailUrl,
      videoUrl,
      imageId,
      difficultyId,
      creatorId,
      isSystem,
      ...searched,
      tracked: slice.trackableCategories,
      creatorName: fullNameIfAny,
      categories: categoryNames(ctx, slice),
      subcategories: subcategoryNames(ctx, slice),
    })
    .from(slice)
    .leftJoin(users, and(eq(users.accountId, slice.accountId), eq(users.id, creatorId)));
}

export async function exerciseForApi(ctx: Context, id: string) {
  const [row] = await withFields(ctx, [{ id: parseUuid(id) ?? EMPTY_ID }]);
  if (!row) throw new NotFound();
  return row;
}

export type ExerciseRow = Awaited<ReturnType<typeof exerciseForApi>>;

/** In their order, without those deleted meanwhile. */
export async function withFields(ctx: Context, found: { id: string }[]) {
  const ids = found.map(({ id }) => id);
  const rows = new Map((await findExercises(ctx, ids)).map((row) => [row.id, row]));
  const full = ids.flatMap((id) => rows.get(id) ?? []);
  const categories = await namesOf(
    ctx,
    exerciseCategories,
    full.flatMap(({ categoryIds }) => categoryIds),
  );
  const subcategories = await namesOf(
    ctx,
    exerciseSubcategories,
    full.flatMap(({ subcategoryIds }) => subcategoryIds),
  );
  return full.map(({ categoryIds, subcategoryIds, ...row }) => ({
    ...row,
    categories: named(categoryIds, categories),
    subcategories: named(subcategoryIds, subcategories),
  }));
}

async function namesOf(
  { db }: Context,
  table: typeof exerciseCategories | typeof exerciseSubcategories,
  ids: string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const { id, name } = table;
  const rows = await db
    .select({ id, name })
    .from(table)
    .where(inArray(id, [...new Set(ids)]));
  return new Map(rows.map((row) => [row.id, row.name]));
}

function named(ids: string[], names: ReadonlyMap<string, string>) {
  return ids.map((id) => ({ id, name: names.get(id) ?? "" }));
}
