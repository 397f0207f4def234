import { and, eq } from "drizzle-orm";
import type { Density } from "#app/domain/people/preferences.ts";
import type { RoundingStep } from "#app/domain/strength/rounding-step.ts";
import type { Context } from "#app/services/context.server.ts";
import { users } from "#db/schema/accounts.ts";

export function updateRoundingStep(ctx: Context, step: RoundingStep) {
  return update(ctx, { roundingStep: step === "off" ? null : step });
}

export function updateWeekDensity(ctx: Context, weekDensity: Density) {
  return update(ctx, { weekDensity });
}

async function update({ db, actor }: Context, settings: Partial<typeof users.$inferInsert>): Promise<void> {
  await db
    .update(users)
    .set(settings)
    .where(and(eq(users.accountId, actor.accountId), eq(users.id, actor.userId)));
}
