import { and, asc, eq, inArray, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { NotFound } from "#app/domain/errors.ts";
import { isOverdue, lastDayOf } from "#app/domain/schedule/following.ts";
import { todayOf } from "#app/domain/schedule/time-zone.ts";
import { deletedUser, lastSaved } from "#app/features/programs/queries.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { rowsAfter } from "#app/services/lists/keyset.server.ts";
import { fullNameIfAny } from "#db/full-name.ts";
import { accountClients, accounts, users } from "#db/schema/accounts.ts";
import { difficulties } from "#db/schema/catalogues.ts";
import { programAssignments, programs } from "#db/schema/programs.ts";
import { programPurchases } from "#db/schema/sales.ts";
import { isGivenTo, trainedBy } from "./scope.server.ts";

export const ownProgramKeys = z.tuple([z.string(), z.guid()]);

type Wanted = { limit: number; offset: number; after: z.infer<typeof ownProgramKeys> | null; noCount: boolean };

/** Assigned or bought, by name, with who assigned it and when it was bought. */
export async function pageOfOwnPrograms(ctx: Context, { limit, offset, after, noCount }: Wanted) {
  const wanted = trainedBy(ctx.actor);
  const found = await selectOwn(ctx, and(wanted, rowsAfter([programs.sortName, programs.id], after)))
    .orderBy(asc(programs.sortName), asc(programs.id))
    .limit(limit + 1)
    .offset(offset);
  return { rows: await withWays(ctx, found), total: noCount ? null : await ctx.db.$count(programs, wanted) };
}

export async function findOwnProgram(ctx: Context, id: string) {
  const [row] = await withWays(ctx, await selectOwn(ctx, and(eq(programs.id, id), trainedBy(ctx.actor))));
  if (!row) throw new NotFound();
  return row;
}

export type OwnProgramRow = Awaited<ReturnType<typeof findOwnProgram>>;

function selectOwn({ db, actor }: Context, wanted: SQL | undefined) {
  return db
    .select({
      ...columns,
      creatorName: sql<string>`coalesce(${fullNameIfAny}, ${deletedUser})`,
      undone: sql<number>`${undoneBy(actor)}::int`,
    })
    .from(programs)
    .innerJoin(difficulties, eq(difficulties.id, programs.difficultyId))
    .leftJoin(users, and(eq(users.accountId, programs.accountId), eq(users.id, programs.creatorId)))
    .where(wanted);
}

const columns = {
  id: programs.id,
  accountId: programs.accountId,
  creatorId: programs.creatorId,
  name: programs.name,
  sortName: programs.sortName,
  shortDescription: programs.shortDescription,
  description: programs.description,
  imageId: programs.imageId,
  difficulty: { id: difficulties.id, code: difficulties.code, name: difficulties.name },
  continuous: programs.continuous,
  duration: programs.duration,
  timeUnit: programs.timeUnit,
  startDate: programs.startDate,
  lastSaved,
};

/** Without rest days and completions (decisions §8). */
function undoneBy({ accountId, userId }: Context["actor"]) {
  return sql`(select count(*) from workouts planned
    where planned.account_id = ${programs.accountId} and planned.program_id = ${programs.id} and not planned.rest_day
      and not exists (select 1 from completions done
        where done.account_id = ${accountId}::uuid and done.user_id = ${userId}::uuid
          and done.program_id = planned.program_id
          and done.workout_key = coalesce(planned.date::text, planned.day::text)))`;
}

type Found = Awaited<ReturnType<typeof selectOwn>>[number];

async function withWays(ctx: Context, found: Found[]) {
  const ids = found.map(({ id }) => id);
  const [given, bought] = ids.length === 0 ? [[], []] : [await selectGiven(ctx, ids), await selectBought(ctx, ids)];
  const today = todayOf(ctx);
  return found.map((program) => {
    const ways = given.filter(({ programId }) => programId === program.id);
    const { undone } = program;
    return {
      ...program,
      ...purchaseOf(program, bought),
      assignments: ways.map(({ startDate, ...way }) => {
        const late = isOverdue(program, { startDate, undone }, today);
        return { ...way, startDate, lastDay: lastDayOf(program, startDate), isOverdue: late };
      }),
    };
  });
}

type Bought = Awaited<ReturnType<typeof selectBought>>[number];

function purchaseOf(program: Found, bought: readonly Bought[]) {
  const one = bought.find(({ programId }) => programId === program.id);
  if (!one) return { purchasedOn: null, begun: null };
  const { purchasedAt: purchasedOn, startDate, version } = one;
  return { purchasedOn, begun: { startDate, lastDay: startDate && lastDayOf(program, startDate), version } };
}

function selectGiven({ db, actor }: Context, ids: string[]) {
  return db
    .select({
      programId: programAssignments.programId,
      business: { id: accounts.id, name: accounts.name },
      assigner: {
        id: programAssignments.assignerId,
        fullName: sql<string>`coalesce(${fullNameIfAny}, ${deletedUser})`,
      },
      assignDate: programAssignments.assignDate,
      startDate: programAssignments.startDate,
      roundingStep: programAssignments.roundingStep,
    })
    .from(accountClients)
    .innerJoin(programAssignments, isGivenTo(actor) ?? sql`false`)
    .innerJoin(accounts, eq(accounts.id, programAssignments.accountId))
    .leftJoin(
      users,
      and(eq(users.accountId, programAssignments.accountId), eq(users.id, programAssignments.assignerId)),
    )
    .where(and(eq(accountClients.userId, actor.userId), inArray(programAssignments.programId, ids)))
    .orderBy(asc(programAssignments.startDate), asc(programAssignments.accountId));
}

function selectBought({ db, actor }: Context, ids: string[]) {
  const { accountId, buyerId, programId, purchasedAt, startDate, version } = programPurchases;
  return db
    .select({ programId, purchasedAt, startDate, version })
    .from(programPurchases)
    .where(and(eq(accountId, actor.accountId), eq(buyerId, actor.userId), inArray(programId, ids)));
}
