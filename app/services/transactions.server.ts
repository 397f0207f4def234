import type { Db } from "#db/client.ts";

type HasDb = { db: Db };
type Work<C extends HasDb, T> = (ctx: C) => Promise<T>;

/** Rolls back on `ok: false`. */
export function allOrNothing<C extends HasDb, T extends { ok: boolean }>(ctx: C, work: Work<C, T>): Promise<T> {
  return keptIf(ctx, work, ({ ok }) => ok);
}

export function tried<C extends HasDb, T>(ctx: C, work: Work<C, T>): Promise<T> {
  return keptIf(ctx, work, () => false);
}

async function keptIf<C extends HasDb, T>(ctx: C, work: Work<C, T>, isKept: (result: T) => boolean): Promise<T> {
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
