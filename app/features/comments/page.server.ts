import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import { NotFound } from "#app/domain/errors.ts";
import type { Where } from "#app/domain/filters/where.ts";
import { EMPTY_ID, parseUuid } from "#app/domain/ids/ids.ts";
import type { CompletionKeys, CompletionRow, completionFilters } from "#app/features/completions/api-views.ts";
import { commentFilter, completionColumns } from "#app/features/completions/page-queries.server.ts";
import { detailsOf } from "#app/features/completions/queries.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { rowsAfter } from "#app/services/lists/keyset.server.ts";
import { users } from "#db/schema/accounts.ts";
import { completionComments, completions } from "#db/schema/completions.ts";
import { commentsInScope } from "./scope.server.ts";

type Wanted = {
  where: Where<keyof typeof completionFilters> | null;
  programId: string | null;
  userId: string | null;
  limit: number;
  offset: number;
  after: CompletionKeys | null;
  noCount: boolean;
};

/**
 * The comments in the actor's scope with their completions, the latest first: one more than `limit`, by which it shows
 * whether others follow. `total`: how many there are, unless nobody asks. Two statements at the most.
 */
export async function pageOfComments(ctx: Context, { where, programId, userId, ...page }: Wanted) {
  const { doneAt, completionId } = completionComments;
  const wanted = and(
    commentsInScope(ctx.actor),
    programId ? eq(completionComments.programId, programId) : undefined,
    userId ? eq(completionComments.athleteId, userId) : undefined,
    commentFilter(where),
  );
  const rows = await selectComments(ctx, and(wanted, rowsAfter([doneAt, completionId], page.after, "descending")))
    .orderBy(desc(doneAt), desc(completionId))
    .limit(page.limit + 1)
    .offset(page.offset);
  const total = page.noCount ? null : await countOf(ctx, wanted);
  return { rows: rows.map(({ document: _, ...row }): CompletionRow => row), total };
}

/** One of them with what was done in it; NotFound outside the actor's scope. One statement. */
export async function commentForApi(ctx: Context, completionId: string) {
  const isIt = eq(completionComments.completionId, parseUuid(completionId) ?? EMPTY_ID);
  const [found] = await selectComments(ctx, and(commentsInScope(ctx.actor), isIt)).limit(1);
  if (!found) throw new NotFound();
  const { document, ...row } = found;
  return { row: row as CompletionRow, ...detailsOf(document) };
}

async function countOf({ db }: Context, wanted: SQL | undefined) {
  const [row] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(completionComments)
    .innerJoin(completions, isCompletion)
    .where(wanted);
  return row?.total ?? 0;
}

const isCompletion = and(
  eq(completions.accountId, completionComments.athleteAccountId),
  eq(completions.id, completionComments.completionId),
);

function selectComments({ db }: Context, wanted: SQL | undefined) {
  const { athleteAccountId, athleteId, readAt } = completionComments;
  return db
    .select({ ...completionColumns, isRead: sql<boolean>`${readAt} is not null` })
    .from(completionComments)
    .innerJoin(completions, isCompletion)
    .innerJoin(users, and(eq(users.accountId, athleteAccountId), eq(users.id, athleteId)))
    .where(wanted);
}
