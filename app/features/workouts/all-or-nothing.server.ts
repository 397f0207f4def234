import type { Context } from "#app/services/context.server.ts";

/** Runs the work in one transaction; when it comes to a refusal, nothing of it is stored. */
export async function allOrNothing<T extends { ok: boolean }>(ctx: Context, work: (ctx: Context) => Promise<T>) {
  let refused: T | null = null;
  try {
    return await ctx.db.transaction(async (tx) => {
      const result = await work({ ...ctx, db: tx });
      if (!result.ok) {
        refused = result;
        tx.rollback();
      }
      return result;
    });
  } catch (error) {
    if (refused) return refused as T;
    throw error;
  }
}
