import { and, asc, desc, eq, isNotNull } from "drizzle-orm";
import { formatAmount } from "#app/domain/strength/explanation.ts";
import { type Maxima, type MaximumKind, maximumKinds } from "#app/domain/strength/reference.ts";
import { defaultUnit } from "#app/domain/trackables/allowed.ts";
import { categoryInSentence } from "#app/domain/trackables/names.ts";
import { type TrackableCategory, trackableCategories } from "#app/domain/trackables/table.ts";
import { homeOf } from "#app/features/calculation/client-queries.server.ts";
import { exercisesInScope } from "#app/features/exercises/scope.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { exercises } from "#db/schema/exercises.ts";
import { bodyMeasures, records } from "#db/schema/records.ts";

export type Measured = { accountId: string; userId: string };

/** As '120 kg' in the category's first unit. `quantity`: the category's name inside a sentence. */
export type RecordView = {
  exerciseId: string;
  name: string;
  category: TrackableCategory;
  quantity: string;
  maxima: Partial<Record<MaximumKind, { amount: string; on: string }>>;
};

/** More than a coach measures; bounds the page. */
const maxRecords = 200;

export async function listRecords({ db, actor }: Context, { userId }: Pick<Measured, "userId">): Promise<RecordView[]> {
  const rows = await db
    .select({ name: exercises.name, record: records })
    .from(records)
    .innerJoin(exercises, eq(exercises.id, records.exerciseId))
    .where(and(eq(records.accountId, homeOf(userId)), eq(records.userId, userId), exercisesInScope(actor)))
    .orderBy(asc(exercises.sortName), asc(exercises.id), asc(records.category))
    .limit(maxRecords);
  return rows.flatMap(({ name, record }) => {
    const category = trackableCategories.find((known) => known === record.category);
    if (!category) return [];
    const { exerciseId } = record;
    const quantity = categoryInSentence(category);
    return [{ exerciseId, name, category, quantity, maxima: formatMaxima(category, maximaOf(record)) }];
  });
}

// why: formatted here, so the page does not load all quantities and units
function formatMaxima(category: TrackableCategory, maxima: Maxima): RecordView["maxima"] {
  const worded = maximumKinds.flatMap((kind) => {
    const maximum = maxima[kind];
    const amount = maximum && formatAmount(maximum.value, defaultUnit(category));
    return maximum ? [[kind, { amount, on: maximum.on }]] : [];
  });
  return Object.fromEntries(worded);
}

export type BodyWeightView = { id: string; on: string; amount: string; source: "client" | "coach" };

/** As '82.4 kg', latest day first; of each day the last entry. */
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
  return rows.map(({ kilograms, ...row }) => ({ ...row, amount: formatAmount(kilograms ?? 0, "kilograms") }));
}

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
