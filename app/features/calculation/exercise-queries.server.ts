import { and, eq, sql } from "drizzle-orm";
import { NotFound } from "#app/domain/errors.ts";
import { parseUuid } from "#app/domain/ids/ids.ts";
import { hasMaxima } from "#app/domain/strength/maxima.ts";
import { type TrackableCategory, trackableCategories } from "#app/domain/trackables/table.ts";
import { exercisesInScope, exercisesShownTo, seenFrom } from "#app/features/exercises/scope.server.ts";
import { isFound, otherNameFound, searchRank } from "#app/features/exercises/search-queries.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { exercises } from "#db/schema/exercises.ts";

const measurable = trackableCategories.filter(hasMaxima);

export type Quantity = { exerciseId: string; name: string; category: TrackableCategory };

/** NotFound also for a category that no percentage refers to. */
export async function findQuantity(
  { db, actor }: Context,
  accountId: string,
  named: { exercise: string | null; category: string | null },
): Promise<Quantity> {
  const id = parseUuid(named.exercise);
  const category = trackableCategories.find((known) => known === named.category);
  if (!id || !category || !measurable.includes(category)) throw itemNotFound();
  const [row] = await db
    .select({ name: exercises.name })
    .from(exercises)
    .where(and(eq(exercises.id, id), seenFrom(accountId), exercisesShownTo(actor)));
  if (!row) throw itemNotFound();
  return { exerciseId: id, name: row.name, category };
}

export type MeasurableExercise = { id: string; name: string; called: string | null; categories: TrackableCategory[] };

/** Only categories with maxima. */
export async function findMeasurable(
  { db, actor }: Context,
  accountId: string,
  { search, limit }: { search: string; limit: number },
): Promise<MeasurableExercise[]> {
  const { id, name, trackableCategories: categories } = exercises;
  const measured = sql`${categories} && ${sql.param(measurable)}::text[]`;
  const wanted = and(seenFrom(accountId), exercisesInScope(actor), measured);
  const rows = await db
    .select({ id, name, categories, called: otherNameFound(exercises, search) })
    .from(exercises)
    .where(and(wanted, isFound(search, wanted)))
    .orderBy(searchRank(exercises, search), exercises.sortName, id)
    .limit(limit);
  return rows.map((row) => ({ ...row, categories: measurable.filter((one) => row.categories.includes(one)) }));
}

function itemNotFound() {
  return new NotFound("Given item not found.");
}
