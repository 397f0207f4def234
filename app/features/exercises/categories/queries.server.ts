import { asc, eq } from "drizzle-orm";
import { NotFound } from "#app/domain/errors.ts";
import { parseUuid } from "#app/domain/ids/ids.ts";
import { allow } from "#app/domain/policy/can.ts";
import type { Context } from "#app/services/context.server.ts";
import { exerciseCategories, exerciseSubcategories } from "#db/schema/catalogues.ts";

export function listCategories({ db }: Context) {
  const { id, name, sortName } = exerciseCategories;
  return db.select({ id, name }).from(exerciseCategories).orderBy(asc(sortName), asc(id));
}

export function listSubcategories({ db }: Context) {
  const { id, name, categoryId, sortName } = exerciseSubcategories;
  return db.select({ id, name, categoryId }).from(exerciseSubcategories).orderBy(asc(sortName), asc(id));
}

export async function findCategory(ctx: Context, id: string) {
  const { id: key, name } = exerciseCategories;
  const known = knownTo(ctx, id);
  const [row] = known ? await ctx.db.select({ id: key, name }).from(exerciseCategories).where(eq(key, known)) : [];
  if (!row) throw new NotFound();
  return row;
}

export async function findSubcategory(ctx: Context, id: string) {
  const { id: key, name, categoryId } = exerciseSubcategories;
  const known = knownTo(ctx, id);
  const wanted = ctx.db.select({ id: key, name, categoryId }).from(exerciseSubcategories);
  const [row] = known ? await wanted.where(eq(key, known)) : [];
  if (!row) throw new NotFound();
  return row;
}

function knownTo(ctx: Context, id: string) {
  allow(ctx.actor, "exerciseCategory:manage");
  return parseUuid(id);
}
