import { and, eq } from "drizzle-orm";
import type { RoundingStep } from "#app/domain/strength/rounding-step.ts";
import type { Context } from "#app/services/context.server.ts";
import { users } from "#db/schema/accounts.ts";

export async function updateRoundingStep({ db, actor }: Context, step: RoundingStep): Promise<void> {
  await db
    .update(users)
    .set({ roundingStep: step === "off" ? null : step })
    .where(and(eq(users.accountId, actor.accountId), eq(users.id, actor.userId)));
}
