import { and, desc, eq, inArray, sql } from "drizzle-orm";
import { can } from "#app/domain/policy/can.ts";
import { daysBetween, daysOfWeek } from "#app/domain/schedule/dates.ts";
import { isOverdue, lastDayOf } from "#app/domain/schedule/following.ts";
import { formatProgress, type Progress, progressOf, shareOf } from "#app/domain/schedule/progress.ts";
import { leadingDays, type ProgramSpan } from "#app/domain/schedule/span.ts";
import { todayOf } from "#app/domain/schedule/time-zone.ts";
import { inClientScope } from "#app/features/clients/scope.server.ts";
import { boughtBy } from "#app/features/programs/scope.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { programAssignments, programs } from "#db/schema/programs.ts";
import { isUndone } from "#db/undone-workouts.ts";

export type FollowedProgram = {
  clientId: string;
  id: string;
  name: string;
  startDate: string;
  lastDay: string | null;
  progress: Progress;
  /** 'week 2 of 4', and from 0 to 1; null without an end. */
  progressWords: string;
  share: number | null;
  workouts: number;
  /** Completed since they began, well or not. */
  done: number;
  isOverdue: boolean;
  page: number;
  canOpen: boolean;
};

/** Those in progress first, then the newest. */
export async function listFollowed(ctx: Context, clientIds: readonly string[]): Promise<FollowedProgram[]> {
  if (clientIds.length === 0) return [];
  const today = todayOf(ctx);
  const rows = await selectFollowed(ctx, clientIds);
  const followed = rows.map(({ span, accountId, creatorId, isBought, undone, ...row }) => ({
    ...row,
    done: row.workouts - undone,
    lastDay: lastDayOf(span, row.startDate),
    ...progressParts(progressOf(span, row.startDate, today)),
    isOverdue: isOverdue(span, { startDate: row.startDate, undone }, today),
    page: pageOf(span, row.startDate, today),
    canOpen: can(ctx.actor, "program:see", { accountId, creatorId, isBought }),
  }));
  return followed.sort((one, other) => order.indexOf(one.progress.is) - order.indexOf(other.progress.is));
}

// why: formatted here, so the page needs no schedule code
function progressParts(progress: Progress) {
  return { progress, progressWords: formatProgress(progress), share: shareOf(progress) };
}

const order: Progress["is"][] = ["under way", "ahead", "past"];

/** The first page before they begin and after the end. */
function pageOf(span: ProgramSpan, startDate: string, today: string) {
  if (progressOf(span, startDate, today).is !== "under way") return 1;
  const begin = span.continuous && span.startDate !== null ? span.startDate : startDate;
  return Math.max(1, Math.floor((daysBetween(begin, today) + leadingDays(span)) / daysOfWeek) + 1);
}

function selectFollowed({ db, actor }: Context, clientIds: readonly string[]) {
  const isOf = and(
    eq(programs.accountId, programAssignments.programAccountId),
    eq(programs.id, programAssignments.programId),
  );
  return db
    .select({
      clientId: programAssignments.assigneeId,
      startDate: programAssignments.startDate,
      id: programs.id,
      accountId: programs.accountId,
      creatorId: programs.creatorId,
      isBought: boughtBy(actor),
      name: programs.name,
      span: {
        continuous: programs.continuous,
        duration: programs.duration,
        timeUnit: programs.timeUnit,
        startDate: programs.startDate,
      },
      workouts: sql<number>`(${countOf(sql`true`)})::int`,
      undone: sql<number>`(${countOf(isUndone)})::int`,
    })
    .from(programAssignments)
    .innerJoin(programs, isOf)
    .where(
      and(inClientScope(actor, programAssignments.accountId), inArray(programAssignments.assigneeId, [...clientIds])),
    )
    .orderBy(desc(programAssignments.assignDate), desc(programAssignments.startDate), programs.sortName, programs.id);
}

const dayOfWorkout = sql`coalesce(planned.date, ${programAssignments.startDate} + planned.day - 1)`;

/** For a continuous program, workouts before the start don't count. */
function countOf(wanted: ReturnType<typeof sql>) {
  return sql`select count(*) from workouts planned
    where planned.account_id = ${programs.accountId} and planned.program_id = ${programs.id} and not planned.rest_day
      and ${dayOfWorkout} >= ${programAssignments.startDate} and ${wanted}`;
}
