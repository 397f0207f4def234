import { eq } from "drizzle-orm";
import { type Result, refused } from "#app/domain/forms/result.ts";
import { allow } from "#app/domain/policy/can.ts";
import { sortKey } from "#app/domain/text/fold.ts";
import { noNameOrCategory } from "#app/features/exercises/add-hints.ts";
import { type Named, planNames } from "#app/features/exercises/naming.ts";
import type { Context } from "#app/services/context.server.ts";
import type { Tx } from "#db/client.ts";
import { lockAccounts, lockCategories, lockSubcategories } from "#db/locks.ts";
import { exerciseCategories, exerciseSubcategories } from "#db/schema/catalogues.ts";
import { exerciseCategoryLinks, exerciseSubcategoryLinks } from "#db/schema/exercises.ts";
import { systemAccountId } from "#db/seed/ids.ts";
import type { CategoriesInput, NamesFields, SubcategoriesFields, SubcategoriesInput } from "./forms.ts";
import { findCategory, findSubcategory } from "./queries.server.ts";

/** The new category's id is the attempt's key, so repeating the request adds nothing. */
export async function saveCategories(
  ctx: Context,
  { items, added }: CategoriesInput,
): Promise<Result<object, NamesFields>> {
  allow(ctx.actor, "exerciseCategory:manage");
  return ctx.db.transaction(async (tx) => {
    await lockNames(tx);
    const rows = await tx.select().from(exerciseCategories);
    const current = rows.map(({ id, name }) => ({ id, name, group: "" }));
    const fresh = notAdded(current, added && { ...added, group: "" });
    const { renamed, problems } = planNames(current, items, fresh);
    if (Object.keys(problems).length > 0) return { ok: false, problems };
    await rename(tx, exerciseCategories, renamed);
    if (fresh) await tx.insert(exerciseCategories).values({ ...nameColumns(fresh), createdAt: ctx.now });
    return { ok: true };
  });
}

export async function saveSubcategories(
  ctx: Context,
  { items, added }: SubcategoriesInput,
): Promise<Result<object, SubcategoriesFields>> {
  allow(ctx.actor, "exerciseCategory:manage");
  return ctx.db.transaction(async (tx) => {
    await lockNames(tx);
    if (added && !(await isCategory(tx, added.categoryId))) {
      return { ok: false, problems: { addedCategory: [noNameOrCategory] } };
    }
    const rows = await tx.select().from(exerciseSubcategories);
    const current = rows.map(({ id, name, categoryId }) => ({ id, name, group: categoryId }));
    const fresh = notAdded(current, added && { ...added, group: added.categoryId });
    const { renamed, problems } = planNames(current, items, fresh);
    if (Object.keys(problems).length > 0) return { ok: false, problems };
    await rename(tx, exerciseSubcategories, renamed);
    if (fresh) {
      const row = { ...nameColumns(fresh), categoryId: fresh.group, createdAt: ctx.now };
      await tx.insert(exerciseSubcategories).values(row);
    }
    return { ok: true };
  });
}

export async function deleteCategory(ctx: Context, id: string): Promise<Result<{ name: string }>> {
  const { name } = await findCategory(ctx, id);
  return ctx.db.transaction(async (tx) => {
    await lockCategories(tx, [id], "delete");
    const uses = await tx.$count(exerciseCategoryLinks, eq(exerciseCategoryLinks.categoryId, id));
    if (uses > 0) return refused(`This category is used by ${uses} exercises and can't be deleted.`);
    const parts = await tx.$count(exerciseSubcategories, eq(exerciseSubcategories.categoryId, id));
    if (parts > 0) return refused(`This category has ${parts} subcategories and can't be deleted.`);
    await tx.delete(exerciseCategories).where(eq(exerciseCategories.id, id));
    return { ok: true as const, name };
  });
}

export async function deleteSubcategory(ctx: Context, id: string): Promise<Result<{ name: string }>> {
  const { name } = await findSubcategory(ctx, id);
  return ctx.db.transaction(async (tx) => {
    await lockSubcategories(tx, [id], "delete");
    const uses = await tx.$count(exerciseSubcategoryLinks, eq(exerciseSubcategoryLinks.subcategoryId, id));
    if (uses > 0) return refused(`This subcategory is used by ${uses} exercises and can't be deleted.`);
    await tx.delete(exerciseSubcategories).where(eq(exerciseSubcategories.id, id));
    return { ok: true as const, name };
  });
}

/** Names must be unique, so changes wait for each other and for an import. */
function lockNames(tx: Tx) {
  return lockAccounts(tx, [systemAccountId], "write");
}

async function isCategory(tx: Tx, id: string) {
  return (await tx.$count(exerciseCategories, eq(exerciseCategories.id, id))) > 0;
}

function notAdded(current: Named[], added: Named | null) {
  return current.some(({ id }) => id === added?.id) ? null : added;
}

function nameColumns({ id, name }: Named) {
  return { id, name, sortName: sortKey(name) };
}

/** In two steps, since two names may be swapped. */
async function rename(tx: Tx, table: typeof exerciseCategories | typeof exerciseSubcategories, items: Named[]) {
  for (const { id } of items) await tx.update(table).set({ sortName: id }).where(eq(table.id, id));
  for (const { id, name } of items)
    await tx
      .update(table)
      .set(nameColumns({ id, name, group: "" }))
      .where(eq(table.id, id));
}
