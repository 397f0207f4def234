import { type AnyColumn, and, eq, exists, inArray, type SQL, sql } from "drizzle-orm";
import { foldForSearch } from "#app/domain/text/fold.ts";
import type { TrackableCategory } from "#app/domain/trackables/table.ts";
import type { ExerciseSnapshot } from "#app/domain/workout/document.ts";
import { paths } from "#app/paths.ts";
import type { Context } from "#app/services/context.server.ts";
import { exerciseCategories } from "#db/schema/catalogues.ts";
import { exerciseCategoryLinks, exerciseSubcategoryLinks, exercises } from "#db/schema/exercises.ts";
import { exercisesInScope } from "./scope.server.ts";
import type { ExerciseCard } from "./views.ts";

export type ExerciseFilters = {
  /** Contained in the name, whatever its case and accents. */
  search?: string;
  /** Ids; null or undefined filters nothing. */
  difficulty?: string | null;
  category?: string | null;
  subcategory?: string | null;
};

type Slice = { offset: number; limit: number };

/**
 * Cards of the exercises in the actor's scope: the searched name itself first, then names that begin with it, then by
 * name. To learn whether more follow, ask for one more than is shown.
 */
export async function searchExercises(
  ctx: Context,
  { offset, limit, ...filters }: ExerciseFilters & Slice,
): Promise<ExerciseCard[]> {
  const rows = await ctx.db
    .select({ ...snapshotColumns, categories: categoryNames(ctx, exercises) })
    .from(exercises)
    .where(matching(ctx, filters))
    .orderBy(...nearest(filters.search), exercises.sortName, exercises.id)
    .offset(offset)
    .limit(limit);
  return rows.map(({ categories, ...row }) => ({ ...toSnapshot(row), imageUrl: imageUrl(row.imageId), categories }));
}

/** Orders by how near a name is to what is searched; nothing to order by without a search. */
function nearest(search = "") {
  const folded = foldForSearch(search);
  if (!folded) return [];
  return [sql`${exercises.searchName} <> ${folded}`, sql`not starts_with(${exercises.searchName}, ${folded})`];
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

/** The where-clause of what the filters leave of the actor's scope. */
export function matching(ctx: Context, { search = "", difficulty, category, subcategory }: ExerciseFilters) {
  const folded = foldForSearch(search);
  return and(
    exercisesInScope(ctx.actor),
    folded ? sql`strpos(${exercises.searchName}, ${folded}) > 0` : undefined,
    difficulty ? eq(exercises.difficultyId, difficulty) : undefined,
    category ? linked(ctx, exerciseCategoryLinks, eq(exerciseCategoryLinks.categoryId, category)) : undefined,
    subcategory
      ? linked(ctx, exerciseSubcategoryLinks, eq(exerciseSubcategoryLinks.subcategoryId, subcategory))
      : undefined,
  );
}

function linked({ db }: Context, links: typeof exerciseCategoryLinks | typeof exerciseSubcategoryLinks, to: SQL) {
  return exists(
    db
      .select({ one: sql`1` })
      .from(links)
      .where(and(eq(links.accountId, exercises.accountId), eq(links.exerciseId, exercises.id), to)),
  );
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
