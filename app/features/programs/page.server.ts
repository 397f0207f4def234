import { and, asc, desc, eq, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { NotFound } from "#app/domain/errors.ts";
import { EMPTY_ID, parseUuid } from "#app/domain/ids/ids.ts";
import type { Slice } from "#app/domain/lists/slice.ts";
import { isAdmin } from "#app/domain/policy/roles.ts";
import type { Context } from "#app/services/context.server.ts";
import { conditionOf, type Filterable } from "#app/services/filters/conditions.server.ts";
import { rowsAfter } from "#app/services/lists/keyset.server.ts";
import { users } from "#db/schema/accounts.ts";
import { difficulties } from "#db/schema/catalogues.ts";
import { folders, programAssignments, programs, workouts } from "#db/schema/programs.ts";
import type { ProgramField, ProgramOrder, ProgramWhere } from "./list.ts";
import { deletedUser, programColumns } from "./queries.server.ts";
import { boughtBy, inStore, programsInScope } from "./scope.server.ts";
import type { StoreWhere } from "./store/list.ts";

export const programKeys = z.tuple([z.string(), z.guid()]);

/** `hasCounts`: with the clients and the written days, which are 0 without. `noTexts`: without long texts. */
type Extent = { hasCounts?: boolean; noTexts?: boolean };
type Page = Slice<z.infer<typeof programKeys>> & Extent & { order?: ProgramOrder };

export function pageOfPrograms(ctx: Context, { where, ...page }: Page & { where: ProgramWhere }) {
  const wanted = and(programsInScope(ctx.actor, "program:list"), conditionOf(where, columnsOf(ctx)));
  return readPage(ctx, wanted, page);
}

export function pageOfStore(ctx: Context, { where, ...page }: Page & { where: StoreWhere }) {
  return readPage(ctx, and(inStore(ctx.actor), conditionOf(where, columnsOf(ctx))), page);
}

export async function programForApi(ctx: Context, id: string) {
  const isIt = and(eq(programs.id, parseUuid(id) ?? EMPTY_ID), programsInScope(ctx.actor, "program:see"));
  const [row] = await selectPrograms(ctx, isIt, { limit: 1, offset: 0 });
  if (!row) throw new NotFound();
  return forReader(ctx, row);
}

export type ProgramRow = Awaited<ReturnType<typeof programForApi>>;

function columnsOf({ actor }: Context): Record<ProgramField, Filterable> {
  return {
    name: { folded: programs.searchName },
    difficultyCode: (matches) =>
      sql`exists (select 1 from difficulties one where one.id = programs.difficulty_id and ${matches(sql`one.code`)})`,
    // why: the author's folders are private
    folderId: sql`case when not ${boughtBy(actor)} then programs.folder_id end`,
    inFolder: programs.folderId,
    creatorId: programs.creatorId,
    accountId: programs.accountId,
    isBought: sql`(${boughtBy(actor)})`,
    status: programs.status,
  };
}

async function readPage(ctx: Context, wanted: SQL | undefined, { limit, after, noCount, ...page }: Page) {
  const following = and(wanted, rowsAfter([programs.sortName, programs.id], after));
  const rows = await selectPrograms(ctx, following, { ...page, limit: limit + 1 });
  const total = noCount ? null : await ctx.db.$count(programs, wanted);
  return { rows: rows.map((row) => forReader(ctx, row)), total };
}

type Selected = Extent & { order?: ProgramOrder; limit: number; offset: number };

/** Counts only for the rows of the page, from indexes. */
function selectPrograms(ctx: Context, wanted: SQL | undefined, selected: Selected) {
  const { order = byName, limit, offset, hasCounts = false, noTexts = false } = selected;
  const clients = clientCount(ctx);
  const page = ctx.db
    .select({ accountId: programs.accountId, id: programs.id })
    .from(programs)
    .where(wanted)
    .orderBy(...orderOf(order, clients))
    .limit(limit)
    .offset(offset)
    .as("page");
  const written = writtenDays(ctx, hasCounts);
  return ctx.db
    .select({
      ...listed,
      ...(noTexts ? noLongTexts : longTexts),
      ...moreColumns,
      isBought: boughtBy(ctx.actor),
      clients: hasCounts ? sql<number>`${clients}::int` : sql<number>`0`,
      written: { days: written.days, lastDay: written.lastDay, lastDate: written.lastDate },
    })
    .from(page)
    .innerJoin(programs, and(eq(programs.accountId, page.accountId), eq(programs.id, page.id)))
    .innerJoin(difficulties, eq(difficulties.id, programs.difficultyId))
    .leftJoin(users, and(eq(users.accountId, programs.accountId), eq(users.id, programs.creatorId)))
    .leftJoin(folders, and(eq(folders.accountId, programs.accountId), eq(folders.id, programs.folderId)))
    .crossJoinLateral(written)
    .orderBy(...orderOf(order, clients));
}

/** Without the last saved day, which no list shows. */
const { lastSaved: _, ...listed } = programColumns;
const moreColumns = {
  sortName: programs.sortName,
  folderName: folders.name,
  position: programs.position,
  partnerRate: users.partnerCommissionRate,
  publishingVersion: programs.publishingVersion,
  updatedAt: programs.updatedAt,
};
const longTexts = { description: sql<string>`${programs.description}`, feedback: sql<string>`${programs.feedback}` };
const noLongTexts: typeof longTexts = { description: sql<string>`''`, feedback: sql<string>`''` };

function clientCount({ db, actor }: Context): SQL {
  const business = sql`case when ${boughtBy(actor)} then ${actor.accountId}::uuid else ${programs.accountId} end`;
  const isOf = and(eq(programAssignments.accountId, business), eq(programAssignments.programId, programs.id));
  return sql`${db.select({ count: sql`count(*)` }).from(programAssignments).where(isOf)}`;
}

function writtenDays({ db }: Context, isWanted: boolean) {
  const isOf = and(eq(workouts.accountId, programs.accountId), eq(workouts.programId, programs.id));
  return db
    .select({
      days: sql<number>`count(*)::int`.as("days"),
      lastDay: sql<number | null>`max(${workouts.day})`.as("last_day"),
      lastDate: sql<string | null>`max(${workouts.date})::text`.as("last_date"),
    })
    .from(workouts)
    .where(isWanted ? and(isOf, sql`not ${workouts.restDay}`) : sql`false`)
    .as("written");
}

const byName: ProgramOrder = { by: "name", isReversed: false };

/** Most recently changed first; ties are sorted by name. */
function orderOf({ by, isReversed }: ProgramOrder, clients: SQL): SQL[] {
  const { position, sortName, id, updatedAt } = programs;
  const [up, down] = isReversed ? [desc, asc] : [asc, desc];
  switch (by) {
    case "name":
      return [up(sortName), up(id)];
    case "position":
      return [up(position), up(sortName), up(id)];
    case "changed":
      return [down(updatedAt), asc(sortName), asc(id)];
    case "clients":
      return [up(clients), asc(sortName), asc(id)];
  }
}

type Row = Awaited<ReturnType<typeof selectPrograms>>[number];

/**
 * Feedback and publishing data are only for the author and administrators, the partner's rate only for administrators.
 */
function forReader({ actor }: Context, { partnerRate, ...row }: Row) {
  const isOwn = row.accountId === actor.accountId && row.creatorId === actor.userId;
  const rate = isAdmin(actor) && partnerRate !== null ? Number(partnerRate) : null;
  const shown = { ...row, creatorName: row.creatorName ?? deletedUser, partnerCommissionRate: rate };
  if (isOwn || isAdmin(actor)) return shown;
  return { ...shown, folderId: null, folderName: null, position: null, feedback: "" };
}
