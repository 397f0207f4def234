import { NotFound } from "#app/domain/errors.ts";
import { trainingMaximumOf } from "#app/domain/strength/percentage-base.ts";
import { subjectOf } from "#app/domain/strength/subject.ts";
import { findNumbersOwner } from "#app/features/calculation/owner-queries.server.ts";
import { findClientNumbers } from "#app/features/calculation/queries.server.ts";
import { findPerson } from "#app/features/clients/person-queries.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { findTrainingMaximum, findTrainingShare } from "./training.server.ts";

async function findClient(ctx: Context, userId: string) {
  const { id, fullName: name, business } = await findPerson(ctx, userId);
  return { accountId: business.id, client: { id, name } };
}

/** Of oneself, or of a coach's client, in kilograms. */
export async function findTraining(ctx: Context, { userId, exerciseId }: { userId: string; exerciseId: string }) {
  const owner = userId === ctx.actor.userId ? await findNumbersOwner(ctx, { userId }) : await findClient(ctx, userId);
  const [numbers, own, { share, version: shareVersion }] = await Promise.all([
    findClientNumbers(ctx, owner, [exerciseId]),
    findTrainingMaximum(ctx, userId, exerciseId),
    findTrainingShare(ctx, userId),
  ]);
  const exercise = numbers.exercises.find(({ id }) => id === exerciseId);
  if (!exercise) throw new NotFound("Given item not found.");
  const value = trainingMaximumOf(subjectOf(numbers), exerciseId)?.amount ?? null;
  return { exerciseId, value, own: exercise.trainingMaximum, version: own.version, share, shareVersion };
}
