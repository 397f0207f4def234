import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { NotFound } from "#app/domain/errors.ts";
import type { Where } from "#app/domain/filters/where.ts";
import { isAdmin } from "#app/domain/policy/roles.ts";
import type { Context } from "#app/services/context.server.ts";
import { conditionOf, type Filterable } from "#app/services/filters/conditions.server.ts";
import { rowsAfter } from "#app/services/lists/keyset.server.ts";
import { users } from "#db/schema/accounts.ts";
import { difficulties } from "#db/schema/catalogues.ts";
import { folders, programs } from "#db/schema/programs.ts";
import type { programFilters } from "./filters.ts";
import { deletedUser, programColumns } from "./queries.server.ts";
import { boughtBy, inStore, programsInScope } from "./scope.server.ts";

type Filters = keyof typeof programFilters;

export const programKeys = z.tuple([z.string(), z.guid()]);

type Page = { limit: number; offset: number; after: z.infer<typeof programKeys> | null; noCount: boolean };
type Wanted<Name extends string> = Page & { where: Where<Name> | null };

export function pageOfPrograms(ctx: Context, { where, ...page }: Wanted<Filters>) {
  const wanted = and(programsInScope(ctx.actor, "program:list"), conditionOf(where, filterables(ctx)));
  return selectPage(ctx, wanted, page);
}

export function pageOfStore(ctx: Context, { where, ...page }: Wanted<"name" | "difficultyCode" | "creatorId">) {
  return selectPage(ctx, and(inStore(ctx.actor), conditionOf(where, filterables(ctx))), page);
}

export async function programForApi(ctx: Context, id: string) {
  const [row] = await select(ctx, and(eq(programs.id, id), programsInScope(ctx.actor, "program:see")));
  if (!row) throw new NotFound();
  return forReader(ctx, row);
}

export type ProgramRow = Awaited<ReturnType<typeof programForApi>>;

function filterables({ actor }: Context): Record<Filters, Filterable> {
  return {
    name: { folded: programs.searchName },
    difficultyCode: (matches) =>
      sql`exists (select 1 from difficulties one where one.id = programs.difficulty_id and ${matches(sql`one.code`)})`,
    // why: the author's folders are private
    folderId: sql`case when not ${boughtBy(actor)} then programs.folder_id end`,
    creatorId: programs.creatorId,
    status: programs.status,
  };
}

async function selectPage(ctx: Context, wanted: SQL | undefined, { limit, offset, after, noCount }: Page) {
  const rows = await select(ctx, and(wanted, rowsAfter([programs.sortName, programs.id], after)))
    .orderBy(asc(programs.sortName), asc(programs.id))
    .limit(limit + 1)
    .offset(offset);
  const total = noCount ? null : await ctx.db.$count(programs, wanted);
  return { rows: rows.map((row) => forReader(ctx, row)), total };
}

function select({ db, actor }: Context, wanted: SQL | undefined) {
  return db
    .select({
      ...programColumns,
      isBought: boughtBy(actor),
      sortName: programs.sortName,
      folderName: folders.name,
      position: programs.position,
      partnerRate: users.partnerCommissionRate,
      publishingVersion: programs.publishingVersion,
    })
    .from(programs)
    .innerJoin(difficulties, eq(difficulties.id, programs.difficultyId))
    .leftJoin(users, and(eq(users.accountId, programs.accountId), eq(users.id, programs.creatorId)))
    .leftJoin(folders, and(eq(folders.accountId, programs.accountId), eq(folders.id, programs.folderId)))
    .where(wanted);
}

type Row = Awaited<ReturnType<typeof select>>[number];

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
