import { and, eq } from "drizzle-orm";
import type { Result } from "#app/domain/forms/result.ts";
import { allow } from "#app/domain/policy/can.ts";
import type { Context } from "#app/services/context.server.ts";
import { reconciliations } from "#db/schema/payments.ts";
import type { ReconciliationRow } from "./list.ts";
import { findReconciliation } from "./queries.server.ts";

/** The first person counts. No effect if it was already resolved. */
export async function finishReconciliation(ctx: Context, id: string): Promise<Result<ReconciliationRow>> {
  await findReconciliation(ctx, id);
  allow(ctx.actor, "reconciliation:finish");
  const done = { isMended: true, resolvedAt: ctx.now, doneBy: ctx.actor.userId };
  await ctx.db
    .update(reconciliations)
    .set(done)
    .where(and(eq(reconciliations.id, id), eq(reconciliations.isMended, false)));
  return { ok: true, ...(await findReconciliation(ctx, id)) };
}
