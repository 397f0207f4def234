import { type AnyColumn, and, asc, desc, eq, isNull, or, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { parseUuid } from "#app/domain/ids/ids.ts";
import type { Actor } from "#app/domain/policy/roles.ts";
import { foldForSearch } from "#app/domain/text/fold.ts";
import type { Context } from "#app/services/context.server.ts";
import { fullNameIfAny } from "#db/full-name.ts";
import { users } from "#db/schema/accounts.ts";
import { difficulties } from "#db/schema/catalogues.ts";
import { folders, programAssignments, programs, workouts } from "#db/schema/programs.ts";
import { isOneFolder, type ProgramQuery, programList, withoutFolder } from "./list.ts";
import { boughtBy, isOwn, programsInScope } from "./scope.server.ts";

/** Counts only for its rows, from indexes. */
export function selectPage(ctx: Context, query: ProgramQuery) {
  const page = ctx.db
    .select({ ...columns, isBought: boughtBy(ctx.actor).as("is_bought") })
    .from(programs)
    .where(matching(ctx, query))
    .orderBy(...orderOf(query, programs, clientCount(ctx, { ...keyOf(programs), isBought: boughtBy(ctx.actor) })))
    .limit(programList.size)
    .offset((query.page - 1) * programList.size)
    .as("page");
  const { accountId, id, creatorId, name, continuous, duration, timeUnit, startDate, status, position, updatedAt } =
    page;
  const clients = clientCount(ctx, page);
  const written = writtenDays(ctx, page);
  return ctx.db
    .select({
      accountId,
      id,
      creatorId,
      name,
      continuous,
      duration,
      timeUnit,
      startDate,
      status,
      position,
      updatedAt,
      authorName: fullNameIfAny,
      folder: folders.name,
      difficulty: difficulties.name,
      isBought: page.isBought,
      clients: sql<number>`${clients}::int`,
      written: { days: written.days, lastDay: written.lastDay, lastDate: written.lastDate },
    })
    .from(page)
    .innerJoin(difficulties, eq(difficulties.id, page.difficultyId))
    .leftJoin(users, and(eq(users.accountId, page.accountId), eq(users.id, page.creatorId)))
    .leftJoin(folders, and(eq(folders.accountId, page.accountId), eq(folders.id, page.folderId)))
    .crossJoinLateral(written)
    .orderBy(...orderOf(query, page, clients));
}

const columns = {
  id: programs.id,
  accountId: programs.accountId,
  creatorId: programs.creatorId,
  name: programs.name,
  sortName: programs.sortName,
  continuous: programs.continuous,
  duration: programs.duration,
  timeUnit: programs.timeUnit,
  startDate: programs.startDate,
  difficultyId: programs.difficultyId,
  folderId: programs.folderId,
  position: programs.position,
  status: programs.status,
  updatedAt: programs.updatedAt,
};

type Keyed = { accountId: AnyColumn; id: AnyColumn };

function keyOf({ accountId, id }: Keyed): Keyed {
  return { accountId, id };
}

function clientCount({ db, actor }: Context, { accountId, id, isBought }: Keyed & { isBought: SQLWrapper }): SQL {
  const business = sql`case when ${isBought} then ${actor.accountId}::uuid else ${accountId} end`;
  const isOf = and(eq(programAssignments.accountId, business), eq(programAssignments.programId, id));
  return sql`${db.select({ count: sql`count(*)` }).from(programAssignments).where(isOf)}`;
}

function writtenDays({ db }: Context, { accountId, id }: Keyed) {
  return db
    .select({
      days: sql<number>`count(*)::int`.as("days"),
      lastDay: sql<number | null>`max(${workouts.day})`.as("last_day"),
      lastDate: sql<string | null>`max(${workouts.date})::text`.as("last_date"),
    })
    .from(workouts)
    .where(and(eq(workouts.accountId, accountId), eq(workouts.programId, id), sql`not ${workouts.restDay}`))
    .as("written");
}

export function matching({ db, actor }: Context, { search, difficulty, folder, whose }: ProgramQuery): SQL | undefined {
  const folded = foldForSearch(search);
  return and(
    programsInScope(actor, "program:list"),
    folded ? sql`strpos(${programs.searchName}, ${folded}) > 0` : undefined,
    difficulty ? eq(programs.difficultyId, idOfDifficulty(db, difficulty)) : undefined,
    inChosenFolder(actor, folder),
    isOfChosen(actor, whose),
  );
}

function idOfDifficulty(db: Context["db"], code: string) {
  return db.select({ id: difficulties.id }).from(difficulties).where(eq(difficulties.code, code));
}

function inChosenFolder(actor: Actor, folder: string): SQL | undefined {
  if (!folder) return undefined;
  if (folder === withoutFolder) return or(isNull(programs.folderId), boughtBy(actor));
  const id = parseUuid(folder);
  return id ? eq(programs.folderId, id) : sql`false`;
}

function isOfChosen(actor: Actor, whose: string): SQL | undefined {
  if (whose === "bought") return boughtBy(actor);
  return whose === "mine" ? isOwn(actor) : undefined;
}

type Ordered = { position: AnyColumn; sortName: AnyColumn; id: AnyColumn; updatedAt: AnyColumn };

/** Most recently changed first; ties are sorted by name. */
function orderOf(query: ProgramQuery, { position, sortName, id, updatedAt }: Ordered, clients: SQL): SQL[] {
  const isReversed = query.sort.startsWith("-");
  const [up, down] = isReversed ? [desc, asc] : [asc, desc];
  const name = [up(sortName), up(id)];
  const by: Record<string, SQL[]> = {
    order: isOneFolder(query) ? [up(position), ...name] : name,
    name,
    changed: [down(updatedAt), asc(sortName), asc(id)],
    clients: [up(clients as SQLWrapper), asc(sortName), asc(id)],
  };
  return by[query.sort.replace("-", "")] ?? name;
}
