import { and, desc, eq, inArray, sql } from "drizzle-orm";
import { formatShortDate } from "#app/domain/schedule/dates.ts";
import { formatAmount } from "#app/domain/strength/explanation.ts";
import { formatNumber } from "#app/domain/trackables/numbers.ts";
import type { MeasurementUnit } from "#app/domain/trackables/units.ts";
import type { Context } from "#app/services/context.server.ts";
import { results } from "#db/schema/records.ts";

/** The best set of the last day that had the exercise, by exercise: '4 Dec 2026: 3 × 100 kg'. One statement. */
export async function lastTimes({ db, actor }: Context, exerciseIds: readonly string[]): Promise<Map<string, string>> {
  if (exerciseIds.length === 0) return new Map();
  const { accountId, userId, exerciseId, category, unit, value, repetitions, doneOn, completionId } = results;
  const isTheirs = and(eq(accountId, actor.accountId), eq(userId, actor.userId));
  const rows = await db
    .selectDistinctOn([exerciseId], { exerciseId, category, unit, value, repetitions, doneOn })
    .from(results)
    .where(and(isTheirs, inArray(exerciseId, [...exerciseIds]), sql`${completionId} is not null`))
    .orderBy(exerciseId, desc(doneOn), sql`${category} = 'weight' desc`, desc(value));
  return new Map(
    rows.map(({ exerciseId: id, category: what, unit: of, value: best, repetitions: times, doneOn: on }) => {
      const amount = what === "reps" ? `${formatNumber(best)} reps` : formatAmount(best, of as MeasurementUnit);
      const counted = what === "weight" && times !== null ? `${formatNumber(times)} × ${amount}` : amount;
      return [id, `${formatShortDate(on)}: ${counted}`];
    }),
  );
}
