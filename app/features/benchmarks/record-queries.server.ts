import { and, eq } from "drizzle-orm";
import { inUnit } from "#app/domain/benchmarks/quantities.ts";
import { parseUuid } from "#app/domain/ids/ids.ts";
import type { MaximumKind } from "#app/domain/strength/reference.ts";
import { defaultUnit } from "#app/domain/trackables/allowed.ts";
import { measuredAs, type RecordedCategory } from "#app/domain/trackables/recorded.ts";
import type { MeasurementUnit } from "#app/domain/trackables/units.ts";
import { maximaOf } from "#app/features/records/queries.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { records } from "#db/schema/records.ts";
import type { Measured } from "./people-queries.server.ts";

export type RecordView = {
  id: string;
  resetAt: Date | null;
  maxima: Partial<Record<MaximumKind, { value: number; on: string }>>;
};

export async function readRecord(
  { db }: Context,
  { id: userId, accountId }: Measured,
  { exerciseId, category, unit }: { exerciseId: string; category: RecordedCategory; unit: MeasurementUnit },
): Promise<RecordView | null> {
  const id = parseUuid(exerciseId);
  if (!id) return null;
  const [row] = await db
    .select()
    .from(records)
    .where(
      and(
        eq(records.accountId, accountId),
        eq(records.userId, userId),
        eq(records.exerciseId, id),
        eq(records.category, category),
      ),
    );
  if (!row) return null;
  const maxima = Object.entries(maximaOf(row)).map(([kind, { value, on }]) => {
    return [kind, { value: inUnit(value, defaultUnit(measuredAs(category)), unit), on }];
  });
  return { id: row.id, resetAt: row.resetAt, maxima: Object.fromEntries(maxima) };
}
