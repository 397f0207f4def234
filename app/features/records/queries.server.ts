import { and, asc, desc, eq, isNotNull } from "drizzle-orm";
import type { Maxima } from "#app/domain/strength/reference.ts";
import { type TrackableCategory, trackableCategories } from "#app/domain/trackables/table.ts";
import { homeOf } from "#app/features/calculation/client-queries.server.ts";
import { exercisesInScope } from "#app/features/exercises/scope.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { exercises } from "#db/schema/exercises.ts";
import { bodyMeasures, records } from "#db/schema/records.ts";

/** A client, and the account that coaches them. Whoever asks has found the client in the actor's scope. */
export type Measured = { accountId: string; userId: string };

/** The maxima of one exercise in one category, in the category's first unit. */
export type RecordView = { exerciseId: string; name: string; category: TrackableCategory; maxima: Maxima };

/** More exercises than a coach measures; a page has to end somewhere. */
const mostRecords = 200;

/** The client's maxima by exercise and category, in exercises that the actor sees. One statement. */
export async function listRecords({ db, actor }: Context, { userId }: Pick<Measured, "userId">): Promise<RecordView[]> {
  const rows = await db
    .select({ name: exercises.name, record: records })
    .from(records)
    .innerJoin(exercises, eq(exercises.id, records.exerciseId))
    .where(and(eq(records.accountId, homeOf(userId)), eq(records.userId, userId), exercisesInScope(actor)))
    .orderBy(asc(exercises.sortName), asc(exercises.id), asc(records.category))
    .limit(mostRecords);
  return rows.flatMap(({ name, record }) => {
    const category = trackableCategories.find((known) => known === record.category);
    return category ? [{ exerciseId: record.exerciseId, name, category, maxima: maximaOf(record) }] : [];
  });
}

export type BodyWeightView = { id: string; on: string; kilograms: number; source: "client" | "coach" };

/** The client's body weights in kilograms, the latest day first, and of a day what was entered last; so many at most. */
export async function listBodyWeights(
  { db }: Context,
  { userId }: Pick<Measured, "userId">,
  limit: number,
): Promise<BodyWeightView[]> {
  const { id, measuredOn, bodyWeight, source, enteredAt } = bodyMeasures;
  const rows = await db
    .selectDistinctOn([measuredOn], { id, on: measuredOn, kilograms: bodyWeight, source })
    .from(bodyMeasures)
    .where(and(eq(bodyMeasures.accountId, homeOf(userId)), eq(bodyMeasures.userId, userId), isNotNull(bodyWeight)))
    .orderBy(desc(measuredOn), desc(enteredAt), desc(id))
    .limit(limit);
  return rows.map((row) => ({ ...row, kilograms: row.kilograms ?? 0 }));
}

/** The maxima as a row of `records` has them. */
export function maximaOf(row: typeof records.$inferSelect): Maxima {
  return {
    ...maximum("currentReal", row.currentReal, row.currentRealOn),
    ...maximum("currentCalculated", row.currentCalculated, row.currentCalculatedOn),
    ...maximum("allTimeReal", row.allTimeReal, row.allTimeRealOn),
    ...maximum("allTimeCalculated", row.allTimeCalculated, row.allTimeCalculatedOn),
  };
}

function maximum(kind: keyof Maxima, value: number | null, on: string | null): Maxima {
  return value === null || on === null ? {} : { [kind]: { value, on } };
}
