import { and, eq, inArray, sql } from "drizzle-orm";
import { NotFound } from "#app/domain/errors.ts";
import { savedMeanwhile } from "#app/domain/forms/conflict.ts";
import type { Refused, Result } from "#app/domain/forms/result.ts";
import { EMPTY_ID, parseUuid } from "#app/domain/ids/ids.ts";
import { formatDate } from "#app/domain/schedule/dates.ts";
import { todayOf } from "#app/domain/schedule/time-zone.ts";
import { type RoundingStep, roundingStepName } from "#app/domain/strength/rounding-step.ts";
import { groupMembers } from "#app/features/groups/queries.server.ts";
import { findProgram, type ProgramView } from "#app/features/programs/queries.server.ts";
import type { Context } from "#app/services/context.server.ts";
import type { Tx } from "#db/client.ts";
import { lockClients, lockProgram } from "#db/locks.ts";
import { users } from "#db/schema/accounts.ts";
import { programAssignments } from "#db/schema/programs.ts";
import { type FollowerChanges, type Following, followerChanges, isSame } from "./follower-changes.ts";
import type { AssignFields } from "./forms.ts";
import type { Added, AddedGroup } from "./group-added.ts";
import { type AssignmentView, allowAssigning, listAssignments } from "./queries.server.ts";

export type Assigned = Result<{ assignments: AssignmentView[]; group?: AddedGroup; added?: Added }, AssignFields>;

type Decision = { ok: true; wanted: Following[]; group?: AddedGroup; added?: Added } | Refused<AssignFields>;

/**
 * Replaces the list. Those who stay keep their date of assignment, and their rounding unless it is given. Rejects
 * people who are not clients, and duplicates.
 */
export function mergeAssignments(ctx: Context, programId: string, wanted: Following[]): Promise<Assigned> {
  const isTwice = new Set(wanted.map(({ clientId }) => clientId)).size < wanted.length;
  return change(ctx, programId, () =>
    isTwice ? refuse("A client can be on a program only once") : { ok: true, wanted },
  );
}

export type Picked = { pick: string; startDate: string };

/** `pick`: a client or a group, whose members that already follow the program stay as they are. */
export function assignPicked(ctx: Context, programId: string, { pick, startDate }: Picked): Promise<Assigned> {
  return change(ctx, programId, async (current, inside, { businessId }) => {
    const group = await groupMembers(inside, businessId, pick);
    if (!group) return withClient(current, { clientId: pick, startDate });
    if (group.memberIds.length === 0) return refuse(`There are no clients in ${group.name}`);
    const { wanted, added } = withClients(current, group.memberIds, startDate);
    return { ok: true, wanted, group: { name: group.name, ...added } };
  });
}

/** Those who already follow the program stay as they are. */
export function assignClients(ctx: Context, programId: string, clientIds: readonly string[], startDate: string) {
  return change(ctx, programId, (current) => ({ ok: true, ...withClients(current, clientIds, startDate) }));
}

function withClients(current: StoredFollower[], clientIds: readonly string[], startDate: string) {
  const following = new Set(current.map(({ clientId }) => clientId));
  const added = clientIds.filter((id) => !following.has(id)).map((clientId) => ({ clientId, startDate }));
  return {
    wanted: [...current, ...added],
    added: { added: added.length, already: clientIds.length - added.length },
  };
}

function withClient(current: StoredFollower[], added: Following): Decision {
  const already = current.find(({ clientId }) => clientId === added.clientId);
  if (!already) return { ok: true, wanted: [...current, added] };
  return already.startDate === added.startDate
    ? { ok: true, wanted: current }
    : refuse("This client already follows the program");
}

/** `seen`: the version when it was typed; rejected with the current one if it changed since. */
export function updateAssignment(ctx: Context, programId: string, seen: number, changed: Following): Promise<Assigned> {
  return change(ctx, programId, (current) => {
    const now = current.find(({ clientId }) => clientId === changed.clientId);
    if (!now) throw new NotFound();
    if (now.version !== seen && !isSame(now, changed)) return conflictOf(ctx, now);
    const wanted = current.map((one) => (one.clientId === changed.clientId ? changed : one));
    return { ok: true, wanted };
  });
}

export type Rounding = { clientId: string; step: RoundingStep };

