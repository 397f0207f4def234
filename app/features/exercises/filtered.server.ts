import { and, eq, exists, type SQL, sql } from "drizzle-orm";
import { foldForSearch } from "#app/domain/text/fold.ts";
import type { Context } from "#app/services/context.server.ts";
import { exerciseCategoryLinks, exerciseSubcategoryLinks, exercises } from "#db/schema/exercises.ts";

export type ExerciseFilters = {
  search?: string;
  difficulty?: string | null;
  category?: string | null;
  subcategory?: string | null;
  /** 'mine', 'colleagues' or 'library'. */
  whose?: string;
  also?: SQL | undefined;
};

export function filtered(ctx: Context, filters: ExerciseFilters) {
  const { search = "", difficulty, category, subcategory, whose, also } = filters;
  const folded = foldForSearch(search);
  return and(
    folded ? sql`strpos(${exercises.searchName}, ${folded}) > 0` : undefined,
    difficulty ? eq(exercises.difficultyId, difficulty) : undefined,
    category ? linked(ctx, exerciseCategoryLinks, eq(exerciseCategoryLinks.categoryId, category)) : undefined,
    subcategory
      ? linked(ctx, exerciseSubcategoryLinks, eq(exerciseSubcategoryLinks.subcategoryId, subcategory))
      : undefined,
    isOwnedBy(ctx, whose),
    also,
  );
}

function isOwnedBy({ actor }: Context, whose: string | undefined) {
  if (whose === "mine") return eq(exercises.creatorId, actor.userId);
  if (whose === "library") return eq(exercises.isSystem, true);
  if (whose !== "colleagues") return undefined;
  return and(eq(exercises.isSystem, false), sql`${exercises.creatorId} is distinct from ${actor.userId}`);
}

function linked({ db }: Context, links: typeof exerciseCategoryLinks | typeof exerciseSubcategoryLinks, to: SQL) {
  return exists(
    db
      .select({ one: sql`1` })
      .from(links)
      .where(and(eq(links.accountId, exercises.accountId), eq(links.exerciseId, exercises.id), to)),
  );
}
