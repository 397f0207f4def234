import { and, asc, eq, notInArray, sql } from "drizzle-orm";
import { Forbidden, NotFound } from "#app/domain/errors.ts";
import { parseUuid } from "#app/domain/ids/ids.ts";
import { can, type Subject } from "#app/domain/policy/can.ts";
import { isOverdue } from "#app/domain/schedule/following.ts";
import type { ProgramSpan } from "#app/domain/schedule/span.ts";
import { todayOf } from "#app/domain/schedule/time-zone.ts";
import type { RoundingStep } from "#app/domain/strength/rounding-step.ts";
import { foldForSearch } from "#app/domain/text/fold.ts";
import { type ClientView, searchClients } from "#app/features/clients/queries.server.ts";
import { groupsInScope } from "#app/features/groups/scope.server.ts";
import type { Context } from "#app/services/context.server.ts";
import type { Db, Tx } from "#db/client.ts";
import { fullNameIfAny } from "#db/full-name.ts";
import { accountClients, users } from "#db/schema/accounts.ts";
import { clientGroupMembers, clientGroups } from "#db/schema/groups.ts";
import { programAssignments } from "#db/schema/programs.ts";
import { isUndone } from "#db/undone-workouts.ts";
import { isSearch } from "./forms.ts";

type ProgramKey = { accountId: string; id: string };
/** The business whose clients follow it; for a bought program, the buyer's. */
type Followed = { businessId: string; id: string };
type Program = Followed & ProgramKey & ProgramSpan & { creatorId: string };

export type AssignmentView = {
  clientId: string;
  fullName: string;
  assignDate: string;
  startDate: string;
  roundingStep: RoundingStep;
  /** Counts changes of the start date and the rounding. */
  version: number;
  isOverdue: boolean;
};

export const maxChoices = 50;

function assignmentsOf(db: Db | Tx, program: Followed) {
  return db
    .select({ assigneeId: programAssignments.assigneeId })
    .from(programAssignments)
    .where(isAssignmentOf(program));
}

/** Throws Forbidden, with a reason if a subscription would help. */
export function allowAssigning({ actor }: Context, program?: Subject) {
  if (can(actor, "program:assign", program)) return;
  const wouldPaying = can({ ...actor, hasPaidAccess: true }, "program:assign", program);
  throw new Forbidden(wouldPaying ? "You need a paid subscription to add clients to a program." : undefined);
}

export async function listAssignments(ctx: Context, program: Program): Promise<AssignmentView[]> {
  allowAssigning(ctx, program);
  const today = todayOf(ctx);
  const rows = await selectAssignments(ctx.db, program);
  return rows.map(({ fullName, undone, ...row }) => ({
    ...row,
    fullName: fullName ?? "Deleted user",
    isOverdue: isOverdue(program, { startDate: row.startDate, undone }, today),
  }));
}

export async function findAssignment(ctx: Context, program: Program, clientId: string): Promise<AssignmentView> {
  const known = parseUuid(clientId);
  const found = (await listAssignments(ctx, program)).find((assignment) => assignment.clientId === known);
  if (!found) throw new NotFound();
  return found;
}

export type GroupChoice = { id: string; name: string; clients: number; toAdd: number };

export type ClientChoices = {
  clients: ClientView[];
  groups: GroupChoice[];
  hasMore: boolean;
  hasClients: boolean;
};

/** At most 50, and groups with such clients; a search needs 2 letters. */
export async function clientsToAssign(ctx: Context, program: Program, search: string): Promise<ClientChoices> {
  allowAssigning(ctx, program);
  const { businessId: accountId } = program;
  const where = notInArray(accountClients.userId, assignmentsOf(ctx.db, program));
  const wanted = isSearch(search) ? search : "";
  const found = await searchClients(ctx.db, { accountId, search: wanted, where, limit: maxChoices + 1 });
  const groups = await groupsToAssign(ctx, program, wanted);
  const hasClients = found.length > 0 || (await ctx.db.$count(accountClients, isClientOf(accountId))) > 0;
  const clients = found.slice(0, maxChoices).map(({ imageId: _, ...client }) => client);
  return { clients, groups, hasMore: found.length > maxChoices, hasClients };
}

async function groupsToAssign({ db, actor }: Context, program: Followed, search: string): Promise<GroupChoice[]> {
  const { accountId, groupId, userId } = clientGroupMembers;
  const toAdd = sql<number>`count(*) filter (where ${notInArray(userId, assignmentsOf(db, program))})::int`;
  const isLike = sql`strpos(${clientGroups.searchName}, ${foldForSearch(search)}) > 0`;
  return db
    .select({ id: clientGroups.id, name: clientGroups.name, clients: sql<number>`count(*)::int`, toAdd })
    .from(clientGroups)
    .innerJoin(clientGroupMembers, and(eq(accountId, clientGroups.accountId), eq(groupId, clientGroups.id)))
    .where(and(groupsInScope(actor, program.businessId), search === "" ? undefined : isLike))
    .groupBy(clientGroups.accountId, clientGroups.id)
    .having(sql`${toAdd} > 0`)
    .orderBy(asc(clientGroups.searchName));
}

function selectAssignments(db: Db | Tx, program: Followed) {
  return db
    .select({
      clientId: programAssignments.assigneeId,
      fullName: fullNameIfAny,
      assignDate: programAssignments.assignDate,
      startDate: programAssignments.startDate,
      roundingStep: programAssignments.roundingStep,
      version: programAssignments.version,
      undone: sql<number>`(select count(*) from workouts planned
        where planned.account_id = ${programAssignments.programAccountId}
          and planned.program_id = ${programAssignments.programId} and not planned.rest_day and ${isUndone})::int`,
    })
    .from(programAssignments)
    .leftJoin(users, eq(users.id, programAssignments.assigneeId))
    .where(isAssignmentOf(program))
    .orderBy(asc(users.sortName), asc(programAssignments.assigneeId));
}

function isClientOf(accountId: string) {
  return eq(accountClients.accountId, accountId);
}

function isAssignmentOf({ businessId, id }: Followed) {
  return and(eq(programAssignments.accountId, businessId), eq(programAssignments.programId, id));
}
