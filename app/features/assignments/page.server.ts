import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { isOverdue } from "#app/domain/schedule/following.ts";
import { todayOf } from "#app/domain/schedule/time-zone.ts";
import { findClient } from "#app/features/clients/client-queries.server.ts";
import { inClientScope } from "#app/features/clients/scope.server.ts";
import { deletedUser, findProgram } from "#app/features/programs/queries.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { rowsAfter } from "#app/services/lists/keyset.server.ts";
import { fullNameIfAny } from "#db/full-name.ts";
import { users } from "#db/schema/accounts.ts";
import { programAssignments, programs } from "#db/schema/programs.ts";
import { allowAssigning } from "./queries.server.ts";

/** In the order of the primary key. */
export const assignmentKeys = z.tuple([z.guid(), z.guid(), z.guid()]);

type Asked = { programId?: string | undefined; assigneeId?: string | undefined };
type Page = { limit: number; offset: number; after: z.infer<typeof assignmentKeys> | null; noCount: boolean };

/** By program, which the actor must be allowed to assign, or by client. */
export async function pageOfAssignments(ctx: Context, asked: Asked, { limit, offset, after, noCount }: Page) {
  const wanted = await wantedBy(ctx, asked);
  const { accountId, programId, assigneeId } = programAssignments;
  const keys = [accountId, programId, assigneeId];
  const rows = await select(ctx, and(wanted, rowsAfter(keys, after)))
    .orderBy(...keys.map((key) => asc(key)))
    .limit(limit + 1)
    .offset(offset);
  return { rows: withOverdue(ctx, rows), total: noCount ? null : await ctx.db.$count(programAssignments, wanted) };
}

export async function assignmentsOfProgram(ctx: Context, programId: string) {
  const wanted = await wantedBy(ctx, { programId });
  return withOverdue(ctx, await select(ctx, wanted).orderBy(asc(users.sortName), asc(programAssignments.assigneeId)));
}

export type AssignmentRow = Awaited<ReturnType<typeof assignmentsOfProgram>>[number];

async function wantedBy(ctx: Context, { programId, assigneeId }: Asked) {
  const client = assigneeId === undefined ? null : await findClient(ctx, assigneeId);
  const isClient = client ? eq(programAssignments.assigneeId, client.id) : undefined;
  if (programId === undefined) return and(inClientScope(ctx.actor, programAssignments.accountId), isClient);
  const program = await findProgram(ctx, programId);
  allowAssigning(ctx, program);
  const { accountId, programId: id } = programAssignments;
  return and(eq(accountId, program.businessId), eq(id, program.id), isClient);
}

function select({ db }: Context, wanted: SQL | undefined) {
  const {
    accountId,
    programAccountId,
    programId,
    assignerId,
    assigneeId,
    assignDate,
    startDate,
    roundingStep,
    version,
  } = programAssignments;
  const { continuous, duration, timeUnit } = programs;
  return db
    .select({
      accountId,
      programId,
      assignerId,
      assigneeId,
      assignDate,
      startDate,
      roundingStep,
      version,
      programName: programs.name,
      fullName: sql<string>`coalesce(${fullNameIfAny}, ${deletedUser})`,
      span: { continuous, duration, timeUnit, startDate: programs.startDate },
      undone: sql<number>`${undone}::int`,
    })
    .from(programAssignments)
    .innerJoin(programs, and(eq(programs.accountId, programAccountId), eq(programs.id, programId)))
    .leftJoin(users, eq(users.id, assigneeId))
    .where(wanted);
}

/** Without a completion by the client (decisions §8); completions are in the client's own account. */
const undone = sql`(select count(*) from workouts planned
  where planned.account_id = ${programAssignments.programAccountId} and planned.program_id = ${programAssignments.programId}
    and not planned.rest_day and not exists (select 1 from completions done
      where done.account_id = ${users.accountId} and done.user_id = ${programAssignments.assigneeId}
        and done.program_id = planned.program_id
        and done.workout_key = coalesce(planned.date::text, planned.day::text)))`;

type Row = Awaited<ReturnType<typeof select>>[number];

function withOverdue(ctx: Context, rows: Row[]) {
  const today = todayOf(ctx);
  return rows.map(({ span, undone, ...row }) => {
    return { ...row, isOverdue: isOverdue(span, { startDate: row.startDate, undone }, today) };
  });
}
