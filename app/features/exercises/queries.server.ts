import { type AnyColumn, and, eq, inArray, sql } from "drizzle-orm";
import type { TrackableCategory } from "#app/domain/trackables/table.ts";
import type { ExerciseSnapshot } from "#app/domain/workout/document/document.ts";
import { paths } from "#app/paths.ts";
import type { Context } from "#app/services/context.server.ts";
import { exerciseCategories } from "#db/schema/catalogues.ts";
import { exerciseCategoryLinks, exercises } from "#db/schema/exercises.ts";
import type { ExerciseFilters } from "./filtered.server.ts";
import { exercisesInScope } from "./scope.server.ts";
import { inOrder, type Slice, sliceOf } from "./slice.server.ts";
import type { ExerciseCard } from "./views.ts";

/**
 * Cards of the exercises in the actor's scope: the searched name itself first, then names that begin with it, then by
 * name. To learn whether more follow, ask for one more than is shown.
 */
export async function searchExercises(ctx: Context, filters: ExerciseFilters & Slice): Promise<ExerciseCard[]> {
  const slice = sliceOf(ctx, filters);
  const { id, name, thumbnailUrl, videoUrl, imageId, trackableCategories: trackableCategoryConfiguration } = slice;
  const categories = categoryNames(ctx, slice);
  const rows = await ctx.db
    .select({ id, name, thumbnailUrl, videoUrl, imageId, trackableCategoryConfiguration, categories })
    .from(slice)
    .orderBy(...inOrder(slice, filters.search));
  return rows.map(({ categories, ...row }) => ({ ...toSnapshot(row), imageUrl: imageUrl(row.imageId), categories }));
}

/** What the library says now of the exercises that documents name. One out of the actor's scope is left out. */
export async function refreshSnapshots(ctx: Context, ids: readonly string[]): Promise<Map<string, ExerciseSnapshot>> {
  if (ids.length === 0) return new Map();
  const rows = await ctx.db
    .select(snapshotColumns)
    .from(exercises)
    .where(and(inArray(exercises.id, [...ids]), exercisesInScope(ctx.actor)));
  return new Map(rows.map((row) => [row.id, toSnapshot(row)]));
}

/** Every exercise in the actor's scope, for reading names out of a text. */
export async function allSnapshots(ctx: Context): Promise<ExerciseSnapshot[]> {
  const rows = await ctx.db
    .select(snapshotColumns)
    .from(exercises)
    .where(exercisesInScope(ctx.actor))
    .orderBy(exercises.sortName, exercises.id);
  return rows.map(toSnapshot);
}

/** The names of an exercise's categories, in order, as a column of the query that has the exercise. */
export function categoryNames({ db }: Context, exercise: { accountId: AnyColumn; id: AnyColumn }) {
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

/** Where the uploaded image is served small, or null without one. */
export function imageUrl(imageId: string | null) {
  return imageId && paths.file(imageId, 480);
}

const snapshotColumns = {
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

/** The picture of a snapshot is the uploaded image, or else the video's. */
function toSnapshot({ imageId, thumbnailUrl, trackableCategoryConfiguration, ...row }: SnapshotRow): ExerciseSnapshot {
  return {
    ...row,
    thumbnailUrl: imageUrl(imageId) ?? thumbnailUrl,
    // why: the column holds what the schema let in, which is this list
    trackableCategoryConfiguration: trackableCategoryConfiguration as TrackableCategory[],
  };
}
