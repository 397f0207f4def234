import { and, eq } from "drizzle-orm";
import { NotFound } from "#app/domain/errors.ts";
import { type Result, refused } from "#app/domain/forms/result.ts";
import { allow } from "#app/domain/policy/can.ts";
import type { Actor } from "#app/domain/policy/roles.ts";
import { foldForSearch, sortKey } from "#app/domain/text/fold.ts";
import { videoIdOf, videoThumbnailUrl } from "#app/domain/video/video-id.ts";
import type { Context } from "#app/services/context.server.ts";
import type { Tx } from "#db/client.ts";
import { accounts } from "#db/schema/accounts.ts";
import { exercises } from "#db/schema/exercises.ts";
import { workoutExercises } from "#db/schema/programs.ts";
import { systemAccountId } from "#db/seed/ids.ts";
import { findExercise } from "./find.server.ts";
import type { ExerciseInput } from "./form.ts";
import { replaceLinks } from "./links.server.ts";
import { type Misnamed, type References, resolveReferences, type Standing } from "./references.server.ts";
import { libraryAccountOf } from "./scope.server.ts";

/** The exercise's id, or what a person can correct: messages by field, and superior exercises they may have meant. */
export type SavedExercise = { ok: true; id: string } | Misnamed;

/**
 * Adds an exercise: an administrator's to the system library, anyone else's to their account. `id` is the attempt's
 * key: the same attempt again changes nothing and answers alike.
 */
export async function createExercise(ctx: Context, id: string, input: ExerciseInput): Promise<SavedExercise> {
  allow(ctx.actor, "exercise:create");
  const accountId = libraryAccountOf(ctx.actor);
  return ctx.db.transaction(async (tx) => {
    await lockLibrary(tx, accountId);
    if (await wasCreated(tx, ctx.actor, { accountId, id })) return { ok: true, id };
    const resolved = await resolveReferences(ctx.actor, tx, { accountId, id }, input);
    if (!resolved.ok) return resolved;
    await tx.insert(exercises).values({
      ...rowOf(input, resolved.references),
      accountId,
      id,
      creatorId: ctx.actor.userId,
      isSystem: accountId === systemAccountId,
      createdAt: ctx.now,
      updatedAt: ctx.now,
    });
    await replaceLinks(tx, { accountId, id }, resolved.references);
    return { ok: true, id };
  });
}

/** Changes an exercise. NotFound out of scope, Forbidden to who neither created it nor is an administrator. */
export async function updateExercise(ctx: Context, id: string, input: ExerciseInput): Promise<SavedExercise> {
  const exercise = await findExercise(ctx, id);
  allow(ctx.actor, "exercise:edit", exercise);
  return ctx.db.transaction(async (tx) => {
    await lockLibrary(tx, exercise.accountId);
    const resolved = await resolveReferences(ctx.actor, tx, exercise, input);
    if (!resolved.ok) return resolved;
    const changed = await tx
      .update(exercises)
      .set({ ...rowOf(input, resolved.references), updatedAt: ctx.now })
      .where(isExercise(exercise))
      .returning({ id: exercises.id });
    if (changed.length === 0) throw new NotFound();
    await replaceLinks(tx, exercise, resolved.references);
    return { ok: true, id: exercise.id };
  });
}

/** What saving the form would say, and refer to, before anyone is asked whether to: nothing is written. */
export function checkExercise(ctx: Context, exercise: Standing, input: ExerciseInput) {
  return ctx.db.transaction((tx) => resolveReferences(ctx.actor, tx, exercise, input));
}

/**
 * Deletes an exercise; refuses with a sentence while workouts use it, or other exercises take their maximum from it.
 * NotFound out of scope, Forbidden as for changing it.
 */
export async function removeExercise(ctx: Context, id: string): Promise<Result<{ name: string }>> {
  const exercise = await findExercise(ctx, id);
  allow(ctx.actor, "exercise:delete", exercise);
  return ctx.db.transaction(async (tx) => {
    await tx.select({ id: exercises.id }).from(exercises).where(isExercise(exercise)).for("update");
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

/** One change of an account's exercises at a time: two that make each other superior would both pass alone. */
async function lockLibrary(tx: Tx, accountId: string) {
  await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for("no key update");
}

/** Whether this very attempt was carried out before. NotFound when the id is anything else's, so that a forged one tells nothing. */
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

function rowOf(input: ExerciseInput, { imageId, superior }: References) {
  const videoId = input.videoUrl && videoIdOf(input.videoUrl);
  return {
    name: input.name,
    sortName: sortKey(input.name),
    searchName: foldForSearch(input.name),
    description: input.description,
    videoUrl: input.videoUrl,
    thumbnailUrl: videoId ? videoThumbnailUrl(videoId) : null,
    imageId,
    difficultyId: input.difficultyId,
    trackableCategories: input.trackableCategories,
    oneRepetitionMaxFormula: input.oneRepetitionMaxFormula,
    superiorExerciseId: superior?.id ?? null,
    superiorExercisePercentage: input.superior?.percentage ?? null,
  };
}
