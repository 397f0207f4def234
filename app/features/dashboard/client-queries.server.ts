import { and, asc, count, desc, eq, max, min, notExists, type SQL, sql } from "drizzle-orm";
import { daysOfWeek, formatDate } from "#app/domain/schedule/dates.ts";
import { isOverdue } from "#app/domain/schedule/following.ts";
import { formatProgress, progressOf } from "#app/domain/schedule/progress.ts";
import { relativeDay } from "#app/domain/schedule/relative-day.ts";
import { daysOfUnit, type ProgramSpan } from "#app/domain/schedule/span.ts";
import { todayOf } from "#app/domain/schedule/time-zone.ts";
import { faceUrl } from "#app/features/uploads/queries.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { fullName } from "#db/full-name.ts";
import { invites } from "#db/schema/access.ts";
import { accountClients, users } from "#db/schema/accounts.ts";
import { programAssignments, programs, workouts } from "#db/schema/programs.ts";
import { hasUndone } from "#db/undone-workouts.ts";
import { widgetRows } from "./program-queries.server.ts";
import { trainingOn } from "./training.server.ts";
import type { Due, RecentClient } from "./views.ts";

const isOfProgram = and(
  eq(programs.accountId, programAssignments.programAccountId),
  eq(programs.id, programAssignments.programId),
);

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
    .innerJoin(programs, isOfProgram)
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

export async function dueClients(ctx: Context): Promise<Due> {
  const today = todayOf(ctx);
  const { db, actor } = ctx;
  const lastDay = sql<string>`(${programAssignments.startDate} + ${programs.duration} * ${daysOfTimeUnit} - 1)`;
  const isPast = sql`${lastDay} < ${today}::date`;
  const rows = await db
    .select({
      clientId: users.id,
      fullName,
      programId: programs.id,
      programName: programs.name,
      lastDay: sql<string>`${lastDay}::text`,
      startDate: programAssignments.startDate,
      span,
      overdue: sql<number>`(count(*) filter (where ${isPast}) over ())::int`,
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(programAssignments)
    .innerJoin(programs, isOfProgram)
    .innerJoin(users, eq(users.id, programAssignments.assigneeId))
    .where(
      and(
        ...[eq(programAssignments.accountId, actor.accountId), eq(programs.continuous, false)],
        ...[
          sql`${lastDay} < ${today}::date + ${daysOfWeek}::int`,
          sql`case when ${isPast} then ${hasUndone} else ${isToTrain} end`,
        ],
      ),
    )
    // why: overdue clients first, then whose end is nearest to today
    .orderBy(sql`${isPast} desc`, sql`abs(${lastDay} - ${today}::date)`, asc(users.sortName), asc(users.id))
    .limit(widgetRows);
  const [first] = rows;
  const due = rows.map(({ span: followed, startDate, clientId, fullName, programId, programName, lastDay }) => {
    const isOverdue = overdue(followed, startDate, { isLeft: true, today });
    return { clientId, fullName, programId, programName, isOverdue, end: formatEnd(lastDay, today) };
  });
  return { overdue: first?.overdue ?? 0, ending: (first?.total ?? 0) - (first?.overdue ?? 0), rows: due };
}

function formatEnd(lastDay: string, today: string) {
  if (lastDay < today) return `ended ${relativeDay(lastDay, today)}`;
  return lastDay === today ? "ends today" : `ends ${formatDate(lastDay)}`;
}

const daysOfTimeUnit = sql`case ${programs.timeUnit} ${sql.join(
  Object.entries(daysOfUnit).map(([unit, days]): SQL => sql`when ${unit} then ${days}::int`),
  sql` `,
)} end`;

const isToTrain = sql`exists (select 1 from ${workouts} where ${workouts.accountId} = ${programs.accountId}
  and ${workouts.programId} = ${programs.id} and not ${workouts.restDay})`;

export async function coachingFacts(ctx: Context) {
  const { db, actor } = ctx;
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
      training: trainingOn(actor.accountId, todayOf(ctx)),
    })
    .from(invites)
    .where(and(eq(invites.accountId, actor.accountId), eq(invites.status, "open")));
  return {
    openInvites: row?.openInvites ?? 0,
    oldestInvite: row?.oldestInvite ? relativeDay(todayOf({ ...ctx, now: row.oldestInvite }), todayOf(ctx)) : null,
    withoutProgram: row?.withoutProgram ?? 0,
    training: row?.training ?? { clients: 0, rows: [] },
  };
}
