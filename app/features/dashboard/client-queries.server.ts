import { and, asc, count, desc, eq, max, min, notExists, sql } from "drizzle-orm";
import { isOverdue } from "#app/domain/schedule/following.ts";
import { formatProgress, progressOf } from "#app/domain/schedule/progress.ts";
import { relativeDay } from "#app/domain/schedule/relative-day.ts";
import type { ProgramSpan } from "#app/domain/schedule/span.ts";
import { todayOf } from "#app/domain/schedule/time-zone.ts";
import { isOfAssignment } from "#app/features/assignments/due-queries.server.ts";
import { faceUrl } from "#app/features/uploads/queries.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { fullName } from "#db/full-name.ts";
import { invites } from "#db/schema/access.ts";
import { accountClients, users } from "#db/schema/accounts.ts";
import { programAssignments, programs } from "#db/schema/programs.ts";
import { hasUndone } from "#db/undone-workouts.ts";
import { dueOn, toDue } from "./due.server.ts";
import { widgetRows } from "./program-queries.server.ts";
import { trainingOn } from "./training.server.ts";
import type { RecentClient } from "./views.ts";

const span = {
  continuous: programs.continuous,
  duration: programs.duration,
  timeUnit: programs.timeUnit,
  startDate: programs.startDate,
};

export async function recentClients(ctx: Context): Promise<RecentClient[]> {
  const { db, actor } = ctx;
  const { accountId, assigneeId, startDate } = programAssignments;
  const chosen = selectChosen(db, actor.accountId);
  const newest = db
    // why: an alias, since the program has a start date, too
    .select({
      name: programs.name,
      began: sql<string>`${startDate}`.as("began"),
      isLeft: sql<boolean>`${hasUndone}`.as("is_left"),
      ...span,
    })
    .from(programAssignments)
    .innerJoin(programs, isOfAssignment)
    .where(and(eq(accountId, actor.accountId), eq(assigneeId, chosen.userId)))
    .orderBy(desc(startDate), asc(programs.sortName))
    .limit(1)
    .as("newest");
  const rows = await db
    .select({
      id: users.id,
      fullName,
      email: users.email,
      imageId: users.imageId,
      programName: newest.name,
      began: newest.began,
      isLeft: newest.isLeft,
      continuous: newest.continuous,
      duration: newest.duration,
      timeUnit: newest.timeUnit,
      startDate: newest.startDate,
    })
    .from(chosen)
    .innerJoin(users, eq(users.id, chosen.userId))
    .leftJoinLateral(newest, sql`true`)
    .orderBy(sql`${chosen.startDate} desc nulls last`, desc(chosen.createdAt), asc(chosen.userId));
  return rows.map((row) => toClient(row, todayOf(ctx)));
}

function selectChosen(db: Context["db"], coach: string) {
  const { accountId, assigneeId, startDate } = programAssignments;
  const began = db
    .select({ clientId: assigneeId, startDate: max(startDate).as("last_began") })
    .from(programAssignments)
    .where(eq(accountId, coach))
    .groupBy(assigneeId)
    .as("began");
  return db
    .select({ userId: accountClients.userId, startDate: began.startDate, createdAt: accountClients.createdAt })
    .from(accountClients)
    .leftJoin(began, eq(began.clientId, accountClients.userId))
    .where(eq(accountClients.accountId, coach))
    .orderBy(sql`${began.startDate} desc nulls last`, desc(accountClients.createdAt), asc(accountClients.userId))
    .limit(widgetRows)
    .as("chosen");
}

type Row = {
  id: string;
  fullName: string;
  email: string;
  imageId: string | null;
  programName: string | null;
  began: string | null;
  isLeft: boolean | null;
} & {
  [Part in keyof ProgramSpan]: ProgramSpan[Part] | null;
};

function toClient({ programName, began, isLeft, continuous, ...row }: Row, today: string): RecentClient {
  const { id, fullName, email, imageId, ...rest } = row;
  const client = { id, fullName, email, pictureUrl: faceUrl(imageId) };
  if (programName === null || began === null) return { ...client, program: null };
  const followed: ProgramSpan = { ...rest, continuous: continuous ?? false };
  const progress = formatProgress(progressOf(followed, began, today));
  return {
    ...client,
    program: { name: programName, progress, isOverdue: overdue(followed, began, { isLeft, today }) },
  };
}

function overdue(
  followed: ProgramSpan,
  startDate: string,
  { isLeft, today }: { isLeft: boolean | null; today: string },
) {
  return isOverdue(followed, { startDate, undone: isLeft ? 1 : 0 }, today);
}

/** One statement. */
export async function coachingFacts(ctx: Context) {
  const { db, actor } = ctx;
  const today = todayOf(ctx);
  const { accountId, assigneeId } = programAssignments;
  const followed = db
    .select({ one: sql`1` })
    .from(programAssignments)
    .where(and(eq(accountId, actor.accountId), eq(assigneeId, accountClients.userId)));
  const without = db
    .select({ without: count() })
    .from(accountClients)
    .where(and(eq(accountClients.accountId, actor.accountId), notExists(followed)));
  const [row] = await db
    .select({
      openInvites: count(),
      oldestInvite: min(invites.sentOn),
      withoutProgram: sql<number>`(${without})::int`,
      training: trainingOn(actor.accountId, today),
      due: dueOn(db, actor.accountId, today),
    })
    .from(invites)
    .where(and(eq(invites.accountId, actor.accountId), eq(invites.status, "open")));
  return {
    openInvites: row?.openInvites ?? 0,
    oldestInvite: row?.oldestInvite ? relativeDay(todayOf({ ...ctx, now: row.oldestInvite }), today) : null,
    withoutProgram: row?.withoutProgram ?? 0,
    training: row?.training ?? { clients: 0, rows: [] },
    due: toDue(row?.due ?? { programs: 0, rows: [] }, today),
  };
}
