import { and, inArray, isNull } from "drizzle-orm";
import type { Done } from "#app/domain/forms/result.ts";
import { parseUuid } from "#app/domain/ids/ids.ts";
import { allow } from "#app/domain/policy/can.ts";
import type { Context } from "#app/services/context.server.ts";
import { completionComments } from "#db/schema/completions.ts";
import { hasUnreadComments } from "./queries.server.ts";
import { commentsTo } from "./scope.server.ts";

/** More than a list shows at once. */
export const mostMarked = 1_000;

/**
 * Marks those of the comments read that speak to the actor; whoever else reads them marks nothing (decisions §4). Answers
 * whether unread ones are left. Ids that are none, or of others' comments, are passed over.
 */
export async function markCommentsRead(ctx: Context, ids: readonly string[]): Promise<Done<{ hasUnread: boolean }>> {
  allow(ctx.actor, "comment:see");
  const known = ids.slice(0, mostMarked).flatMap((id) => parseUuid(id) ?? []);
  if (known.length > 0) {
    const { completionId, readAt } = completionComments;
    await ctx.db
      .update(completionComments)
      .set({ readAt: ctx.now })
      .where(and(commentsTo(ctx.actor), inArray(completionId, known), isNull(readAt)));
  }
  return { ok: true, hasUnread: await hasUnreadComments(ctx) };
}
