import { and, asc, eq, isNull, type SQL, sql } from "drizzle-orm";
import { parseUuid } from "#app/domain/ids/ids.ts";
import { can } from "#app/domain/policy/can.ts";
import { foldForSearch } from "#app/domain/text/fold.ts";
import type { Context } from "#app/services/context.server.ts";
import { fullNameIfAny } from "#db/full-name.ts";
import { users } from "#db/schema/accounts.ts";
import { difficulties } from "#db/schema/catalogues.ts";
import { programs } from "#db/schema/programs.ts";
import { durationText } from "./duration.ts";
import { type ProgramQuery, programList, withoutFolder } from "./list.ts";
import { deletedUser } from "./queries.server.ts";
import { programsInScope } from "./scope.server.ts";

export type ProgramRow = {
  id: string;
  name: string;
  authorName: string;
  /** '4 weeks', or 'Continuous from 07/01/2026'. */
  duration: string;
  difficulty: string;
  isPublished: boolean;
  /** May be opened in the editor; a writer sees the list alone. */
  canOpen: boolean;
  canMoveUp: boolean;
  canMoveDown: boolean;
  canDelete: boolean;
};

/**
 * A page of the actor's programs: by position within one folder, else by name. They can be moved where the whole
 * order of one folder is in the list. A page beyond the last is empty. Two queries, whatever the number of programs.
 */
export async function listPrograms(ctx: Context, query: ProgramQuery): Promise<{ rows: ProgramRow[]; total: number }> {
  const [total, found] = await Promise.all([ctx.db.$count(programs, matching(ctx, query)), selectPage(ctx, query)]);
  const isWholeOrder = isOneFolder(query) && !query.search && !query.difficulty;
  const rows = found.map((row) => toRow(ctx, row, isWholeOrder ? total : 0));
  return { rows, total };
}

function selectPage(ctx: Context, query: ProgramQuery) {
  return ctx.db
    .select(columns)
    .from(programs)
    .innerJoin(difficulties, eq(difficulties.id, programs.difficultyId))
    .leftJoin(users, and(eq(users.accountId, programs.accountId), eq(users.id, programs.creatorId)))
    .where(matching(ctx, query))
    .orderBy(...orderOf(query))
    .limit(programList.size)
    .offset((query.page - 1) * programList.size);
}

const columns = {
  id: programs.id,
  accountId: programs.accountId,
  creatorId: programs.creatorId,
  name: programs.name,
  authorName: fullNameIfAny,
  continuous: programs.continuous,
  duration: programs.duration,
  timeUnit: programs.timeUnit,
  startDate: programs.startDate,
  difficulty: difficulties.name,
  status: programs.status,
  position: programs.position,
};

type Found = Awaited<ReturnType<typeof selectPage>>[number];

function toRow({ actor }: Context, row: Found, inOrder: number): ProgramRow {
  const canMove = row.position !== null && inOrder > 0 && can(actor, "program:edit", row);
  return {
    id: row.id,
    name: row.name,
    authorName: row.authorName ?? deletedUser,
    duration: durationText(row),
    difficulty: row.difficulty,
    isPublished: row.status === 3,
    canOpen: can(actor, "program:see", row),
    canMoveUp: canMove && row.position !== 1,
    canMoveDown: canMove && row.position !== inOrder,
    canDelete: can(actor, "program:delete", row),
  };
}

function matching({ db, actor }: Context, { search, difficulty, folder }: ProgramQuery): SQL | undefined {
  const folded = foldForSearch(search);
  return and(
    programsInScope(actor, "program:list"),
    folded ? sql`strpos(${programs.searchName}, ${folded}) > 0` : undefined,
    difficulty ? eq(programs.difficultyId, idOfDifficulty(db, difficulty)) : undefined,
    inChosenFolder(folder),
  );
}

function idOfDifficulty(db: Context["db"], code: string) {
  return db.select({ id: difficulties.id }).from(difficulties).where(eq(difficulties.code, code));
}

function inChosenFolder(folder: string): SQL | undefined {
  if (!folder) return undefined;
  if (folder === withoutFolder) return isNull(programs.folderId);
  const id = parseUuid(folder);
  return id ? eq(programs.folderId, id) : sql`false`;
}

function orderOf(query: ProgramQuery) {
  const byName = [asc(programs.sortName), asc(programs.id)];
  return isOneFolder(query) ? [asc(programs.position), ...byName] : byName;
}

function isOneFolder({ folder }: ProgramQuery) {
  return folder !== "" && folder !== withoutFolder;
}
