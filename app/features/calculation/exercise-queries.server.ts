import { and, eq } from "drizzle-orm";
import { NotFound } from "#app/domain/errors.ts";
import { parseUuid } from "#app/domain/ids/ids.ts";
import { type TrackableCategory, trackableCategories, trackables } from "#app/domain/trackables/table.ts";
import { exercisesInScope, seenFrom } from "#app/features/exercises/scope.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { exercises } from "#db/schema/exercises.ts";

export type Quantity = { exerciseId: string; name: string; category: TrackableCategory };

/**
 * The exercise and the category that a form names; NotFound for an exercise that programs of the account do not have or
 * the actor does not see, and for a category that no percentage is of.
 */
export async function findQuantity(
  { db, actor }: Context,
  accountId: string,
  named: { exercise: string | null; category: string | null },
): Promise<Quantity> {
  const id = parseUuid(named.exercise);
  const category = trackableCategories.find((known) => known === named.category);
  if (!id || !category || !trackables[category].types.includes("percentage")) throw itemNotFound();
  const [row] = await db
    .select({ name: exercises.name })
    .from(exercises)
    .where(and(eq(exercises.id, id), seenFrom(accountId), exercisesInScope(actor)));
  if (!row) throw itemNotFound();
  return { exerciseId: id, name: row.name, category };
}

function itemNotFound() {
  return new NotFound("Given item not found.");
}
