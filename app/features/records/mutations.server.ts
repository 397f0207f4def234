import type { Done } from "#app/domain/forms/result.ts";
import { convert } from "#app/domain/trackables/conversion.ts";
import { roundToHundredths } from "#app/domain/trackables/numbers.ts";
import type { TrackableCategory } from "#app/domain/trackables/table.ts";
import { lockCoachedClient } from "#app/features/calculation/client-queries.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { bodyMeasures, results } from "#db/schema/records.ts";
import type { EnteredBodyWeight, EnteredMaximum } from "./forms.ts";
import type { Measured } from "./queries.server.ts";
import { recomputeRecords } from "./raise.server.ts";

/** Also updates the record, in one transaction (decisions §11), in the client's own account. Idempotent by id. */
export async function enterMaximum(
  ctx: Context,
  { accountId, userId }: Measured,
  { exerciseId, category }: { exerciseId: string; category: TrackableCategory },
  { id, value, unit, on }: EnteredMaximum,
): Promise<Done> {
  await ctx.db.transaction(async (tx) => {
    // why: two entries at once would each raise the record that they read; a new record has no row to lock
    const client = await lockCoachedClient(tx, ctx, accountId, userId);
    const key = { accountId: client.accountId, userId: client.id, exerciseId, category };
    const made = await tx
      .insert(results)
      .values({ ...key, id, unit, value, doneOn: on, doneAt: ctx.now, ...byCoach(ctx) })
      .onConflictDoNothing()
      .returning({ id: results.id });
    if (made.length > 0) await recomputeRecords(tx, [key]);
  });
  return { ok: true };
}

/** Idempotent by id. */
export async function enterBodyWeight(
  ctx: Context,
  { accountId, userId }: Measured,
  { id, value, unit, on }: EnteredBodyWeight,
): Promise<Done> {
  const bodyWeight = roundToHundredths(convert(value, unit, "kilograms") ?? value);
  await ctx.db.transaction(async (tx) => {
    const client = await lockCoachedClient(tx, ctx, accountId, userId);
    const whose = { accountId: client.accountId, userId: client.id };
    await tx
      .insert(bodyMeasures)
      .values({ ...whose, id, measuredOn: on, bodyWeight, ...byCoach(ctx) })
      .onConflictDoNothing();
  });
  return { ok: true };
}

function byCoach({ actor, now }: Context) {
  return { source: "coach" as const, enteredBy: actor.userId, enteredAt: now };
}
