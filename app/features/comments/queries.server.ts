import { and, asc, desc, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { DoneWorkout } from "#app/domain/completions/document.ts";
import { setsInWords } from "#app/domain/completions/in-words.ts";
import { NotFound } from "#app/domain/errors.ts";
import { EMPTY_ID, parseUuid } from "#app/domain/ids/ids.ts";
import { formatDate } from "#app/domain/schedule/dates.ts";
import { keyInWords } from "#app/domain/schedule/workout-key.ts";
import { detailsOf } from "#app/features/completions/queries.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { fullName } from "#db/full-name.ts";
import { users } from "#db/schema/accounts.ts";
import { completionComments, completions } from "#db/schema/completions.ts";
import { type Commented, type CommentQuery, commentList } from "./list.ts";
import { commentsInScope, commentsTo } from "./scope.server.ts";
import type { CommentDetails, CommentRow } from "./views.ts";

/** A page of the comments in the actor's scope, the latest first, and how many there are. Two queries. */
export async function listComments(
  ctx: Context,
  { page, ...filters }: CommentQuery,
): Promise<{ rows: CommentRow[]; total: number }> {
  const wanted = commentsWanted(ctx, filters);
  const [total, rows] = await Promise.all([
    ctx.db.$count(completionComments, wanted),
    selectComments(ctx, wanted)
      .limit(commentList.size)
      .offset((page - 1) * commentList.size),
  ]);
  return { rows: rows.map((row) => toRow(ctx, row)), total };
}

/** The latest ones, so many at most. One query. */
export async function latestComments(ctx: Context, limit: number): Promise<CommentRow[]> {
  const rows = await selectComments(ctx, commentsInScope(ctx.actor)).limit(limit);
  return rows.map((row) => toRow(ctx, row));
}

/** Of so many of the latest comments programs and clients are offered to choose from. */
const mostChosenFrom = 1_000;

/** The programs and the clients of the latest 1000 comments, by name. One query. */
export async function commentedAbout(ctx: Context): Promise<Commented> {
  const latest = selectComments(ctx, commentsInScope(ctx.actor)).limit(mostChosenFrom).as("latest");
  const { programId, programName, clientId, sortName } = latest;
  const rows = await ctx.db
    .selectDistinct({ programId, programName, clientId, clientName: latest.fullName, sortName })
    .from(latest)
    .orderBy(asc(programName), asc(sortName));
  const programs = new Map(rows.map((row) => [row.programId, { id: row.programId, name: row.programName }]));
  const clients = new Map(
    rows
      .toSorted((one, other) => (one.sortName < other.sortName ? -1 : 1))
      .map((row) => [row.clientId, { id: row.clientId, name: row.clientName }]),
  );
  return { programs: [...programs.values()], clients: [...clients.values()] };
}

/** A comment with what was done in its workout; NotFound outside the actor's scope. Two queries. */
export async function findComment(ctx: Context, id: string): Promise<CommentDetails> {
  const isIt = eq(completionComments.completionId, parseUuid(id) ?? EMPTY_ID);
  const [found] = await selectComments(ctx, and(commentsInScope(ctx.actor), isIt)).limit(1);
  if (!found) throw new NotFound();
  const { workout, volumeLoad, volumeLoadInPounds } = detailsOf(await readDocument(ctx, found));
  return {
    ...toRow(ctx, found),
    volumeLoad: String(volumeLoad),
    volumeLoadInPounds: String(volumeLoadInPounds),
    sets: setsInWords(workout as DoneWorkout),
  };
}

/** why: on its own, since a list of comments would carry each of them for nothing */
async function readDocument({ db }: Context, { id, clientAccountId }: Selected) {
  const isIt = and(eq(completions.accountId, clientAccountId), eq(completions.id, id));
  const [found] = await db.select({ document: completions.document }).from(completions).where(isIt);
  if (!found) throw new NotFound();
  return found.document;
}

/** Whether a comment speaks to the actor that they have not marked read. One look into an index. */
export async function hasUnreadComments({ db, actor }: Pick<Context, "db" | "actor">): Promise<boolean> {
  const unread = db
    .select({ one: sql`1` })
    .from(completionComments)
    .where(and(commentsTo(actor), isNull(completionComments.readAt)));
  const [row] = await db.execute<{ has: boolean }>(sql`select exists (${unread}) as has`);
  return row?.has ?? false;
}

function commentsWanted({ actor }: Context, { program, client }: Omit<CommentQuery, "page">): SQL | undefined {
  return and(
    commentsInScope(actor),
    program ? eq(completionComments.programId, parseUuid(program) ?? EMPTY_ID) : undefined,
    client ? eq(completionComments.athleteId, parseUuid(client) ?? EMPTY_ID) : undefined,
  );
}

function selectComments({ db }: Context, wanted: SQL | undefined) {
  const { completionId, athleteAccountId, athleteId, readerId, readAt, doneAt } = completionComments;
  const isOf = and(eq(completions.accountId, athleteAccountId), eq(completions.id, completionId));
  const isTheirs = and(eq(users.accountId, athleteAccountId), eq(users.id, athleteId));
  return db
    .select({
      ...{ id: completionId, clientId: athleteId, fullName: fullName.as("full_name"), sortName: users.sortName },
      ...{ programId: completionComments.programId, programName: completions.programName },
      ...{ workoutName: completions.workoutName, workoutKey: completions.workoutKey, doneOn: completions.doneOn },
      ...{ successfullyCompleted: completions.successfullyCompleted, comment: completions.comment },
      ...{ clientAccountId: athleteAccountId, readerId, readAt },
    })
    .from(completionComments)
    .innerJoin(completions, isOf)
    .innerJoin(users, isTheirs)
    .where(wanted)
    .orderBy(desc(doneAt), desc(completionId))
    .$dynamic();
}

type Selected = Awaited<ReturnType<typeof selectComments>>[number];

function toRow({ actor }: Context, row: Selected): CommentRow {
  const { id, fullName, programName, workoutName, workoutKey, successfullyCompleted } = row;
  return {
    ...{ id, fullName, programName, successfullyCompleted },
    workout: [workoutName, keyInWords(workoutKey)].filter(Boolean).join(", "),
    doneOn: formatDate(row.doneOn),
    comment: row.comment ?? "",
    isUnread: row.readerId === actor.userId && row.readAt === null,
  };
}
