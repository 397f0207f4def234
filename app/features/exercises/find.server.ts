import { and, eq, inArray, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { NotFound } from "#app/domain/errors.ts";
import { parseUuid } from "#app/domain/ids/ids.ts";
import { can } from "#app/domain/policy/can.ts";
import type { TrackableCategory } from "#app/domain/trackables/table.ts";
import type { Context } from "#app/services/context.server.ts";
import { difficulties } from "#db/schema/catalogues.ts";
import { exerciseCategoryLinks, exerciseSubcategoryLinks, exercises } from "#db/schema/exercises.ts";
import { systemAccountId } from "#db/seed/ids.ts";
import { exercisesInScope } from "./scope.server.ts";
import type { ExerciseView } from "./views.ts";

export async function findExercise(ctx: Context, id: string): Promise<ExerciseView> {
  const known = parseUuid(id);
  const [row] = known ? await findExercises(ctx, [known]) : [];
  if (!row) throw new NotFound();
  return row;
}

export async function findExercises(ctx: Context, ids: readonly string[]): Promise<ExerciseView[]> {
  const rows = ids.length === 0 ? [] : await selectExercises(ctx, ids);
  return rows.map((row) => toView(ctx, row));
}

function toView(ctx: Context, row: Awaited<ReturnType<typeof selectExercises>>[number]): ExerciseView {
  return {
    ...row,
    otherNames: row.otherNames ?? [],
    // why: the column only holds what the schema accepts
    trackableCategoryConfiguration: row.trackableCategoryConfiguration as TrackableCategory[],
    superiorExercise: row.superiorExercise?.id ? row.superiorExercise : null,
    canEdit: can(ctx.actor, "exercise:edit", row),
    canDelete: can(ctx.actor, "exercise:delete", row),
    canCopy: can(ctx.actor, "exercise:create"),
  };
}

const superior = alias(exercises, "superior");

function selectExercises({ db, actor }: Context, ids: readonly string[]) {
  return db
    .select(columns)
    .from(exercises)
    .innerJoin(difficulties, eq(difficulties.id, exercises.difficultyId))
    .leftJoin(
      superior,
      and(
        eq(superior.id, exercises.superiorExerciseId),
        or(eq(superior.accountId, exercises.accountId), eq(superior.accountId, systemAccountId)),
      ),
    )
    .where(and(inArray(exercises.id, [...ids]), exercisesInScope(actor)));
}

const columns = {
  id: exercises.id,
  accountId: exercises.accountId,
  creatorId: exercises.creatorId,
  isSystem: exercises.isSystem,
  name: exercises.name,
  otherNames: exercises.otherNames,
  description: exercises.description,
  videoUrl: exercises.videoUrl,
  thumbnailUrl: exercises.thumbnailUrl,
  imageId: exercises.imageId,
  difficulty: { id: difficulties.id, code: difficulties.code, name: difficulties.name },
  categoryIds: sql<string[]>`array(select ${exerciseCategoryLinks.categoryId} from ${exerciseCategoryLinks}
    where ${exerciseCategoryLinks.accountId} = ${exercises.accountId}
      and ${exerciseCategoryLinks.exerciseId} = ${exercises.id})`,
  subcategoryIds: sql<string[]>`array(select ${exerciseSubcategoryLinks.subcategoryId} from ${exerciseSubcategoryLinks}
    where ${exerciseSubcategoryLinks.accountId} = ${exercises.accountId}
      and ${exerciseSubcategoryLinks.exerciseId} = ${exercises.id})`,
  trackableCategoryConfiguration: exercises.trackableCategories,
  oneRepetitionMaxFormula: exercises.oneRepetitionMaxFormula,
  superiorExercise: { id: superior.id, name: superior.name },
  superiorExercisePercentage: exercises.superiorExercisePercentage,
  version: exercises.version,
};
