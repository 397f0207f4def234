import { and, asc, eq, notInArray } from "drizzle-orm";
import { Forbidden, NotFound } from "#app/domain/errors.ts";
import { parseUuid } from "#app/domain/ids/ids.ts";
import { can } from "#app/domain/policy/can.ts";
import { isOverdue } from "#app/domain/schedule/following.ts";
import type { ProgramSpan } from "#app/domain/schedule/span.ts";
import { todayOf } from "#app/domain/schedule/time-zone.ts";
import { type ClientView, searchClients } from "#app/features/clients/queries.server.ts";
import type { Context } from "#app/services/context.server.ts";
import type { Db, Tx } from "#db/client.ts";
import { fullNameIfAny } from "#db/full-name.ts";
import { accountClients, users } from "#db/schema/accounts.ts";
import { programAssignments, workouts } from "#db/schema/programs.ts";
import { isSearch } from "./forms.ts";

type ProgramKey = { accountId: string; id: string };
type Program = ProgramKey & ProgramSpan & { creatorId: string };

/** Somebody who follows a program. */
export type AssignmentView = {
  clientId: string;
  fullName: string;
  assignDate: string;
  startDate: string;
  /** Counts the changes of the start date. */
  version: number;
  isOverdue: boolean;
};

const mostChoices = 50;

/** Whether anyone is assigned to the program. Asks no rights: whoever calls has found the program in their scope. */
export async function isProgramAssigned(db: Db | Tx, program: ProgramKey): Promise<boolean> {
  return (await assignmentsOf(db, program).limit(1)).length > 0;
}

/** The assignments of a program, as a part of a larger query. */
export function assignmentsOf(db: Db | Tx, program: ProgramKey) {
  return db
    .select({ assigneeId: programAssignments.assigneeId })
    .from(programAssignments)
    .where(isAssignmentOf(program));
}

/** Throws Forbidden, with the reason where a subscription would do, when the actor may not assign the program. */
export function allowAssigning({ actor }: Context, program: ProgramKey & { creatorId: string }) {
  if (can(actor, "program:assign", program)) return;
  const wouldPaying = can({ ...actor, hasPaidAccess: true }, "program:assign", program);
  throw new Forbidden(wouldPaying ? "Adding clients to a program needs a paid subscription." : undefined);
}

/** Who follows the program, by name. Forbidden for who may not assign it. */
export async function listAssignments(ctx: Context, program: Program): Promise<AssignmentView[]> {
  allowAssigning(ctx, program);
  const today = todayOf(ctx);
  // why: athletes report what they have done once the mobile app sends it; until then every workout is still to do
  const isTrained = and(eq(workouts.accountId, program.accountId), eq(workouts.programId, program.id));
  const undone = await ctx.db.$count(workouts, and(isTrained, eq(workouts.restDay, false)));
  const rows = await selectAssignments(ctx.db, program);
  return rows.map(({ fullName, ...row }) => ({
    ...row,
    fullName: fullName ?? "Deleted user",
    isOverdue: isOverdue(program, { startDate: row.startDate, undone }, today),
  }));
}

/** The one who follows the program; NotFound for anybody else. */
export async function findAssignment(ctx: Context, program: Program, clientId: string): Promise<AssignmentView> {
  const known = parseUuid(clientId);
  const found = (await listAssignments(ctx, program)).find((assignment) => assignment.clientId === known);
  if (!found) throw new NotFound();
  return found;
}

export type ClientChoices = {
  clients: ClientView[];
  /** There are more than these: a search tells them apart. */
  hasMore: boolean;
  /** Whether the program's account has clients at all. */
  hasClients: boolean;
};

/** Clients of the program's account who do not follow it yet, 50 at most; a search takes 2 letters or more. */
export async function clientsToAssign(ctx: Context, program: Program, search: string): Promise<ClientChoices> {
  allowAssigning(ctx, program);
  const { accountId } = program;
  const where = notInArray(accountClients.userId, assignmentsOf(ctx.db, program));
  const wanted = isSearch(search) ? search : "";
  const found = await searchClients(ctx.db, { accountId, search: wanted, where, limit: mostChoices + 1 });
  const hasClients = found.length > 0 || (await ctx.db.$count(accountClients, isClientOf(accountId))) > 0;
  return { clients: found.slice(0, mostChoices), hasMore: found.length > mostChoices, hasClients };
}

function selectAssignments(db: Db | Tx, program: ProgramKey) {
  return db
    .select({
      clientId: programAssignments.assigneeId,
      fullName: fullNameIfAny,
      assignDate: programAssignments.assignDate,
      startDate: programAssignments.startDate,
      version: programAssignments.version,
    })
    .from(programAssignments)
    .leftJoin(users, eq(users.id, programAssignments.assigneeId))
    .where(isAssignmentOf(program))
    .orderBy(asc(users.sortName), asc(programAssignments.assigneeId));
}

function isClientOf(accountId: string) {
  return eq(accountClients.accountId, accountId);
}

function isAssignmentOf({ accountId, id }: ProgramKey) {
  return and(eq(programAssignments.accountId, accountId), eq(programAssignments.programId, id));
}
