import { and, eq, type SQL, sql } from "drizzle-orm";
import { NotFound } from "#app/domain/errors.ts";
import type { Where } from "#app/domain/filters/where.ts";
import { EMPTY_ID, parseUuid } from "#app/domain/ids/ids.ts";
import type { CompletionKeys, CompletionRow, completionFilters } from "#app/features/completions/api-views.ts";
import { commentFilter } from "#app/features/completions/page-queries.server.ts";
import { readDetails } from "#app/features/completions/queries.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { rowsAfter } from "#app/services/lists/keyset.server.ts";
import { completionComments, completions } from "#db/schema/completions.ts";
import { commentsAbout, isCommented, type SelectedComment, selectComments } from "./select.server.ts";

type Wanted = {
  where: Where<keyof typeof completionFilters> | null;
  programId: string | null;
  userId: string | null;
  limit: number;
  offset: number;
  after: CompletionKeys | null;
  noCount: boolean;
};

export async function pageOfComments(ctx: Context, { where, programId, userId, ...page }: Wanted) {
  const { doneAt, completionId } = completionComments;
  const wanted = and(commentsAbout(ctx, { programId, userId }), commentFilter(where));
  const rows = await selectComments(ctx, and(wanted, rowsAfter([doneAt, completionId], page.after, "descending")))
    .limit(page.limit + 1)
    .offset(page.offset);
  const total = page.noCount ? null : await countOf(ctx, wanted);
  return { rows: rows.map(toRow), total };
}

export async function commentForApi(ctx: Context, completionId: string) {
  const isIt = eq(completionComments.completionId, parseUuid(completionId) ?? EMPTY_ID);
  const [found] = await selectComments(ctx, and(commentsAbout(ctx), isIt)).limit(1);
  if (!found) throw new NotFound();
  return { row: toRow(found), ...(await readDetails(ctx, found)) };
}

async function countOf({ db }: Context, wanted: SQL | undefined) {
  const [row] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(completionComments)
    .innerJoin(completions, isCommented)
    .where(wanted);
  return row?.total ?? 0;
}

function toRow({ readAt, ...row }: SelectedComment): CompletionRow {
  return { ...row, isRead: readAt !== null };
}
