import { and, eq, sql } from "drizzle-orm";
import type { PgUpdateSetSource } from "drizzle-orm/pg-core";
import type { Density } from "#app/domain/people/preferences.ts";
import type { RoundingStep } from "#app/domain/strength/rounding-step.ts";
import type { Context } from "#app/services/context.server.ts";
import { users } from "#db/schema/accounts.ts";

export function updateRoundingStep(ctx: Context, step: RoundingStep) {
  const roundingStep = step === "off" ? null : step;
  return update(ctx, {
    roundingStep,
    // why: a form of user info that was opened before must not set it back
    infoVersion: sql`${users.infoVersion} + (${users.roundingStep} is distinct from ${roundingStep})::int`,
  });
}

export function updateWeekDensity(ctx: Context, weekDensity: Density) {
  return update(ctx, { weekDensity });
}

async function update({ db, actor }: Context, settings: PgUpdateSetSource<typeof users>): Promise<void> {
  await db
    .update(users)
    .set(settings)
    .where(and(eq(users.accountId, actor.accountId), eq(users.id, actor.userId)));
}
