import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { NotFound } from "#app/domain/errors.ts";
import { EMPTY_ID, parseUuid } from "#app/domain/ids/ids.ts";
import { formatDate } from "#app/domain/schedule/dates.ts";
import { formatPlaceOfKey } from "#app/domain/schedule/workout-key.ts";
import { comparedOf, extrasOf } from "#app/features/completions/page-queries.server.ts";
import { readDetails } from "#app/features/completions/queries.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { completionComments } from "#db/schema/completions.ts";
import { type Commented, type CommentQuery, commentList } from "./list.ts";
import { commentsTo } from "./scope.server.ts";
import { commentsAbout, type SelectedComment, selectComments } from "./select.server.ts";
import type { CommentDetails, CommentRow } from "./views.ts";

export async function listComments(
  ctx: Context,
  { page, program, client }: CommentQuery,
): Promise<{ rows: CommentRow[]; total: number }> {
  const wanted = commentsAbout(ctx, { programId: chosen(program), userId: chosen(client) });
  const [total, rows] = await Promise.all([
    ctx.db.$count(completionComments, wanted),
    selectComments(ctx, wanted)
      .limit(commentList.size)
      .offset((page - 1) * commentList.size),
  ]);
  return { rows: rows.map((row) => toRow(ctx, row)), total };
}

export async function latestComments(ctx: Context, limit: number): Promise<CommentRow[]> {
  const rows = await selectComments(ctx, commentsAbout(ctx)).limit(limit);
  return rows.map((row) => toRow(ctx, row));
}

/** The choices of the filters come from this many comments. */
const maxChosenFrom = 1_000;

export async function commentedAbout(ctx: Context): Promise<Commented> {
  const latest = selectComments(ctx, commentsAbout(ctx)).limit(maxChosenFrom).as("latest");
  const { programId, programName, userId, sortName } = latest;
  const rows = await ctx.db
    .selectDistinct({ programId, programName, userId, fullName: latest.fullName, sortName })
    .from(latest)
    .orderBy(asc(programName), asc(sortName));
  const programs = new Map(rows.map((row) => [row.programId, { id: row.programId, name: row.programName }]));
  const clients = new Map(
    rows
      .toSorted((one, other) => (one.sortName < other.sortName ? -1 : 1))
      .map((row) => [row.userId, { id: row.userId, name: row.fullName }]),
  );
  return { programs: [...programs.values()], clients: [...clients.values()] };
}

export async function findComment(ctx: Context, id: string): Promise<CommentDetails> {
  const isIt = eq(completionComments.completionId, parseUuid(id) ?? EMPTY_ID);
  const [found] = await selectComments(ctx, and(commentsAbout(ctx), isIt)).limit(1);
  if (!found) throw new NotFound();
  return { ...toRow(ctx, found), ...extrasOf(found), ...comparedOf(await readDetails(ctx, found)) };
}

export async function hasUnreadComments({ db, actor }: Pick<Context, "db" | "actor">): Promise<boolean> {
  const unread = db
    .select({ one: sql`1` })
    .from(completionComments)
    .where(and(commentsTo(actor), isNull(completionComments.readAt)));
  const [row] = await db.execute<{ has: boolean }>(sql`select exists (${unread}) as has`);
  return row?.has ?? false;
}

function chosen(typed: string) {
  return typed ? (parseUuid(typed) ?? EMPTY_ID) : null;
}

function toRow({ actor }: Context, row: SelectedComment): CommentRow {
  const { id, fullName, programName, workoutName, workoutKey, successfullyCompleted } = row;
  return {
    id,
    fullName,
    programName,
    successfullyCompleted,
    isEnteredByCoach: row.isEnteredByCoach,
    workout: [workoutName, formatPlaceOfKey(workoutKey)].filter(Boolean).join(", "),
    doneOn: formatDate(row.doneOn),
    comment: row.comment ?? "",
    isUnread: row.readerId === actor.userId && row.readAt === null,
  };
}
