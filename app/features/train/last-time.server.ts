import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import { formatShortDate } from "#app/domain/schedule/dates.ts";
import { formatAmount } from "#app/domain/strength/explanation.ts";
import { convert } from "#app/domain/trackables/conversion.ts";
import { formatNumber } from "#app/domain/trackables/numbers.ts";
import type { PreferredUnits } from "#app/domain/trackables/preferred.ts";
import type { MeasurementUnit } from "#app/domain/trackables/units.ts";
import type { Context } from "#app/services/context.server.ts";
import { results } from "#db/schema/records.ts";

export type LastSet = {
  exerciseId: string;
  category: string;
  unit: MeasurementUnit;
  value: number;
  repetitions: number | null;
  doneOn: string;
};

/** As a column of a statement: of each exercise the best set of the last day that had it. */
export function lastSets({ actor }: Context, exerciseIds: readonly string[]): SQL {
  const { accountId, userId, exerciseId, category, unit, value, repetitions, doneOn, completionId } = results;
  const isTheirs = and(eq(accountId, actor.accountId), eq(userId, actor.userId));
  return sql`(select coalesce(json_agg(last), '[]') from (
    select distinct on (${exerciseId}) ${exerciseId} as "exerciseId", ${category} as category, ${unit} as unit,
      ${value} as value, ${repetitions} as repetitions, ${doneOn} as "doneOn"
    from ${results}
    where ${isTheirs} and ${exerciseId} = any(${sql.param([...exerciseIds])}::uuid[]) and ${completionId} is not null
    order by ${exerciseId}, ${desc(doneOn)}, ${category} = 'weight' desc, ${desc(value)}) last)`;
}

/** By exercise: '4 Dec 2026: 3 × 100 kg'. */
export function lastTimes(sets: readonly LastSet[], units: PreferredUnits): Record<string, string> {
  return Object.fromEntries(
    sets.map(({ exerciseId, category, unit, value, repetitions, doneOn }) => {
      const own = category === "weight" ? units.weight : unit;
      const amount =
        category === "reps" ? `${formatNumber(value)} reps` : formatAmount(convert(value, unit, own) ?? value, own);
      const isCounted = category === "weight" && repetitions !== null;
      return [exerciseId, `${formatShortDate(doneOn)}: ${isCounted ? `${formatNumber(repetitions)} × ` : ""}${amount}`];
    }),
  );
}
