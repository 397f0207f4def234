import { z } from "zod";
import { completionSchema } from "#app/domain/completions/schema.ts";
import { NotFound } from "#app/domain/errors.ts";
import { can } from "#app/domain/policy/can.ts";
import { commentForApi, pageOfComments } from "#app/features/comments/page.server.ts";
import { type CompletionKeys, completionFilters } from "#app/features/completions/api-views.ts";
import { deleteCompletion, storeCompletion, updateCompletion } from "#app/features/completions/mutations.server.ts";
import { completionKeys, ownForApi, pageOfOwn } from "#app/features/completions/page-queries.server.ts";
import { listOperation, operation, resource } from "#app/http/api/operation.ts";
import { flag, pageOf } from "#app/http/api/paging.ts";
import { id } from "#app/http/api/schemas.ts";
import type { Context } from "#app/services/context.server.ts";
import { clientCompletions } from "./client-completions.ts";
import { imageOperations } from "./completion-images.ts";
import { commentOperations } from "./workout-comments.ts";
import { completion, completionDetails, toApiCompletion, toApiDetails } from "./workout-completion-schemas.ts";

/** Coaches read their clients' comments, everybody their own completions. */
function readsComments({ actor }: Context) {
  return can(actor, "comment:see") && !actor.isExpired;
}

export const workoutCompletions = resource("Completed workouts", [
  listOperation({
    path: "/workoutcompletions",
    summary: "Completed workouts, the latest first",
    description: "For coaches, those with a comment addressed to them; for athletes, and with `own`, your own.",
    access: "completion:manage",
    evenExpired: true,
    scope: "training:read",
    query: z.object({ programId: id.optional(), userId: id.optional(), own: flag().default(false) }),
    where: completionFilters,
    item: completion,
    keys: completionKeys,
    async run({ ctx, query: { programId = null, userId = null, own }, where, page }) {
      const wanted = { where, programId, ...page };
      const isOwn = own || !readsComments(ctx);
      const { rows, total } = await (isOwn ? pageOfOwn(ctx, wanted) : pageOfComments(ctx, { ...wanted, userId }));
      const { items, next } = pageOf(rows, page, ({ moment, id }): CompletionKeys => [moment, id]);
      return { items: items.map(toApiCompletion), total, next };
    },
  }),
  operation({
    method: "GET",
    path: "/workoutcompletions/{id}",
    summary: "One completed workout, with what was done in it",
    access: "completion:manage",
    evenExpired: true,
    scope: "training:read",
    answer: completionDetails,
    run: async ({ ctx, path }) => toApiDetails(await findOne(ctx, path.id)),
  }),
  operation({
    method: "POST",
    path: "/workoutcompletions",
    summary: "Send a workout that was done",
    description:
      "You choose the id: sending it again stores nothing more, or, with other content, changes what is stored. The " +
      "workout belongs to a program that you were given or bought, with `doneValue` where something was done. The day is " +
      "the one in the offset of `doneAt`; with Z or -00:00, the one in your time zone. Fields that are left out keep what " +
      "is stored; null clears it.",
    access: "completion:manage",
    evenExpired: true,
    scope: "training:write",
    large: true,
    body: completionSchema,
    answer: completionDetails,
    status: 201,
    async run({ ctx, body }) {
      const stored = await storeCompletion(ctx, body);
      return stored.ok ? toApiDetails(await ownForApi(ctx, stored.id)) : stored;
    },
  }),
  operation({
    method: "PUT",
    path: "/workoutcompletions/{id}",
    summary: "Change a completed workout of your own",
    access: "completion:manage",
    evenExpired: true,
    scope: "training:write",
    large: true,
    body: completionSchema.extend({ id: id.optional() }),
    answer: completionDetails,
    async run({ ctx, path, body }) {
      const stored = await updateCompletion(ctx, { ...body, id: path.id.toLowerCase() });
      return stored.ok ? toApiDetails(await ownForApi(ctx, stored.id)) : stored;
    },
  }),
  operation({
    method: "DELETE",
    path: "/workoutcompletions/{id}",
    summary: "Delete a completed workout of your own",
    description: "The records that it raised are calculated again.",
    access: "completion:manage",
    evenExpired: true,
    scope: "training:write",
    async run({ ctx, path }) {
      await deleteCompletion(ctx, path.id);
      return undefined;
    },
  }),
  ...imageOperations,
  ...commentOperations,
  ...clientCompletions,
]);

async function findOne(ctx: Context, completionId: string) {
  try {
    return await ownForApi(ctx, completionId);
  } catch (error) {
    if (error instanceof NotFound && readsComments(ctx)) return commentForApi(ctx, completionId);
    throw error;
  }
}