/** False for a client who does not follow the program. */
export async function updateRounding(ctx: Context, programId: string, { clientId, step }: Rounding): Promise<boolean> {
  const program = await findProgram(ctx, programId);
  const known = parseUuid(clientId);
  const isTheirs = and(isOf(program), eq(programAssignments.assigneeId, known ?? EMPTY_ID));
  if ((await ctx.db.$count(programAssignments, isTheirs)) === 0) return false;
  await change(ctx, programId, (current) => {
    const wanted = current.map((one) => (one.clientId === known ? { ...one, roundingStep: step } : one));
    return { ok: true, wanted };
  });
  return true;
}

export function deleteAssignment(ctx: Context, programId: string, clientId: string): Promise<Assigned> {
  const known = parseUuid(clientId);
  return change(ctx, programId, (current) => {
    const wanted = current.filter((one) => one.clientId !== known);
    if (wanted.length === current.length) throw new NotFound();
    return { ok: true, wanted };
  });
}

function conflictOf({ actor }: Context, { startDate, roundingStep, version, updatedBy }: StoredFollower) {
  const words = { startDate: formatDate(startDate), roundingStep: roundingStepName(roundingStep) };
  const theirs = { values: { startDate, roundingStep }, words, version };
  return savedMeanwhile<AssignFields>("client’s start", updatedBy === actor.userId, theirs);
}

type StoredFollower = Required<Following> & { version: number; updatedBy: string | null };

/** Locks the program, so changes of its list and its deletion wait for each other. */
async function change(
  ctx: Context,
  programId: string,
  decide: (current: StoredFollower[], inside: Context, program: ProgramView) => Decision | Promise<Decision>,
): Promise<Assigned> {
  const program = await findProgram(ctx, programId);
  allowAssigning(ctx, program);
  const decided = await ctx.db.transaction(async (tx) => {
    const current = await lockList(tx, program);
    const decision = await decide(current, { ...ctx, db: tx }, program);
    if (!decision.ok) return decision;
    const changes = followerChanges(current, decision.wanted);
    if (!(await lockClients(tx, program.businessId, changes.added, "share")))
      return refuse("Choose one of the clients");
    await store(tx, ctx, program, changes);
    return decision;
  });
  if (!decided.ok) return decided;
  const assignments = await listAssignments(ctx, program);
  const { group, added } = decided;
  return { ok: true, assignments, ...(group && { group }), ...(added && { added }) };
}

async function lockList(tx: Tx, program: ProgramView): Promise<StoredFollower[]> {
  if (!(await lockProgram(tx, program, "write"))) throw new NotFound();
  const { assigneeId: clientId, startDate, roundingStep, version, updatedBy } = programAssignments;
  return tx
    .select({ clientId, startDate, roundingStep, version, updatedBy })
    .from(programAssignments)
    .where(isOf(program));
}

async function store(tx: Tx, ctx: Context, program: ProgramView, { removed, put }: FollowerChanges) {
  if (removed.length > 0) {
    await tx.delete(programAssignments).where(and(isOf(program), inArray(programAssignments.assigneeId, removed)));
  }
  if (put.length === 0) return;
  const { businessId: accountId, accountId: programAccountId, id: programId } = program;
  const by = { accountId, programAccountId, programId, assignerId: ctx.actor.userId, assignDate: todayOf(ctx) };
  await tx
    .insert(programAssignments)
    .values(
      put.map(({ clientId: assigneeId, startDate, roundingStep = ownStep(ctx) }) => {
        return { ...by, assigneeId, startDate, roundingStep };
      }),
    )
    .onConflictDoUpdate({
      target: [programAssignments.accountId, programAssignments.programId, programAssignments.assigneeId],
      set: {
        startDate: sql`excluded.start_date`,
        roundingStep: sql`excluded.rounding_step`,
        version: sql`${programAssignments.version} + 1`,
        updatedBy: ctx.actor.userId,
      },
    });
}

function ownStep({ actor }: Context) {
  const isActor = and(eq(users.accountId, actor.accountId), eq(users.id, actor.userId));
  return sql`coalesce((select ${users.roundingStep} from ${users} where ${isActor}), 'off')`;
}

function isOf({ businessId, id }: ProgramView) {
  return and(eq(programAssignments.accountId, businessId), eq(programAssignments.programId, id));
}

function refuse(reason: string): Refused<AssignFields> {
  return { ok: false, problems: { client: [reason] } };
}
