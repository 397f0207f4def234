import { and, eq, exists, sql } from "drizzle-orm";
import { NotFound } from "#app/domain/errors.ts";
import { parseUuid } from "#app/domain/ids/ids.ts";
import { can } from "#app/domain/policy/can.ts";
import type { Actor } from "#app/domain/policy/roles.ts";
import type { ProgramSpan } from "#app/domain/schedule/span.ts";
import type { Context } from "#app/services/context.server.ts";
import type { Db, Tx } from "#db/client.ts";
import { fullNameIfAny } from "#db/full-name.ts";
import { isInUse } from "#db/program-use.ts";
import { users } from "#db/schema/accounts.ts";
import { difficulties } from "#db/schema/catalogues.ts";
import { programs, workouts } from "#db/schema/programs.ts";
import { boughtBy, programsInScope } from "./scope.server.ts";
import type { DurationLock } from "./span-rules.ts";

export type ProgramView = ProgramSpan & {
  id: string;
  accountId: string;
  creatorId: string;
  isBought: boolean;
  /** The business whose clients follow it: the buyer's, else the program's. */
  businessId: string;
  creatorName: string;
  isCopyOfBought: boolean;
  name: string;
  difficulty: { id: string; code: string; name: string };
  folderId: string | null;
  shortDescription: string;
  description: string;
  imageId: string | null;
  /** 1 Unpublished, 2 Pending, 3 Published. */
  status: number;
  priceCents: number | null;
  feedback: string;
  version: number;
  canEdit: boolean;
  canDelete: boolean;
};

type ProgramKey = { accountId: string; id: string };

export async function findProgram(ctx: Context, id: string): Promise<ProgramView> {
  const known = parseUuid(id);
  const [row] = known ? await selectProgram(ctx, known) : [];
  if (!row) throw new NotFound();
  const businessId = row.isBought ? ctx.actor.accountId : row.accountId;
  return { ...row, businessId, creatorName: row.creatorName ?? deletedUser, ...rightsOf(ctx.actor, row) };
}

export function listDifficulties({ db }: Context) {
  const { id, code, name, position } = difficulties;
  return db.select({ id, code, name }).from(difficulties).orderBy(position);
}

export async function durationLock(ctx: Context, programId: string): Promise<DurationLock> {
  const { accountId, id } = await findProgram(ctx, programId);
  return durationLockOf(ctx.db, { accountId, id });
}

/** 3 when anyone follows or bought it, 2 when any workout is saved, else 1. */
export async function durationLockOf(db: Db | Tx, program: ProgramKey): Promise<DurationLock> {
  const saved = db.select({ id: workouts.id }).from(workouts).where(workoutsOf(program));
  const [row] = await db
    .select({ isUsed: isInUse(db).mapWith(Boolean), isSaved: exists(saved) })
    .from(programs)
    .where(and(eq(programs.accountId, program.accountId), eq(programs.id, program.id)));
  if (row?.isUsed) return 3;
  return row?.isSaved ? 2 : 1;
}

/** True if saving it concerns nobody else. */
export async function isOwnAndUnused(ctx: Context, programId: string): Promise<boolean> {
  const { creatorId, ...program } = await findProgram(ctx, programId);
  return creatorId === ctx.actor.userId && (await durationLockOf(ctx.db, program)) < 3;
}

/** Saved training days, by number or date; nulls without any. */
export async function trainedDays(db: Db | Tx, program: ProgramKey) {
  const [row] = await db
    .select({
      lastDay: sql<number | null>`max(${workouts.day})`,
      firstDate: sql<string | null>`min(${workouts.date})::text`,
    })
    .from(workouts)
    .where(and(workoutsOf(program), eq(workouts.restDay, false)));
  return row ?? { lastDay: null, firstDate: null };
}

export const deletedUser = "Deleted user";

function workoutsOf({ accountId, id }: ProgramKey) {
  return and(eq(workouts.accountId, accountId), eq(workouts.programId, id));
}

function selectProgram({ db, actor }: Context, id: string) {
  return db
    .select({ ...programColumns, isBought: boughtBy(actor) })
    .from(programs)
    .innerJoin(difficulties, eq(difficulties.id, programs.difficultyId))
    .leftJoin(users, and(eq(users.accountId, programs.accountId), eq(users.id, programs.creatorId)))
    .where(and(eq(programs.id, id), programsInScope(actor, "program:see")));
}

/** The date of a continuous program's last training day, for use in a larger query. */
// why: written out, since drizzle omits the table name in a query without joins
export const lastSaved = sql<string | null>`case when programs.continuous then (
  select max(saved.date)::text from workouts saved
  where saved.account_id = programs.account_id and saved.program_id = programs.id and not saved.rest_day
) end`;

/** Needs joins to the difficulty and the creator. */
export const programColumns = {
  id: programs.id,
  accountId: programs.accountId,
  creatorId: programs.creatorId,
  creatorName: fullNameIfAny,
  name: programs.name,
  difficulty: { id: difficulties.id, code: difficulties.code, name: difficulties.name },
  folderId: programs.folderId,
  continuous: programs.continuous,
  duration: programs.duration,
  timeUnit: programs.timeUnit,
  startDate: programs.startDate,
  lastSaved,
  shortDescription: programs.shortDescription,
  description: programs.description,
  imageId: programs.imageId,
  status: programs.status,
  priceCents: programs.priceCents,
  feedback: programs.feedback,
  isCopyOfBought: sql<boolean>`${programs.boughtProgramId} is not null`,
  version: programs.detailsVersion,
};

function rightsOf(actor: Actor, program: { accountId: string; creatorId: string }) {
  return {
    canEdit: can(actor, "program:edit", program),
    canDelete: can(actor, "program:delete", program),
  };
}
