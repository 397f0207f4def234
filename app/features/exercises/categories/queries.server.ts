import { eq } from "drizzle-orm";
import { NotFound } from "#app/domain/errors.ts";
import { parseUuid } from "#app/domain/ids/ids.ts";
import { allow } from "#app/domain/policy/can.ts";
import type { Context } from "#app/services/context.server.ts";
import { exerciseCategories, exerciseSubcategories } from "#db/schema/catalogues.ts";

/** The category, for an administrator who is asked before it is deleted; NotFound when it is gone. */
export function findCategory(ctx: Context, id: string) {
  return findNamed(ctx, exerciseCategories, id);
}

/** The subcategory, likewise. */
export function findSubcategory(ctx: Context, id: string) {
  return findNamed(ctx, exerciseSubcategories, id);
}

async function findNamed(ctx: Context, table: typeof exerciseCategories | typeof exerciseSubcategories, id: string) {
  allow(ctx.actor, "exerciseCategory:manage");
  const known = parseUuid(id);
  const [row] = known
    ? await ctx.db.select({ id: table.id, name: table.name }).from(table).where(eq(table.id, known))
    : [];
  if (!row) throw new NotFound();
  return row;
}
