import { and, eq, inArray, sql } from "drizzle-orm";
import { inUnit } from "#app/domain/benchmarks/quantities.ts";
import { type Achieved, defaultFormula, maximaFrom } from "#app/domain/strength/maxima.ts";
import type { OneRepetitionMaximumFormula } from "#app/domain/strength/one-repetition-maximum.ts";
import type { MaximumKind } from "#app/domain/strength/reference.ts";
import { defaultUnit } from "#app/domain/trackables/allowed.ts";
import { measuredAs, type RecordedCategory } from "#app/domain/trackables/recorded.ts";
import type { MeasurementUnit } from "#app/domain/trackables/units.ts";
import { ownRepetitions } from "#app/features/records/best-queries.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { exercises } from "#db/schema/exercises.ts";
import { results } from "#db/schema/records.ts";
import { moment } from "./history-queries.server.ts";
import type { Measured } from "./people-queries.server.ts";
import type { RecordView } from "./record-queries.server.ts";

type Quantity = { exerciseId: string; category: RecordedCategory; unit: MeasurementUnit };
type Reached = Omit<Achieved, "isSinceReset" | "isSinceSaid"> & {
  at: string;
  formula: OneRepetitionMaximumFormula | null;
};

/** Noon of its day if no result is left. */
export type Moments = Partial<Record<MaximumKind, Date>>;

/** Records store days; the results have the times. */
export async function findMoments(ctx: Context, person: Measured, quantity: Quantity, { maxima }: RecordView) {
  const days = Object.values(maxima).map(({ on }) => on);
  const rows = days.length > 0 ? await readReached(ctx, person, quantity, days) : [];
  const { category, unit } = quantity;
  const moments = Object.entries(maxima).map(([kind, { value, on }]) => {
    const reached = rows.find((row) => {
      const told = maximaFrom(category, row.formula ?? defaultFormula, [
        { ...row, isSinceReset: true, isSinceSaid: true },
      ]);
      const maximum = told[kind as MaximumKind];
      return row.on === on && maximum && inUnit(maximum.value, defaultUnit(measuredAs(category)), unit) === value;
    });
    return [kind, reached ? new Date(Number(reached.at)) : new Date(`${on}T12:00:00Z`)];
  });
  return Object.fromEntries(moments) as Moments;
}

async function readReached(
  { db }: Context,
  { id, accountId }: Measured,
  { exerciseId, category }: Quantity,
  days: string[],
): Promise<Reached[]> {
  const isTheirs = and(eq(results.accountId, accountId), eq(results.userId, id), eq(results.exerciseId, exerciseId));
  const rows = await db
    .select({
      value: results.value,
      unit: results.unit,
      on: results.doneOn,
      category: results.category,
      repetitions: ownRepetitions,
      isByCoach: sql<boolean>`${results.source} = 'coach'`,
      formula: exercises.oneRepetitionMaxFormula,
      at: sql<string>`(extract(epoch from ${moment}) * 1000)::bigint`.as("at"),
    })
    .from(results)
    .leftJoin(exercises, eq(exercises.id, results.exerciseId))
    .where(and(isTheirs, inArray(results.category, [category, "reps"]), inArray(results.doneOn, days)))
    .orderBy(sql`at`, results.id);
  const told = rows.filter((row) => row.category === category);
  return told.map(({ unit, ...row }) => ({ ...row, unit: unit as MeasurementUnit }));
}
