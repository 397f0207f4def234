import { sortKey } from "#app/domain/text/fold.ts";
import type { Tx } from "#db/client.ts";
import { exerciseCategories, exerciseSubcategories } from "#db/schema/catalogues.ts";
import type { ImportedExercise } from "./record.server.ts";

export type CategoryIds = { categoryId: string; subcategoryIds: string[] };

export async function categoriesFor(tx: Tx, imported: ImportedExercise[], newId: () => string) {
  const categoryIds = await ensureCategories(tx, imported, newId);
  const subcategoryIds = await ensureSubcategories(tx, imported, categoryIds, newId);
  return ({ category, subcategories }: ImportedExercise): CategoryIds => {
    const categoryId = known(categoryIds, sortKey(category));
    return {
      categoryId,
      subcategoryIds: subcategories.map((name) => known(subcategoryIds, subcategoryKey(categoryId, name))),
    };
  };
}

async function ensureCategories(tx: Tx, imported: ImportedExercise[], newId: () => string) {
  const wanted = new Map(imported.map(({ category }) => [sortKey(category), category]));
  const current = await tx.select().from(exerciseCategories);
  const ids = new Map(current.map((row) => [row.sortName, row.id]));
  const missing = [...wanted]
    .filter(([sortName]) => !ids.has(sortName))
    .map(([sortName, name]) => ({ id: newId(), name, sortName }));
  if (missing.length > 0) await tx.insert(exerciseCategories).values(missing);
  for (const row of missing) ids.set(row.sortName, row.id);
  return ids;
}

async function ensureSubcategories(
  tx: Tx,
  imported: ImportedExercise[],
  categoryIds: Map<string, string>,
  newId: () => string,
) {
  const wanted = new Map<string, { categoryId: string; name: string }>();
  for (const { category, subcategories } of imported) {
    const categoryId = known(categoryIds, sortKey(category));
    for (const name of subcategories) wanted.set(subcategoryKey(categoryId, name), { categoryId, name });
  }
  const current = await tx.select().from(exerciseSubcategories);
  const ids = new Map(current.map((row) => [`${row.categoryId}/${row.sortName}`, row.id]));
  const missing = [...wanted]
    .filter(([key]) => !ids.has(key))
    .map(([key, { categoryId, name }]) => ({ key, id: newId(), categoryId, name, sortName: sortKey(name) }));
  if (missing.length > 0) await tx.insert(exerciseSubcategories).values(missing.map(({ key: _, ...row }) => row));
  for (const { key, id } of missing) ids.set(key, id);
  return ids;
}

function subcategoryKey(categoryId: string, name: string) {
  return `${categoryId}/${sortKey(name)}`;
}

function known(ids: Map<string, string>, key: string) {
  const id = ids.get(key);
  if (!id) throw new Error(`There is no category for ${key}.`);
  return id;
}
