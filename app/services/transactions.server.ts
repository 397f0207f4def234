import type { Context } from "./context.server.ts";

type Work<T> = (ctx: Context) => Promise<T>;

/** Runs the work in one transaction; when it comes to a refusal, nothing of it is stored. */
export function allOrNothing<T extends { ok: boolean }>(ctx: Context, work: Work<T>): Promise<T> {
  return keptIf(ctx, work, ({ ok }) => ok);
}

/** What the work comes to as things stand; nothing of it is stored. */
export function tried<T>(ctx: Context, work: Work<T>): Promise<T> {
  return keptIf(ctx, work, () => false);
}

async function keptIf<T>(ctx: Context, work: Work<T>, isKept: (result: T) => boolean): Promise<T> {
  let undone: { result: T } | null = null;
  try {
    return await ctx.db.transaction(async (tx) => {
      const result = await work({ ...ctx, db: tx });
      if (isKept(result)) return result;
      undone = { result };
      return tx.rollback();
    });
  } catch (error) {
    if (undone) return (undone as { result: T }).result;
    throw error;
  }
}
