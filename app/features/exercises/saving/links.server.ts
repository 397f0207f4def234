import { and, eq } from "drizzle-orm";
import type { Tx } from "#db/client.ts";
import { exerciseCategoryLinks, exerciseSubcategoryLinks } from "#db/schema/exercises.ts";

type Key = { accountId: string; id: string };
type Places = { categoryIds: string[]; subcategoryIds: string[] };

/** Makes these the exercise's categories and subcategories, whatever they were. */
export async function replaceLinks(tx: Tx, { accountId, id }: Key, { categoryIds, subcategoryIds }: Places) {
  const link = { accountId, exerciseId: id };
  for (const links of [exerciseCategoryLinks, exerciseSubcategoryLinks]) {
    await tx.delete(links).where(and(eq(links.accountId, accountId), eq(links.exerciseId, id)));
  }
  await tx.insert(exerciseCategoryLinks).values(categoryIds.map((categoryId) => ({ ...link, categoryId })));
  if (subcategoryIds.length === 0) return;
  await tx.insert(exerciseSubcategoryLinks).values(subcategoryIds.map((subcategoryId) => ({ ...link, subcategoryId })));
}
