import { and, eq } from "drizzle-orm";
import { NotFound } from "#app/domain/errors.ts";
import { type Result, refused } from "#app/domain/forms/result.ts";
import { allow } from "#app/domain/policy/can.ts";
import type { Actor } from "#app/domain/policy/roles.ts";
import type { Context } from "#app/services/context.server.ts";
import type { Tx } from "#db/client.ts";
import { lockAccounts, lockExercise } from "#db/locks.ts";
import { exerciseCategoryLinks, exerciseSubcategoryLinks, exercises } from "#db/schema/exercises.ts";
import { workoutExercises } from "#db/schema/programs.ts";
import { systemAccountId } from "#db/seed/ids.ts";
import { updateVersioned } from "#db/versioned.ts";
import { findExercise } from "./find.server.ts";
import type { ExerciseInput } from "./form.ts";
import { conflictWith } from "./saving/conflict.server.ts";
import { type Misnamed, type References, resolveReferences } from "./saving/references.server.ts";
import { rowOf } from "./saving/row.server.ts";
import { libraryAccountOf } from "./scope.server.ts";

export type SavedExercise = { ok: true; id: string; superior: References["superior"] } | Misnamed;

/**
 * Administrators add to the system library. `id` is the attempt's key: repeating the request changes nothing and
 * returns the same.
 */
export async function createExercise(ctx: Context, id: string, input: ExerciseInput): Promise<SavedExercise> {
  allow(ctx.actor, "exercise:create");
  const accountId = libraryAccountOf(ctx.actor);
  return ctx.db.transaction(async (tx) => {
    await lockLibrary(tx, accountId);
    const isMade = await wasCreated(tx, ctx.actor, { accountId, id });
    const resolved = await resolveReferences(ctx.actor, tx, { accountId, id }, input);
    if (isMade) return { ok: true, id, superior: resolved.ok ? resolved.references.superior : null };
    if (!resolved.ok) return resolved;
    await tx.insert(exercises).values({
      ...rowOf(input, resolved.references),
      accountId,
      id,
      creatorId: ctx.actor.userId,
      isSystem: accountId === systemAccountId,
      updatedBy: ctx.actor.userId,
      createdAt: ctx.now,
      updatedAt: ctx.now,
    });
    await replaceLinks(tx, { accountId, id }, resolved.references);
    return { ok: true, id, superior: resolved.references.superior };
  });
}

export async function updateExercise(
  ctx: Context,
  id: string,
  seen: number,
  input: ExerciseInput,
): Promise<SavedExercise> {
  const exercise = await findExercise(ctx, id);
  allow(ctx.actor, "exercise:edit", exercise);
  return ctx.db.transaction(async (tx) => {
    await lockLibrary(tx, exercise.accountId);
    const resolved = await resolveReferences(ctx.actor, tx, exercise, input);
    if (!resolved.ok) return resolved;
    const { references } = resolved;
    const conflict = await conflictWith(ctx, tx, { id: exercise.id, seen, input, references });
    const saved = { ok: true as const, id: exercise.id, superior: references.superior };
    if (conflict) return conflict === "already" ? saved : conflict;
    const values = { ...rowOf(input, references), updatedBy: ctx.actor.userId, updatedAt: ctx.now };
    const changed = await updateVersioned(tx, exercises, { which: isExercise(exercise), seen, values });
    if (!changed) throw new NotFound();
    await replaceLinks(tx, exercise, references);
    return saved;
  });
}

/** Rejected while workouts use it or other exercises refer to its maximum. */
export async function deleteExercise(ctx: Context, id: string): Promise<Result<{ name: string }>> {
  const exercise = await findExercise(ctx, id);
  allow(ctx.actor, "exercise:delete", exercise);
  return ctx.db.transaction(async (tx) => {
    await lockExercise(tx, exercise, "delete");
    // why: counted over all accounts, since everyone may use a system exercise
    const workouts = await tx.$count(workoutExercises, eq(workoutExercises.exerciseId, exercise.id));
    if (workouts > 0) return refused(`This exercise is used in ${workouts} workouts and can't be deleted.`);
    const inferiors = await tx.$count(exercises, eq(exercises.superiorExerciseId, exercise.id));
    if (inferiors > 0) {
      return refused(`This exercise is the superior exercise of ${inferiors} exercises and can't be deleted.`);
    }
    await tx.delete(exercises).where(isExercise(exercise));
    return { ok: true as const, name: exercise.name };
  });
}

type Key = { accountId: string; id: string };

function isExercise({ accountId, id }: Key) {
  return and(eq(exercises.accountId, accountId), eq(exercises.id, id));
}

/** Serializes changes per account: two exercises that make each other superior would both pass alone. */
function lockLibrary(tx: Tx, accountId: string) {
  return lockAccounts(tx, [accountId], "write");
}

/** NotFound if something else has the id, so that guessing reveals nothing. */
async function wasCreated(tx: Tx, actor: Actor, { accountId, id }: Key) {
  const [row] = await tx
    .select({ accountId: exercises.accountId, creatorId: exercises.creatorId })
    .from(exercises)
    .where(eq(exercises.id, id))
    .limit(1);
  if (!row) return false;
  if (row.accountId === accountId && row.creatorId === actor.userId) return true;
  throw new NotFound();
}

type Places = { categoryIds: string[]; subcategoryIds: string[] };

async function replaceLinks(tx: Tx, { accountId, id }: Key, { categoryIds, subcategoryIds }: Places) {
  const link = { accountId, exerciseId: id };
  for (const links of [exerciseCategoryLinks, exerciseSubcategoryLinks]) {
    await tx.delete(links).where(and(eq(links.accountId, accountId), eq(links.exerciseId, id)));
  }
  await tx.insert(exerciseCategoryLinks).values(categoryIds.map((categoryId) => ({ ...link, categoryId })));
  if (subcategoryIds.length === 0) return;
  await tx.insert(exerciseSubcategoryLinks).values(subcategoryIds.map((subcategoryId) => ({ ...link, subcategoryId })));
}
