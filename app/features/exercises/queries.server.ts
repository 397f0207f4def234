import { type AnyColumn, and, eq, inArray, or, type SQL, sql } from "drizzle-orm";
import { sortKey } from "#app/domain/text/fold.ts";
import type { TrackableCategory } from "#app/domain/trackables/table.ts";
import type { ExerciseSnapshot } from "#app/domain/workout/document/document.ts";
import { limits } from "#app/domain/workout/document/limits.ts";
import { paths } from "#app/paths.ts";
import type { Context } from "#app/services/context.server.ts";
import { conditionOf } from "#app/services/filters/conditions.server.ts";
import { exerciseCategories, exerciseSubcategories } from "#db/schema/catalogues.ts";
import { exerciseCategoryLinks, exerciseSubcategoryLinks, exercises } from "#db/schema/exercises.ts";
import { exerciseColumns } from "./columns.server.ts";
import { type ExerciseChoice, type ExerciseOrder, exerciseWhere } from "./list.ts";
import { exercisesInScope, exercisesShownTo } from "./scope.server.ts";
import { exerciseOrder, sliceOf } from "./slice.server.ts";
import type { ExerciseCard } from "./views.ts";

type Search = ExerciseChoice & ExerciseOrder & { offset: number; limit: number };

/** Exact matches first, then prefixes, then by name. Ask for one more than is shown to tell whether there are more. */
export async function searchExercises(ctx: Context, { offset, limit, ...choice }: Search): Promise<ExerciseCard[]> {
  const wanted = conditionOf(exerciseWhere(choice, ctx.actor.userId), exerciseColumns);
  const slice = sliceOf(ctx, wanted, { offset, limit, order: choice });
  const { id, name, thumbnailUrl, videoUrl, imageId, trackableCategories: trackableCategoryConfiguration } = slice;
  const categories = categoryNames(ctx, slice);
  const rows = await ctx.db
    .select({ id, name, thumbnailUrl, videoUrl, imageId, trackableCategoryConfiguration, categories })
    .from(slice)
    .orderBy(...exerciseOrder(slice, choice));
  return rows.map(({ categories, ...row }) => ({ ...toSnapshot(row), imageUrl: imageUrl(row.imageId), categories }));
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

type WantedNames = { exact: ReadonlySet<string>; loose: ReadonlySet<string> };

export async function findByNames(ctx: Context, { exact, loose }: WantedNames): Promise<ExerciseSnapshot[]> {
  if (exact.size + loose.size === 0) return [];
  const sortNames = [...exact].map((key) => sortKey(key));
  const bareNames = [...new Set([...loose].map((key) => key.replace(/[^a-z0-9]+/g, "")))];
  const rows = await ctx.db
    .select(snapshotColumns)
    .from(exercises)
    .where(
      and(
        exercisesInScope(ctx.actor),
        or(
          sql`${exercises.sortName} = any(${sql.param(sortNames)}::text[])`,
          sql`${bareName} = any(${sql.param(bareNames)}::text[])`,
        ),
      ),
    )
    .orderBy(exercises.sortName, exercises.id);
  return rows.map(toSnapshot);
}

/** Like `looseKey`, but only its plain letters and digits: finds everything the key finds, and seldom more. */
const bareName = sql`regexp_replace(regexp_replace(translate(${exercises.searchName}, '×✕✖', 'xxx'), '[^a-z0-9]+', '', 'g'), 's$', '')`;

/** Per text: each adds conditions to the statement. */
const maxUnknown = 200;
const maxWords = 20;

/** Names of a similar length (±`share`), and those that contain every word of a key. */
export async function namesNear(ctx: Context, keys: readonly string[], share: number): Promise<string[]> {
  const likely = keys.filter((key) => key.length <= 2 * limits.name).slice(0, maxUnknown);
  if (likely.length === 0) return [];
  const isNear = likely.map((key) => {
    const slips = Math.max(1, Math.floor(key.length * share));
    const all = key.split(" ", maxWords);
    const words = all.map((word) => word.replace(/(?<=\p{L}{3})s$/u, ""));
    const length = sql`char_length(${exercises.searchName})`;
    // why: two letters of tolerance, as folding may turn one letter into two
    const isAsLong = sql`${length} between ${key.length - slips - 2} and ${key.length + slips + 2}`;
    return or(isAsLong, and(...words.map((word) => sql`strpos(${exercises.searchName}, ${word}) > 0`)));
  });
  const rows = await ctx.db
    .select({ name: exercises.name })
    .from(exercises)
    .where(and(exercisesInScope(ctx.actor), or(...isNear)))
    .orderBy(exercises.sortName, exercises.id);
  return rows.map(({ name }) => name);
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

/** The uploaded image, else the video's. */
function toSnapshot({ imageId, thumbnailUrl, trackableCategoryConfiguration, ...row }: SnapshotRow): ExerciseSnapshot {
  return {
    ...row,
    thumbnailUrl: imageUrl(imageId) ?? thumbnailUrl,
    // why: the column only holds what the schema accepts
    trackableCategoryConfiguration: trackableCategoryConfiguration as TrackableCategory[],
  };
}
