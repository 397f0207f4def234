import { and, eq } from "drizzle-orm";
import { NotFound } from "#app/domain/errors.ts";
import { isStored, savedMeanwhile } from "#app/domain/forms/conflict.ts";
import type { Refused } from "#app/domain/forms/result.ts";
import { formulaNames } from "#app/domain/strength/one-repetition-maximum.ts";
import { categoryName } from "#app/domain/trackables/names.ts";
import type { Context } from "#app/services/context.server.ts";
import type { Tx } from "#db/client.ts";
import { exercises } from "#db/schema/exercises.ts";
import { findExercise } from "../find.server.ts";
import type { ExerciseFields, ExerciseInput } from "../form.ts";
import { libraryOptions } from "../library.server.ts";
import { startsOf } from "../starts.ts";
import type { ExerciseView } from "../views.ts";
import type { References } from "./references.server.ts";
import { rowOf } from "./row.server.ts";

type Change = { id: string; seen: number; input: ExerciseInput; references: References };

/** 'already' if nothing would change. Call it while the library is locked. */
export async function conflictWith(
  ctx: Context,
  tx: Tx,
  { id, seen, input, references }: Change,
): Promise<null | "already" | Refused<ExerciseFields>> {
  const inside = { ...ctx, db: tx };
  const view = await findExercise(inside, id);
  const [row] = await tx
    .select()
    .from(exercises)
    .where(and(eq(exercises.accountId, view.accountId), eq(exercises.id, view.id)));
  if (!row) throw new NotFound();
  const isSame = isStored(rowOf(input, references), row) && isStored(placesOf(references), placesOf(view));
  if (isSame) return "already";
  if (row.version === seen) return null;
  const theirs = { values: startsOf(view), words: await wordsOf(inside, view), version: view.version };
  return savedMeanwhile("exercise", row.updatedBy === ctx.actor.userId, theirs);
}

function placesOf({ categoryIds, subcategoryIds }: Pick<References, "categoryIds" | "subcategoryIds">) {
  return { categories: categoryIds.toSorted(), subcategories: subcategoryIds.toSorted() };
}

async function wordsOf(ctx: Context, exercise: ExerciseView) {
  const { categories } = await libraryOptions(ctx);
  const named = (all: { id: string; name: string }[], ids: string[]) =>
    all.flatMap(({ id, name }) => (ids.includes(id) ? name : [])).join(", ");
  const formula = exercise.oneRepetitionMaxFormula;
  return {
    difficulty: exercise.difficulty.name,
    categories: named(categories, exercise.categoryIds),
    subcategories: named(
      categories.flatMap(({ subcategories }) => subcategories),
      exercise.subcategoryIds,
    ),
    trackableCategories: exercise.trackableCategoryConfiguration.map(categoryName).join(", "),
    oneRepetitionMaxFormula: formula ? formulaNames[formula] : "",
  };
}
