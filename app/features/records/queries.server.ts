import { and, asc, desc, eq, isNotNull, sql } from "drizzle-orm";
import { union } from "drizzle-orm/pg-core";
import { formatAmount } from "#app/domain/strength/explanation.ts";
import { bestMaximum, type Maxima, type MaximumKind, maximumKinds } from "#app/domain/strength/reference.ts";
import { defaultTrainingShare, shareOfMaximum } from "#app/domain/strength/training-maximum.ts";
import { defaultUnit } from "#app/domain/trackables/allowed.ts";
import { convert } from "#app/domain/trackables/conversion.ts";
import type { PreferredUnits } from "#app/domain/trackables/preferred.ts";
import {
  measuredAs,
  type RecordedCategory,
  recordedCategories,
  recordedInSentence,
} from "#app/domain/trackables/recorded.ts";
import { homeOf } from "#app/features/calculation/client-queries.server.ts";
import { exercisesInScope } from "#app/features/exercises/scope.server.ts";
import type { Context } from "#app/services/context.server.ts";
import type { Db } from "#db/client.ts";
import { users } from "#db/schema/accounts.ts";
import { exercises } from "#db/schema/exercises.ts";
import { bodyMeasures, records, trainingMaxima, trainingShares } from "#db/schema/records.ts";

export type Measured = { accountId: string; userId: string };

/** As '120 kg' in the category's first unit. `quantity`: the category's name inside a sentence. */
export type RecordView = {
  exerciseId: string;
  name: string;
  category: RecordedCategory;
  quantity: string;
  maxima: Partial<Record<MaximumKind, { amount: string; on: string }>>;
  /** Of a weight; without a day it is the share of the maximum. */
  trainingMaximum: { amount: string; on: string | null } | null;
};

/** More than a coach measures; bounds the page. */
const maxRecords = 200;

type WeightUnit = PreferredUnits["weight"];

/** One statement. `share`: in percent, of the one-repetition maximum. `unit`: of the maxima of weights. */
export async function listRecords(
  ctx: Context,
  { userId }: Pick<Measured, "userId">,
  unit: WeightUnit = "kilograms",
): Promise<Records> {
  const rows = await selectRecords(ctx, userId);
  const share = rows[0]?.share ?? defaultTrainingShare;
  const shown = rows.flatMap(({ name, exerciseId, category: code, record, own }) => {
    const category = recordedCategories.find((known) => known === code);
    if (name === null || exerciseId === null || !category) return [];
    const maxima = record ? maximaOf(record) : {};
    const quantity = recordedInSentence(category);
    const trainingMaximum = category === "weight" ? formatTraining(maxima, own, share) : null;
    return [{ exerciseId, name, category, quantity, maxima: formatMaxima(category, maxima, unit), trainingMaximum }];
  });
  return { records: shown, share };
}

type Records = { records: RecordView[]; share: number };

/** At least one row, which has the share. */
function selectRecords({ db, actor }: Context, userId: string) {
  const measured = selectMeasured(db, userId);
  // why: a person's own records keep their names after the coaching ended
  const isOwn = userId === actor.userId;
  const { value, setOn: on } = trainingMaxima;
  const isOfExercise = (table: typeof records | typeof trainingMaxima) =>
    and(isOfUser(table), eq(table.exerciseId, measured.exerciseId));
  return db
    .with(measured)
    .select({
      share: trainingShares.share,
      name: exercises.name,
      exerciseId: measured.exerciseId,
      category: measured.category,
      record: records,
      own: { value, on },
    })
    .from(users)
    .leftJoin(trainingShares, isOfUser(trainingShares))
    .leftJoin(measured, sql`true`)
    .leftJoin(exercises, and(eq(exercises.id, measured.exerciseId), isOwn ? undefined : exercisesInScope(actor)))
    .leftJoin(records, and(isOfExercise(records), eq(records.category, measured.category)))
    .leftJoin(trainingMaxima, and(isOfExercise(trainingMaxima), eq(measured.category, "weight")))
    .where(and(eq(users.accountId, homeOf(userId)), eq(users.id, userId)))
    .orderBy(asc(exercises.sortName), asc(exercises.id), asc(measured.category))
    .limit(maxRecords);
}

function selectMeasured(db: Db, userId: string) {
  const isTheirs = (table: OfUser) => and(eq(table.accountId, homeOf(userId)), eq(table.userId, userId));
  const { exerciseId, value } = trainingMaxima;
  const recorded = db
    .select({ exerciseId: records.exerciseId, category: records.category })
    .from(records)
    .where(isTheirs(records));
  const set = db
    .select({ exerciseId, category: sql<string>`'weight'`.as("category") })
    .from(trainingMaxima)
    .where(and(isTheirs(trainingMaxima), isNotNull(value)));
  return db.$with("measured").as(union(recorded, set));
}

type OfUser = typeof records | typeof trainingMaxima | typeof trainingShares;

function isOfUser(table: OfUser) {
  return and(eq(table.accountId, users.accountId), eq(table.userId, users.id));
}

function formatTraining(
  maxima: Maxima,
  own: { value: number | null; on: string } | null,
  share: number,
): RecordView["trainingMaximum"] {
  if (own && own.value !== null) return { amount: formatAmount(own.value, "kilograms"), on: own.on };
  const maximum = bestMaximum(maxima)?.maximum;
  return maximum ? { amount: formatAmount(shareOfMaximum(maximum.value, share), "kilograms"), on: null } : null;
}

// why: formatted here, so the page does not load all quantities and units
function formatMaxima(category: RecordedCategory, maxima: Maxima, weight: WeightUnit): RecordView["maxima"] {
  const measured = defaultUnit(measuredAs(category));
  const unit = measuredAs(category) === "weight" ? weight : measured;
  const worded = maximumKinds.flatMap((kind) => {
    const maximum = maxima[kind];
    const amount = maximum && formatAmount(convert(maximum.value, measured, unit) ?? maximum.value, unit);
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
  unit: WeightUnit = "kilograms",
): Promise<BodyWeightView[]> {
  const { id, measuredOn, bodyWeight, source, enteredAt } = bodyMeasures;
  const rows = await db
    .selectDistinctOn([measuredOn], { id, on: measuredOn, kilograms: bodyWeight, source })
    .from(bodyMeasures)
    .where(and(eq(bodyMeasures.accountId, homeOf(userId)), eq(bodyMeasures.userId, userId), isNotNull(bodyWeight)))
    .orderBy(desc(measuredOn), desc(enteredAt), desc(id))
    .limit(limit);
  return rows.map(({ kilograms, ...row }) => {
    return { ...row, amount: formatAmount(convert(kilograms ?? 0, "kilograms", unit) ?? 0, unit) };
  });
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
