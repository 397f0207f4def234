import { z } from "zod";
import { markCommentsRead, maxMarked } from "#app/features/comments/mutations.server.ts";
import { hasUnreadComments } from "#app/features/comments/queries.server.ts";
import { operation } from "#app/http/api/operation.ts";
import { id } from "#app/http/api/schemas.ts";

export const commentOperations = [
  operation({
    method: "POST",
    path: "/workoutcompletions/mark-as-read",
    summary: "Mark comments as read",
    description: "Only comments addressed to you count. Returns whether unread ones are left.",
    access: "comment:see",
    scope: "training:write",
    body: z.array(id).max(maxMarked),
    answer: z.boolean(),
    run: async ({ ctx, body }) => (await markCommentsRead(ctx, body)).hasUnread,
  }),
  operation({
    method: "GET",
    path: "/workoutcompletions/has-unread-comments",
    summary: "Whether there are unread comments",
    access: "comment:see",
    scope: "training:read",
    answer: z.boolean(),
    run: ({ ctx }) => hasUnreadComments(ctx),
  }),
];
