import { and, inArray, isNull } from "drizzle-orm";
import type { Done } from "#app/domain/forms/result.ts";
import { parseUuid } from "#app/domain/ids/ids.ts";
import { allow } from "#app/domain/policy/can.ts";
import type { Context } from "#app/services/context.server.ts";
import { completionComments } from "#db/schema/completions.ts";
import { hasUnreadComments } from "./queries.server.ts";
import { commentsTo } from "./scope.server.ts";

/** More than a list shows at once. */
export const maxMarked = 1_000;

/**
 * Ignores ids of others' comments; only those addressed to the actor are marked (decisions §4). Returns whether unread
 * ones are left.
 */
export async function markCommentsRead(ctx: Context, ids: readonly string[]): Promise<Done<{ hasUnread: boolean }>> {
  allow(ctx.actor, "comment:see");
  const known = ids.slice(0, maxMarked).flatMap((id) => parseUuid(id) ?? []);
  if (known.length > 0) {
    const { completionId, readAt } = completionComments;
    await ctx.db
      .update(completionComments)
      .set({ readAt: ctx.now })
      .where(and(commentsTo(ctx.actor), inArray(completionId, known), isNull(readAt)));
  }
  return { ok: true, hasUnread: await hasUnreadComments(ctx) };
}
