import { type AnyColumn, and, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { TrackableCategory } from "#app/domain/trackables/table.ts";
import type { ExerciseSnapshot } from "#app/domain/workout/document/document.ts";
import { paths } from "#app/paths.ts";
import type { Context } from "#app/services/context.server.ts";
import { conditionOf } from "#app/services/filters/conditions.server.ts";
import { exerciseCategories, exerciseSubcategories } from "#db/schema/catalogues.ts";
import { exerciseCategoryLinks, exerciseSubcategoryLinks, exercises } from "#db/schema/exercises.ts";
import { exerciseColumns } from "./columns.server.ts";
import { type ExerciseChoice, type ExerciseOrder, exerciseWhere } from "./list.ts";
import { exercisesInScope, exercisesShownTo } from "./scope.server.ts";
import { isFound, otherNameFound } from "./search-queries.server.ts";
import { exerciseOrder, sliceOf } from "./slice.server.ts";
import type { ExerciseCard } from "./views.ts";

type Search = ExerciseChoice & ExerciseOrder & { offset: number; limit: number };

/** Best matches first. Ask for one more than is shown to tell whether there are more. */
export async function searchExercises(ctx: Context, { offset, limit, ...choice }: Search): Promise<ExerciseCard[]> {
  const chosen = conditionOf(exerciseWhere(choice, ctx.actor.userId), exerciseColumns);
  const search = choice.search ?? "";
  const wanted = and(chosen, isFound(search, exercisesInScope(ctx.actor)));
  const slice = sliceOf(ctx, wanted, { offset, limit, order: choice });
  const { id, name, thumbnailUrl, videoUrl, imageId, trackableCategories: trackableCategoryConfiguration } = slice;
  const categories = categoryNames(ctx, slice);
  const called = otherNameFound(slice, search).as("called");
  const rows = await ctx.db
    .select({ id, name, thumbnailUrl, videoUrl, imageId, trackableCategoryConfiguration, categories, called })
    .from(slice)
    .orderBy(...exerciseOrder(slice, choice));
  return rows.map(({ categories, called, ...row }) => ({
    ...toSnapshot(row),
    imageUrl: imageUrl(row.imageId),
    categories,
    called,
  }));
}

/** Leaves out exercises that the actor may not see. */
export async function refreshSnapshots(
  ctx: Context,
  ids: readonly string[],
  shown: SQL = exercisesShownTo(ctx.actor),
): Promise<Map<string, ExerciseSnapshot>> {
  if (ids.length === 0) return new Map();
  const rows = await ctx.db
    .select(snapshotColumns)
    .from(exercises)
    .where(and(inArray(exercises.id, [...ids]), shown));
  return new Map(rows.map((row) => [row.id, toSnapshot(row)]));
}

type Keyed = { accountId: AnyColumn; id: AnyColumn };

export function categoryNames({ db }: Context, exercise: Keyed) {
  const names = db
    .select({ name: exerciseCategories.name })
    .from(exerciseCategoryLinks)
    .innerJoin(exerciseCategories, eq(exerciseCategories.id, exerciseCategoryLinks.categoryId))
    .where(
      and(eq(exerciseCategoryLinks.accountId, exercise.accountId), eq(exerciseCategoryLinks.exerciseId, exercise.id)),
    )
    .orderBy(exerciseCategories.sortName);
  return sql<string[]>`array(${names})`.as("categories");
}

export function subcategoryNames({ db }: Context, exercise: Keyed) {
  const { accountId, exerciseId, subcategoryId } = exerciseSubcategoryLinks;
  const names = db
    .select({ name: exerciseSubcategories.name })
    .from(exerciseSubcategoryLinks)
    .innerJoin(exerciseSubcategories, eq(exerciseSubcategories.id, subcategoryId))
    .where(and(eq(accountId, exercise.accountId), eq(exerciseId, exercise.id)))
    .orderBy(exerciseSubcategories.sortName);
  return sql<string[]>`array(${names})`.as("subcategories");
}

/** A small version; null without an image. */
export function imageUrl(imageId: string | null) {
  return imageId && paths.file(imageId, 480);
}

export const snapshotColumns = {
  id: exercises.id,
  name: exercises.name,
  thumbnailUrl: exercises.thumbnailUrl,
  videoUrl: exercises.videoUrl,
  imageId: exercises.imageId,
  trackableCategoryConfiguration: exercises.trackableCategories,
};

type SnapshotRow = {
  id: string;
  name: string;
  thumbnailUrl: string | null;
  videoUrl: string | null;
  imageId: string | null;
  trackableCategoryConfiguration: string[];
};

/** The uploaded image, else the video's. */
export function toSnapshot({
  imageId,
  thumbnailUrl,
  trackableCategoryConfiguration,
  ...row
}: SnapshotRow): ExerciseSnapshot {
  return {
    ...row,
    thumbnailUrl: imageUrl(imageId) ?? thumbnailUrl,
    // why: the column only holds what the schema accepts
    trackableCategoryConfiguration: trackableCategoryConfiguration as TrackableCategory[],
  };
}
