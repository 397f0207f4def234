import { and, inArray, sql } from "drizzle-orm";
import { z } from "zod";
import { NotFound } from "#app/domain/errors.ts";
import type { Where } from "#app/domain/filters/where.ts";
import type { Context } from "#app/services/context.server.ts";
import { conditionOf, type Filterable } from "#app/services/filters/conditions.server.ts";
import { rowsAfter } from "#app/services/lists/keyset.server.ts";
import { exerciseCategories, exerciseSubcategories } from "#db/schema/catalogues.ts";
import { exercises } from "#db/schema/exercises.ts";
import type { exerciseFilters } from "./filters.ts";
import { findExercises } from "./find.server.ts";
import { exercisesInScope } from "./scope.server.ts";
import { exerciseOrder, sliceOf } from "./slice.server.ts";

type Filters = keyof typeof exerciseFilters;

const linkedTo = (links: string, column: string): Filterable => {
  return (matches) => sql`exists (select 1 from ${sql.identifier(links)} link
    where link.account_id = exercises.account_id and link.exercise_id = exercises.id
      and ${matches(sql`link.${sql.identifier(column)}`)})`;
};

const columns: Record<Filters, Filterable> = {
  name: { folded: exercises.searchName },
  difficultyCode: (matches) =>
    sql`exists (select 1 from difficulties one where one.id = exercises.difficulty_id and ${matches(sql`one.code`)})`,
  categoryId: linkedTo("exercise_category_links", "category_id"),
  subcategoryId: linkedTo("exercise_subcategory_links", "subcategory_id"),
  creatorId: exercises.creatorId,
  isSystem: exercises.isSystem,
};

export const exerciseKeys = z.tuple([z.string(), z.guid()]);

type Page = { limit: number; offset: number; after: z.infer<typeof exerciseKeys> | null; noCount: boolean };

export async function pageOfExercises(ctx: Context, { where, ...page }: Page & { where: Where<Filters> | null }) {
  const { limit, offset, after, noCount } = page;
  const wanted = conditionOf(where, columns);
  const also = and(wanted, rowsAfter([exercises.sortName, exercises.id], after));
  const slice = sliceOf(ctx, { also, offset, limit: limit + 1 });
  const { id, sortName } = slice;
  const found = await ctx.db
    .select({ id, sortName })
    .from(slice)
    .orderBy(...exerciseOrder(slice, {}));
  const total = noCount ? null : await ctx.db.$count(exercises, and(exercisesInScope(ctx.actor), wanted));
  return { rows: await withFields(ctx, found), total };
}

export async function exerciseForApi(ctx: Context, id: string) {
  const [row] = await withFields(ctx, [{ id, sortName: "" }]);
  if (!row) throw new NotFound();
  return row;
}

export type ExerciseRow = Awaited<ReturnType<typeof exerciseForApi>>;

async function withFields(ctx: Context, found: { id: string; sortName: string }[]) {
  const ids = found.map(({ id }) => id.toLowerCase());
  const rows = new Map((await findExercises(ctx, ids)).map((row) => [row.id, row]));
  const full = found.flatMap(({ id, sortName }) => {
    const row = rows.get(id.toLowerCase());
    return row ? [{ ...row, sortName }] : [];
  });
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
