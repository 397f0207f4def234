import { completionSchema } from "#app/domain/completions/schema.ts";
import type { CompletionKeys } from "#app/features/completions/api-views.ts";
import { clientForCoach, pageOfClient } from "#app/features/completions/client-queries.server.ts";
import { enterCompletion } from "#app/features/completions/mutations.server.ts";
import { completionKeys } from "#app/features/completions/page-queries.server.ts";
import { listOperation, operation } from "#app/http/api/operation.ts";
import { pageOf } from "#app/http/api/paging.ts";
import {
  clientCompletion,
  clientCompletionDetails,
  toApiCompletion,
  toApiDetails,
} from "./workout-completion-schemas.ts";

const whose =
  "Only while they are a client. For a program that neither belongs to your business nor was given by it, you see " +
  "what was done, as 'another program', without titles, prescription, comment or picture.";
const given = "For programs of your business, or that it gave them, and only while they are a client.";

export const clientCompletions = [
  listOperation({
    path: "/clients/{userId}/workoutcompletions",
    summary: "Workouts that a client completed, the latest first",
    description: whose,
    access: "client:manage",
    scope: "training:read",
    item: clientCompletion,
    keys: completionKeys,
    async run({ ctx, path, page }) {
      const { rows, total } = await pageOfClient(ctx, path.userId, page);
      const { items, next } = pageOf(rows, page, ({ moment, id }): CompletionKeys => [moment, id]);
      return { items: items.map(toApiCompletion), total, next };
    },
  }),
  operation({
    method: "GET",
    path: "/clients/{userId}/workoutcompletions/{id}",
    summary: "One workout that a client completed, with what was done in it",
    description: whose,
    access: "client:manage",
    scope: "training:read",
    answer: clientCompletionDetails,
    run: async ({ ctx, path }) => toApiDetails(await clientForCoach(ctx, path.userId, path.id)),
  }),
  operation({
    method: "POST",
    path: "/clients/{userId}/workoutcompletions",
    summary: "Enter a workout that a client did",
    description:
      `${given} It is marked as entered by the coach. You choose the id, as for a workout of your own; what the client ` +
      "sent themselves is not changed (409). Without an offset, the day is that of the client's time zone.",
    access: "client:manage",
    scope: "training:write",
    large: true,
    body: completionSchema.omit({ imageId: true }),
    answer: clientCompletionDetails,
    status: 201,
    async run({ ctx, path, body }) {
      const stored = await enterCompletion(ctx, path.userId, body);
      return stored.ok ? toApiDetails(await clientForCoach(ctx, path.userId, stored.id)) : stored;
    },
  }),
];
